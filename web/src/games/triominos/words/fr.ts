/** My First Triominos en français. */

import { plural } from "../../../words/language";
import type { Words } from "./en";

const words: Words = {
  joker: "le joker",
  card: (numbers) => `carte ${numbers}`,
  rack: "Tes cartes",
  seat: (number) => `Place ${number}`,
  chips: (count) => plural("fr", count, { one: "# jeton", other: "# jetons" }),
  cards: (count) => plural("fr", count, { one: "# carte", other: "# cartes" }),
  inPot: (count) =>
    plural("fr", count, { one: "# carte dans la pioche", other: "# cartes dans la pioche" }),

  place: (number) => `emplacement ${number}`,
  beside: (cards) => `à côté de : ${cards}`,
  asks: (numbers) => `il faut ${numbers}`,
  jokerPlace: "l’emplacement du joker : prends-le et laisse ta carte",
  whichWay: "Dans quel sens ?",
  turned: (numbers) => `tournée ainsi : ${numbers}`,

  buy: "Acheter",
  buyForChip: "acheter une carte pour un jeton",
  pass: "Passer",
  steps: {
    up: (rows) => `${rows} vers le haut`,
    down: (rows) => `${rows} vers le bas`,
    left: (cells) => `${cells} vers la gauche`,
    right: (cells) => `${cells} vers la droite`,
    fromFirst: (way) => `depuis la première carte, ${way}`,
    onFirst: "sur la première carte",
  },
  swap: (card) => `échanger la ${card} contre le joker`,

  laid: (card) => `pose : ${card}`,
  bought: "achète une carte",
  boughtCard: (card) => `achète : ${card}`,
  swapped: (card) => `échange la ${card} contre le joker`,
  passed: "passe",

  endings: {
    limit: "La partie a assez duré et s’arrête ici.",
    pot: "La pioche est vide et tout le monde a joué un dernier tour.",
    passes: "Tout le monde a passé, tour à tour.",
  },
  reasons: {
    over: "La partie est finie.",
    "not-your-card": "Tu n’as pas cette carte.",
    "cell-taken": "Il y a déjà une carte à cet endroit.",
    "no-side": "Une carte doit toucher une autre carte par tout un côté.",
    "corners-disagree": "Les nombres dans les coins ne vont pas ensemble ici.",
    "no-joker": "Le joker n’est pas sur la table.",
    "joker-place": "Cette carte ne va pas à l’emplacement du joker.",
    "pot-empty": "La pioche est vide.",
    "no-chip": "Tu n’as pas de jeton pour acheter une carte.",
    "must-act": "Tu peux encore poser ou acheter une carte, donc tu ne peux pas passer.",
  },
};

export default words;
