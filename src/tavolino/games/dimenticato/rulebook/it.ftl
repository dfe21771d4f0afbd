### The rules of Dimenticato.

aim-title = Lo scopo
aim-home = Le tue quattro pedine lasciano le caselle di partenza, fanno una volta il giro del percorso e tornano a casa. Le caselle di partenza sono anche la meta. Vince chi per primo ha di nuovo a casa tutte e quattro le pedine.
aim-dice = Una pedina copre il numero su cui sta. Per andare avanti devi sapere quel numero. Tienilo a mente, prima che sia dimenticato!

box-title = Che cosa c’è nella scatola
box-cards = Ci sono 12 carte piccole con quattro caselle che mostrano un dado. Le 4 carte grandi ne hanno altrettante, e in più le quattro caselle di partenza di un colore.
box-figures = Ci sono 16 pedine, quattro per colore. Si gioca in due, in tre o in quattro.
box-fields = Ogni casella del percorso mostra un numero da 1 a 6 e ha uno dei quattro colori. Su ogni carta c’è ogni colore una volta.

board-title = Preparare il percorso
board-colours = Ognuno sceglie un colore e prende la carta grande e le quattro pedine di quel colore.
board-cards = Mescolate le carte piccole e mettetene tre, a caso, tra una carta grande e la successiva. In tre restano fuori tre carte piccole, in due sei.
board-track = Insieme le carte formano una cornice chiusa. Il percorso è doppio: due corsie affiancate. Le caselle di partenza sono fuori dalla cornice, accanto alla corsia esterna.
board-table =
    Giocatori | Carte grandi | Carte piccole | Caselle del percorso
    2 | 2 | 6 | 32
    3 | 3 | 9 | 48
    4 | 4 | 12 | 64
board-drawing = Conosciamo il testo delle regole stampate, ma non i disegni. Perciò la cornice per tre e i numeri delle nostre carte sono nostri.
board-begin = Metti le tue quattro pedine sulle tue quattro caselle di partenza. Comincia il più giovane, se non decidete altrimenti o non tirate a sorte.

caption-frametwo = In due: una cornice di 8 carte, il rosso in basso, il blu in alto.
caption-framethree = In tre: una cornice di 12 carte, più larga che alta.
caption-framefour = In quattro: un quadrato di 16 carte, una carta grande per lato.

leaving-title = La partenza
leaving-order = Si gioca a turno, in senso orario. Quando tocca a te, muovi una pedina.
leaving-must = Nei tuoi primi quattro turni partono tutte le tue pedine. Una pedina fa 2, 3, 4 o 5 caselle, a tua scelta, e deve lasciare anche la tua carta grande.
leaving-cover = Metti la pedina in modo che copra il numero. Prima guardalo bene e tienilo a mente!
leaving-reach = Per ora non annunci nessun numero. Sulle caselle di partenza una pedina va verso il percorso o di lato.
leaving-stuck = Se nessuna pedina in attesa può partire, giochi con le altre. Se non ne hai, passi. Una pedina che può partire solo prendendo deve prendere. La scatola dice soltanto che tutte devono partire; così nessuno resta bloccato per sempre.

caption-leaving = Il rosso parte: tre caselle, fuori dalla carta grande.
caption-choices = La pedina 1 può andare sulle caselle con la spunta: deve lasciare la carta.

announcing-title = Annunciare il numero
announcing-say = Quando le tue quattro pedine sono partite, a ogni turno ne scegli una sul percorso. Prima di muoverla, annunci quale numero c’è sotto.
announcing-right = Se è giusto, la pedina va avanti esattamente di quel numero di caselle. Se è sbagliato, resta dov’è e tocca a chi viene dopo.
announcing-secret = Sullo schermo nessuno vede il numero controllato: il programma lo confronta in segreto. Al tavolo qualcuno deve guardare. Se vi piace di più così, scegliete «Numeri per un attimo». Allora tutti vedono per un attimo un numero controllato, o coperto da una pedina presa.
announcing-nowhere = Se il numero è giusto, ma la pedina non può andare da nessuna parte, il tuo turno finisce lo stesso. Nessuno viene a sapere che era giusto: così il numero sarebbe svelato.
announcing-pass = Secondo la scatola passa chi non può muovere nessuna pedina. Qui annunci lo stesso un numero. Altrimenti il gioco dovrebbe svelarti che nessuno va bene. Passi solo se non hai pedine per cui annunciare un numero né da spostare a casa.
announcing-list = L’elenco delle mosse tace tutto ciò che svelerebbe un numero coperto. Al tavolo non c’è nessun elenco.

caption-right = Il rosso annuncia 3, ed è giusto: la pedina fa tre caselle.
caption-wrong = Il blu ha dimenticato il numero: la pedina resta, tocca al rosso.
caption-shown = Con «Numeri per un attimo»: il blu sbaglia, e tutti vedono il 5.

