/** The rules and the lesson of Dimenticato, in Italian. */

import type { Translated } from "../../../words/language";
import type en from "./en";

const texts: Translated<typeof en> = {
  rules: {
    leaving: {
      title: "La partenza",
      text: [
        "Ognuno ha quattro pedine su caselle di partenza fuori dal percorso. Il percorso ha due corsie, ogni casella mostra un numero, e tutti corrono in senso orario.",
        "Prima partono tutte le tue pedine, una per turno. Questa prima strada ha 2, 3, 4 o 5 passi, come vuoi, e finisce oltre la tua carta grande, quella accanto alla partenza. Guarda bene: la pedina copre il numero su cui sta.",
      ],
    },
    announcing: {
      title: "Che cosa c’è sotto?",
      text: [
        "Quando tutte le tue pedine sono in viaggio, al tuo turno ne scegli una e dici quale numero c’è sotto. Se è giusto, la pedina fa esattamente quel numero di passi. Se no, resta dov’è e il turno passa.",
        "Qui il rosso si ricorda di un 3 e va avanti. Il blu ha dimenticato.",
      ],
    },
    ways: {
      title: "Quali strade ci sono",
      text: [
        "Una strada va avanti o passa sull’altra corsia, mai indietro né in diagonale, e ha al massimo due curve. Le pedine lungo la strada vengono saltate.",
        "Sulle carte d’angolo si va dritto o si gira a destra verso il lato seguente. Qui una pedina va di uno a destra e di due in giù. Se con il numero giusto non può andare da nessuna parte, il tuo turno finisce lo stesso.",
      ],
    },
    back: {
      title: "Rimandare indietro",
      text: [
        "Puoi arrivare su una pedina altrui e rimandarla indietro: su una casella libera da cui tornerebbe al suo posto in esattamente tre passi, con al massimo una curva. Se ce n’è più di una, scegli tu.",
        "Qui il blu arriva su una pedina rossa e la rimanda indietro di tre caselle.",
      ],
    },
    safe: {
      title: "Al sicuro",
      text: [
        "Su una casella del suo colore una pedina è al sicuro. Nessuna può essere rimandata indietro oltre la propria casa, né se per lei non c’è una casella libera. Due pedine dello stesso giocatore non stanno mai sulla stessa casella.",
        "Qui il blu ha annunciato 5. Delle pedine rosse che può raggiungere, una sta sul rosso, e un’altra dovrebbe tornare oltre la sua casa.",
      ],
    },
    home: {
      title: "Tornare a casa",
      text: [
        "Fatto un giro, una pedina torna a casa su una delle tue caselle di partenza, dalla corsia esterna della tua carta grande e con il numero esatto. Se il numero non porta lì, passa oltre, oppure ne scegli un’altra.",
        "A casa puoi usare un turno per spostare una pedina su un’altra casella di partenza libera e fare posto. Fuori non torna più.",
      ],
    },
    end: {
      title: "La fine",
      text: [
        "Vince chi per primo ha di nuovo a casa tutte e quattro le pedine. Se una partita dura molto a lungo, tutti condividono la vittoria.",
        "La cornice cresce con i giocatori: 8 carte in due, 12 in tre, 16 in quattro.",
      ],
    },
  },
  lesson: {
    leaving: {
      title: "Si parte",
      text: "Le tue quattro pedine stanno in alto, fuori dal percorso. Scegline una e falla partire verso una casella del percorso. Ricordati il numero!",
      right: "Ora sta sul suo numero, e nessuno lo vede più.",
      wrong: "Scegli una pedina, poi una delle caselle illuminate.",
    },
    announcing: {
      title: "Te lo ricordi?",
      text: "Guarda la tua pedina 3: va su una casella con un numero. Ora sono tutte in viaggio, quindi scegli la pedina 3 e di’ che cosa c’è sotto.",
      right: "Giusto, un 2! Hai buona memoria.",
      wrong: "Non era quello. Premi «Ancora una volta» e guarda quale numero copre la pedina 3.",
    },
    going: {
      title: "E avanti",
      text: "Hai detto 2, ed è giusto. Allora la pedina fa esattamente due passi. Scegli dove.",
      right: "Bella corsa. E dove stava prima, il numero si vede di nuovo.",
      wrong: "Scegli una delle caselle illuminate.",
    },
    corner: {
      title: "Oltre l’angolo",
      text: "La pedina 1 sta su un angolo e fa tre passi. Portala a destra, oltre l’angolo e in giù, sulla corsia esterna.",
      right: "Uno a destra, due in giù, una curva sola. Due sarebbero permesse.",
      wrong: "Anche questa è una buona strada. Ma cerca la meta proprio sul bordo, a destra.",
    },
    colour: {
      title: "Il tuo colore",
      text: "Su una casella del tuo colore nessuno può rimandarti indietro. Fai quattro passi, fino a una casella rossa.",
      right: "Qui sei al sicuro!",
      wrong: "Guarda i colori delle caselle illuminate: una è rossa.",
    },
    back: {
      title: "Torna indietro!",
      text: "A due passi c’è una pedina blu, e non su una casella blu. Arriva su di lei e scegli dove rimandarla.",
      right: "Peccato, blu! Tre passi da rifare.",
      wrong:
        "Puoi raggiungere una pedina blu. Scegli la sua casella, poi quella su cui rimandarla.",
    },
    home: {
      title: "Tornare a casa",
      text: "La pedina 1 ha fatto tutto il giro e fa sei passi. Portala a casa su una delle tue caselle di partenza.",
      right: "Di nuovo a casa! Ne mancano tre.",
      wrong: "Scegli una delle tue caselle di partenza in alto, fuori dal percorso.",
    },
    win: {
      title: "L’ultima",
      text: "Tre pedine sono a casa, e per l’ultima hai detto 5. Porta a casa anche quella.",
      right: "Tutte e quattro sono a casa: hai vinto!",
      wrong: "Una casella di partenza è ancora libera. È lì che va.",
    },
  },
};

export default texts;
