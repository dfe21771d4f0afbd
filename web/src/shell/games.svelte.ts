/** The games that the server has, and what they are called in the language of the page. */

import { api } from "../api/api";
import type { GameInfo, GameName } from "../api/types";
import type { Language } from "../words/language";
import { type Cover, coverOf, locale } from "../words/words.svelte";
import { reasonOf } from "./refusals";

class GameCatalogue {
  /** The games in the server's order; null until it has told them. */
  games: GameInfo[] | null = $state.raw(null);
  /** What the packages of games say that we have no words for. */
  covers: Record<GameName, Cover> = $state.raw({});
  /** Why it could not be asked. */
  refused = $state("");

  /** Asks the server, unless it has answered before. */
  async load(): Promise<void> {
    if (this.games) return;
    this.refused = "";
    try {
      this.games = await api.games();
    } catch (error) {
      this.refused = reasonOf(error);
    }
  }

  /** Asks for the words of those games that bring their own. */
  async loadCovers(language: Language): Promise<void> {
    const others = (this.games ?? []).filter(({ name }) => !coverOf(name));
    const covers = await Promise.all(
      others.map(async ({ name, title }) => {
        const texts = await api.gameWords(name, language).catch(() => ({}));
        return [name, coverFrom({ title, ...texts })] as const;
      }),
    );
    if (covers.length > 0 && language === locale.language) this.covers = Object.fromEntries(covers);
  }

  find(game: GameName): GameInfo | undefined {
    return this.games?.find(({ name }) => name === game);
  }
}

/** What stands on a game's box, from the messages of its package. */
export function coverFrom(texts: Record<string, string>): Cover {
  const options = Object.entries(texts).flatMap(([name, text]) =>
    name.startsWith("option-") ? [[name.slice("option-".length), text]] : [],
  );
  return {
    title: texts.title ?? "",
    tagline: texts.tagline ?? "",
    about: texts.about ?? "",
    option: Object.fromEntries(options),
  };
}

export const catalogue = new GameCatalogue();

$effect.root(() => {
  $effect(() => {
    if (catalogue.games && locale.language) void catalogue.loadCovers(locale.language);
  });
});

/** What is said of a game; one without any words has the title that the server gives it. */
export function wordsOf(game: GameName): Cover {
  return coverOf(game) ?? catalogue.covers[game] ?? coverFrom({ title: titleOf(game) });
}

function titleOf(game: GameName): string {
  return catalogue.find(game)?.title ?? game;
}
