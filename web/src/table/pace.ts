/** How long an action stands alone on the board before the next one is shown. */

import type { Clocks, Entry } from "../api/types";
import type { Settings } from "../device/settings.svelte";
import { lowTime, timeLeft } from "./clocks";

export type Pace = Settings["pace"];

/** Milliseconds at the calm pace. */
const STANDS = { any: 900, loss: 1600, end: 1800 };

/** The other paces are this many times as fast. */
const SPEED: Record<Pace, number> = { calm: 1, brisk: 2, "at-once": Number.POSITIVE_INFINITY };

/** A replay that lets decisions stand for less, in milliseconds, shows nothing. */
const LEAST_REPLAYED = 200;

/** Players who have less time than this, in milliseconds, cannot wait at the calm pace. */
const SHORT = 2 * 60_000;

/**
 * The pace to show a match at: the reader's own, but not calm if the clock leaves these people
 * little time, and at once while theirs runs out. `since` is how many milliseconds ago the clock
 * arrived.
 */
export function paceOf(
  wanted: Pace,
  clock: Clocks | null,
  people: readonly number[],
  since: number,
): Pace {
  if (!clock) return wanted;
  const least = Math.min(clock.full, ...people.map((seat) => timeLeft(clock, seat, since)));
  if (least >= SHORT) return wanted;
  const isLow =
    people.includes(clock.running) && timeLeft(clock, clock.running, since) <= lowTime(clock);
  if (isLow) return "at-once";
  return wanted === "calm" ? "brisk" : wanted;
}

/** For how long an action stands. People need no time for what they did themselves. */
export function standsFor(
  entry: Entry,
  people: readonly number[],
  isEnd: boolean,
  pace: Pace,
): number {
  if (isEnd) return STANDS.end / SPEED[pace];
  if (people.includes(entry.seat)) return 0;
  return (isLoss(entry, people) ? STANDS.loss : STANDS.any) / SPEED[pace];
}

/** For how long a decision stands while a replay plays. */
export function replayedFor(pace: Pace): number {
  return Math.max(STANDS.any / SPEED[pace], LEAST_REPLAYED);
}

/** Whether an action of someone else happened to something of these people. */
export function isLoss({ seat, effects }: Entry, people: readonly number[]): boolean {
  return !people.includes(seat) && effects.some((effect) => people.includes(effect.seat));
}
