/** The words of the table on this device; only those who play without a network load them. */

import { load, type Words } from "../../../build/words/here";
import type { Language } from "../language";
import { locale } from "../words.svelte";

export type HereWords = Words;

class Here {
  words: Words | null = $state.raw(null);

  async load(language: Language): Promise<void> {
    const loaded = await load(language);
    if (language === locale.language) this.words = loaded;
  }
}

const here = new Here();

$effect.root(() => {
  $effect(() => {
    if (locale.language) void here.load(locale.language);
  });
});

/** The words in the language of the page; null until they are loaded. */
export const hereWords = (): Words | null => here.words;
