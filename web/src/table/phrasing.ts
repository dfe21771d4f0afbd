/** What people can say: the server's phrases in the reader's words, and signs that need none. */

import type { TableWords } from "../words/words.svelte";

export const SIGNS: Record<string, string> = {
  smile: "🙂",
  laugh: "😄",
  surprised: "😮",
  sad: "🙁",
  heart: "❤️",
  clap: "👏",
  party: "🎉",
};

export const SPOKEN = [
  "hello",
  "good_luck",
  "well_played",
  "thanks",
  "sorry",
  "oops",
  "think",
  "hurry",
  "wow",
  "close",
  "again",
  "back_soon",
  "goodbye",
] as const;

type Spoken = (typeof SPOKEN)[number];

/** A phrase as it is shown. */
export function phraseText(phrase: string, words: TableWords): string {
  return SIGNS[phrase] ?? words.phrases[phrase as Spoken] ?? phrase;
}
