/** Reloads the page when a part of it is no longer served. */

const KEY = "tavolino.renewed";

/** Milliseconds within which a new page that fails, too, does not load itself again. */
const PAUSE = 60_000;

/** Whether the page may load itself anew now; after a yes, not again for a while. */
export function mayReload(): boolean {
  const now = Date.now();
  try {
    const last = sessionStorage.getItem(KEY);
    if (last !== null && Math.abs(now - Number(last)) < PAUSE) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return false; // where nothing is remembered it might never stop
  }
}
