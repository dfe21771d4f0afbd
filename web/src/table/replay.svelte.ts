/** The replay of a match: step, scrub, play. The board uses the same motions as during play. */

import { api } from "../api/api";
import type { Entry, View } from "../api/types";
import { settings } from "../device/settings.svelte";
import type { MatchStore } from "./match.svelte";
import { replayedFor } from "./pace";

/** How many decisions to fetch at a time. */
const CHUNK = 100;

/** Milliseconds for which a replayed part stands longer, before it returns to the present. */
const BACK = 150;

export class Replay {
  /** How many decisions the board shows; a fraction is a motion in progress. */
  at = $state(0);
  playing = $state(false);
  private readonly views = new Map<number, View>();
  private readonly entries = new Map<number, Entry>();
  /** Identifies the history that the fetched views belong to. */
  private fetched = "";
  private run = 0;

  constructor(private readonly match: MatchStore) {}

  get total(): number {
    return this.match.entries.length;
  }

  /**
   * Whether the player may look at past positions: not while hidden cards still matter, and not
   * while the device is handed over.
   */
  get open(): boolean {
    const { state, forgets, entries, handingOver } = this.match;
    return entries.length > 0 && !handingOver && (!forgets || state?.phase === "over");
  }

  /** The moment the board shows; the present if there is no replay. */
  get moment(): number {
    return this.match.replaying ? this.at : this.total;
  }

  /**
   * Identifies a history: whose it is, after which undo, and whether it still hides secrets.
   */
  private get past(): string {
    const { shown, takenBack, state } = this.match;
    return `${shown} ${takenBack} ${state?.phase}`;
  }

  /** Shows the board after this many decisions. */
  async show(ply: number): Promise<void> {
    this.pause();
    await this.jump(ply);
  }

  /** Goes one decision forward, with its motion, or one back. */
  async step(by: 1 | -1): Promise<void> {
    this.pause();
    if (by < 0) await this.jump(Math.ceil(this.moment) - 1);
    else await this.forward();
  }

  /** Shows any moment, including one between two decisions. */
  async scrub(at: number): Promise<void> {
    this.pause();
    const { past } = this;
    const ply = Math.floor(at);
    const [before, after] = [await this.view(ply), await this.view(Math.min(ply + 1, this.total))];
    if (past !== this.past) return;
    const entry = this.entries.get(ply);
    this.match.beginReplay();
    this.at = at;
    if (entry && before && after) this.match.board?.scrub(before, entry, after, at - ply);
    else if (before) this.match.board?.render(before);
  }

  /** Plays from here to the end (the present by default); returns whether it got there. */
  async play(from = this.moment >= this.total ? 0 : this.moment, to?: number): Promise<boolean> {
    await this.jump(Math.floor(from));
    if (!this.match.replaying) return false;
    const run = ++this.run;
    this.playing = true;
    while (this.playing && run === this.run && this.at < (to ?? this.total)) {
      await this.forward();
      await pause(replayedFor(settings.pace));
    }
    if (run !== this.run) return false;
    this.playing = false;
    return true;
  }

  pause(): void {
    this.run++;
    this.playing = false;
  }

  /** Replays everything since the last decision of a seat held here. */
  async playSinceMine(): Promise<void> {
    const { entries, own } = this.match;
    await this.showAgain(entries.findLastIndex((entry) => own.includes(entry.seat)) + 1);
  }

  /** Whether a seat has made a decision that can be replayed. */
  hasLastOf(seat: number): boolean {
    return this.open && this.match.entries.some((entry) => entry.seat === seat);
  }

  /** Replays the last decisions that a seat made in a row. */
  async playLastOf(seat: number): Promise<void> {
    const { entries } = this.match;
    const last = entries.findLastIndex((entry) => entry.seat === seat);
    if (last < 0) return;
    const before = entries.slice(0, last).findLastIndex((entry) => entry.seat !== seat);
    await this.showAgain(before + 1, last + 1);
  }

  /**
   * Plays a part of the history and then returns to the present, unless the player takes over.
   */
  private async showAgain(from: number, to?: number): Promise<void> {
    if (!(await this.play(from, to))) return;
    const { run } = this;
    await pause(BACK);
    if (run === this.run) this.end();
  }

  /** Returns to the present. */
  end(): void {
    this.pause();
    this.match.endReplay();
  }

  private async jump(wanted: number): Promise<void> {
    const ply = Math.min(Math.max(wanted, 0), this.total);
    const view = await this.view(ply);
    if (!view) return;
    this.match.beginReplay();
    this.at = ply;
    this.match.board?.render(view);
  }

  private async forward(): Promise<void> {
    const ply = Math.floor(this.at);
    const after = await this.view(ply + 1);
    const entry = this.entries.get(ply);
    if (!after || !entry) return this.pause();
    this.match.beginReplay();
    this.at = ply + 1;
    await this.match.board?.animate(entry, after);
  }

  /**
   * The view after this many decisions, fetched together with its neighbours; undefined if the
   * history has changed by then, for example because the next player took the device.
   */
  private async view(ply: number): Promise<View | undefined> {
    const { past } = this;
    if (past !== this.fetched) {
      this.views.clear();
      this.entries.clear();
      this.fetched = past;
    }
    if (!this.views.has(ply) || (ply < this.total && !this.entries.has(ply))) {
      const first = Math.max(ply - CHUNK / 2, 0);
      const got = await api.replay(this.match.id, this.match.shown, first, CHUNK);
      if (past !== this.past) return undefined;
      got.views.forEach((view, k) => {
        this.views.set(got.first + k, view);
      });
      got.entries.forEach((entry, k) => {
        this.entries.set(got.first + k, entry);
      });
    }
    return this.views.get(ply);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
