/** The games that the server has, and what they are called in the language of the page. */

import { api } from "../api/api";
import type { GameInfo, GameName } from "../api/types";
import { type Cover, coverOf } from "../words/words.svelte";
import { reasonOf } from "./refusals";

class Offer {
  /** The games in the server's order; null until it has told them. */
  games: GameInfo[] | null = $state.raw(null);
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

  find(game: GameName): GameInfo | undefined {
    return this.games?.find(({ name }) => name === game);
  }
}

export const offer = new Offer();

/** What is said of a game; one without words here has the title that the server gives it. */
export function wordsOf(game: GameName): Cover {
  const title = offer.find(game)?.title ?? game;
  return coverOf(game) ?? { title, tagline: "", about: "", option: {} };
}
