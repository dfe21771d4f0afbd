/** What the pages store on this device, besides the settings. */

const PREFIX = "tavolino.";

/** The value stored under a name; null if there is none or it is unreadable. */
export function recall(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null; // no storage in private windows, or broken content
  }
}

export function keep(name: string, value: object): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // without storage the person chooses again next time
  }
}

/** Deletes everything of ours from this device. */
export function forgetDevice(): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(PREFIX)) localStorage.removeItem(name);
    }
  } catch {
    // without storage there is nothing to delete
  }
}
