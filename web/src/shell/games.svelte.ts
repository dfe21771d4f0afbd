/** The server's games, and their names in the language of the page. */

import { api } from "../api/api";
import type { GameInfo, GameName } from "../api/types";
import type { Language } from "../words/language";
import { type Cover, coverOf, locale } from "../words/words.svelte";
import { reasonOf } from "./refusals";

class GameCatalogue {
  /** The games in the server's order; null while loading. */
  games: GameInfo[] | null = $state.raw(null);
  /** The words from packages, for games that the client has no words for. */
  covers: Record<GameName, Cover> = $state.raw({});
  /** The highest level of bots that the table is fast enough for. */
  mostLevels = Number.POSITIVE_INFINITY;
  /** Why loading failed. */
  refused = $state("");

  /** Loads the games, unless they are already there. */
  async load(): Promise<void> {
    if (this.games) return;
    this.refused = "";
    try {
      const games = await api.games();
      this.games = games.map((info) => ({
        ...info,
        levels: Math.min(info.levels, this.mostLevels),
      }));
    } catch (error) {
      this.refused = reasonOf(error);
    }
  }

  /** Loads the words of games that bring their own. */
  async loadCovers(language: Language): Promise<void> {
    const others = (this.games ?? []).filter(({ name }) => !coverOf(name));
    const covers = await Promise.all(
      others.map(async ({ name, title }) => {
        const texts = await api.gameWords(name, language).catch(() => ({}));
        // A cover's messages have no gaps, so they are strings.
        return [name, coverFrom({ title, ...(texts as Record<string, string>) })] as const;
      }),
    );
    if (covers.length > 0 && language === locale.language) this.covers = Object.fromEntries(covers);
  }

  find(game: GameName): GameInfo | undefined {
    return this.games?.find(({ name }) => name === game);
  }
}

/** A game's title, description and the like, from the messages of its package. */
export function coverFrom(texts: Record<string, string>): Cover {
  const options = Object.entries(texts).flatMap(([name, text]) =>
    name.startsWith("option-") ? [[name.slice("option-".length), text]] : [],
  );
  return {
    title: texts.title ?? "",
    tagline: texts.tagline ?? "",
    suits: texts.suits ?? texts.tagline ?? "",
    aim: texts.aim ?? "",
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

/** The words for a game; one without any words gets the server's title. */
export function wordsOf(game: GameName): Cover {
  return coverOf(game) ?? catalogue.covers[game] ?? coverFrom({ title: titleOf(game) });
}

function titleOf(game: GameName): string {
  return catalogue.find(game)?.title ?? game;
}
