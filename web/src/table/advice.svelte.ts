/** The server's advice for the decision to make now: asked for once, then told and marked. */

import { api, Refusal } from "../api/api";
import type { Hint } from "../api/types";
import type { TableWords } from "../words/words.svelte";
import { hintText } from "./hint";
import type { LineText } from "./line";
import type { MatchStore } from "./match.svelte";
import { readerOf } from "./names";

/** What the server answered at a moment of the match. */
interface Answer {
  at: string;
  hint: Hint | null;
  /** Why there is no hint. */
  refused: string;
}

export class Advice {
  /** Whether the server is being asked. */
  seeking = $state(false);
  private answer: Answer | null = $state.raw(null);
  private asked: Promise<void> | null = null;
  private pressed = { at: "", times: 0 };
  /** The last moment at which the board had nothing to mark. */
  private markless = "";

  constructor(private readonly match: MatchStore) {}

  /** The moment of the match that the board shows. */
  private get moment(): string {
    const { shown, entries } = this.match;
    return [shown, ...entries.map(({ action }) => action)].join(" ");
  }

  /** The answer for this moment, if there is one. */
  private get current(): Answer | null {
    return this.answer?.at === this.moment ? this.answer : null;
  }

  get hint(): Hint | null {
    return this.current?.hint ?? null;
  }

  get refused(): string {
    return this.current?.refused ?? "";
  }

  /** Asks the server, unless it was asked about this moment already. */
  ask(): Promise<void> {
    if (this.hint) return Promise.resolve();
    this.asked ??= this.seek().finally(() => {
      this.asked = null;
    });
    return this.asked;
  }

  private async seek(): Promise<void> {
    const { match, moment: at } = this;
    this.seeking = true;
    try {
      this.answer = { at, hint: await api.hint(match.id, match.shown), refused: "" };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.answer = { at, hint: null, refused: error.reason };
    } finally {
      this.seeking = false;
    }
  }

  /** Counts how often the player asked for the hint of this moment. */
  press(): number {
    const { pressed, moment: at } = this;
    this.pressed = { at, times: pressed.at === at ? pressed.times + 1 : 1 };
    return this.pressed.times;
  }

  /** Whether marking the advice of this moment is worth a try. */
  get isMarkable(): boolean {
    return this.markless !== this.moment;
  }

  /** Marks the best action on the board. */
  mark(press = 1): void {
    const { hint } = this;
    const { board } = this.match;
    const [best] = hint?.actions ?? [];
    if (!best || !board) return;
    board.hint(best.action, { press, averts: hint?.threat?.action ?? "" });
    if (board.state.hinted.length === 0) this.markless = this.moment;
  }

  /** The hint in words. */
  text(gameWords: unknown, words: TableWords, press = 1): LineText | null {
    const { match, hint } = this;
    const { board } = match;
    if (!hint || !board || !gameWords) return null;
    return hintText(hint, { board, gameWords }, words, readerOf(match, words), press);
  }
}
