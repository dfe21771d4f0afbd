/**
 * What to point at for each action: a free point or two to bring in Singles, a figure and its
 * goal to move, a figure, the parts it falls into and their goals to split, a turn to turn.
 */

import type { Path, Pick } from "../../board/types";
import { parse } from "./actions";
import type { MementoGeometry, MementoView } from "./types";

export function pointPick(point: string): Pick {
  return `point:${point}`;
}

/** The point that a pick points at, if it does. */
export function pickedPoint(pick: Pick | undefined): string | null {
  return pick?.startsWith("point:") ? pick.slice("point:".length) : null;
}

export function turnPick(part: string, clockwise: boolean): Pick {
  return `turn:${part}${clockwise ? ">" : "<"}`;
}

/** A split by the heights of its parts: `split:2+1`. */
function splitPick(heights: readonly number[]): Pick {
  return `split:${heights.join("+")}`;
}

/** The heights of the parts of a split, in the order their goals are picked; none if the pick is
 * no split. */
export function splitHeights(pick: Pick | undefined): readonly number[] {
  return pick?.startsWith("split:") ? pick.slice("split:".length).split("+").map(Number) : [];
}

export function places(_view: MementoView, geometry: MementoGeometry): Pick[] {
  return Object.keys(geometry.points).map(pointPick);
}

export function wished(
  picks: readonly Pick[],
  view: MementoView,
  geometry: MementoGeometry,
): string | null {
  const [first = "", second] = picks;
  if (first.startsWith("turn:")) return first.slice("turn:".length);
  const [from, to] = [pickedPoint(first), pickedPoint(second)];
  if (from === null || to === null) return null;
  if (view.figures[from]) return `${from}-${to}`;
  // Points that play the same part are named in the order of the board.
  const order = Object.keys(geometry.points);
  return `@${[from, to].sort((a, b) => order.indexOf(a) - order.indexOf(b)).join("+")}`;
}

export function paths(legal: readonly string[]): Path[] {
  return legal.flatMap((action) => ways(action).map((picks) => ({ action, picks })));
}

/** All the ways to pick an action; the order of equal parts does not matter. */
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
