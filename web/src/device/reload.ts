/** Reloads the page when the server no longer has a part of it. */

const KEY = "tavolino.renewed";

/** Milliseconds during which the page does not reload again, in case the new one fails too. */
const PAUSE = 60_000;

/** Whether the page may reload now; after a yes, not again for a while. */
export function mayReload(): boolean {
  const now = Date.now();
  try {
    const last = sessionStorage.getItem(KEY);
    if (last !== null && Math.abs(now - Number(last)) < PAUSE) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return false; // without storage it might reload forever
  }
}