ways-title = Quali strade ci sono
ways-forward = Tutte le pedine corrono in senso orario sul doppio percorso. Un passo va avanti o di lato sull’altra corsia, mai indietro.
ways-bends = In un turno una strada ha al massimo due curve ad angolo retto, a sinistra o a destra. Non si va mai in diagonale.
ways-first = Il primo passo può andare avanti o di lato e non è ancora una curva. Una strada non passa mai due volte sulla stessa casella. Il regolamento dice solo quante curve sono permesse; noi le contiamo così.
ways-corner = Sulle quattro carte d’angolo si va solo dritto o a destra, oltre l’angolo. La scatola parla delle caselle agli angoli; senza il suo disegno, prendiamo queste carte.
ways-turning = Lì si va solo nella direzione in cui il percorso entra sulla carta o ne esce. Girare a destra conta come una curva.
ways-jump = Le pedine lungo la strada vengono saltate, le tue e quelle degli altri.
ways-one = Su una casella sta una sola pedina. Non arrivi mai su una delle tue: le proprie pedine non si prendono.
ways-closed = Le caselle di partenza degli altri ti sono chiuse.

caption-twobends = Un 3 con due curve: di lato, avanti e di nuovo di lato.
caption-onebend = Un 3 con una curva: di lato, poi due caselle avanti.
caption-lanes = Il rosso annuncia 1 e passa sulla corsia esterna.
caption-steps = Un passo va avanti o di lato, non indietro e non in diagonale.
caption-toomany = Il 5 porta alla spunta; fino alla croce ci vorrebbero quattro curve.
caption-corner = Una casella dritto, due a destra oltre l’angolo: una curva.
caption-cornertwo = Oltre l’angolo e poi di lato sulla corsia interna: due curve.
caption-cornerno = Alla fine dell’angolo la pedina può solo andare dritto.
caption-jump = Il rosso annuncia 2 e salta una propria pedina.
caption-own = Il 4 porta anche a una pedina rossa: quella casella è chiusa.
caption-closed = Il rosso passa davanti alle caselle di partenza del blu e non può entrare.

beating-title = Prendere e rimandare
beating-back = Se arrivi su una pedina altrui, la prendi e la rimandi indietro di tre caselle, con al massimo una curva. Va su una casella libera da cui tornerebbe lì in tre passi.
beating-choose = Se ci sono più caselle possibili, scegli tu. La casella che la tua pedina ha appena lasciato è già libera. Il regolamento non dice chi decide; da noi decide chi prende.
beating-may = Nessuno è obbligato a prendere. Se il tuo numero giusto porta solo a prese, puoi restare dove sei. Se porta anche altrove, la pedina si muove.

caption-back = Il blu prende una pedina rossa e la rimanda indietro di tre caselle.
caption-choose = Il rosso può rimandare la pedina blu su ognuna delle caselle con la spunta.
caption-stay = Il rosso potrebbe prendere la pedina blu, ma preferisce restare.

safe-title = Al sicuro
safe-colour = Su una casella del suo colore una pedina è al sicuro. Nessuno può arrivare su di lei.
safe-card = Non si può prendere nemmeno una pedina che dovrebbe tornare sulla propria carta grande o più indietro.
safe-round = Una pedina che ha fatto il giro e sta di nuovo sulla propria carta grande si può prendere: noi giochiamo così. Viene rimandata fuori dalla carta. Il regolamento dice solo che non si torna su quella carta.
safe-full = Se tre caselle indietro non c’è posto libero, la pedina non si può prendere.

caption-colour = Il blu non può arrivare su questa pedina rossa: sta sul rosso.
caption-card = Questa pedina rossa dovrebbe tornare sulla propria carta grande.
caption-full = Sull’unica casella su cui questa pedina potrebbe tornare ce n’è un’altra.

home-title = Tornare a casa
home-exact = Fatto il giro, una pedina torna a casa dalla corsia esterna della tua carta grande. Le serve il numero esatto per finire su una tua casella di partenza libera.
home-lane = Dentro casa può andare verso l’esterno o di lato. Se il suo numero non va bene, prendine un’altra o lasciala passare oltre.
home-shift = Se una tua pedina occupa la casella che ti serve, deve prima fare posto. Spostala di una casella o, girando l’angolo, di due. Questo conta come turno.
home-anytime = A casa puoi spostare una pedina in qualsiasi turno. Per dimostrare che serve, dovresti mostrare un numero coperto.
home-again = Una pedina che passa oltre la sua casa fa un altro giro. La scatola non lo vieta, e altrimenti potrebbe restare bloccata per sempre. Una pedina a casa non esce più.

caption-home = Il rosso annuncia 6, e il sesto passo finisce a casa.
caption-exact = Con il 6 il rosso raggiunge solo due delle sue quattro caselle di partenza.
caption-shift = Il rosso usa un turno per spostare la pedina a casa.
caption-again = La pedina rossa passa oltre la sua casa e comincia un altro giro.

end-title = La fine
end-win = Vince chi per primo ha di nuovo tutte e quattro le pedine sulle caselle di partenza, e la partita è finita.
end-long = Un programma ha bisogno di una fine: dopo 1000 scelte in tutto, tutti condividono la vittoria. La scatola non ha questo limite.

caption-end = Il rosso porta a casa l’ultima pedina e vince.

makers-title = Chi l’ha fatto
makers-box = Dalle regole tedesche di Dr. F. Hein Spiele, Augsburg. Tabelloni e testi sono nostri.
