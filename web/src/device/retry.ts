/** Retries what may work soon. */

/** Milliseconds between two tries. */
const PAUSE = 3000;

/**
 * Calls back every few seconds, and at once when the network is back or someone looks at the
 * page again, until what it gives back is called.
 */
export function keepRetrying(attempt: () => void): () => void {
  const look = () => {
    if (document.visibilityState !== "hidden") attempt();
  };
  const timer = setInterval(look, PAUSE);
  addEventListener("online", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    removeEventListener("online", look);
    document.removeEventListener("visibilitychange", look);
  };
}
