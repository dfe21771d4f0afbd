### The rules of Anneaux.

aim-title = Lo scopo
aim-lines = Metti in linea tre pedine del tuo colore, lungo un anello o su un raggio. Per ogni linea prendi una pedina a ciascuno degli altri. Vince chi resta in gioco per ultimo.

box-title = Nella scatola
box-players = Si gioca in due, in tre o in quattro.
box-pieces = Ci sono un tabellone e 40 pedine di quattro colori, dieci per colore.

board-title = Il tabellone
board-rings = Su una base stanno tre anelli, uno dentro l’altro, e ognuno si può girare. Ogni anello ha otto caselle per le pedine. Dall’interno verso l’esterno li chiamiamo A, B e C.
board-spokes = Prima di cominciare girate gli anelli in modo che le caselle si allineino dal centro verso l’esterno. Tre di queste caselle, una per anello, formano un raggio. I raggi sono quindi otto.
caption-board = Tre anelli di otto caselle; dal centro verso l’esterno tre caselle formano un raggio.

start-title = Preparazione
start-pawns = Ognuno sceglie un colore e prende in mano le sue dieci pedine. Il tabellone è ancora vuoto.
start-first = Decidete chi comincia. Qui potete anche tirare a sorte.

turn-title = Il tuo turno
turn-choice = Nel tuo turno fai una sola di queste tre cose. Metti una pedina su una casella libera, gira un anello di una casella o muovi una pedina su una casella vicina libera. Così formi linee e disturbi quelle degli altri.
turn-round = Si gioca in senso orario.

placing-title = Mettere una pedina
placing-cell = Prendi una pedina dalla mano e mettila su una casella libera qualsiasi, sull’anello che vuoi.
caption-placing = Il rosso mette una pedina su una casella libera dell’anello di mezzo.

turning-title = Girare un anello
turning-step = Gira un anello di una casella, in un senso o nell’altro, finché le caselle formano di nuovo dei raggi. Tutte le pedine che ci stanno sopra viaggiano con lui, le tue e quelle degli altri.
turning-rest = L’anello girato per ultimo è bloccato, chiunque l’abbia girato. Si può girare di nuovo solo dopo che qualcuno ne ha girato un altro.
caption-turning = Il rosso gira l’anello di mezzo, e tutte e tre le pedine viaggiano con lui.
caption-pinned = Il blu ha girato l’anello di mezzo: ora si possono girare solo gli altri due.

moving-title = Muovere una pedina
moving-step = Muovi una delle tue pedine su una casella libera subito accanto. È la casella vicina sul suo anello, oppure quella dello stesso raggio sull’anello accanto.
moving-diagonal = Una pedina non va mai in diagonale. Altrimenti quasi ogni casella sarebbe vicina, e anelli e raggi conterebbero ben poco.
caption-moving = Una pedina rossa si muove di una casella verso l’esterno, lungo il suo raggio.
caption-neighbours = Una pedina ha caselle vicine sul suo anello e sul suo raggio, non in diagonale.

lines-title = Le linee
lines-row = Tre tue pedine una accanto all’altra su un anello sono una linea: una fila. Deve farne parte la pedina che hai appena messo o mosso.
lines-spoke = Anche tre tue pedine sulle tre caselle di un raggio sono una linea. Lo riempi mettendo o muovendo una pedina, oppure girando un anello.
lines-turning = Quando giri un anello, una tua pedina può arrivare su un raggio e completarlo. Una fila non nasce mai così, perché tutte le pedine di un anello viaggiano insieme.
lines-others = Se il tuo giro completa una linea per qualcun altro, per quella nessuno prende niente.
lines-several = Ogni linea che nasce nel tuo turno conta. Una pedina fa al massimo una fila e un raggio; in una fila più lunga conta come quella di mezzo. Dopo un giro conta ogni raggio pieno di tue pedine, anche se era già pieno prima. Il regolamento non lo dice; così è più semplice.
caption-row = La terza pedina rossa completa una fila sull’anello interno.
caption-spoke = La terza pedina rossa completa un raggio.
caption-turned = Il rosso gira l’anello esterno, e una pedina arriva sul raggio: è una linea.
caption-gift = Girando, il blu completa un raggio per il rosso, che non prende niente.
caption-both = La pedina rossa completa insieme una fila e un raggio: due linee.

