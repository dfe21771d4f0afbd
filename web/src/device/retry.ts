/** Retries something that may work soon. */

/** Milliseconds between two attempts. */
const PAUSE = 3000;

/**
 * Calls `attempt` every few seconds, and at once when the network returns or the page becomes
 * visible again. The function it returns stops this.
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
