/** What players can say: the server's phrases, as signs or in the reader's language. */

import type { Phrase } from "../api/types";
import type { TableWords } from "../words/words.svelte";

/** Phrases that need no words. */
export const SIGNS = {
  smile: "🙂",
  laugh: "😄",
  surprised: "😮",
  sad: "🙁",
  heart: "❤️",
  clap: "👏",
  party: "🎉",
} as const satisfies Partial<Record<Phrase, string>>;

/** Phrases that have words: exactly those that are no sign, or this does not compile. */
type Spoken = Exclude<Phrase, keyof typeof SIGNS>;

export function signs(): [Phrase, string][] {
  return Object.entries(SIGNS) as [keyof typeof SIGNS, string][];
}

export function spoken(words: TableWords): [Spoken, string][] {
  const texts: Record<Spoken, string> = words.phrases;
  return Object.entries(texts) as [keyof TableWords["phrases"], string][];
}

/** A phrase as text; its name if a newer server has it and we do not. */
export function phraseText(phrase: string, words: TableWords): string {
  const texts: Record<string, string> = { ...words.phrases, ...SIGNS };
  return texts[phrase] ?? phrase;
}
