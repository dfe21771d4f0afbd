/** The table on this device, which can be played at without a network. */

/** The newest complete pack on this device; null if it has none, or can keep none. */
export async function keptPack(): Promise<string | null> {
  if (!("caches" in globalThis)) return null; // at an insecure address
  // Most visitors have no pack, so they need not load what reads one.
  if (!(await caches.keys()).some((name) => name.startsWith("pack-"))) return null;
  const { downloaded } = await import("../../page/packs");
  const [newest] = await downloaded();
  return newest?.hash ?? null;
}
