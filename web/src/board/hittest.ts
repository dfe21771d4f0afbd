/** Hit testing by arithmetic on places, without asking the page. */

import { distance } from "./motion";
import type { Pick, Point } from "./types";

type Place = (pick: Pick) => Point | null;
type Reach = (pick: Pick) => number;

/** The nearest pick whose reach includes the point. */
export function nearest(at: Point, picks: Iterable<Pick>, place: Place, reach: Reach): Pick | null {
  let found: Pick | null = null;
  let best = Number.POSITIVE_INFINITY;
  for (const pick of picks) {
    const there = place(pick);
    if (!there) continue;
    const away = distance(at, there);
    if (away <= reach(pick) && away <= best) [found, best] = [pick, away];
  }
  return found;
}

/** How much a sideways distance counts, compared with a distance straight ahead. */
const ASIDE = 2.5;

/** The next pick in a direction: close, and not too far to the side. */
export function nextIn(
  direction: Point,
  from: Point,
  current: Pick | null,
  picks: Iterable<Pick>,
  place: Place,
): Pick | null {
  let found: Pick | null = null;
  let best = Number.POSITIVE_INFINITY;
  for (const pick of picks) {
    const there = place(pick);
    if (!there || pick === current) continue;
    const [x, y] = [there.x - from.x, there.y - from.y];
    const ahead = x * direction.x + y * direction.y;
    const aside = Math.abs(x * direction.y - y * direction.x);
    if (current !== null && ahead <= 1e-6) continue;
    const cost = Math.abs(ahead) + ASIDE * aside;
    if (cost < best) [found, best] = [pick, cost];
  }
  return found;
}

/**
 * Picks in reading order: from top to bottom, from left to right; those without a place last.
 */
export function readingOrder(picks: readonly Pick[], place: Place): Pick[] {
  const key = (pick: Pick) => place(pick) ?? { x: 0, y: Number.POSITIVE_INFINITY };
  return picks.toSorted((a, b) => {
    const [p, q] = [key(a), key(b)];
    return p.y === q.y ? p.x - q.x : p.y - q.y;
  });
}
