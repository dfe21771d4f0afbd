/**
 * A match on this device: who sits where, how it stands, and the board that shows it. One
 * connection for each seat held here, so that several people can share a device.
 */

import { api, Refusal } from "../api/api";
import { type Connection, Live } from "../api/live";
import {
  type Chair,
  isActed,
  type State,
  type Tell,
  type TellAnswer,
  type TellEvent,
  type TellState,
  type Wish,
} from "../api/types";
import { Board } from "../board/model.svelte";
import type { Entry } from "../board/types";
import { type AnyGame, type GameName, loadGame } from "../games/game";
import { mayMove, settings } from "../settings.svelte";
import { play, type SoundName } from "../sounds";

/** Those who hold no seat watch. */
export const WATCHER = -1;

/** News that may wait for their motion; if more do, the table jumps to keep up. */
const MOST_WAITING = 2;

/** Milliseconds for which something said is seen. */
const SAID = 6000;

/** Games in which the next player must not see what this one sees. */
const SECRET: readonly GameName[] = ["triominos", "dimenticato"];

/** Games whose list of moves forgets: what may be told of a past move changes. */
const FORGETS: readonly GameName[] = ["dimenticato"];

type News = TellEvent | TellState;

export class Sitting {
  /** The seats held on this device; empty for those who watch. */
  own: number[] = $state([]);
  /** The seat whose view is shown. */
  shown = $state(WATCHER);
  /** Whether the device is being handed to another player. */
  handingOver = $state(false);
  state: State | null = $state.raw(null);
  game: AnyGame | null = $state.raw(null);
  board: Board | null = $state.raw(null);
  connection: Connection = $state("connecting");
  /** Decisions so far, as they may be told. */
  entries: Entry[] = $state.raw([]);
  present: { seats: number[]; watching: number } = $state.raw({ seats: [], watching: 0 });
  said: { seat: number; phrase: string; at: number }[] = $state.raw([]);
  /** What happened last, for those who listen. */
  news: { number: number; what: TellEvent["what"] } | null = $state.raw(null);
  /** Why the last wish was refused: a rule of the game, or a name of ours. */
  refused: { reason: string; rule?: string } | null = $state.raw(null);
  /** Whether the past is looked at; then what happens is kept, but not shown. */
  replaying = $state(false);
  /** Whether a decision is on its way. */
  asking = $state(false);

  private readonly lives = new Map<number, Live>();
  private readonly latest = new Map<number, { number: number; state: State }>();
  private readonly queue: News[] = [];
  /** The number of the last event in the list of decisions. */
  private noted = 0;
  private busy = false;
  private closed = false;

  constructor(readonly match: string) {}

  /** Finds out which seats are held here and begins to follow; Refusal if none are. */
  async open(): Promise<void> {
    const { seats } = await api.seats(this.match);
    if (this.closed) return;
    this.own = seats;
    this.shown = seats[0] ?? WATCHER;
    for (const seat of seats.length > 0 ? seats : [WATCHER]) {
      const live = new Live(
        this.match,
        seat,
        (tell) => this.hear(seat, tell),
        () => this.noteConnection(),
      );
      this.lives.set(seat, live);
    }
  }

  close(): void {
    this.closed = true;
    for (const live of this.lives.values()) live.close();
  }

  // -- what is heard -------------------------------------------------------------------------

  private noteConnection(): void {
    const all = [...this.lives.values()].map((live) => live.connection);
    const worst = (["refused", "lost", "connecting"] as const).find((each) => all.includes(each));
    this.connection = worst ?? "open";
  }

  private hear(seat: number, tell: Exclude<Tell, TellAnswer>): void {
    if (tell.tell === "present") {
      this.present = tell;
    } else if (tell.tell === "phrase") {
      if (seat === this.shown) this.hearPhrase(tell);
    } else {
      if (tell.state) this.latest.set(seat, { number: tell.number, state: tell.state });
      if (seat !== this.shown) {
        this.catchUp();
        return;
      }
      this.queue.push(tell);
      void this.work();
    }
  }

  private hearPhrase({ seat, phrase }: { seat: number; phrase: string }): void {
    const at = Date.now();
    this.said = [...this.said.filter((each) => each.seat !== seat), { seat, phrase, at }];
    play("phrase");
    setTimeout(() => {
      this.said = this.said.filter((each) => each.at !== at);
    }, SAID);
  }

