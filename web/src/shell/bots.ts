/** The bots: eight people, one for each level. */

import type { TableWords } from "../words/words.svelte";

/** How many levels there are. */
export const LEVELS = 8;

/** Whom one meets at a level. */
export function botName(level: number, words: TableWords): string {
  return byLevel(words.bots, level);
}

/** How they play, and for whom that is right. */
export function characterOf(level: number, words: TableWords): string {
  return byLevel(words.character, level);
}

function byLevel(texts: Readonly<Record<number, string>>, level: number): string {
  return texts[level] ?? "";
}
