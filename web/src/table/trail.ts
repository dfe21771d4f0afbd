/** What changed on the board lately, and what won: the table marks both. */

import type { Entry } from "../api/types";
import { effectsOf } from "../board/effects";

/** What the others decided since a seat last did; of one who never did, everything. */
export function sinceLastOf(entries: readonly Entry[], seat: number): Entry[] {
  return entries.slice(entries.findLastIndex((entry) => entry.seat === seat) + 1);
}

/** The places that won by the last decision, each once: two lines may share one. */
export function wonPlaces(entries: readonly Entry[]): string[] {
  const last = entries.at(-1);
  return last ? [...new Set(effectsOf(last, "won").flatMap(({ at }) => at))] : [];
}
