/** Retries something that may work soon. */

import { pauseAfter } from "../api/pause";

/**
 * Calls `attempt` again and again, and at once when the network returns or the page becomes
 * visible again. The function it returns stops this.
 */
export function keepRetrying(attempt: () => void): () => void {
  const look = () => {
    if (document.visibilityState !== "hidden") attempt();
  };
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      look();
      wait();
    }, pauseAfter(Number.POSITIVE_INFINITY));
  };
  wait();
  addEventListener("online", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearTimeout(timer);
    removeEventListener("online", look);
    document.removeEventListener("visibilitychange", look);
  };
}
