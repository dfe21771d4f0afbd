/** What the pages remember on this device, beside the settings. */

const PREFIX = "tavolino.";

/** What was kept under a name; null if nothing was, or nothing that can be read. */
export function recall(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null; // no storage in private windows, or something broken in it
  }
}

/** Keeps something under a name. */
export function keep(name: string, value: object): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // then it is chosen anew next time
  }
}

/** Takes everything of ours away from this device. */
export function forgetDevice(): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(PREFIX)) localStorage.removeItem(name);
    }
  } catch {
    // there was nothing then
  }
}
