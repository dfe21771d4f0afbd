### The rules of Nine Men’s Morris.

aim-title = Lo scopo
aim-mills = Tre tue pedine su una stessa linea sono un mulino. Ogni volta che chiudi un mulino, prendi una pedina avversaria. Vinci quando all’avversario restano solo due pedine o quando non può più muovere.

pieces-title = Che cosa serve
pieces-players = Si gioca in due.
pieces-men = Ci sono un tabellone e 18 pedine di due colori, nove per colore.

board-title = Il tabellone
board-points = Sul tabellone ci sono tre quadrati, uno dentro l’altro. Ogni quadrato ha otto punti per le pedine: i quattro angoli e il centro di ciascun lato. I punti sono quindi 24.
board-lines = Ogni linea ha esattamente tre punti. Ogni lato di un quadrato è una linea. Altre quattro linee uniscono i centri dei lati, dal quadrato esterno a quello interno. Le linee sono quindi 16.
board-gaps = Nessuna linea unisce gli angoli di due quadrati, e nessuna attraversa il centro del tabellone.
board-neighbours = Due punti sono vicini se su una linea vengono uno dopo l’altro.
board-names = Il nome di un punto è la lettera della sua colonna e il numero della sua riga. Le colonne vanno da a a g da sinistra, le righe da 1 a 7 dal basso.

start-title = Preparazione
start-hand = Ciascuno prende in mano le nove pedine di un colore. Il tabellone è ancora vuoto.
start-first = Decidete chi comincia. Qui potete anche affidarvi al caso.

turn-title = Il tuo turno
turn-order = Si gioca a turno. Finché hai pedine in mano, a ogni turno ne metti una. Poi, a ogni turno, muovi una pedina.
turn-mill = Se chiudi un mulino, prendi anche una pedina. Poi tocca all’avversario.

placing-title = Mettere una pedina
placing-point = Prendi una pedina dalla mano e mettila su un punto libero qualsiasi. Su un punto sta una sola pedina.
placing-first = Non puoi muovere pedine finché la tua mano non è vuota.
caption-placing = Il rosso mette una pedina su un punto libero.

mills-title = Chiudere un mulino
mills-close = Un mulino sono tre pedine del tuo colore sui tre punti di una linea. Lo chiudi con la pedina che hai appena messo o mosso.
mills-line = Tutte e tre le pedine devono stare sulla stessa linea. Tre pedine intorno a un angolo non sono un mulino, e nemmeno tre pedine attraverso il centro del tabellone.
mills-old = Un mulino conta solo quando lo chiudi. Finché le sue pedine restano ferme, non ti dà più niente.
mills-two = Una pedina può stare in due mulini. Se li chiude insieme, prendi comunque una sola pedina.
caption-mill = La terza pedina rossa chiude un mulino: ora il rosso può prendere una pedina.
caption-corner = Tre pedine intorno a un angolo non sono un mulino.

taking-title = Prendere una pedina
taking-one = Quando chiudi un mulino, prendi dal tabellone una pedina avversaria. Scegli tu quale, ma una la devi prendere.
taking-safe = Una pedina in un mulino è al sicuro. Non puoi prenderla finché sul tabellone c’è una pedina avversaria fuori dai mulini.
taking-every = Se tutte le pedine avversarie sul tabellone sono in un mulino, puoi prendere quella che vuoi.
taking-gone = Una pedina presa esce dal gioco e non torna più. Le pedine in mano sono al sicuro.
caption-safe = Tre pedine blu sono al sicuro in un mulino: il rosso deve prendere la quarta.
caption-every = Tutte le pedine blu sono in un mulino: il rosso prende quella che vuole.

moving-title = Muovere una pedina
moving-step = Quando la tua mano è vuota, muovi una tua pedina lungo una linea fino al punto vicino. Quel punto deve essere libero.
moving-jump = Una pedina fa un solo passo e non salta mai sopra un’altra.
moving-again = Puoi aprire un tuo mulino muovendo fuori una pedina. Se quella pedina torna in un turno successivo, chiude di nuovo il mulino. Allora prendi un’altra pedina.
caption-moving = La pedina rossa in d2 può andare in d3 o in f2, non oltre.
caption-again = Una pedina rossa esce dal mulino e rientra: il mulino conta di nuovo.

flying-title = Volare
flying-three = Quando la tua mano è vuota e ti restano solo tre pedine, voli. A ogni turno muovi una tua pedina su un punto libero qualsiasi, vicino o lontano.
flying-option = Alcuni giocano senza volare. Se preferite così, in «Con tre pedine» scegliete «si continua passo dopo passo».
caption-flight = Il rosso ha solo tre pedine: una vola attraverso il tabellone e chiude un mulino.

end-title = La fine
end-two = Se ti restano solo due pedine, tra mano e tabellone, hai subito perso.
end-blocked = Se tocca a te, la tua mano è vuota e nessuna tua pedina può muoversi, hai perso lo stesso. Quando voli non succede mai, perché un punto libero c’è sempre.
end-limit = Se una partita dura molto a lungo, finisce dopo 300 mosse, prese comprese, e condividete la vittoria. Anche se l’ultima mossa chiude un mulino, non si prende nessuna pedina. La regola è nostra, perché a un programma serve una fine così.
caption-two = Il rosso prende una pedina e vince: al blu ne restano solo due.
caption-blocked = Il rosso va in f4 e vince: nessuna pedina blu può più muoversi.

makers-title = Da dove viene
makers-old = Il gioco è molto antico, e nessuno sa chi l’abbia inventato.
makers-ways = Si gioca in modi diversi. Alcuni prendono anche pedine dai mulini, altri ne prendono due per due mulini insieme. Noi giochiamo nel modo più comune.
