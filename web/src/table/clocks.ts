/** Time as it is shown. */

import type { Clocks } from "../api/types";

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

/**
 * What a seat has left, such as `4:05`, or in days when it is long; `since` is how long ago the
 * clock was told, in milliseconds. Table time is known for the moment of telling alone, for it
 * stands still while no server runs; from then on this device counts.
 */
export function timeLeft(
  clock: Clocks,
  seat: number,
  since: number,
  days: (values: { count: number }) => string,
): string {
  const used = Math.max(clock.now - clock.since, 0) + Math.max(since, 0);
  const left = Math.max((clock.left[seat] ?? 0) - (clock.running === seat ? used : 0), 0);
  if (left >= 2 * DAY) return days({ count: Math.floor(left / DAY) });
  const seconds = Math.ceil(left / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Whether someone has days for a move, and so will not wait at the table. */
export function isByDays(clock: Clocks | null | undefined): boolean {
  return Math.max(0, ...(clock?.left ?? [])) >= DAY;
}
