/** Memento українською. */

import { plural } from "../../../words/language";
import type { Words } from "./en";

const words: Words = {
  heights: { 1: "одинак", 2: "двійка", 3: "трійка" },
  shapes: { 0: "коло", 1: "квадрат", 2: "трикутник", 3: "ромб" },
  triangles: {
    N: "Верхній трикутник",
    E: "Правий трикутник",
    W: "Лівий трикутник",
    M: "Середній трикутник",
  },
  parts: { N: "вгорі", E: "праворуч", W: "ліворуч", M: "посередині" },
  corners: { top: "верхній кут", bottom: "нижній кут", left: "лівий кут", right: "правий кут" },
  sides: {
    top: "верхня сторона",
    bottom: "нижня сторона",
    left: "ліва сторона",
    right: "права сторона",
  },
  centre: "центр",
  point: (part, where) => `${part} · ${where}`,
  clockwise: "за годинниковою стрілкою",
  anticlockwise: "проти годинникової стрілки",
  and: "і",
  freePoint: (point) => `${point}, вільно`,
  figure: (point, height, shape) => `${point}, ${height}, ${shape}`,
  turn: (triangle, way) => `${triangle} ${way}`,
  bring: (points) => `Поставити: ${points}`,
  move: (from, to) => `${from} → ${to}`,
  split: (from, parts) => `Поділити (${from}): ${parts}`,
  part: (height, to) => `${height} → ${to}`,
  splitInto: (heights) => `Поділити: ${heights}`,
  tellBring: (points) => `поставлено: ${points}`,
  tellTurn: (triangle, way) => `повернуто трикутник: ${triangle} ${way}`,
  tellMove: (from, to) => `хід: ${from} → ${to}`,
  tellSplit: (from, parts) => `поділено (${from}): ${parts}`,
  supply: "Запас",
  inHand: "У руці",
  turnTitle: "Повернути трикутник",
  splitTitle: "Або поділити:",
  stones: (count) =>
    plural("uk", count, {
      one: "# камінь",
      few: "# камені",
      many: "# каменів",
      other: "# каменя",
    }),
  markers: (count) =>
    plural("uk", count, {
      one: "# маркер",
      few: "# маркери",
      many: "# маркерів",
      other: "# маркера",
    }),
  endings: {
    limit: "Партія тривала досить довго: усі, хто ще в грі, ділять перемогу.",
    "four-centres": "Фігури стоять на всіх центрах.",
    "whole-triangle": "Серце трикутника заповнене.",
    "last-seat": "Усі інші вибули.",
  },
  reasons: {
    over: "Партію закінчено.",
    "open-first": "Партія починається з одного одинака на будь-якій точці.",
    opened: "Партію вже почато: тепер виходять одразу двоє одинаків.",
    "no-stones": "У запасі менше двох каменів.",
    "no-markers": "У твоїй руці замало маркерів.",
    "no-entrance": "Одинаки виходять на три зовнішні трикутники, але не на центр.",
    "point-taken": "Ця точка зайнята.",
    "just-turned": "Трикутник щойно повертали.",
    "turned-yourself": "Твій минулий хід теж був поворотом трикутника.",
    "turn-changes-nothing": "Поворот цього трикутника нічого не змінить.",
    "not-your-figure": "На цій точці немає твоєї фігури.",
    "out-of-reach": "Так далеко ця фігура не дістане.",
    "cannot-split": "Висота цієї фігури не підходить для такого поділу.",
  },
};

export default words;
