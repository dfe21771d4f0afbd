### The rules of Dimenticato, and its lesson.

rules-leaving-title = La partenza
rules-leaving-text =
    Ognuno ha quattro pedine su caselle di partenza fuori dal percorso. Il percorso ha due corsie, ogni casella mostra un numero, e tutti corrono in senso orario. Scegliete i colori. Comincia il più giovane, se non decidete altrimenti.

    Prima partono tutte le tue pedine, una per turno. Ognuna fa da 2 a 5 passi, a tua scelta, e deve lasciare la tua carta grande (quella accanto alla partenza). Guarda bene: la pedina copre il numero su cui sta.

rules-announcing-title = Che cosa c’è sotto?
rules-announcing-text =
    Quando tutte le tue pedine sono in viaggio, al tuo turno ne scegli una e dici quale numero c’è sotto. Se è giusto, la pedina fa esattamente quel numero di passi. Se no, resta dov’è e il turno passa.

    Qui il rosso si ricorda di un 3 e va avanti. Il blu ha dimenticato.

rules-ways-title = Quali strade ci sono
rules-ways-text =
    Una strada va avanti o passa sull’altra corsia, mai indietro né in diagonale, e ha al massimo due curve. Le pedine lungo la strada vengono saltate. Le caselle di partenza degli altri ti sono chiuse.

    Sulle carte d’angolo si va dritto o si gira a destra verso il lato seguente. Qui una pedina fa un passo dritto, gira a destra e ne fa altri due. Se con il numero giusto non può andare da nessuna parte, il tuo turno finisce lo stesso.

rules-back-title = Rimandare indietro
rules-back-text =
    Puoi prendere una pedina altrui: arrivi su di lei e la rimandi indietro, su una casella libera da cui tornerebbe al suo posto in esattamente tre passi, con al massimo una curva. Se ce n’è più di una, scegli tu. Nessuno è obbligato a prendere. Se il tuo numero porta solo a prese, puoi restare dove sei.

    Qui il blu arriva su una pedina rossa e la rimanda indietro di tre caselle.

rules-safe-title = Al sicuro
rules-safe-text =
    Su una casella del suo colore una pedina è al sicuro. Non si può prendere nemmeno se dovesse tornare sulla propria carta grande o più indietro, o se per lei non c’è una casella libera. Due pedine dello stesso giocatore non stanno mai sulla stessa casella.

    Qui il blu ha annunciato 5. Delle pedine rosse che può raggiungere, una sta su una casella rossa, e un’altra dovrebbe tornare sulla propria carta grande o più indietro.

rules-home-title = Tornare a casa
rules-home-text =
    Fatto un giro, una pedina torna a casa su una delle tue caselle di partenza, dalla corsia esterna della tua carta grande e con il numero esatto. Se il numero non porta lì, passa oltre, oppure ne scegli un’altra.

    A casa puoi usare un turno per spostare una pedina su un’altra casella di partenza libera e fare posto. Fuori non torna più.

rules-end-title = La fine
rules-end-text =
    Vince chi per primo ha di nuovo a casa tutte e quattro le pedine. Se una partita dura molto a lungo, tutti condividono la vittoria.

    La cornice cresce con i giocatori: 8 carte in due, 12 in tre, 16 in quattro. Tra due carte grandi ce ne sono tre piccole, a caso.

lesson-aim-title = Lo scopo
lesson-aim-text = Tutte e quattro di nuovo a casa: vince chi ci riesce per primo. Per andare avanti bisogna ricordare su quale numero stanno le pedine.

lesson-leaving-title = Si parte
lesson-leaving-text = Le tue quattro pedine stanno fuori dal percorso. Scegline una e falla partire verso una casella del percorso. Ricordati il numero!
lesson-leaving-right = Ora sta sul suo numero, e nessuno lo vede più.
lesson-leaving-wrong = Scegli una pedina, poi una delle caselle evidenziate.

lesson-announcing-title = Te lo ricordi?
lesson-announcing-text = Guarda la tua pedina 3: va su una casella con un numero. Ora sono tutte in viaggio, quindi scegli la pedina 3 e di’ che cosa c’è sotto.
lesson-announcing-right = Giusto, un 2! Hai buona memoria.
lesson-announcing-wrong = Non era quello. Premi «Ancora una volta» e guarda quale numero copre la pedina 3.

lesson-going-title = E avanti
lesson-going-text = Hai detto 2, ed è giusto. Allora la pedina fa esattamente due passi. Scegli dove.
lesson-going-right = Bella corsa. E dove stava prima, il numero si vede di nuovo.
lesson-going-wrong = Scegli una delle caselle evidenziate.

lesson-corner-title = Gira l’angolo
lesson-corner-text = La pedina 1 sta su un angolo e fa tre passi. Portala dritto e poi oltre l’angolo, sulla corsia esterna.
lesson-corner-right = Un passo dritto, due oltre l’angolo: una curva sola. Due sarebbero permesse.
lesson-corner-wrong = Anche questa è una buona strada. Ma cerca la meta oltre l’angolo, sulla corsia esterna.

lesson-colour-title = Il tuo colore
lesson-colour-text = Su una casella del tuo colore nessuno può rimandarti indietro. Fai quattro passi, fino a una casella rossa.
lesson-colour-right = Qui sei al sicuro!
lesson-colour-wrong = Guarda i colori delle caselle evidenziate: una è rossa e ha uno scudo.

lesson-back-title = Torna indietro!
lesson-back-text = A due passi c’è una pedina blu, e non su una casella blu. Arriva su di lei e scegli dove rimandarla.
lesson-back-right = Scusa, blu! La tua pedina deve rifare tre passi.
lesson-back-wrong = Puoi raggiungere una pedina blu. Scegli la sua casella, poi quella su cui rimandarla.

lesson-home-title = Tornare a casa
lesson-home-text = La pedina 1 ha fatto tutto il giro. Adesso fa sei passi. Portala a casa su una delle tue caselle di partenza.
lesson-home-right = Di nuovo a casa! Ne mancano tre.
lesson-home-wrong = Scegli una delle tue caselle di partenza, fuori dal percorso.

lesson-win-title = L’ultima
lesson-win-text = Tre pedine sono a casa, e per l’ultima hai detto 5. Porta a casa anche quella.
lesson-win-right = Tutte e quattro sono a casa: hai vinto!
lesson-win-wrong = Una casella di partenza è ancora libera. È lì che va.
