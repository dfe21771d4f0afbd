/**
 * A made-up game for tests: nine places with lines between them, and a corner of four that turns.
 *
 *     a1 -- b1 -- c1
 *     |  ()  |     |
 *     a2 -- b2 -- c2
 *     |      |     |
 *     a3 -- b3 -- c3
 */

import type { Effect, Entry, Piece } from "../api/types";
import { type PlainGame, plainGame } from ".";
import type { Texts } from "./texts";
import type { SomeGeometry, SomeView } from "./types";

const NAMES = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];

export const GEOMETRY: SomeGeometry = {
  box: { x: -0.7, y: -0.7, width: 3.4, height: 3.4 },
  places: Object.fromEntries(NAMES.map((name, k) => [name, { x: k % 3, y: Math.floor(k / 3) }])),
  lines: [
    ["a1", "b1", "c1"],
    ["a2", "b2", "c2"],
    ["a3", "b3", "c3"],
    ["a1", "a2", "a3"],
    ["b1", "b2", "b3"],
    ["c1", "c2", "c3"],
  ],
  turning: {
    corner: {
      centre: { x: 0.5, y: 0.5 },
      radius: 1.2,
      places: ["a1", "b1", "a2", "b2"],
      turn: 90,
    },
  },
};

/** A gap in a text. */
export const gap = (value: string) => ({ value });

/** The texts of a made-up package in English and in German. */
export const TEXTS: Record<string, Texts> = {
  en: {
    title: "Corners",
    "action-move": [gap("a"), " to ", gap("b")],
    "action-take": ["take ", gap("a")],
    "did-moved": ["goes from ", gap("from"), " to ", gap("to")],
    "count-hand": [gap("count"), " in hand"],
    "piece-king": "king",
    "task-take": "Take a piece.",
    "task-place_take": "Take or place.",
    "ending-full": "The board is full.",
    "reason-too-far": "That is too far.",
  },
  de: { "action-move": [gap("a"), " nach ", gap("b")], "piece-king": "König" },
};

export const GAME: PlainGame = plainGame("corners", {
  picks: {
    "corner>": ["turn:corner>"],
    "corner<": ["turn:corner<"],
    xb1: ["place:b1"],
  },
  reasons: { over: "the game is over", "too-far": "too far", "not-yours": "that is not yours" },
  texts: async (language) => TEXTS[language] ?? {},
});

/** A game: each view, the legal actions, and the decision. */
export const PLAYED: readonly { view: SomeView; legal: string[]; entry: Entry | null }[] = [
  {
    view: viewOf({}, 0),
    legal: [...NAMES.map((name) => `place ${name}`), "corner>", "corner<", "pass"],
    entry: entryOf("place a1", did("placed", ["a1"])),
  },
  {
    view: viewOf({ a1: { seat: 0 } }, 1),
    legal: ["corner>", "corner<", "move a1 b1", "jump a1 b1", "move a1 b1 c1"],
    entry: entryOf("corner>", did("turned", ["corner"])),
  },
  {
    view: viewOf({ b1: { seat: 0 } }, 2),
    legal: ["xb1", "move b1 c1", "place c1"],
    entry: entryOf("move b1 c1", did("moved", ["b1", "c1"])),
  },
  { view: { ...viewOf({ c1: { seat: 0, count: 2 } }, 3), to_move: -1 }, legal: [], entry: null },
];

export function viewOf(pieces: Record<string, Piece>, decisions = 0): SomeView {
  return {
    game: "corners",
    players: 2,
    seat: 0,
    start: 0,
    to_move: 0,
    decisions,
    winners: [],
    ending: "",
    pieces,
    counts: { hand: [3, 4] },
  };
}

export function entryOf(action: string, ...effects: Effect[]): Entry {
  return { seat: 0, action, effects };
}

export function did(what: string, at: string[], count = 1): Effect {
  return { type: what, seat: 0, at, count };
}
