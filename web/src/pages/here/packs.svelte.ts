/** The packs on this device, the one to download, and how far the download is. */

import { download, downloaded, fetchCurrent, matchesIn, type Pack, remove } from "../../page";

/** An earlier pack that still has matches. */
interface Old {
  hash: string;
  matches: number;
}

/** Why a download stopped: no space, or anything else, such as no network. */
export type Trouble = "full" | "failed";

/** Whether this browser can keep the games: it needs all of these, and a secure address. */
export function canKeep(): boolean {
  return "caches" in globalThis && "serviceWorker" in navigator && "locks" in navigator;
}

export class Packs {
  /** The pack to play with; null if there is none on this device. */
  newest: Pack | null = $state.raw(null);
  old: Old[] = $state.raw([]);
  /** A pack to download: the first one, or a newer one. */
  offered: Pack | null = $state.raw(null);
  isLoaded = $state(false);
  /** The part of the download that is here, from 0 to 1; null if there is no download. */
  progress: number | null = $state(null);
  trouble: Trouble | null = $state(null);

  async load(): Promise<void> {
    await this.look();
    await this.ask();
  }

  /** Asks the server for its pack, which may take a while with a bad network. */
  async ask(): Promise<void> {
    const current = await fetchCurrent();
    this.offered = current?.hash === this.newest?.hash ? null : current;
    this.isLoaded = true;
  }

  /** Looks at this device, and removes earlier packs that nobody needs. */
  async look(): Promise<void> {
    const [newest = null, ...earlier] = await downloaded();
    this.newest = newest;
    if (newest) this.isLoaded = true;
    const old = await Promise.all(
      earlier.map(async ({ hash }) => ({ hash, matches: await matchesIn(hash) })),
    );
    await Promise.all(old.map(({ hash, matches }) => (matches === 0 ? remove(hash) : null)));
    this.old = old.filter(({ matches }) => matches > 0);
  }

  /** Downloads what is offered; whether it is here now. A second try goes on where it stopped. */
  async get(): Promise<boolean> {
    const { offered } = this;
    if (!offered) return false;
    this.trouble = null;
    this.progress = 0;
    try {
      await download(offered, (done, total) => {
        this.progress = Math.min(1, done / total);
      });
      this.offered = null;
      await this.look();
      return true;
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
      this.trouble = isFull ? "full" : "failed";
      return false;
    } finally {
      this.progress = null;
    }
  }

  /** Deletes all packs with their matches; whether nothing is left. */
  async clear(): Promise<boolean> {
    for (const { hash } of await downloaded()) await remove(hash);
    await this.load();
    return this.newest === null;
  }
}
