/** My First Triominos in italiano. */

import { plural } from "../../../words/language";
import type { Words } from "./en";

const words: Words = {
  joker: "il jolly",
  card: (numbers) => `carta ${numbers}`,
  rack: "Le tue carte",
  seat: (number) => `Posto ${number}`,
  chips: (count) => plural("it", count, { one: "# gettone", other: "# gettoni" }),
  cards: (count) => plural("it", count, { one: "# carta", other: "# carte" }),
  inPot: (count) => plural("it", count, { one: "# carta nel mazzo", other: "# carte nel mazzo" }),

  place: (number) => `casella ${number}`,
  beside: (cards) => `accanto a: ${cards}`,
  asks: (numbers) => `richiede ${numbers}`,
  jokerPlace: "la casella del jolly: prendilo e lascia lì la tua carta",
  whichWay: "In che verso?",
  turned: (numbers) => `girata così: ${numbers}`,

  buy: "Compra",
  buyForChip: "compra una carta per un gettone",
  pass: "Passa",
  steps: {
    up: (rows) => `${rows} in su`,
    down: (rows) => `${rows} in giù`,
    left: (cells) => `${cells} a sinistra`,
    right: (cells) => `${cells} a destra`,
    fromFirst: (way) => `dalla prima carta ${way}`,
    onFirst: "sulla prima carta",
  },
  swap: (card) => `scambia con il jolly: ${card}`,

  laid: (card) => `posa: ${card}`,
  bought: "compra una carta",
  boughtCard: (card) => `compra: ${card}`,
  swapped: (card) => `scambia con il jolly: ${card}`,
  passed: "passa",

  endings: {
    limit: "La partita è durata abbastanza e finisce qui.",
    pot: "Il mazzo è vuoto e ognuno ha fatto un ultimo turno.",
    passes: "Hanno passato tutti, uno dopo l’altro.",
  },
  reasons: {
    over: "La partita è finita.",
    "not-your-card": "Non hai questa carta.",
    "cell-taken": "Lì c’è già una carta.",
    "no-side": "Una carta deve toccarne un’altra con tutto un lato.",
    "corners-disagree": "I numeri negli angoli non combaciano.",
    "no-joker": "Il jolly non è sul tavolo.",
    "joker-place": "Questa carta non va bene al posto del jolly.",
    "pot-empty": "Il mazzo è vuoto.",
    "no-chip": "Non hai gettoni per comprare una carta.",
    "must-act": "Puoi ancora posare o comprare una carta, quindi non puoi passare.",
  },
};

export default words;
