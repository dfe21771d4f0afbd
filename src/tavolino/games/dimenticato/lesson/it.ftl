### The lesson of Dimenticato.

lesson-aim-title = Lo scopo
lesson-aim-text = Tutte e quattro di nuovo a casa: vince chi ci riesce per primo. Per andare avanti bisogna ricordare su quale numero stanno le pedine.

lesson-leaving-title = Si parte
lesson-leaving-text = Le tue quattro pedine stanno fuori dal percorso. Scegline una e falla partire verso una casella del percorso. Ricordati il numero!
lesson-leaving-right = Ora sta sul suo numero, e nessuno lo vede più.
lesson-leaving-wrong = Scegli una pedina, poi una delle caselle evidenziate.

lesson-announcing-title = Te lo ricordi?
lesson-announcing-text = Guarda la tua pedina 3: va su una casella con un numero. Ora sono tutte in viaggio, quindi scegli la pedina 3 e annuncia quale numero c’è sotto.
lesson-announcing-right = Giusto, un 2! Hai buona memoria.
lesson-announcing-wrong = Non era quello. Premi «Ancora una volta» e guarda quale numero copre la pedina 3.

lesson-going-title = E avanti
lesson-going-text = Hai annunciato 2, ed è giusto. Allora la pedina fa esattamente due passi. Scegli dove.
lesson-going-right = Bella corsa. E dove stava prima, il numero si vede di nuovo.
lesson-going-wrong = Scegli una delle caselle evidenziate.

lesson-corner-title = Gira l’angolo
lesson-corner-text = La pedina 1 sta su un angolo e fa tre passi. Portala dritto e poi oltre l’angolo, sulla corsia esterna.
lesson-corner-right = Un passo dritto, due oltre l’angolo: una curva sola. Due sarebbero permesse.
lesson-corner-wrong = Anche questa è una buona strada. Ma cerca la meta oltre l’angolo, sulla corsia esterna.

lesson-colour-title = Il tuo colore
lesson-colour-text = Su una casella del tuo colore nessuno può prenderti. Fai quattro passi, fino a una casella rossa.
lesson-colour-right = Qui sei al sicuro!
lesson-colour-wrong = Guarda i colori delle caselle evidenziate: una è rossa e ha uno scudo.

lesson-back-title = Torna indietro!
lesson-back-text = A due passi c’è una pedina blu, e non su una casella blu. Prendila: arriva su di lei e scegli dove rimandarla.
lesson-back-right = Scusa, blu! La tua pedina deve rifare tre passi.
lesson-back-wrong = Puoi raggiungere una pedina blu. Scegli la sua casella, poi quella su cui rimandarla.

lesson-home-title = Tornare a casa
lesson-home-text = La pedina 1 ha fatto tutto il giro. Adesso fa sei passi. Portala a casa su una delle tue caselle di partenza.
lesson-home-right = Di nuovo a casa! Ne mancano tre.
lesson-home-wrong = Scegli una delle tue caselle di partenza, fuori dal percorso.

lesson-win-title = L’ultima
lesson-win-text = Tre pedine sono a casa, e per l’ultima hai annunciato 5. Porta a casa anche quella.
lesson-win-right = Tutte e quattro sono a casa: hai vinto!
lesson-win-wrong = Una casella di partenza è ancora libera. È lì che va.
