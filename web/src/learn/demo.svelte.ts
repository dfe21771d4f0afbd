/**
 * A demo board of a lesson or of the rules. Its positions come from the server, because only
 * the server knows the rules.
 */

import { api } from "../api/api";
import type { Entry, GameName, Scene, Tried, View } from "../api/types";
import { effectsOf } from "../board/effects";
import type { AnyGame } from "../board/game";
import { Board } from "../board/model.svelte";
import { candidates, candidatesText } from "../board/remembered";
import { mayMove } from "../device/settings.svelte";
import { loadGame } from "../games";
import { reasonOf } from "../shell/refusals";
import type { Language } from "../words/language";
import { LEARNER } from "./data";

/**
 * Milliseconds between two motions, so that the eye can follow; and before the first, to look
 * around.
 */
const PAUSE = 550;
const SHOW_TIME = 1500;

const wait = (time: number) => new Promise((go) => setTimeout(go, time));

const geometries = new Map<string, Promise<unknown>>();

/** The geometry of a board, requested once. */
function geometryOf(game: GameName, players: number): Promise<unknown> {
  const key = `${game} ${players}`;
  let geometry = geometries.get(key);
  if (!geometry) {
    geometry = api.geometry(game, players);
    geometry.catch(() => geometries.delete(key));
    geometries.set(key, geometry);
  }
  return geometry;
}

/** The view after so many actions; a picture has only the last ones. */
function viewAt({ entries, views }: Tried, ply: number): View | undefined {
  return views[ply - entries.length - 1 + views.length];
}

export class DemoTable {
  game: AnyGame | null = $state.raw(null);
  board: Board | null = $state.raw(null);
  /** The game's own words, in the language of the page. */
  words: unknown = $state.raw(null);
  /** The smallest ratio of width to height of all views shown. */
  shape = $state(1);
  /** The name of the reason why loading or playing failed. */
  trouble: string | null = $state(null);
  /** The section of the rules that says so. */
  section: string | undefined = $state();
  /** The last decision shown. */
  news: Entry | null = $state.raw(null);
  /** Whether a motion is in progress. */
  moving = $state(false);

  private tried: Tried | null = null;
  private actions: string[];
  private language: Language | null = null;
  /** Counts demonstrations: a newer one ends the older ones. */
  private showing = 0;

  constructor(
    readonly name: GameName,
    readonly data: Scene,
    /** Whether the reader may choose, and the callback for the choice. */
    readonly open: boolean,
    private readonly decided: (action: string) => void,
    /** The actions as the server has already played them, if it has. */
    private readonly known: Tried | null = null,
  ) {
    this.actions = data.actions;
  }

  /** Sets up the board before the demonstration, or at the end if there is none. */
  async load(): Promise<void> {
    await this.asking(async () => {
      const [game, unturned, tried] = await Promise.all([
        loadGame(this.name, this.data.players),
        geometryOf(this.name, this.data.players),
        this.known ?? this.ask(this.actions),
      ]);
      const view = tried.views[0];
      if (!view) return;
      // Learners see the board from their seat, as they will at a table.
      const geometry = game.turnedTo?.(unturned, LEARNER) ?? unturned;
      this.game = game;
      this.tried = tried;
      const boxes = tried.views.slice(-1 - this.motions).map((each) => game.box(each, geometry));
      this.shape = Math.min(...boxes.map(({ width, height }) => width / height));
      const never = () => false;
      const board = new Board(game, geometry, view, mayMove, this.decided, never, this.askWhy);
      board.entries = tried.entries;
      this.board = board;
      this.toBegin();
    });
  }

  /** Shows what led to the position, if there is something to see; then the reader chooses. */
  async begin(): Promise<void> {
    if (this.open && this.motions > 0) await this.show(SHOW_TIME);
  }

  /** What the reader may choose from at the end of the actions. */
  get legal(): readonly string[] {
    return this.tried?.legal ?? [];
  }

  /** Loads the game's words; a later call wins over an earlier one. */
  async speak(language: Language): Promise<void> {
    this.language = language;
    const words = await this.game?.words(language);
    if (words && language === this.language) this.words = words;
  }

  /** How many of the last actions to show as motions. */
  get motions(): number {
    return this.data.show;
  }

