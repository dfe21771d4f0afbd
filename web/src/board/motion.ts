/** Easing and turning. */

import type { Point } from "./types";

/** How long a step and a turn take, in milliseconds. */
export const STEP = 200;
export const TURN = 330;

/** Fast at first, then slowing down; without a bounce. */
export function easeOut(t: number): number {
  return 1 - (1 - t) ** 3;
}

export function between(from: Point, to: Point, t: number): Point {
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

/** A point turned round a centre by degrees, clockwise on the screen. */
export function around(at: Point, centre: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [at.x - centre.x, at.y - centre.y];
  return {
    x: centre.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: centre.y + x * Math.sin(angle) + y * Math.cos(angle),
  };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Degrees from one direction to another as seen from a centre, between -180 and 180. */
export function swept(centre: Point, from: Point, to: Point): number {
  const angle = (at: Point) => Math.atan2(at.y - centre.y, at.x - centre.x);
  const degrees = ((angle(to) - angle(from)) * 180) / Math.PI;
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
