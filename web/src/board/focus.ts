/** Where the focus goes when what had it is gone. */

import { tick } from "svelte";

/** Gives the focus to the board if it is lost once the page has changed: whoever uses the
 * keyboard is not sent back to the top of the page. */
export async function focusBoard(): Promise<void> {
  await tick();
  if (document.activeElement !== document.body) return;
  document.querySelector<SVGElement>('svg[role="application"]')?.focus({ preventScroll: true });
}
