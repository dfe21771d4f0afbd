/** Проста дошка українською. */

import type { Words } from "./en";

const words: Words = {
  clockwise: (part) => `Повернути ${part} за годинниковою стрілкою`,
  back: (part) => `Повернути ${part} проти годинникової стрілки`,
  free: "вільно",
  piece: "фішка",
  shapes: { circle: "коло", square: "квадрат", triangle: "трикутник", diamond: "ромб" },
  told: {
    placed: (place) => `поставлено фішку на ${place}`,
    moved: (from, to) => `пересунуто фішку з ${from} на ${to}`,
    taken: (place) => `знято фішку з ${place}`,
    clockwise: (part) => `повернуто ${part} за годинниковою стрілкою`,
    back: (part) => `повернуто ${part} проти годинникової стрілки`,
  },
  counted: (name, count) => `${name}: ${count}`,
  actions: "Що можна зробити",
  limit: "Останній хід зроблено: усі, хто ще в грі, ділять перемогу.",
  over: "Партію закінчено.",
};

export default words;
