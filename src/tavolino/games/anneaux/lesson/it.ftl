### The rules of Anneaux, and its lesson.

rules-board-title = Il tabellone
rules-board-text =
    Tre anelli stanno uno dentro l’altro: A, B e C, dall’interno verso l’esterno. Ognuno ha otto caselle, e tre caselle in fila dal centro verso l’esterno formano un raggio.

    Ognuno ha dieci pedine, all’inizio tutte in mano. Il tuo scopo: mettere in fila tre delle tue pedine, lungo un anello o su un raggio. Ogni fila costa una pedina a tutti gli altri.

rules-turn-title = Il tuo turno
rules-turn-text =
    Fai una di queste tre cose. Metti una pedina dalla mano su una casella libera. Oppure muovi una tua pedina su una casella vicina libera, lungo il suo anello o sull’anello accanto. Oppure giri un anello di una casella, con tutto quello che c’è sopra.

    L’anello girato per ultimo è bloccato: resta com’è finché qualcuno non ne gira un altro.

rules-row-title = Una fila sull’anello
rules-row-text =
    Tre tue pedine una accanto all’altra su un anello sono una fila, se ne fa parte quella appena messa o mossa. Prendi dal tabellone una pedina di ciascuno degli altri, quella che vuoi.

    Le pedine in mano sono al sicuro, e quelle prese non tornano più.

rules-spoke-title = Un raggio
rules-spoke-text =
    Anche un raggio pieno di tue pedine è una fila. Puoi riempirlo mettendo o muovendo una pedina, oppure girando un anello: allora conta ogni raggio che dopo il giro è pieno di tue pedine.

    Una sola azione può fare più file, e ognuna costa una pedina a ciascuno degli altri. Una fila che il tuo giro completa per qualcun altro non conta.

rules-spent-title = Pedine stanche
rules-spent-text =
    Quando una fila sull’anello conta, le due pedine alle estremità si stancano. Una pedina stanca non conta per nessuna fila finché il suo proprietario non la muove; viaggiare su un anello non la sveglia. I raggi non stancano nessuno.

    Qui il rosso aggiunge una quarta pedina alla fila. Non prende nulla, perché la sua vicina è stanca.

rules-end-title = Volare, e la fine
rules-end-text =
    Se la tua mano è vuota e hai quattro pedine o meno, voli: la tua pedina va su qualsiasi casella libera. In cambio non puoi girare anelli.

    Chi ha solo due pedine, tra mano e tabellone, è fuori. Vince chi resta in gioco per ultimo. Se una partita dura molto a lungo, chi è ancora in gioco condivide la vittoria.

lesson-aim-title = Ecco dove vuoi arrivare
lesson-aim-text = Con tre pedine in fila il rosso ne prende una al blu. Ora il blu ne ha solo due ed è fuori. Vince chi resta in gioco più a lungo.

lesson-place-title = Una pedina per cominciare
lesson-place-text = Dieci pedine aspettano nella tua mano. Mettine una su una casella libera.
lesson-place-right = Bene. Più semplice di così non si può.
lesson-place-wrong = Si può fare, ma prima metti una pedina: tocca una casella libera.

lesson-turn-title = Gira un anello
lesson-turn-text = Ogni anello gira di una casella, in un senso o nell’altro, con tutto quello che c’è sopra. Gira un anello, con il dito o con le frecce.
lesson-turn-right = Fatto! Ora questo anello riposa finché non ne gira un altro.
lesson-turn-wrong = Prova a girare: trascina un anello o premi una delle sue frecce.

lesson-row-title = Tre in fila
lesson-row-text = Sull’anello interno hai due pedine una accanto all’altra. Metti la terza vicino a loro.
lesson-row-right = Una fila! Ora puoi prendere una pedina.
lesson-row-wrong = Guarda l’anello interno: la terza pedina va proprio accanto alle tue due.

lesson-take-title = Il tuo premio
lesson-take-text = Per la tua fila prendi una pedina blu dal tabellone. Scegline una.
lesson-take-right = Questa non torna più. Il blu ora ne ha una in meno.
lesson-take-wrong = Tocca una delle pedine blu.

lesson-spoke-title = Pieno con un giro
lesson-spoke-text = Due tue pedine sono sul raggio in alto, la terza è a una sola casella, sull’anello esterno. Gira l’anello esterno in modo da riempire il raggio.
lesson-spoke-right = Tre dal centro verso l’esterno: una fila fatta girando!
lesson-spoke-wrong = Gira l’anello esterno, C, in senso orario: porta la tua pedina in alto.

lesson-rest-title = Un anello riposa
lesson-rest-text = L’anello esterno è stato girato per ultimo, quindi è bloccato. Gira uno degli altri due.
lesson-rest-right = E adesso l’anello esterno è di nuovo libero.
lesson-rest-wrong = Stavolta gira l’anello interno o quello di mezzo.

lesson-refresh-title = Sveglia!
lesson-refresh-text = Le estremità di una fila sull’anello si stancano e non contano finché non le muovi. Una delle tue è appena uscita e si è svegliata. Riportala indietro per fare una nuova fila.
lesson-refresh-right = Fuori e di nuovo dentro: una nuova fila con una pedina fresca in mezzo.
lesson-refresh-wrong = Riporta la pedina da B3 ad A3.

lesson-double-title = Due in una volta
lesson-double-text = Una sola pedina può completare insieme una fila sull’anello e un raggio. Trova la casella dove si incontrano.
lesson-double-right = Una fila e un raggio: prendi due pedine blu!
lesson-double-wrong = Cerca il posto vuoto sull’anello interno, proprio sotto le tue due pedine su un raggio.

lesson-fly-title = Volare
lesson-fly-text = La tua mano è vuota e hai quattro pedine: voli su qualsiasi casella libera. Vola in modo da averne tre in fila sull’anello di mezzo.
lesson-fly-right = Bell’atterraggio! Ora puoi prendere una pedina.
lesson-fly-wrong = Sull’anello di mezzo due tue pedine stanno vicine. Vola accanto a loro, ma non con una di quelle due.

lesson-win-title = L’ultima pedina
lesson-win-text = Il blu ha solo tre pedine. Prendine una, e il blu è fuori.
lesson-win-right = Due sono troppo poche: hai vinto!
lesson-win-wrong = Tocca una delle pedine blu.
