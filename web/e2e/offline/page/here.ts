/** A page for tests: what the client's pages use, and the store below, on `window.here`. */

import * as offline from "../../../src/page";
import type { PageTable } from "../../../src/page/page-table";
import { NotOwner, PagesStore } from "../../../src/page/pages-store";
import { openDirectly, run, stopping } from "./direct";
import { Match } from "./match";

/** Opens a table and remembers it. */
async function open(hash: string, isTaken = false): Promise<void> {
  const how = isTaken ? offline.openHere : offline.openTable;
  here.table = await how(hash, { onLost: (why) => here.lost.push(why) });
}

export const here = {
  ...offline,
  PagesStore,
  NotOwner,
  Match,
  openDirectly,
  run,
  stopping,
  open,
  table: null as PageTable | null,
  lost: [] as string[],
  /** What a test wants to find again. */
  kept: {} as Record<string, unknown>,
};

declare global {
  interface Window {
    here: typeof here;
  }
}

window.here = here;
if ("serviceWorker" in navigator) await navigator.serviceWorker.register("/sw.js");
