### The rules of Memento.

aim-title = Lo scopo
aim-heart = Vinci appena le tue pedine riempiono il cuore di un triangolo: il suo centro e i tre punti sui suoi lati.
aim-centres = Vinci anche appena sei su tutti e quattro i centri. L’altezza delle tue pedine non conta mai.
aim-last = E vinci quando solo tu hai ancora pedine.
caption-heart = Il rosso va al centro del triangolo in alto: il cuore è pieno.
caption-centres = Il rosso va al centro interno e ora li ha tutti e quattro.
caption-last = Il rosso mangia l’unica pedina del blu e resta solo in gioco.

box-title = Che cosa c’è nella scatola
box-people = A Memento si gioca in due, in tre o in quattro.
box-stones = Le pedine di base sono di tutti: 11 in due o in tre, 15 in quattro. Formano la riserva.
box-markers = Ognuno ha nove pezzi colorati del suo colore.
box-figure = Una pedina è una pila da una a tre pedine di base con un pezzo colorato in cima: un singolo, un doppio o un triplo.

board-title = Il tabellone
board-triangles = Quattro triangoli formano un grande triangolo. Ognuno ha sette punti: tre angoli, tre punti sui lati e un centro. La scatola chiama i punti sui lati punti perpendicolari.
board-meeting = I tre angoli più esterni sono le punte del grande triangolo. Di fronte a ogni punta tre angoli stanno fianco a fianco: un punto d’incontro. La scatola lo chiama costellazione.
board-figures = Le pedine stanno sui punti, al massimo una per punto.
board-lines = Le linee seguono i lati di ogni triangolo e vanno da ogni angolo, attraverso il centro, al punto sul lato opposto. Il testo lascia questo a un disegno; queste linee vanno bene con i nomi dei punti.
board-joints = Dove i triangoli si toccano, sono vicini i punti sui lati che si fronteggiano, e così i tre angoli di un punto d’incontro. Le regole non lo dicono, ma altrimenti i triangoli sarebbero appena uniti.
caption-points = Il rosso sta su un centro, il blu sugli angoli, il verde sui lati.
caption-meeting = Tre pedine sui tre angoli di un punto d’incontro.
caption-joint = Il rosso passa dal triangolo in alto a quello interno.

start-title = Per cominciare
start-empty = All’inizio il tabellone è vuoto. Si gioca a turno, in senso orario.
start-first = Tirate a sorte o scegliete chi comincia. Qui le lingue delle regole non sono d’accordo, quindi si può in entrambi i modi.
start-opening = Chi comincia mette un singolo su un punto qualsiasi. Il primo turno è tutto qui.
start-anywhere = Questo primo singolo può stare perfino su un centro o nel triangolo interno.
caption-opening = Il rosso comincia dal centro del triangolo interno.

turn-title = Il tuo turno
turn-one = Da lì in poi, nel tuo turno fai esattamente una cosa: far entrare due singoli, ruotare un triangolo, muovere una pedina o dividerla. Non si può passare.
turn-change = Il tuo turno deve cambiare qualcosa. Solo una rotazione può lasciare tutto com’era, e allora è vietata. Le lingue lo dicono in modi diversi, ma il senso è lo stesso.
caption-nothing = Ruotare il triangolo in alto o quello interno qui non cambierebbe nulla.

coming-title = Far entrare singoli
coming-two = Puoi far entrare due nuovi singoli alla volta, su due punti liberi diversi del contorno dei tre triangoli esterni.
coming-where = I nuovi singoli non entrano mai su un centro, nel triangolo interno o mangiando.
coming-needs = Per far entrare singoli ti servono due pedine di base dalla riserva e due dei tuoi pezzi colorati.
caption-coming = Il blu fa entrare due singoli insieme.
caption-entrances = Il contorno è aperto; centri, triangolo interno e punti occupati sono chiusi.

turning-title = Ruotare un triangolo
turning-any = Puoi ruotare qualsiasi triangolo, con tutto ciò che ci sta sopra, di chiunque sia. Lo puoi fare anche prima di avere una pedina.
turning-third = Un triangolo ruota di un terzo di giro, in un senso o nell’altro, e il suo centro resta dov’è. Le regole non dicono di quanto, ma solo un terzo riporta i punti su altri punti.
turning-before = Non puoi ruotare un triangolo se chi gioca prima di te ne ha appena ruotato uno.
turning-own = Non puoi ruotarne uno nemmeno se l’hai fatto nel tuo ultimo turno. Il testo francese dice un’altra cosa, che non ha senso; gli altri sono d’accordo.
caption-turning = Il rosso ruota il triangolo in alto. Ora il blu non può farlo.
caption-back = Il rosso ruota il triangolo in alto nell’altro senso.
caption-twice = Il rosso l’ha fatto nel suo ultimo turno: ora non può ripeterlo.

moving-title = Muovere una pedina
moving-one = Puoi muovere una delle tue pedine. Se dove arriva ce n’è un’altra, la mangia. Mangiare non è mai obbligatorio.
moving-single = Un singolo fa un passo, su un punto vicino.
moving-double = Un doppio fa un passo, oppure corre lungo una linea retta, in un senso o nell’altro, finché vuoi.
moving-stop = Dove una linea piega, un doppio deve fermarsi. Lo ferma anche la prima pedina sulla sua strada, tua o di altri; la può mangiare.
moving-triple = Un triplo fa un passo. Da un centro può anche saltare su qualsiasi altro centro o punta.
moving-leap = Un triplo salta al di sopra di tutto e può mangiare dove arriva. Salta solo dai centri, mai da una punta. Il regolamento nomina solo il salto da un centro, quindi non c’è quello di ritorno.
caption-single = I quattro passi di un singolo; la punta è troppo lontana.
caption-double = Fin dove va il doppio rosso; il centro a sinistra non lo raggiunge.
caption-stop = Il doppio rosso corre lungo la base e mangia la prima pedina.
caption-triple = Tutti i punti che il triplo rosso raggiunge dal centro in alto.
caption-leap = Il triplo rosso salta dal centro in alto a quello a destra.

