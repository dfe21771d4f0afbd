/** My First Triominos auf Deutsch. */

import { plural } from "../../../words/language";
import type { Words } from "./en";

const words: Words = {
  joker: "Joker",
  card: (numbers) => `Karte ${numbers}`,
  rack: "Deine Karten",
  seat: (number) => `Platz ${number}`,
  chips: (count) => plural("de", count, { one: "# Chip", other: "# Chips" }),
  cards: (count) => plural("de", count, { one: "# Karte", other: "# Karten" }),
  inPot: (count) => plural("de", count, { one: "# Karte im Stapel", other: "# Karten im Stapel" }),

  place: (number) => `Stelle ${number}`,
  beside: (cards) => `neben ${cards}`,
  asks: (numbers) => `braucht ${numbers}`,
  jokerPlace: "die Stelle des Jokers: nimm ihn und lass deine Karte da",
  whichWay: "Wie herum?",
  turned: (numbers) => `so gedreht: ${numbers}`,

  buy: "Kaufen",
  buyForChip: "eine Karte für einen Chip kaufen",
  pass: "Passen",
  steps: {
    up: (rows) => `${rows} nach oben`,
    down: (rows) => `${rows} nach unten`,
    left: (cells) => `${cells} nach links`,
    right: (cells) => `${cells} nach rechts`,
    fromFirst: (way) => `von der ersten Karte aus ${way}`,
    onFirst: "auf die erste Karte",
  },
  swap: (card) => `${card} gegen den Joker tauschen`,

  laid: (card) => `${card} gelegt`,
  bought: "eine Karte gekauft",
  boughtCard: (card) => `${card} gekauft`,
  swapped: (card) => `${card} gegen den Joker getauscht`,
  passed: "gepasst",

  endings: {
    limit: "Die Partie hat lange genug gedauert und endet hier.",
    pot: "Der Stapel ist leer, und alle hatten noch einen letzten Zug.",
    passes: "Alle haben nacheinander gepasst.",
  },
  reasons: {
    over: "Die Partie ist zu Ende.",
    "not-your-card": "Diese Karte hast du nicht.",
    "cell-taken": "Dort liegt schon eine Karte.",
    "no-side": "Eine Karte muss mit einer ganzen Seite an einer anderen liegen.",
    "corners-disagree": "Die Zahlen in den Ecken passen dort nicht.",
    "no-joker": "Der Joker liegt nicht auf dem Tisch.",
    "joker-place": "Diese Karte passt nicht an die Stelle des Jokers.",
    "pot-empty": "Der Stapel ist leer.",
    "no-chip": "Du hast keinen Chip, um eine Karte zu kaufen.",
    "must-act": "Du kannst noch eine Karte legen oder kaufen, also kannst du nicht passen.",
  },
};

export default words;
