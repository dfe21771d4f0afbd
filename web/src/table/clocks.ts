/** Time as it is shown. */

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

interface Clocks {
  left: number[];
  running: number;
  since: number;
}

/** What a seat has left, such as `4:05`, or in days when it is long. */
export function timeLeft(
  clock: Clocks,
  seat: number,
  now: number,
  days: (count: number) => string,
): string {
  const used = clock.running === seat ? Math.max(now - clock.since, 0) : 0;
  const left = Math.max((clock.left[seat] ?? 0) - used, 0);
  if (left >= 2 * DAY) return days(Math.floor(left / DAY));
  const seconds = Math.ceil(left / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
