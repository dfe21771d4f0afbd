/** What players can say: the server's phrases in the reader's language, and signs. */

import type { TableWords } from "../words/words.svelte";

export const EMOJI: Record<string, string> = {
  smile: "🙂",
  laugh: "😄",
  surprised: "😮",
  sad: "🙁",
  heart: "❤️",
  clap: "👏",
  party: "🎉",
};

export const PHRASES = [
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

type Spoken = (typeof PHRASES)[number];

/** A phrase or sign as text. */
export function phraseText(phrase: string, words: TableWords): string {
  return EMOJI[phrase] ?? words.phrases[phrase as Spoken] ?? phrase;
}
