### The lesson of Dimenticato.

lesson-aim-title = Lo scopo
lesson-aim-text = Vince chi riporta a casa per primo tutte e quattro. Per andare avanti bisogna ricordare su quale numero stanno.

lesson-leaving-title = Si parte
lesson-leaving-text = Le tue quattro pedine stanno fuori dal percorso. Ognuna parte verso una casella. Ricordati il numero!
lesson-leaving-task = Scegli una pedina e falla partire.
lesson-leaving-right = Ora sta sul suo numero, e nessuno lo vede più.
lesson-leaving-wrong = Scegli una pedina, poi una delle caselle evidenziate.

lesson-announcing-title = Te lo ricordi?
lesson-announcing-text = Guarda la tua pedina 3: va su una casella e copre il suo numero. Poi sono tutte in viaggio.
lesson-announcing-task = Scegli la pedina 3: quale numero c’è sotto?
lesson-announcing-right = Giusto, un 2! Hai buona memoria.
lesson-announcing-wrong = Non era quello. Premi «Ancora» e guarda quale numero copre la pedina 3.

lesson-going-title = E avanti
lesson-going-text = Hai annunciato 2, ed è giusto. Allora la pedina fa esattamente due passi.
lesson-going-task = Scegli dove va.
lesson-going-right = Bella corsa. E dove stava prima, il numero si vede di nuovo.
lesson-going-wrong = Scegli una delle caselle evidenziate.

lesson-corner-title = Gira l’angolo
lesson-corner-text = La pedina 1 sta su un angolo e fa tre passi: dritto e poi oltre l’angolo.
lesson-corner-task = Portala lì sulla corsia esterna.
lesson-corner-right = Un passo dritto, due oltre l’angolo: una curva sola. Due sarebbero permesse.
lesson-corner-wrong = Anche questa è una buona strada. Ma cerca la meta oltre l’angolo, sulla corsia esterna.

lesson-colour-title = Il tuo colore
lesson-colour-text = Su una casella del tuo colore nessuno può prenderti.
lesson-colour-task = Fai quattro passi, fino a una casella rossa.
lesson-colour-right = Qui sei al sicuro!
lesson-colour-wrong = Guarda i colori delle caselle evidenziate: una è rossa e ha uno scudo.

lesson-back-title = Torna indietro!
lesson-back-text = A due passi c’è una pedina blu, e non su una casella blu. Puoi prenderla.
lesson-back-task = Arriva su di lei e scegli dove rimandarla.
lesson-back-right = Scusa, blu! La tua pedina deve rifare tre passi.
lesson-back-wrong = Puoi raggiungere una pedina blu. Scegli la sua casella, poi quella su cui rimandarla.

lesson-home-title = Tornare a casa
lesson-home-text = La pedina 1 ha fatto tutto il giro. Adesso fa sei passi.
lesson-home-task = Portala a casa su una tua casella di partenza.
lesson-home-right = Di nuovo a casa! Ne mancano tre.
lesson-home-wrong = Scegli una delle tue caselle di partenza, fuori dal percorso.

lesson-win-title = L’ultima
lesson-win-text = Tre pedine sono a casa, e per l’ultima hai annunciato 5.
lesson-win-task = Porta a casa anche quella.
lesson-win-right = Tutte e quattro sono a casa: hai vinto!
lesson-win-wrong = Una casella di partenza è ancora libera. È lì che va.
