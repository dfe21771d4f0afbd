/** Anneaux in English, the reference for all languages. */

import type { Translated } from "../../../words/language";

const words = {
  clockwise: (ring: string) => `Ring ${ring} clockwise`,
  back: (ring: string) => `Ring ${ring} anticlockwise`,
  place: (cell: string) => `A pawn on ${cell}`,
  move: (from: string, to: string) => `${from} to ${to}`,
  take: (cell: string) => `Take the pawn on ${cell}`,
  pass: "Pass",
  free: (cell: string) => `${cell}, free`,
  pawn: (cell: string, shape: string) => `${cell}, pawn with a ${shape}`,
  spentPawn: (cell: string, shape: string) => `${cell}, tired pawn with a ${shape}`,
  takeable: (cell: string, shape: string) => `Take ${cell}, pawn with a ${shape}`,
  shapes: { circle: "circle", square: "square", triangle: "triangle", diamond: "diamond" },
  told: {
    place: (cell: string) => `placed a pawn on ${cell}`,
    move: (from: string, to: string) => `moved from ${from} to ${to}`,
    take: (cell: string) => `took the pawn on ${cell}`,
    clockwise: (ring: string) => `turned ring ${ring} clockwise`,
    back: (ring: string) => `turned ring ${ring} anticlockwise`,
    pass: "passed",
  },
  counts: (hand: number, track: number) => `${hand} in hand, ${track} on the rings`,
  hands: "Pawns in hand",
  inHand: (shape: string, hand: number) => `${shape}: ${hand} in hand`,
  out: "out",
  turns: "Turn a ring",
  pinned: (ring: string) => `Ring ${ring} is pinned: it was turned last.`,
  unpinned: "Every ring may be turned.",
  flying: "You fly: move to any free cell, but turn no ring.",
  where: "Where to?",
  owed: (count: number) => (count === 1 ? "Take one pawn of" : `Take ${count} pawns of`),
  owes: (count: number) =>
    count === 1 ? "To be taken: one pawn of" : `To be taken: ${count} pawns of`,
  endings: {
    limit: "The last move has been made: all who are still in play share the win.",
    "last-seat": "Only one player still has three pawns or more.",
  },
  reasons: {
    over: "The match is over.",
    "take-first": "First take the pawns your lines have earned.",
    "nothing-to-take": "There is no pawn to take now.",
    "not-theirs": "Take a pawn of the player whose turn it is to give one.",
    "hand-empty": "You have no pawn left in your hand.",
    "cell-taken": "That cell is taken.",
    "not-your-pawn": "There is no pawn of yours on that cell.",
    "too-far": "A pawn moves to the next cell on its ring, or to the next ring in or out.",
    "ring-turned-last": "This ring was turned last; another must be turned first.",
    flying: "With four pawns or fewer and an empty hand you fly and may not turn a ring.",
    "must-act": "You may only pass when nothing else is possible.",
  },
};

export type Words = Translated<typeof words>;

export default words;
