/** Recent changes and winning places, which the table marks. */

import type { Entry } from "../api/types";
import { effectsOf } from "../board/effects";

/** What the others decided since a seat's last decision, or everything if it made none. */
export function sinceLastOf(entries: readonly Entry[], seat: number): Entry[] {
  return entries.slice(entries.findLastIndex((entry) => entry.seat === seat) + 1);
}

/**
 * The winning places of the last decision without duplicates, because lines may share places.
 */
export function wonPlaces(entries: readonly Entry[]): string[] {
  const last = entries.at(-1);
  return last ? [...new Set(effectsOf(last, "won").flatMap(({ at }) => at))] : [];
}
