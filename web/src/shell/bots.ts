/** The bots: eight characters, one for each level. */

import type { TableWords } from "../words/words.svelte";

export const LEVELS = 8;

/** The name of the bot at a level. */
export function botName(level: number, words: TableWords): string {
  return byLevel(words.bots, level);
}

/** How a bot plays, and whom it suits. */
export function characterOf(level: number, words: TableWords): string {
  return byLevel(words.character, level);
}

function byLevel(texts: Readonly<Record<number, string>>, level: number): string {
  return texts[level] ?? "";
}
