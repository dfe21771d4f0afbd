/** The words of the chosen language, and how to load them. */

import { type Cover, type Words as Covers, load as loadCovers } from "../../build/words/covers";
import { load as loadPages, type Words as PagesWords } from "../../build/words/pages";
import { load as loadTable, type Words as TableWords } from "../../build/words/table";
import type { Language } from "./language";

export type { Cover, PagesWords, TableWords };

interface Words {
  table: TableWords;
  pages: PagesWords;
  covers: Covers;
}

class Locale {
  /** The current words; they change once those of another language have loaded. */
  words: Words | null = $state.raw(null);
  /** The language of the current words. */
  language: Language | null = $state(null);
  private wanted: Language | null = null;

  async load(language: Language): Promise<void> {
    this.wanted = language;
    const [table, pages, covers] = await Promise.all([
      loadTable(language),
      loadPages(language),
      loadCovers(language),
    ]);
    if (language !== this.wanted) return;
    this.words = { table, pages, covers };
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const locale = new Locale();

function loaded(): Words {
  if (!locale.words) throw new Error("the words are not loaded yet");
  return locale.words;
}

/** The words at the table: players, moves, requests. */
export const tableWords = (): TableWords => loaded().table;

/** The words of the other pages. */
export const pagesWords = (): PagesWords => loaded().pages;

/** A game's title, description and the like; undefined if we have no words for it. */
export const coverOf = (game: string): Cover | undefined => loaded().covers[game];
