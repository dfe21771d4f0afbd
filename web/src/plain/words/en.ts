/** The plain board in English, the reference for all languages. */

import type { Translated } from "../../words/language";

const words = {
  clockwise: (part: string) => `Turn ${part} clockwise`,
  back: (part: string) => `Turn ${part} anticlockwise`,
  free: "free",
  piece: "piece",
  shapes: { circle: "circle", square: "square", triangle: "triangle", diamond: "diamond" },
  told: {
    placed: (place: string) => `placed a piece on ${place}`,
    moved: (from: string, to: string) => `moved from ${from} to ${to}`,
    taken: (place: string) => `took the piece on ${place}`,
    clockwise: (part: string) => `turned ${part} clockwise`,
    back: (part: string) => `turned ${part} anticlockwise`,
  },
  counted: (name: string, count: number) => `${name}: ${count}`,
  actions: "What you can do",
  limit: "The last move has been made: all who are still in play share the win.",
  over: "The match is over.",
};

export type Words = Translated<typeof words>;

export default words;
