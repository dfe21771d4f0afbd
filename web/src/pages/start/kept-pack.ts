/** The table on this device, which can be played at without a network. */

const PREFIX = "pack-";

/** The pack that was downloaded last; null if this device has none, or can keep none. */
export async function keptPack(): Promise<string | null> {
  if (!("caches" in globalThis)) return null; // at an insecure address
  const name = (await caches.keys()).findLast((each) => each.startsWith(PREFIX));
  return name?.slice(PREFIX.length) ?? null;
}
