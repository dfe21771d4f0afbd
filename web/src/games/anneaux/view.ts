/** What Anneaux shows a seat, and where its parts lie. */

import type { Box, Point, View } from "../../board/types";

/** The rings from the inside out. */
export const RINGS = ["A", "B", "C"] as const;

export type RingName = (typeof RINGS)[number];

export interface AnneauxView extends View {
  /** For each seat the cells with its pawns. */
  pawns: string[][];
  hand: number[];
  /** Cells whose pawns count for no line until they are moved. */
  spent: string[];
  in_play: number[];
  /** The ring that may not be turned. */
  last_ring: RingName | null;
  lines: number;
  victim: number | null;
  owed: number;
}

export interface RingSize {
  inner: number;
  outer: number;
  /** Degrees of one turn. */
  turn: number;
}

export interface AnneauxGeometry {
  box: Box;
  centre: Point;
  cell_radius: number;
  cells: Record<string, Point>;
  rings: Record<RingName, RingSize>;
}

/** The ring a cell lies on: its letter. */
export function ringOf(cell: string): RingName {
  const ring = RINGS.find((name) => cell.startsWith(name));
  if (!ring) throw new Error(`${cell} lies on no ring`);
  return ring;
}

/** The number of the spoke a cell lies on. */
export function spokeOf(cell: string): string {
  return cell.slice(1);
}

export function placeOf(cell: string, geometry: AnneauxGeometry): Point {
  const at = geometry.cells[cell];
  if (!at) throw new Error(`${cell} is no cell`);
  return at;
}

/** The seat whose pawn stands on a cell; -1 if it is free. */
export function seatOn(cell: string, view: AnneauxView): number {
  return view.pawns.findIndex((cells) => cells.includes(cell));
}