  /** Returns the board to the start; the reader may choose if there is no demonstration. */
  toBegin(): void {
    this.actions = this.data.actions;
    this.jump(this.actions.length - this.motions, this.motions === 0);
  }

  /** Returns the board to the position where the reader chooses. */
  toChoice(): void {
    this.actions = this.data.actions;
    this.jump(this.actions.length, true);
  }

  /** Shows the end at once, as a picture: with the trail of the last action. */
  toEnd(): void {
    this.actions = this.data.actions;
    this.jump(this.actions.length, false);
    if (this.board && this.motions > 0) this.board.trail = this.board.entries.slice(-1);
  }

  /** Leaves the board as it is, with nothing to choose. */
  freeze(): void {
    this.showing++;
    this.board?.render(this.board.state.view);
  }

  private jump(ply: number, choosing: boolean): void {
    this.showing++;
    this.moving = false;
    this.news = null;
    const view = this.tried && viewAt(this.tried, ply);
    if (this.board) Object.assign(this.board, { glow: [], trail: [], verdicts: [] });
    if (view) this.board?.render(view, choosing ? this.choices(this.tried) : []);
  }

  private choices(tried: Tried | null): string[] {
    return this.open && tried ? tried.legal : [];
  }

  /** Shows the last actions one after the other. */
  async show(pause = PAUSE): Promise<void> {
    if (!this.tried) return;
    this.actions = this.data.actions;
    const first = this.actions.length - this.motions;
    this.jump(first, false);
    const showing = this.showing;
    this.moving = true;
    await wait(pause);
    if (showing !== this.showing) return;
    await this.run(this.tried, first, this.actions.length);
  }

  /** Plays actions from here; returns whether that was possible. */
  async play(actions: readonly string[], goesOn: boolean): Promise<boolean> {
    let done = false;
    await this.asking(async () => {
      const all = [...this.actions, ...actions];
      const tried = await this.ask(all);
      if (tried.refused) {
        this.trouble = tried.refused.reason;
        return;
      }
      const from = this.actions.length;
      this.actions = all;
      done = await this.run({ ...tried, legal: goesOn ? tried.legal : [] }, from, all.length);
    });
    return done;
  }

  /** Asks why something cannot be chosen. */
  private readonly askWhy = (pointed: string[]): Promise<void> =>
    this.asking(async () => {
      const { why } = await this.ask(this.actions, pointed);
      this.trouble = why?.reason ?? null;
      this.section = why?.rule ?? undefined;
    });

  /**
   * Marks the picks of an action that may be chosen. Returns what this press on the button may
   * tell of what the learner has to remember: "1, 2 or 3"; empty if that is nothing.
   */
  hint(action: string, press = 1): string {
    const { board } = this;
    if (!board) return "";
    board.hint(action, { press });
    return candidatesText(candidates(board, action, press), this.language ?? "en");
  }

  /** Ends everything in progress. */
  close(): void {
    this.showing++;
  }

  private async run(tried: Tried, from: number, to: number): Promise<boolean> {
    const showing = ++this.showing;
    this.moving = true;
    if (this.board) this.board.entries = tried.entries;
    for (let ply = from; ply < to; ply++) {
      const [entry, after] = [tried.entries[ply], viewAt(tried, ply + 1)];
      if (!entry || !after || !this.board) return false;
      if (ply > from) await wait(PAUSE);
      if (showing !== this.showing) return false;
      const legal = ply === to - 1 ? this.choices(tried) : [];
      this.news = entry;
      await this.board.animate(entry, after, legal);
      this.board.glow = effectsOf(entry, "won").flatMap(({ at }) => at);
      if (showing !== this.showing) return false;
    }
    this.moving = false;
    return true;
  }

  private ask(actions: string[], pointed: string[] = []): Promise<Tried> {
    const { players, options, setup } = this.data;
    return api.tryOut(this.name, {
      players,
      options,
      setup,
      actions,
      seat: this.open || this.data.seated ? LEARNER : null,
      pointed,
    });
  }

  private async asking(what: () => Promise<void>): Promise<void> {
    this.trouble = null;
    this.section = undefined;
    try {
      await what();
    } catch (error) {
      this.trouble = reasonOf(error);
    }
  }
}
