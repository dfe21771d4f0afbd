/** My First Triominos українською. */

import { plural } from "../../../words/language";
import type { Words } from "./en";

const words: Words = {
  joker: "джокер",
  card: (numbers) => `картка ${numbers}`,
  rack: "Твої картки",
  seat: (number) => `Місце ${number}`,
  chips: (count) =>
    plural("uk", count, { one: "# жетон", few: "# жетони", many: "# жетонів", other: "# жетона" }),
  cards: (count) =>
    plural("uk", count, { one: "# картка", few: "# картки", many: "# карток", other: "# картки" }),
  inPot: (count) =>
    plural("uk", count, {
      one: "у колоді # картка",
      few: "у колоді # картки",
      many: "у колоді # карток",
      other: "у колоді # картки",
    }),

  place: (number) => `клітинка ${number}`,
  beside: (cards) => `поруч: ${cards}`,
  asks: (numbers) => `потрібно ${numbers}`,
  jokerPlace: "клітинка джокера: забери його й залиш свою картку",
  whichWay: "Як повернути?",
  turned: (numbers) => `повернута так: ${numbers}`,

  buy: "Купити",
  buyForChip: "купити картку за один жетон",
  pass: "Пропустити хід",
  steps: {
    up: (rows) => `${rows} вгору`,
    down: (rows) => `${rows} вниз`,
    left: (cells) => `${cells} ліворуч`,
    right: (cells) => `${cells} праворуч`,
    fromFirst: (way) => `від першої картки ${way}`,
    onFirst: "на першу картку",
  },
  swap: (card) => `обміняти на джокера: ${card}`,

  laid: (card) => `викладено: ${card}`,
  bought: "куплено картку",
  boughtCard: (card) => `куплено: ${card}`,
  swapped: (card) => `обміняно на джокера: ${card}`,
  passed: "хід пропущено",

  endings: {
    limit: "Партія тривала досить довго й закінчується тут.",
    pot: "Колода порожня, і кожен зробив останній хід.",
    passes: "Усі по черзі пропустили хід.",
  },
  reasons: {
    over: "Партію закінчено.",
    "not-your-card": "У тебе немає цієї картки.",
    "cell-taken": "Там уже лежить картка.",
    "no-side": "Картка має торкатися іншої цілою стороною.",
    "corners-disagree": "Числа в кутах там не збігаються.",
    "no-joker": "Джокера немає на столі.",
    "joker-place": "Ця картка не підходить на місце джокера.",
    "pot-empty": "Колода порожня.",
    "no-chip": "У тебе немає жетона, щоб купити картку.",
    "must-act": "Ти ще можеш викласти або купити картку, тож пропустити хід не можна.",
  },
};

export default words;
