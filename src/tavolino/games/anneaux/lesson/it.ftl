### The lesson of Anneaux.

lesson-aim-title = Ecco dove vuoi arrivare
lesson-aim-text = Con tre pedine in linea il rosso ne prende una. Ora il blu ne ha solo due ed è fuori. Vince chi resta in gioco.

lesson-place-title = Una pedina per cominciare
lesson-place-text = Dieci pedine aspettano nella tua mano.
lesson-place-task = Mettine una su una casella libera.
lesson-place-right = Bene. Più semplice di così non si può.
lesson-place-wrong = Si può fare, ma prima metti una pedina: tocca una casella libera.

lesson-turn-title = Gira un anello
lesson-turn-text = Ogni anello gira di una casella, nei due sensi, con tutto quello che c’è sopra. Usa il dito o le frecce.
lesson-turn-task = Gira un anello.
lesson-turn-right = Fatto! Ora questo anello riposa finché non ne gira un altro.
lesson-turn-wrong = Prova a girare: trascina un anello o premi una delle sue frecce.

lesson-row-title = Tre in fila
lesson-row-text = Sull’anello interno hai due pedine una accanto all’altra.
lesson-row-task = Metti la terza vicino a loro.
lesson-row-right = Una fila! Ora puoi prendere una pedina.
lesson-row-wrong = Guarda l’anello interno: la terza pedina va proprio accanto alle tue due.

lesson-take-title = Il tuo premio
lesson-take-text = Per la tua fila prendi una pedina blu dal tabellone.
lesson-take-task = Scegli una pedina blu.
lesson-take-right = Questa non torna più. Il blu ora ne ha una in meno.
lesson-take-wrong = Tocca una delle pedine blu.

lesson-spoke-title = Riempilo girando
lesson-spoke-text = Due tue pedine sono sul raggio in alto, la terza è a una casella di distanza, sull’anello esterno.
lesson-spoke-task = Gira l’anello esterno e riempi il raggio.
lesson-spoke-right = Tre dal centro verso l’esterno: una linea fatta girando!
lesson-spoke-wrong = Gira l’anello esterno, C, in senso orario: porta la tua pedina in alto.

lesson-rest-title = Un anello riposa
lesson-rest-text = L’anello esterno è stato girato per ultimo, quindi è bloccato.
lesson-rest-task = Gira uno degli altri due.
lesson-rest-right = E adesso l’anello esterno è di nuovo libero.
lesson-rest-wrong = Stavolta gira l’anello interno o quello di mezzo.

lesson-refresh-title = Sveglia!
lesson-refresh-text = Le estremità di una fila si stancano e non contano finché non le muovi. La tua pedina in B3 si è svegliata.
lesson-refresh-task = Riportala indietro e fai una nuova fila.
lesson-refresh-right = Fuori e di nuovo dentro: una nuova fila con una pedina fresca in mezzo.
lesson-refresh-wrong = Riporta la pedina da B3 ad A3.

lesson-double-title = Due in una volta
lesson-double-text = Una sola pedina può completare insieme una fila e un raggio.
lesson-double-task = Trova la casella dove si incontrano.
lesson-double-right = Una fila e un raggio: prendi due pedine blu!
lesson-double-wrong = Cerca il posto vuoto sull’anello interno, proprio sotto le tue due pedine su un raggio.

lesson-fly-title = Volare
lesson-fly-text = La tua mano è vuota e hai quattro pedine: voli su qualsiasi casella libera.
lesson-fly-task = Fai una fila sull’anello di mezzo.
lesson-fly-right = Bell’atterraggio! Ora puoi prendere una pedina.
lesson-fly-wrong = Sull’anello di mezzo due tue pedine stanno vicine. Vola accanto a loro, ma non con una di quelle due.

lesson-win-title = L’ultima pedina
lesson-win-text = Il blu ha solo tre pedine. Con due è fuori.
lesson-win-task = Prendi una pedina blu.
lesson-win-right = Due sono troppo poche: hai vinto!
lesson-win-wrong = Tocca una delle pedine blu.
