/** The time that players have left, and how to show it. */

import type { Clocks } from "../api/types";
import type { TableWords } from "../words/words.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From here on the strip counts the seconds. */
export const HURRY = 10 * SECOND;

/** At these numbers of seconds there is a sound. */
export const TICKS: readonly number[] = [10, 5];

/**
 * The milliseconds that a seat has left; `since` is how many milliseconds ago the server sent the
 * clock. Table time is only valid for that moment, because it stops while no server runs; from
 * then on this device counts.
 */
export function timeLeft(clock: Clocks, seat: number, since: number): number {
  const used = Math.max(clock.now - clock.since, 0) + Math.max(since, 0);
  return Math.max((clock.left[seat] ?? 0) - (clock.running === seat ? used : 0), 0);
}

/** With how little time a player has to hurry: with a fifth of it, or with ten seconds. */
export function lowTime({ full }: Clocks): number {
  return Math.max(full / 5, HURRY);
}

/** The seconds left, as people count them: the last one is 1. */
export function secondsOf(left: number): number {
  return Math.ceil(left / SECOND);
}

/**
 * A time such as `4:05`. Above an hour nobody counts seconds, so it is in minutes, hours or days;
 * one that has just begun counts as whole days.
 */
export function shownTime(left: number, words: TableWords["clock"]): string {
  if (left >= 2 * DAY - HOUR) return words.days({ count: Math.floor((left + HOUR) / DAY) });
  if (left >= 2 * HOUR) return words.hours({ count: Math.floor(left / HOUR) });
  if (left > HOUR) return words.minutes({ count: Math.floor(left / MINUTE) });
  const seconds = secondsOf(left);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Whether players have days for a move, so that nobody waits at the table. */
export function isByDays(clock: Clocks | null | undefined): boolean {
  return (clock?.full ?? 0) >= DAY;
}
