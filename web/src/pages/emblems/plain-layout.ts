/** Where the places of a small plain board are. Every start page loads it with its boards, so it is short. */

import type { PlainGeometry } from "../../api/types";

type Places = PlainGeometry["places"];

/** The radius of a piece, relative to the distance of the nearest places and to the board. */
const [NEAR, LARGEST] = [0.36, 1 / 9];

/** The room round the outermost places, in radii of a piece. */
const ROOM = 1.7;

/** The box round some places, and the radius of the pieces on them. */
export function layoutOf(places: Places) {
  const points = Object.values(places);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const gaps = points.flatMap((one, k) =>
    points.slice(k + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  const radius = Math.min(NEAR * Math.min(...gaps), LARGEST * Math.max(width, height)) || 1;
  const room = ROOM * radius;
  const box = { x: left - room, y: top - room, width: width + 2 * room, height: height + 2 * room };
  return { box, radius };
}
