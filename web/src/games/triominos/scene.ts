/** The pictures of a table: at rest, and with a card on its way. */

import { between, easeOut, STEP, TURN } from "../../board/motion";
import type { Box, Entry, Pick, Point } from "../../board/types";
import {
  cornersAt,
  freeCells,
  jokerCell,
  kindOf,
  lying,
  middleOf,
  vertexAt,
  verticesOf,
} from "./cells";
import type { CellKind, TriominosGeometry, TriominosView } from "./view";

export interface LaidCard {
  /** The card and its cell, as it was laid. */
  key: string;
  kind: CellKind;
  corners: string;
  at: Point;
  degrees: number;
  /** How high it is above the table, 0 to 1. */
  lift: number;
}

/** A hexagon that six cards make round a vertex. */
export interface Hexagon {
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

/** The least a board is wide and high, its margin, and the steps in which it grows to the sides;
 * upwards and downwards it grows by rows. */
const LEAST = 4;
const MARGIN = 0.1;
const GROWTH = 1;

/** A flying card turns this far; if it completes a hexagon, the flight takes this part of the time. */
const SPIN = 120;
const FLIGHT = 0.6;
/** From this far outside the board cards come. */
const OUTSIDE = 1;

/** Makes something once for every view: views do not change, and cards that stay where they are
 * are not drawn anew. */
function once<T>(make: (view: TriominosView, geometry: TriominosGeometry) => T): typeof make {
  const made = new WeakMap<TriominosView, T>();
  return (view, geometry) => {
    const known = made.get(view) ?? make(view, geometry);
    made.set(view, known);
    return known;
  };
}

/** What has to be seen: the cards and the free cells round them, in a square, so that nothing
 * else on the screen moves when the table grows. */
export const box = once((view, geometry): Box => {
  const cells = [...view.table.map((text) => lying(text).cell), ...freeCells(view.table, geometry)];
  const corners = cells.flatMap((cell) => cornersAt(cell, geometry));
  const left = Math.floor(Math.min(...corners.map((at) => at.x)) / GROWTH) * GROWTH;
  const right = Math.ceil(Math.max(...corners.map((at) => at.x)) / GROWTH) * GROWTH;
  const top = Math.min(...corners.map((at) => at.y));
  const bottom = Math.max(...corners.map((at) => at.y));
  const side = Math.max(LEAST, right - left, bottom - top) + 2 * MARGIN;
  return {
    x: (left + right - side) / 2,
    y: (top + bottom - side) / 2,
    width: side,
    height: side,
  };
});

/** Where a pick lies: free cells, and the joker's place for a swap. */
export function place(pick: Pick, view: TriominosView, geometry: TriominosGeometry): Point | null {
  const cell = placeOf(pick, view);
  return cell ? middleOf(cell, geometry) : null;
}

/** The cell that a pick means. */
export function placeOf(pick: Pick, view: TriominosView): string | undefined {
  if (pick === "swap") return jokerCell(view.table);
  return pick.startsWith("cell:") ? pick.slice("cell:".length) : undefined;
}

export const rest = once(
  (view, geometry): Scene => ({
    cards: view.table.map((text) => cardAtRest(text, geometry)),
    hexagons: hexagons(view.table, geometry),
  }),
);

function cardAtRest(text: string, geometry: TriominosGeometry): LaidCard {
  const { cell, corners } = lying(text);
  const at = middleOf(cell, geometry);
  return { key: text, kind: kindOf(cell), corners, at, degrees: 0, lift: 0 };
}

/** The vertices that six cards touch. */
function hexagons(table: readonly string[], geometry: TriominosGeometry): Hexagon[] {
  const touching = new Map<string, string[]>();
  for (const { cell } of table.map(lying)) {
    for (const vertex of verticesOf(cell, geometry)) {
      touching.set(vertex, [...(touching.get(vertex) ?? []), cell]);
    }
  }
  const full = [...touching].filter(([, cells]) => cells.length === 6);
  return full.map(([vertex, cells]) => {
    const at = vertexAt(vertex, geometry);
    const angle = (point: Point) => Math.atan2(point.y - at.y, point.x - at.x);
    const rim = cells.map((cell) => middleOf(cell, geometry));
    rim.sort((a, b) => angle(a) - angle(b));
    return { key: vertex, at, rim, grown: 1, glow: 0 };
  });
}

/** A card comes from the side of whoever lays it; a joker that is swapped goes there. */
export function frame(
  before: TriominosView,
  entry: Entry,
  after: TriominosView,
  t: number,
  geometry: TriominosGeometry,
): Scene {
  const old = rest(before, geometry);
  if (t <= 0) return old;
  const now = rest(after, geometry);
  if (t >= 1) return now;
  const outside = edge(before, after, entry.seat === before.seat, geometry);
  const known = new Set(old.hexagons.map((hexagon) => hexagon.key));
  const made = now.hexagons.some((hexagon) => !known.has(hexagon.key));
  const flown = easeOut(Math.min(1, made ? t / FLIGHT : t));
  const glowing = made ? Math.max(0, (t - FLIGHT) / (1 - FLIGHT)) : 0;

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
      known.has(hexagon.key)
        ? hexagon
        : { ...hexagon, grown: glowing, glow: Math.sin(Math.PI * glowing) },
    ),
  };
}

function keysOf({ cards }: Scene): ReadonlySet<string> {
  return new Set(cards.map((card) => card.key));
}

/** A card on its way between its cell and a place outside, 0 to 1. */
function flying(card: LaidCard, outside: Point, away: number): LaidCard {
  return { ...card, at: between(card.at, outside, away), degrees: SPIN * away, lift: away };
}

/** A place below the board for one's own cards, above it for those of others. */
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

/** A card takes its time, and a hexagon glows in it; the rest is done at once. */
export function duration(entry: Entry): number {
  return entry.action.includes("=") ? STEP + TURN : 1;
}
