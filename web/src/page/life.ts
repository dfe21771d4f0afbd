/**
 * Tells whether a worker is still alive. A worker without memory ends without a word, so it
 * holds a Web Lock as long as it lives, and whoever started it waits for that lock.
 */

/** Holds the lock of a life until this worker ends. Resolves when it is held. */
export function live(life: string): Promise<void> {
  return new Promise((held) => {
    void navigator.locks.request(life, () => {
      held();
      return new Promise(() => {});
    });
  });
}

/** Resolves when the worker that holds the lock of a life has ended. */
export function ended(life: string): Promise<void> {
  return navigator.locks.request(life, () => {});
}
