/** The words of the chosen language, and how they are loaded. */

import type pagesEn from "../pages/words/en";
import { settings } from "../settings.svelte";
import type tableEn from "../table/words/en";
import { type Language, type Translated, wordsFrom } from "./language";

export type TableWords = Translated<typeof tableEn>;
export type PagesWords = Translated<typeof pagesEn>;

interface Words {
  table: TableWords;
  pages: PagesWords;
}

const loadTable = wordsFrom<TableWords>({
  de: () => import("../table/words/de"),
  en: () => import("../table/words/en"),
  fr: () => import("../table/words/fr"),
  it: () => import("../table/words/it"),
  uk: () => import("../table/words/uk"),
});

const loadPages = wordsFrom<PagesWords>({
  de: () => import("../pages/words/de"),
  en: () => import("../pages/words/en"),
  fr: () => import("../pages/words/fr"),
  it: () => import("../pages/words/it"),
  uk: () => import("../pages/words/uk"),
});

class Speech {
  /** The words shown now; they change once those of another language are there. */
  words: Words | null = $state.raw(null);

  async load(language: Language): Promise<void> {
    const [table, pages] = await Promise.all([loadTable(language), loadPages(language)]);
    if (language !== settings.language) return;
    this.words = { table, pages };
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();

function loaded(): Words {
  if (!speech.words) throw new Error("the words are not loaded yet");
  return speech.words;
}

/** The words at the table: players, moves, what can be asked. */
export const tableWords = (): TableWords => loaded().table;

/** The words of the pages around it. */
export const pagesWords = (): PagesWords => loaded().pages;
