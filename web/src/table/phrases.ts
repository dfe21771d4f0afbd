/** What players can say: the server's phrases, as signs or in the reader's language. */

import type { Phrase } from "../api/types";
import type { TableWords } from "../words/words.svelte";

/** Phrases that are drawn; their words are for screen readers. */
export type SignName = keyof TableWords["signs"];

/** Phrases that are words: exactly those that are no sign, or this does not compile. */
type Spoken = Exclude<Phrase, SignName>;

export function signs(words: TableWords): [SignName, string][] {
  return Object.entries(words.signs) as [SignName, string][];
}

export function isSign(phrase: string, words: TableWords): phrase is SignName {
  return Object.hasOwn(words.signs, phrase);
}

export function spoken(words: TableWords): [Spoken, string][] {
  const texts: Record<Spoken, string> = words.phrases;
  return Object.entries(texts) as [keyof TableWords["phrases"], string][];
}

/** A phrase as text; its name if a newer server has it and we do not. */
export function phraseText(phrase: string, words: TableWords): string {
  const texts: Record<string, string> = { ...words.phrases, ...words.signs };
  return texts[phrase] ?? phrase;
}
