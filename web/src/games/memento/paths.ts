/**
 * The picks for each action. To place Singles: one or two free points. To move: a figure and
 * its goal. To split: a figure, its parts and their goals. To turn: the turn.
 */

import type { Path, Pick } from "../../board/types";
import { parse } from "./actions";
import type { MementoGeometry, MementoView } from "./types";

export function pointPick(point: string): Pick {
  return `point:${point}`;
}

/** The point of a pick, if it has one. */
export function pickedPoint(pick: Pick | undefined): string | null {
  return pick?.startsWith("point:") ? pick.slice("point:".length) : null;
}

export function turnPick(part: string, clockwise: boolean): Pick {
  return `turn:${part}${clockwise ? ">" : "<"}`;
}

/** The turn of a pick; null if it is none. */
export function turnOf(pick: Pick): { part: string; clockwise: boolean } | null {
  const action = pick.startsWith("turn:") ? parse(pick.slice("turn:".length)) : null;
  return action?.kind === "turn" ? action : null;
}

/** The pick of a split, with the heights of its parts: `split:2+1`. */
function splitPick(heights: readonly number[]): Pick {
  return `split:${heights.join("+")}`;
}

/** All ways to split a figure. */
export const SPLITS: readonly Pick[] = [splitPick([1, 1]), splitPick([2, 1]), splitPick([1, 1, 1])];

/**
 * The heights of the parts of a split, in the order in which their goals are picked; empty if
 * the pick is no split.
 */
export function splitHeights(pick: Pick | undefined): readonly number[] {
  return pick?.startsWith("split:") ? pick.slice("split:".length).split("+").map(Number) : [];
}

export function places(_view: MementoView, geometry: MementoGeometry): Pick[] {
  return Object.keys(geometry.points).map(pointPick);
}

export function paths(legal: readonly string[]): Path[] {
  return legal.flatMap((action) => ways(action).map((picks) => ({ action, picks })));
}

/** All ways to pick an action; parts of equal height can come in any order. */
function ways(text: string): Pick[][] {
  const action = parse(text);
  switch (action.kind) {
    case "bring":
      return orders(action.points.map(pointPick));
    case "turn":
      return [[turnPick(action.part, action.clockwise)]];
    case "move":
      return [[pointPick(action.from), pointPick(action.to)]];
    case "split": {
      const heights = action.parts.map((part) => part.height);
      const goals = action.parts.map((part) => pointPick(part.to));
      const start = [pointPick(action.from), splitPick(heights)];
      const equal = heights.every((height) => height === heights[0]);
      return (equal ? orders(goals) : [goals]).map((order) => [...start, ...order]);
    }
  }
}

function orders(items: readonly Pick[]): Pick[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, k) =>
    orders(items.filter((_, other) => other !== k)).map((rest) => [first, ...rest]),
  );
}