taking-title = Prendere pedine
taking-each = Per ogni linea prendi dal tabellone una pedina di ciascuno degli altri, quella che vuoi. Con due linee ne prendi due a ciascuno.
taking-gone = Le pedine prese escono dal gioco e non tornano più. Quelle in mano sono al sicuro.
taking-order = Prendi le pedine a uno alla volta, cominciando da chi siede alla tua sinistra. Chi intanto finisce fuori dà lo stesso il resto, a meno che la partita sia finita. Il regolamento non lo dice, ma le pedine di chi è fuori si possono prendere comunque.
caption-taking = Per una fila il rosso prende una pedina al blu e una al verde.
caption-choosing = Il blu ha già dato una pedina; ora il rosso ne sceglie una verde.

tired-title = Pedine stanche
tired-ends = Quando hai fatto una fila, le due pedine alle estremità si stancano. Una pedina stanca non serve per nessuna nuova fila e nessun raggio finché non viene mossa.
tired-awake = Muovi una pedina stanca, e subito si sveglia. Conta già per la linea che nasce proprio con quella mossa.
tired-riding = Viaggiare su un anello non sveglia una pedina stanca. Nel regolamento le pedine si muovono e gli anelli si girano: due parole, quindi per noi due cose diverse.
tired-six = Se allunghi una fila, la quarta e la quinta pedina non fanno prendere niente. La sesta forma una seconda fila con le due precedenti. Le figure del regolamento ci mancano; leggiamo così le loro didascalie, per via delle estremità stanche.
tired-spokes = Un raggio non stanca nessuno, perché il regolamento parla solo di una linea su un anello. Così però una pedina può uscire e rientrare, linea dopo linea. Se non vi piace, in «Chi si stanca» scegliete «Anche dei raggi».
caption-spent = La quarta pedina rossa non prende niente, perché quella accanto è stanca.
caption-fresh = Una pedina rossa stanca esce e rientra: di nuovo sveglia, completa una fila.
caption-riding = La fila ha viaggiato, ma le estremità sono ancora stanche: il rosso non prende niente.
caption-five = Una fila e due pedine in più: la quinta pedina rossa non prende niente.
caption-six = Due file su un anello: la sesta pedina rossa completa la seconda.
caption-again = Una pedina rossa esce dal raggio e rientra: la linea conta di nuovo.

flying-title = Volare
flying-four = Quando ti restano solo quattro pedine o meno, voli. A ogni turno muovi una tua pedina su una casella libera qualsiasi, vicina o lontana.
flying-hand = Voli solo se la tua mano è vuota. Altrimenti volerebbero tutti fin dall’inizio.
flying-rings = Chi vola non può girare anelli, perché il regolamento dice di muovere una pedina a ogni turno. Altri giochi di questa famiglia lasciano la scelta. Perciò in «Quattro pedine, mano vuota» potete scegliere «Voli o giri».
flying-pass = Chi non può fare niente passa; è una regola nostra, perché nel regolamento non c’è. Succede solo se voli e il tabellone è pieno. Tutti gli altri possono sempre girare un anello, anche vuoto.
caption-flight = Il rosso ha solo quattro pedine: una attraversa il tabellone e completa una fila.
caption-grounded = Il rosso vola su qualsiasi casella libera, ma non può girare anelli.

end-title = Fuori, e la fine
end-two = Se ti restano solo due pedine, tra mano e tabellone, sei subito fuori.
end-stay = Le pedine di chi è fuori restano sul tabellone. Sono d’intralcio, viaggiano con gli anelli e si possono ancora prendere per altre linee.
end-last = Quando tutti gli altri sono fuori, chi è rimasto in gioco ha vinto.
end-limit = Se una partita dura molto a lungo, finisce dopo 1000 mosse, prese comprese. Chi è ancora in gioco condivide la vittoria. Il regolamento non prevede questa fine, ma a un programma serve.
caption-out = Il verde prende una pedina al blu, che è fuori; le sue ultime due restano.
caption-later = Il blu è fuori, ma per una linea il rosso gli prende ancora una pedina.
caption-end = Il rosso prende una pedina e vince: al blu ne restano solo due.

tips-title = Buono a sapersi
tips-first = Chi mette la prima pedina è in vantaggio. Disturbate quindi la prima linea fin dal primo giro.
tips-truce = Il regolamento avverte di questo vantaggio, ma non dà un rimedio. In due, se si gioca bene, chi comincia vince quasi sempre. Perciò c’è la «Tregua all’inizio»: se volete, nessuna linea conta prima che tutti abbiano avuto tre turni.
tips-defence = A volte la difesa migliore è girare un anello e completare tu la linea di qualcun altro. Così non gli fa guadagnare niente.
caption-truce = Durante la tregua la fila del rosso non prende niente.

makers-title = Da dove viene
makers-unknown = Dalle regole di un gioco in francese di cui non conosciamo né il titolo né l’autore. Lo chiamiamo Anneaux, che vuol dire anelli.
makers-own = Il tabellone e i testi sono nostri.
