/** Where the focus goes when the focused element disappears. */

import { tick } from "svelte";

/**
 * Focuses the board if the focus is lost after the page has changed, so that keyboard users are
 * not sent back to the top of the page.
 */
export async function focusBoard(): Promise<void> {
  await tick();
  if (document.activeElement !== document.body) return;
  document.querySelector<SVGElement>('svg[role="application"]')?.focus({ preventScroll: true });
}
