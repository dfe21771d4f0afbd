/** The rules and the lesson of My First Triominos, in Italian. */

import type { Translated } from "../../../words/language";
import type en from "./en";

const texts: Translated<typeof en> = {
  rules: {
    laying: {
      title: "Posare una carta",
      text: [
        "Ogni carta è un triangolo con un numero da 1 a 5 in ogni angolo. Ogni numero ha il suo colore e altrettanti puntini: si può giocare anche senza saper leggere.",
        "Ognuno riceve sei carte e quattro gettoni, e una carta è già sul tavolo. Posi una carta con un lato intero contro un’altra. Dove i suoi angoli toccano altre carte, i numeri devono essere uguali. Così guadagni un gettone.",
      ],
    },
    turn: {
      title: "Il tuo turno",
      text: [
        "Posi una carta, oppure ne compri una: paghi un gettone e prendi la prima carta del mazzo. Puoi comprare anche se potresti posare. In ogni caso il tuo turno finisce.",
        "Passi solo se non puoi né posare né comprare. Se posi la tua ultima carta, ricevi un gettone in più; poi vai avanti comprando.",
      ],
    },
    hexagon: {
      title: "Un esagono",
      text: [
        "Sei carte intorno a un punto fanno un esagono. Chi posa la sesta riceve un gettone in più.",
        "Qui il rosso riempie il vuoto: un gettone per la carta e uno per l’esagono.",
      ],
    },
    bridge: {
      title: "Un ponte",
      text: [
        "Una carta che tocca le altre con un solo lato, e anche con l’angolo opposto, è un ponte. Vale un gettone in più.",
        "Qui la carta del rosso si appoggia con un lato a quella vicina e tocca l’altra riva con l’angolo.",
      ],
    },
    joker: {
      title: "Il jolly",
      text: [
        "Il jolly va bene dappertutto. Dove un angolo è toccato solo dal jolly, dopo può venire qualsiasi numero.",
        "Se è sul tavolo e hai una carta che va bene al suo posto, puoi scambiarli: la tua carta resta lì e il jolly viene da te. È tutto il tuo turno; non costa e non rende gettoni.",
      ],
    },
    end: {
      title: "La fine",
      text: [
        "Quando qualcuno compra l’ultima carta del mazzo, tutti gli altri hanno ancora un turno, e chi l’ha comprata fa l’ultimissimo. La partita finisce anche quando tutti hanno passato, uno dopo l’altro.",
        "Vince chi ha più gettoni; se sono in più d’uno a pari merito, condividono la vittoria. Le carte rimaste non contano.",
      ],
    },
    options: {
      title: "Per i più piccoli",
      text: [
        "Per una prima partita si può giocare a carte scoperte, così tutti possono aiutare tutti. E il jolly può restare nella scatola.",
        "Questo tabellone è aperto: prova che cosa va bene e dove.",
      ],
    },
  },
  lesson: {
    first: {
      title: "La tua prima carta",
      text: "Una carta è sul tavolo. Scegli una delle tue carte con i numeri e posala accanto, in modo che i numeri negli angoli che si toccano siano uguali.",
      right: "Combacia! Un gettone per te. Il blu compra una carta.",
      wrong: "Scegli una carta con i numeri e una casella illuminata.",
    },
    below: {
      title: "Che cosa va sotto?",
      text: "Sotto la prima carta c’è una casella che tocca il suo 1 e il suo 3. Quale delle tue carte ci va? Il jolly tienilo per dopo.",
      right: "1 con 1, e 3 con 3.",
      wrong: "Ti serve una carta con un 1 e un 3, e va sotto la prima carta.",
    },
    buy: {
      title: "Comprare",
      text: "Se le tue carte non ti piacciono, comprane un’altra: costa un gettone. Compra una carta.",
      right: "Hai una nuova carta. È costata un gettone, e il tuo turno è finito.",
      wrong: "Stavolta premi il pulsante per comprare.",
    },
    hexagon: {
      title: "Sei fanno un esagono",
      text: "Cinque carte stanno intorno a un punto. Riempi il vuoto con la carta giusta.",
      right: "Un esagono! Due gettoni: uno per la carta, uno per l’esagono.",
      wrong: "Il vuoto in alto a sinistra vuole una carta con 1, 2 e 1.",
    },
    bridge: {
      title: "Costruisci un ponte",
      text: "Un ponte tocca altre carte con un lato, e anche con l’angolo opposto. Trova una casella dove la tua 335 diventa un ponte.",
      right: "Un ponte! Un gettone per la carta e uno per il ponte.",
      wrong:
        "Ci sono due caselle possibili. Prendi quella dove la punta della carta tocca le carte dall’altra parte del buco.",
    },
    joker: {
      title: "Il jolly",
      text: "Il jolly va bene dappertutto e si posa come ogni altra carta. Posalo dove vuoi.",
      right: "Va bene con qualsiasi numero. Un gettone per te.",
      wrong: "Stavolta scegli il jolly.",
    },
    swap: {
      title: "Riprendilo",
      text: "Il jolly è sul tavolo, e una delle tue carte va proprio al suo posto: servono 2, 3 e 3. Scambiala con il jolly.",
      right: "Il jolly è di nuovo tuo. Puoi posarlo dal tuo prossimo turno.",
      wrong: "Scegli la carta 233 e poi il jolly sul tavolo.",
    },
  },
};

export default texts;
