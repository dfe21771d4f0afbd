/** The picks for each legal action, and their places. */

import { distance } from "../../board/motion";
import type { Grip, Path, Pick, Point } from "../../board/types";
import { parse } from "./actions";
import { placeOf, ringAt, ringNames } from "./layout";
import type { AnneauxGeometry, AnneauxView } from "./types";

/** How far beyond its edge a cell can still be hit, as a factor. */
const GENEROUS = 1.3;

export const PASS: Pick = "pass";

/** The prefix of a pick that turns a ring. */
const TURN = "turn:";

export function pointPick(cell: string): Pick {
  return `point:${cell}`;
}

export function turnPick(ring: string, clockwise: boolean): Pick {
  return `${TURN}${ring}${clockwise ? ">" : "<"}`;
}

/** The cell of a pick; null if it has none. */
export function cellOf(pick: Pick): string | null {
  return pick.startsWith("point:") ? pick.slice("point:".length) : null;
}

/** The turn of a pick; null if it is none. */
export function turnOf(pick: Pick): { ring: string; clockwise: boolean } | null {
  if (!pick.startsWith(TURN)) return null;
  const action = parse(pick.slice(TURN.length));
  return action.kind === "turn" ? action : null;
}

function picksOf(text: string): Pick[] {
  const action = parse(text);
  switch (action.kind) {
    case "place":
    case "take":
      return [pointPick(action.cell)];
    case "move":
      return [pointPick(action.from), pointPick(action.to)];
    case "turn":
      return [turnPick(action.ring, action.clockwise)];
    case "pass":
      return [PASS];
  }
}

export function paths(legal: readonly string[]): Path[] {
  return legal.map((action) => ({ action, picks: picksOf(action) }));
}

export function place(pick: Pick, geometry: AnneauxGeometry): Point | null {
  const cell = cellOf(pick);
  return cell === null ? null : placeOf(cell, geometry);
}

export function reach(geometry: AnneauxGeometry): number {
  return geometry.cell_radius * GENEROUS;
}

export function places(_view: AnneauxView, geometry: AnneauxGeometry): Pick[] {
  return Object.keys(geometry.cells).map(pointPick);
}

/** A ring can be held anywhere between its edges. */
export function grips(geometry: AnneauxGeometry): Grip[] {
  return ringNames(geometry).map((part) => {
    const { inner, outer, turn } = ringAt(part, geometry);
    return {
      part,
      centre: geometry.centre,
      step: turn,
      forward: turnPick(part, true),
      back: turnPick(part, false),
      holds: (at) => {
        const far = distance(at, geometry.centre);
        return inner <= far && far < outer;
      },
    };
  });
}
