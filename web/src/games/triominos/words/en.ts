/** My First Triominos in English, the reference for all languages. */

import { plural, type Translated } from "../../../words/language";

const words = {
  joker: "the joker",
  card: (numbers: string) => `card ${numbers}`,
  rack: "Your cards",
  seat: (number: number) => `Seat ${number}`,
  chips: (count: number) => plural("en", count, { one: "# chip", other: "# chips" }),
  cards: (count: number) => plural("en", count, { one: "# card", other: "# cards" }),
  inPot: (count: number) =>
    plural("en", count, { one: "# card in the pot", other: "# cards in the pot" }),

  place: (number: number) => `place ${number}`,
  beside: (cards: string) => `next to ${cards}`,
  asks: (numbers: string) => `needs ${numbers}`,
  jokerPlace: "the joker's place: take it and leave your card there",
  whichWay: "Which way round?",
  turned: (numbers: string) => `turned like this: ${numbers}`,

  buy: "Buy",
  buyForChip: "buy a card for one chip",
  pass: "Pass",
  steps: {
    up: (rows: number) => `${rows} up`,
    down: (rows: number) => `${rows} down`,
    left: (cells: number) => `${cells} to the left`,
    right: (cells: number) => `${cells} to the right`,
    fromFirst: (way: string) => `from the first card ${way}`,
    onFirst: "on the first card",
  },
  swap: (card: string) => `swap ${card} for the joker`,

  laid: (card: string) => `laid ${card}`,
  bought: "bought a card",
  boughtCard: (card: string) => `bought ${card}`,
  swapped: (card: string) => `swapped ${card} for the joker`,
  passed: "passed",

  endings: {
    limit: "The game went on long enough and ends here.",
    pot: "The pot is empty and everybody has had a last turn.",
    passes: "Everybody passed, one after the other.",
  },
  reasons: {
    over: "The match is over.",
    "not-your-card": "That card is not on your rack.",
    "cell-taken": "A card lies there already.",
    "no-side": "A card has to lie side by side with another one.",
    "corners-disagree": "The numbers in the corners do not match there.",
    "no-joker": "The joker does not lie on the table.",
    "joker-place": "That card does not fit the joker's place.",
    "pot-empty": "The pot is empty.",
    "no-chip": "You have no chip to buy a card with.",
    "must-act": "You can still lay or buy a card, so you cannot pass.",
  },
};

export type Words = Translated<typeof words>;

export default words;
