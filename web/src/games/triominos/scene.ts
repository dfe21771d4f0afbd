/** The pictures of a table: at rest, and with a moving card. */

import { effectOf, effectsOf, soundOf } from "../../board/effects";
import { between, easeOut, STEP, TURN } from "../../board/motion";
import type { Box, Point } from "../../board/types";
import type { SoundName } from "../../device/sounds";
import { lying } from "./actions";
import { type CellKind, cornersAt, kindOf, middleAmong, middleOf } from "./layout";
import type { TriominosEntry, TriominosGeometry, TriominosView } from "./types";

export interface LaidCard {
  /** The card and its cell. */
  key: string;
  kind: CellKind;
  corners: string;
  at: Point;
  degrees: number;
  /** The height above the table, 0 to 1. */
  lift: number;
}

/** A hexagon made of six cards. */
export interface Hexagon {
  /** The names of its cells. */
  key: string;
  at: Point;
  rim: Point[];
  /** How far its star has opened, and how much it glows, 0 to 1. */
  grown: number;
  glow: number;
}

export interface Scene {
  cards: LaidCard[];
  hexagons: Hexagon[];
}

/** The smallest size of a board, so that it grows less often at first, and its margin. */
const MIN_SIZE = { width: 3, height: 1.5 * Math.sqrt(3) };
const MARGIN = 0.12;

/** How far a flying card turns; and the share of the flight if the card completes a hexagon. */
const SPIN = 120;
const FLIGHT = 0.6;
/** How far outside the board cards start. */
const OUTSIDE = 1;

/**
 * Computes something once per view: views do not change, and cards that stay are not redrawn.
 */
function once<T>(make: (view: TriominosView, geometry: TriominosGeometry) => T): typeof make {
  const made = new WeakMap<TriominosView, T>();
  return (view, geometry) => {
    const known = made.get(view) ?? make(view, geometry);
    made.set(view, known);
    return known;
  };
}

/** The cards and the free cells round them. The box grows by rows and columns. */
export const box = once((view, geometry): Box => {
  const cells = [...view.table.map((text) => lying(text).cell), ...Object.keys(view.free)];
  const corners = cells.flatMap((cell) => cornersAt(cell, geometry));
  const across = span(
    corners.map((at) => at.x),
    MIN_SIZE.width,
  );
  const down = span(
    corners.map((at) => at.y),
    MIN_SIZE.height,
  );
  return { x: across.from, y: down.from, width: across.length, height: down.length };
});

/** The range of some values with a margin, and with a minimum length. */
function span(values: readonly number[], least: number): { from: number; length: number } {
  const [first, last] = [Math.min(...values), Math.max(...values)];
  const length = Math.max(least, last - first) + 2 * MARGIN;
  return { from: (first + last - length) / 2, length };
}

export const rest = once(
  (view, geometry): Scene => ({
    cards: view.table.map((text) => cardAtRest(text, geometry)),
    hexagons: view.hexagons.map((cells) => hexagonAtRest(cells, geometry)),
  }),
);

function cardAtRest(text: string, geometry: TriominosGeometry): LaidCard {
  const { cell, corners } = lying(text);
  const at = middleOf(cell, geometry);
  return { key: text, kind: kindOf(cell), corners, at, degrees: 0, lift: 0 };
}

function hexagonAtRest(cells: readonly string[], geometry: TriominosGeometry): Hexagon {
  const rim = cells.map((cell) => middleOf(cell, geometry));
  return { key: cells.join(" "), at: middleAmong(rim), rim, grown: 1, glow: 0 };
}

/** A card comes from the side of the player who lays it; a swapped joker goes there. */
export function frame(
  before: TriominosView,
  entry: TriominosEntry,
  after: TriominosView,
  t: number,
  geometry: TriominosGeometry,
): Scene {
  const old = rest(before, geometry);
  if (t <= 0) return old;
  const now = rest(after, geometry);
  if (t >= 1) return now;
  const outside = edge(before, after, entry.seat === before.seat, geometry);
  const made = new Set(hexagonsMade(entry));
  const flown = easeOut(Math.min(1, made.size > 0 ? t / FLIGHT : t));
  const glowing = Math.max(0, (t - FLIGHT) / (1 - FLIGHT));

  const [were, are] = [keysOf(old), keysOf(now)];
  const stay = old.cards.filter((card) => are.has(card.key));
  const go = old.cards.filter((card) => !are.has(card.key));
  const come = now.cards.filter((card) => !were.has(card.key));
  return {
    cards: [
      ...stay,
      ...go.map((card) => flying(card, outside, flown)),
      ...come.map((card) => flying(card, outside, 1 - flown)),
    ],
    hexagons: now.hexagons.map((hexagon) =>
      made.has(hexagon.key)
        ? { ...hexagon, grown: glowing, glow: Math.sin(Math.PI * glowing) }
        : hexagon,
    ),
  };
}

/** The cells of the hexagons for which an entry earned chips. */
function hexagonsMade(entry: TriominosEntry): string[] {
  const earned = effectsOf(entry, "chips").filter(({ why }) => why === "hexagon");
  return earned.map(({ at }) => at.join(" "));
}

/** A hexagon is something to be glad about, in its middle. */
export function joys(entry: TriominosEntry, geometry: TriominosGeometry): Point[] {
  return hexagonsMade(entry).map((cells) =>
    middleAmong(cells.split(" ").map((cell) => middleOf(cell, geometry))),
  );
}

function keysOf({ cards }: Scene): ReadonlySet<string> {
  return new Set(cards.map((card) => card.key));
}

/** A card between its cell and a place outside, 0 to 1. */
function flying(card: LaidCard, outside: Point, away: number): LaidCard {
  return { ...card, at: between(card.at, outside, away), degrees: SPIN * away, lift: away };
}

/** A place below the board for the reader's own cards, above it for those of others. */
function edge(
  before: TriominosView,
  after: TriominosView,
  own: boolean,
  geometry: TriominosGeometry,
): Point {
  const boxes = [box(before, geometry), box(after, geometry)];
  const [, last] = boxes as [Box, Box];
  const y = own
    ? Math.max(...boxes.map((one) => one.y + one.height)) + OUTSIDE
    : Math.min(...boxes.map((one) => one.y)) - OUTSIDE;
  return { x: last.x + last.width / 2, y };
}

/** Laying a card takes time, more if it completes a hexagon; everything else is instant. */
export function duration(entry: TriominosEntry): number {
  return effectOf(entry, "placed") || effectOf(entry, "swapped") ? STEP + TURN : 1;
}

export function sound(entry: TriominosEntry): SoundName | null {
  return soundOf(entry, [
    ["placed", "card"],
    ["swapped", "card"],
    ["bought", "card"],
  ]);
}
