/** The words of the chosen language, and how they are loaded. */

import { type Language, type Translated, wordsFrom } from "./language";
import type pagesEn from "./pages/en";
import type tableEn from "./table/en";

export type TableWords = Translated<typeof tableEn>;
export type PagesWords = Translated<typeof pagesEn>;

interface Words {
  table: TableWords;
  pages: PagesWords;
}

const loadTable = wordsFrom<TableWords>({
  de: () => import("./table/de"),
  en: () => import("./table/en"),
  fr: () => import("./table/fr"),
  it: () => import("./table/it"),
  uk: () => import("./table/uk"),
});

const loadPages = wordsFrom<PagesWords>({
  de: () => import("./pages/de"),
  en: () => import("./pages/en"),
  fr: () => import("./pages/fr"),
  it: () => import("./pages/it"),
  uk: () => import("./pages/uk"),
});

class Speech {
  /** The words shown now; they change once those of another language are there. */
  words: Words | null = $state.raw(null);
  private wanted: Language | null = null;

  async load(language: Language): Promise<void> {
    this.wanted = language;
    const [table, pages] = await Promise.all([loadTable(language), loadPages(language)]);
    if (language !== this.wanted) return;
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
