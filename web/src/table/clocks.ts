/** How to show times. */

import type { Clocks } from "../api/types";

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

/**
 * A seat's remaining time such as `4:05`, or days if it is long; `since` is how many
 * milliseconds ago the server sent the clock. Table time is only valid for that moment, because
 * it stops while no server runs; from then on this device counts.
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

/** Whether players have days for a move, so that nobody waits at the table. */
export function isByDays(clock: Clocks | null | undefined): boolean {
  return Math.max(0, ...(clock?.left ?? [])) >= DAY;
}
