/** The table on this device, which can be played at without a network. */

const PREFIX = "pack-";

/** The pack that was downloaded last; null if this device has none, or can keep none. */
export async function keptPack(): Promise<string | null> {
  if (!("caches" in globalThis)) return null; // at an insecure address
  const names = (await caches.keys()).filter((each) => each.startsWith(PREFIX));
  for (const name of names.reverse()) {
    const files = await (await caches.open(name)).keys();
    // The manifest is added last, so a pack without it is not complete.
    if (files.some(({ url }) => url.endsWith("/manifest.json"))) return name.slice(PREFIX.length);
  }
  return null;
}
