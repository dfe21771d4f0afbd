/** Keys that work anywhere in a lesson, unless something else takes them. */

import type { Walk } from "./walk.svelte";

/** The key of a step before or after, and how many steps it goes. */
const WAYS: Record<string, number> = { ",": -1, ArrowLeft: -1, ".": 1, ArrowRight: 1 };

export function pressKey(event: KeyboardEvent, walk: Walk, show: (at: number) => void): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if ((event.target as Element).closest?.("input, select, textarea, dialog")) return;
  const way = WAYS[event.key];
  if (way) show(walk.at + way);
  else if (event.key.toLowerCase() === "h") walk.play.hint();
  else if (event.key.toLowerCase() === "r") void walk.play.again();
  else if (event.key === "Escape") walk.play.table.board?.back();
  else return;
  event.preventDefault();
}
