/** The packs on this device, and the one that the server offers now. */

import type { Schemas } from "../api/types";
import { cacheOf, databaseOf, folderOf, lockOf, packs } from "./names";
import { keptMatches } from "./pages-store";

/** What a server says about the pack that it offers. */
type Offered = Schemas["Pack"];

/** A pack, by the hash of its content. */
export interface Pack extends Omit<Offered, "pack"> {
  hash: string;
}

/** The manifest of a pack, which lists its files. */
export interface Manifest extends Omit<Pack, "hash"> {
  files: { name: string; bytes: number; sha256: string }[];
}

export const MANIFEST = "manifest.json";

/** The header of a kept manifest with the time when its pack was complete. */
export const COMPLETE_AT = "x-complete-at";

const CACHE = /^pack-([0-9a-f]{16})$/;

/** The packs on this device that are complete, the newest first. */
export async function downloaded(): Promise<Pack[]> {
  const hashes = (await caches.keys()).flatMap((name) => CACHE.exec(name)?.[1] ?? []);
  const found = await Promise.all(hashes.map(kept));
  return found
    .filter((each) => each !== null)
    .sort((one, other) => other.completeAt - one.completeAt)
    .map(({ pack }) => pack);
}

/** A pack in its Cache; null if it is not complete: its manifest is added last. */
async function kept(hash: string): Promise<{ pack: Pack; completeAt: number } | null> {
  const cache = await caches.open(cacheOf(hash));
  const found = await cache.match(folderOf(hash) + MANIFEST);
  if (!found) return null;
  const { bytes, brotli, compiled } = (await found.json()) as Manifest;
  const completeAt = Number(found.headers.get(COMPLETE_AT));
  return { pack: { hash, bytes, brotli, compiled }, completeAt };
}

/** The pack that the server offers now; null if it cannot be reached or offers none. */
export async function fetchCurrent(): Promise<Pack | null> {
  try {
    const response = await fetch(new URL("current.json", packs()), { cache: "no-cache" });
    if (!response.ok) {
      await response.body?.cancel(); // an answer that nobody reads keeps its connection open
      return null;
    }
    const { pack: hash, ...facts } = (await response.json()) as Offered;
    return { hash, ...facts };
  } catch {
    return null;
  }
}

/** How many matches a pack has. It is not started for that. */
export function matchesIn(hash: string): Promise<number> {
  return keptMatches(databaseOf(hash));
}

/** Removes a pack with its matches, unless a tab plays with it. */
export async function remove(hash: string): Promise<void> {
  await navigator.locks.request(lockOf(hash), { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    await caches.delete(cacheOf(hash));
    await new Promise<void>((resolve, reject) => {
      const asked = indexedDB.deleteDatabase(databaseOf(hash));
      asked.onsuccess = () => resolve();
      asked.onerror = () => reject(asked.error);
    });
  });
}
