/** How long to wait before trying again to reach the server. */

/**
 * The longest wait in milliseconds before each further attempt. The last one lets everybody
 * return within two seconds after the server is back.
 */
const LONGEST = [0, 300, 800, 1500];

/**
 * Milliseconds before an attempt, after so many that failed.
 *
 * The second half of a wait is random, so that people who lost the server at the same moment do
 * not come back at the same moment. While it is away, 1,000 of them make 900 attempts a second,
 * which the system refuses by itself. Once it is back, 1,000 arrive within 1.5 seconds, and the
 * server lets 64 in at a time.
 */
export function pauseAfter(failed: number): number {
  const longest = LONGEST[Math.min(failed, LONGEST.length - 1)] ?? 0;
  return longest * (0.5 + Math.random() / 2);
}
