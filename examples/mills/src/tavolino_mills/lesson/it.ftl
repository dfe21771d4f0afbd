### The lesson of Nine Men’s Morris.

lesson-aim-title = Ecco dove vuoi arrivare
lesson-aim-text = Tre pedine su una linea sono un mulino, e il rosso prende una pedina. Al blu ne restano solo due: il rosso ha vinto.

lesson-place-title = Una pedina per cominciare
lesson-place-text = Nove pedine aspettano nella tua mano.
lesson-place-task = Mettine una su un punto libero.
lesson-place-right = Bene. Così metti tutte le tue pedine, una per turno.
lesson-place-wrong = Tocca un punto libero sul tabellone.

lesson-close-title = Il tuo primo mulino
lesson-close-text = Due tue pedine sono sulla linea in alto. Con la terza si chiude un mulino.
lesson-close-task = Chiudi il mulino.
lesson-close-right = Un mulino! Ora puoi prendere una pedina blu.
lesson-close-wrong = Non ancora. Guarda la linea in alto: c’è ancora un punto libero.

lesson-take-title = Prendi una pedina
lesson-take-text = Hai chiuso un mulino. Tre pedine blu sono al sicuro nel loro, una no.
lesson-take-task = Prendi quella che non è al sicuro.
lesson-take-right = Questa non torna più. Il blu ora ne ha una in meno.
lesson-take-wrong = Tocca la pedina blu che non è in un mulino.

lesson-move-title = Ora le pedine si muovono
lesson-move-text = Tutte le pedine sono sul tabellone: ne muovi una lungo una linea fino al punto vicino.
lesson-move-task = Trova la mossa che chiude un mulino.
lesson-move-right = Un altro mulino, stavolta con una mossa.
lesson-move-wrong = Non ancora. In alto sul quadrato di mezzo hai due pedine. Muovine una terza tra loro.

lesson-again-title = Fuori e di nuovo dentro
lesson-again-text = La tua pedina è uscita dal mulino. Se torna dentro, il mulino conta di nuovo.
lesson-again-task = Riporta dentro la tua pedina.
lesson-again-right = Aperto e chiuso: ogni volta prendi una pedina.
lesson-again-wrong = Non ancora. Riporta la pedina da d5 a d6.

lesson-fly-title = Volare
lesson-fly-text = Ti restano solo tre pedine: voli su qualsiasi punto libero.
lesson-fly-task = Chiudi un mulino prima del blu.
lesson-fly-right = Bel volo! Il blu perde una pedina e ne ha solo due: vinci tu.
lesson-fly-wrong = Non ancora. Due tue pedine sono su una stessa linea. Vola lì con la terza.

lesson-block-title = Nessuna via d’uscita
lesson-block-text = Vinci anche se il blu non può muovere. Il blu può andare solo in f4.
lesson-block-task = Occupa quel punto.
lesson-block-right = Il blu non può più muovere: hai vinto!
lesson-block-wrong = Non ancora. La pedina in e4 è proprio accanto a f4.
