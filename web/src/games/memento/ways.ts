/** A figure's position on a given way from point to point. */

import { between, distance, easeOut } from "../../board/motion";
import type { Point } from "../../board/types";
import { pointAt, triangleOf } from "./layout";
import type { MementoGeometry } from "./types";

/** How far outside the board a leaving figure vanishes, and the length that this counts as. */
const OUTSIDE = 0.15;
const LEAVING = 0.4;

interface Leg {
  from: Point;
  to: Point;
  /** Whether it leads over the edge of the board and in again elsewhere. */
  leaves: boolean;
  length: number;
}

/** The position and opacity of a figure at time t (0 to 1) of its way. */
export function onTheWay(
  way: readonly string[],
  t: number,
  geometry: MementoGeometry,
): { at: Point; opacity: number } {
  const legs = way.slice(1).map((to, k) => legOf(way[k] ?? to, to, geometry));
  const whole = legs.reduce((sum, { length }) => sum + length, 0);
  let left = easeOut(t) * whole;
  for (const leg of legs) {
    if (left <= leg.length) return onLeg(leg, left / leg.length, geometry);
    left -= leg.length;
  }
  return { at: pointAt(geometry, way.at(-1) ?? ""), opacity: 1 };
}

/** A place on a way, near a point of the board. */
interface Place {
  point: string;
  at: Point;
}

/**
 * A way as lines to draw: if it leaves the board, one line ends outside and another comes in.
 */
export function stretches(way: readonly string[], geometry: MementoGeometry): Place[][] {
  const place = (point: string): Place => ({ point, at: pointAt(geometry, point) });
  const off = (point: string): Place => ({
    point,
    at: outside(pointAt(geometry, point), geometry),
  });
  const lines: Place[][] = way.slice(0, 1).map((point) => [place(point)]);
  way.slice(1).forEach((goal, k) => {
    const start = way[k] ?? goal;
    if (legOf(start, goal, geometry).leaves) {
      lines.at(-1)?.push(off(start));
      lines.push([off(goal)]);
    }
    lines.at(-1)?.push(place(goal));
  });
  return lines;
}

function legOf(start: string, goal: string, geometry: MementoGeometry): Leg {
  const [from, to] = [pointAt(geometry, start), pointAt(geometry, goal)];
  const leaves = geometry.exits.some((pair) => pair.includes(start) && pair.includes(goal));
  return { from, to, leaves, length: leaves ? LEAVING : distance(from, to) };
}

function onLeg(
  { from, to, leaves }: Leg,
  done: number,
  geometry: MementoGeometry,
): { at: Point; opacity: number } {
  if (!leaves) return { at: between(from, to, done), opacity: 1 };
  const [inside, away] = done < 0.5 ? [from, 2 * done] : [to, 2 * (1 - done)];
  return { at: between(inside, outside(inside, geometry), away ** 2), opacity: 1 - away };
}

/** A place just off the board, outwards from its middle. */
function outside(at: Point, geometry: MementoGeometry): Point {
  const middle = triangleOf(geometry, "M").centre;
  const far = distance(middle, at);
  return far > 0 ? between(at, middle, -OUTSIDE / far) : at;
}
