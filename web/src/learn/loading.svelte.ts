/** Loads what a game brings to read or to learn, in the language of the page. */

import type { GameName } from "../api/types";
import { settings } from "../device/settings.svelte";
import { reasonOf } from "../shell/refusals";
import type { Language } from "../words/language";

export class Loading<T> {
  /** What was loaded last; it stays while another language is on its way. */
  content: T | null = $state.raw(null);
  /** Why it could not be loaded. */
  refused = $state("");

  /** Create it while a component initialises; nothing is loaded without a game. */
  constructor(
    private readonly load: (game: GameName, language: Language) => Promise<T>,
    private readonly game: () => GameName | null,
  ) {
    $effect(() => {
      void this.fetch(settings.language, this.game());
    });
  }

  readonly again = (): void => void this.fetch(settings.language, this.game());

  private async fetch(language: Language, game: GameName | null): Promise<void> {
    if (!game) return;
    this.refused = "";
    try {
      const content = await this.load(game, language);
      if (language === settings.language) this.content = content;
    } catch (error) {
      this.refused = reasonOf(error);
    }
  }
}