edge-title = Oltre il bordo
edge-doors = Il bordo non ferma nessuno. Agli angoli di ogni triangolo una pedina può uscire dal tabellone ed entrare altrove, con un solo passo.
edge-tips = Da una punta si passa a un’altra punta, oppure a qualsiasi angolo del punto d’incontro di fronte.
edge-meetings = Da un angolo di un punto d’incontro si passa a qualsiasi angolo degli altri due, oppure alla punta di fronte.
edge-straight = In «Originale» un doppio in corsa prosegue dritto oltre il bordo; con «Versione» potete scegliere altrimenti. Sei linee sono così anelli: i lati del grande triangolo e le linee da una punta al suo punto d’incontro. Solo un disegno mostra quali; noi usiamo quelle con i capi uniti da un passo oltre il bordo.
edge-behind = Un anello così ha due sensi. Un doppio bloccato da una parte può passare dall’altra, ma non tornare sul proprio punto. Le regole non ne parlano; per noi ogni senso è una strada a sé.
caption-leaving = Il singolo rosso esce in alto ed entra in basso a destra.
caption-tips = Tutti i passi dalla punta in alto oltre il bordo.
caption-stepping = Il singolo rosso passa dal punto d’incontro a sinistra a quello in basso.
caption-meetings = Tutti i passi dal punto d’incontro a sinistra oltre il bordo.
caption-running = Il doppio rosso esce in basso, entra in alto e prosegue dritto.
caption-behind = Il blu blocca la strada diretta, così il doppio rosso fa il giro.

taking-title = Mangiare e impilare
taking-figure = Ogni pedina mangia andando sopra un’altra. Puoi mangiare anche le tue, per impilare più in alto.
taking-stack = Le pedine di base di tutte e due formano una pila sotto il pezzo colorato di chi mangia. L’altro pezzo colorato viene restituito e si può usare di nuovo.
taking-back = Se la pila è più alta di tre, tre pedine di base tornano nella riserva. Un doppio che mangia un doppio diventa quindi un singolo.
taking-table =
    Pedine di base insieme | Nuova pedina
    2 | doppio
    3 | triplo
    4 | singolo
    5 | doppio
    6 | triplo
caption-own = Il rosso mette un singolo su un suo singolo: un doppio.
caption-taking = Un singolo rosso ne mangia uno blu: diventa un doppio.
caption-tripling = Il doppio rosso mangia un singolo blu: diventa un triplo.
caption-four = Doppio mangia doppio: tre pedine di base tornano indietro, resta un singolo.

splitting-title = Dividere una pedina
splitting-parts = Puoi dividere un doppio in due singoli, e un triplo in tre singoli oppure in un doppio e un singolo.
splitting-where = Ogni parte va su un punto libero tutto suo, dove la pedina intera avrebbe potuto andare. Il punto dove stava resta vuoto.
splitting-markers = Ogni parte ha bisogno di un pezzo colorato. Quello vecchio serve ancora, gli altri vengono dalla tua mano.
caption-halves = Il rosso divide un doppio in due singoli.
caption-thirds = Il rosso divide un triplo in tre singoli.
caption-uneven = Il rosso divide un triplo: il doppio salta al centro interno.

end-title = La fine
end-moment = Conta la fine del tuo turno. Un cuore che qualcun altro riempie per te dev’essere ancora pieno dopo il tuo turno. Il regolamento non lo precisa; così nessuno vince nel turno di un altro.
end-out = Chi ha perso tutte le pedine è fuori.
end-newcomer = Chi non è ancora entrato non è fuori: non si perde ciò che non si è mai avuto.
end-limit = Dopo 500 turni chi è ancora in gioco condivide la vittoria. Le regole non hanno questa fine, ma a un programma ne serve una.

versions-title = Tre versioni
versions-three = L’edizione Memento Tuos nomina tre versioni; prima della partita ne scegliete una con «Versione». Cambia che cosa può fare al bordo un doppio in corsa; un passo oltre il bordo è sempre possibile. Di solito si gioca «Originale», descritta sopra.
versions-simple = In «Semplice» il bordo non va passato per forza dritto. Lungo la strada un doppio può uscire una volta, entrare dove porta un passo oltre il bordo e continuare.
versions-complex = In «Complessa» la corsa di un doppio finisce al bordo. È stampato solo il nome; il bordo più severo è un’idea nostra. Con «Versione» potete scegliere altrimenti.
versions-ludis = L’edizione memento ludis non ha versioni. Vuole strade dritte senza eccezioni; per noi è «Originale», da scegliere con «Versione».
caption-simple = Il doppio rosso esce in alto, entra in basso e piega verso l’interno.
caption-complex = Nella complessa il doppio rosso non corre oltre la punta.

makers-title = Di chi è il gioco
makers-rules = Dalle regole di Monsieur Bernard. Conosciamo due edizioni: Memento Tuos in tedesco, inglese, francese, italiano e ucraino, e memento ludis in tedesco e inglese.
makers-ours = Tabelloni e testi sono nostri.
