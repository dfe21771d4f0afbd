/** The rules and the lesson of Anneaux, in Italian. */

import type { Translated } from "../../../words/language";
import type en from "./en";

const texts: Translated<typeof en> = {
  rules: {
    board: {
      title: "Il tabellone",
      text: [
        "Tre anelli stanno uno dentro l’altro: A, B e C, dall’interno verso l’esterno. Ognuno ha otto caselle, e tre caselle in fila dal centro verso l’esterno formano un raggio.",
        "Ognuno ha dieci pedine, all’inizio tutte in mano. Il tuo scopo: mettere in fila tre delle tue pedine, lungo un anello o su un raggio. Ogni fila costa una pedina a tutti gli altri.",
      ],
    },
    turn: {
      title: "Il tuo turno",
      text: [
        "Fai una di queste tre cose. Metti una pedina dalla mano su una casella libera. Oppure muovi una tua pedina su una casella vicina libera, lungo il suo anello o sull’anello accanto. Oppure giri un anello di una casella, con tutto quello che c’è sopra.",
        "L’anello girato per ultimo è bloccato: resta com’è finché qualcuno non ne gira un altro.",
      ],
    },
    row: {
      title: "Una fila sull’anello",
      text: [
        "Tre tue pedine una accanto all’altra su un anello sono una fila, se ne fa parte quella appena messa o mossa. Prendi dal tabellone una pedina di ciascuno degli altri, quella che vuoi.",
        "Le pedine in mano sono al sicuro, e quelle prese non tornano più.",
      ],
    },
    spoke: {
      title: "Un raggio",
      text: [
        "Anche un raggio pieno di tue pedine è una fila. Puoi riempirlo mettendo o muovendo una pedina, oppure girando un anello: allora conta ogni raggio che dopo il giro è pieno di tue pedine.",
        "Una sola azione può fare più file, e ognuna costa una pedina a ciascuno degli altri. Una fila che il tuo giro completa per qualcun altro non conta.",
      ],
    },
    spent: {
      title: "Pedine stanche",
      text: [
        "Quando una fila sull’anello conta, le due pedine alle estremità si stancano. Una pedina stanca non conta per nessuna fila finché il suo proprietario non la muove; viaggiare su un anello non la sveglia. I raggi non stancano nessuno.",
        "Qui il rosso aggiunge una quarta pedina alla fila. Non prende nulla, perché la sua vicina è stanca.",
      ],
    },
    end: {
      title: "Volare, e la fine",
      text: [
        "Se la tua mano è vuota e hai quattro pedine o meno, voli: la tua pedina va su qualsiasi casella libera. In cambio non puoi girare anelli.",
        "Chi ha solo due pedine, tra mano e tabellone, è fuori. Vince chi resta in gioco per ultimo. Se una partita dura molto a lungo, chi è ancora in gioco condivide la vittoria.",
      ],
    },
  },
  lesson: {
    place: {
      title: "Una pedina per cominciare",
      text: "Dieci pedine aspettano nella tua mano. Mettine una su una casella libera.",
      right: "Bene. Più semplice di così non si può.",
      wrong: "Si può fare, ma prima metti una pedina: tocca una casella libera.",
    },
    turn: {
      title: "Gira un anello",
      text: "Ogni anello gira di una casella, in un senso o nell’altro, con tutti quelli che ci stanno sopra. Gira un anello, con il dito o con le frecce.",
      right: "Ed ecco fatto. Ora questo anello riposa finché non ne gira un altro.",
      wrong: "Prova a girare: trascina un anello o premi una delle sue frecce.",
    },
    row: {
      title: "Tre in fila",
      text: "Sull’anello interno hai due pedine una accanto all’altra. Metti la terza vicino a loro.",
      right: "Una fila! Ti fa guadagnare una pedina.",
      wrong: "Guarda l’anello interno: la terza pedina va proprio accanto alle tue due.",
    },
    take: {
      title: "Il tuo premio",
      text: "Per la tua fila prendi una pedina blu dal tabellone. Scegline una.",
      right: "Via per sempre. Il blu ora ne ha una in meno.",
      wrong: "Tocca una delle pedine blu.",
    },
    spoke: {
      title: "Pieno con un giro",
      text: "Due tue pedine sono sul raggio in alto, la terza è a una sola casella, sull’anello esterno. Gira l’anello esterno in modo da riempire il raggio.",
      right: "Tre dal centro verso l’esterno: una fila fatta girando!",
      wrong: "Gira l’anello esterno, C, in senso orario: porta la tua pedina in alto.",
    },
    rest: {
      title: "Un anello riposa",
      text: "L’anello esterno è stato girato per ultimo, quindi è bloccato. Gira uno degli altri due.",
      right: "E adesso l’anello esterno è di nuovo libero.",
      wrong: "Stavolta gira l’anello interno o quello di mezzo.",
    },
    refresh: {
      title: "Sveglia!",
      text: "Le estremità di una fila sull’anello si stancano e non contano finché non le muovi. Una delle tue è appena uscita e si è svegliata. Riportala indietro per fare una nuova fila.",
      right: "Fuori e di nuovo dentro: una nuova fila con una pedina fresca in mezzo.",
      wrong: "Riporta la pedina da B3 ad A3.",
    },
    double: {
      title: "Due in una volta",
      text: "Una sola pedina può completare insieme una fila sull’anello e un raggio. Trova la casella dove si incontrano.",
      right: "Una fila e un raggio: prendi due pedine blu!",
      wrong: "Cerca il vuoto sull’anello interno, proprio sotto le tue due pedine su un raggio.",
    },
    fly: {
      title: "Volare",
      text: "La tua mano è vuota e hai quattro pedine: voli su qualsiasi casella libera. Vola in modo da averne tre in fila sull’anello di mezzo.",
      right: "Bell’atterraggio! Ora puoi prendere una pedina.",
      wrong:
        "Sull’anello di mezzo due tue pedine stanno vicine. Vola accanto a loro, ma non con una di quelle due.",
    },
    win: {
      title: "L’ultima pedina",
      text: "Il blu ha solo tre pedine. Prendine una, e il blu è fuori.",
      right: "Due sono troppo poche: hai vinto!",
      wrong: "Tocca una delle pedine blu.",
    },
  },
};

export default texts;