  /** Shows one piece of news after the other, each with its motion. */
  private async work(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      for (let news = this.queue.shift(); news; news = this.queue.shift()) await this.take(news);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = { reason: error.reason }; // the next news tries again
    } finally {
      this.busy = false;
    }
    this.changeSeat();
  }

  private async take(news: News): Promise<void> {
    const entry = this.note(news);
    const { state } = news;
    if (!state) return;
    const before = this.state;
    this.state = state;
    await this.prepare(state);
    if (!this.board || this.replaying || this.handingOver) return;
    this.asking = false;
    const legal = state.legal ?? [];
    const follows = before && state.view.decisions === this.board.state.view.decisions + 1;
    if (entry && follows && this.queue.length <= MOST_WAITING) {
      play(soundOf(entry));
      await this.board.animate(entry, state.view, legal);
    } else {
      this.board.render(state.view, legal);
    }
    if (legal.length > 0 && this.own.length === 1) play("yourTurn");
    if (state.phase === "over" && before?.phase === "on") play("win");
  }

  /** Keeps the list of decisions; gives back the one this was. */
  private note(news: News): Entry | null {
    if (news.tell === "state") {
      if (this.entries.length !== news.state.view.decisions) void this.reloadEntries();
      return null;
    }
    // Several seats at one device hear the same.
    if (news.number <= this.noted) return null;
    this.noted = news.number;
    const { what } = news;
    this.news = { number: news.number, what };
    if (what.event === "taken_back") this.entries = this.entries.slice(0, what.ply);
    if (!isActed(what)) return null;
    const entry = what.entry ?? { seat: what.seat, action: "" };
    this.entries = [...this.entries, entry];
    if (news.state && this.forgets) void this.reloadEntries();
    return what.entry;
  }

  /** Asks anew what may be told of past decisions. */
  private async reloadEntries(): Promise<void> {
    const most = 200;
    const decisions = this.state?.view.decisions ?? this.entries.length;
    const first = Math.max(decisions - most, 0);
    try {
      const { entries } = await api.replay(this.match, this.shown, first, most);
      this.entries = [...this.entries.slice(0, first), ...entries];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // the next event asks again
    }
  }

  private async prepare(state: State): Promise<void> {
    if (this.board) return;
    const name = state.view.game as GameName;
    const [game, geometry] = await Promise.all([
      loadGame(name),
      api.geometry(name, state.view.players),
    ]);
    this.game = game;
    this.board = new Board(game, geometry, state.view, mayMove, this.act, () => settings.confirm);
  }

  // -- several people at one device ----------------------------------------------------------

  /** Whether what one player sees is not for the next. */
  get secret(): boolean {
    return SECRET.includes(this.state?.view.game as GameName);
  }

  get forgets(): boolean {
    return FORGETS.includes(this.state?.view.game as GameName);
  }

  /** Turns the device to the seat that is to move, if it is another one of those held here. */
  private changeSeat(): void {
    const next = this.state?.to_move ?? WATCHER;
    if (this.replaying || next === this.shown || !this.own.includes(next)) return;
    this.shown = next;
    this.handingOver = this.secret;
    this.catchUp();
  }

  /** Shows what the seat shown has heard already. */
  private catchUp(): void {
    const latest = this.latest.get(this.shown);
    if (!latest || this.busy || this.replaying || this.handingOver) return;
    if (this.state && latest.state.view.decisions < this.state.view.decisions) return;
    this.state = latest.state;
    this.asking = false;
    this.board?.render(latest.state.view, latest.state.legal ?? []);
  }

  /** The next player has the device. */
  takeOver(): void {
    this.handingOver = false;
    this.catchUp();
  }

  // -- what is asked -------------------------------------------------------------------------

  /** Plays an action of the seat shown. */
  readonly act = (action: string): void => {
    this.asking = true;
    void this.ask({ do: "act", action });
  };

  /** Asks for something as one of the own seats; what is refused is shown with its reason. */
  async ask(wish: Wish, seat = this.shown): Promise<void> {
    this.refused = null;
    const answer = await this.lives.get(seat)?.ask(wish);
    if (!answer?.refused) return;
    this.asking = false;
    this.refused = { reason: answer.refused, ...(answer.rule && { rule: answer.rule }) };
    this.showPresent();
  }

  say(phrase: string): void {
    this.lives.get(this.shown)?.say(phrase);
  }

  /** Shows how the match stands now. */
  showPresent(): void {
    if (this.state) this.board?.render(this.state.view, this.state.legal ?? []);
  }

  /** Leaves the past. */
  endReplay(): void {
    this.replaying = false;
    this.showPresent();
    this.changeSeat();
  }

  /** Who sits on a seat. */
  chair(seat: number): Chair | null {
    return this.state?.seats[seat] ?? null;
  }
}

/** What a decision sounds like. */
function soundOf(entry: Entry): SoundName {
  const { action } = entry;
  if (/^[A-Z][<>]$/.test(action)) return "turn";
  if (action.startsWith("x")) return "take";
  if (action.includes("=")) return "card";
  return action.startsWith("@") ? "place" : "slide";
}
