/** When fields are too small for a finger, and where to show them larger. */

import { distance } from "./motion";
import type { Point } from "./types";

/** How much larger the loupe shows the board, and its radius in pixels. */
export const ZOOM = 2;
export const RADIUS = 56;

/** Fields that are closer than this many pixels need a loupe. */
const SMALL = 24;

/** How far from the finger its middle is, in pixels. */
export const AWAY = 92;

/** Whether any two fields are so close that a finger covers both; `scale` is in pixels. */
export function needsLoupe(fields: readonly Point[], scale: number): boolean {
  const near = SMALL / scale;
  return fields.some((one, k) =>
    fields.slice(k + 1).some((other) => {
      const apart = distance(one, other);
      return apart > 0 && apart < near;
    }),
  );
}

/** Where to show the loupe, in pixels from the finger: above it, or beside it at the top. */
export function besideFinger(x: number, y: number, screenWidth: number): Point {
  if (y - AWAY - RADIUS >= 0) return { x: 0, y: -AWAY };
  return { x: x < screenWidth / 2 ? AWAY : -AWAY, y: 0 };
}
