/**
 * A match on this device: who sits where, how it stands, and the board that shows it. One
 * connection for each seat held here, so that several people can share a device.
 */

import { api, Refusal } from "../api/api";
import { type Connection, Live } from "../api/live";
import {
  type AnswerMessage,
  type Chair,
  type Entry,
  type EventMessage,
  isActed,
  type Message,
  type State,
  type StateMessage,
  type Wish,
} from "../api/types";
import type { AnyGame } from "../board/game";
import { Board } from "../board/model.svelte";
import { keepResult } from "../device/results";
import { keepRetrying } from "../device/retry";
import { mayMove, settings } from "../device/settings.svelte";
import { play } from "../device/sounds";
import { loadGame } from "../games";

/** Those who hold no seat watch. */
export const WATCHER = -1;

/** News that may wait for their motion; if more do, the table jumps to keep up. */
const MOST_WAITING = 2;

/** Milliseconds for which something said is seen. */
const SAID = 6000;

/** Something that happened, and when it came by this device's `performance.now()`. */
interface News {
  message: EventMessage | StateMessage;
  receivedAt: number;
}

/** What a seat has heard last. */
interface Latest {
  number: number;
  state: State;
  receivedAt: number;
}

export class MatchStore {
  /** The seats held on this device; empty for those who watch. */
  own: number[] = $state([]);
  /** The seat whose view is shown. */
  shown = $state(WATCHER);
  /** Whether someone here made the match, and may free seats or hand them to bots. */
  made = $state(false);
  /** Whether what one player sees is not for the next. */
  secret = $state(false);
  /** Whether what may be told of a past move changes. */
  forgets = $state(false);
  /** The seat whose player said last that they have the device. */
  holder = $state(WATCHER);
  state: State | null = $state.raw(null);
  /** When that came, by this device's `performance.now()`. */
  receivedAt = $state(0);
  game: AnyGame | null = $state.raw(null);
  board: Board | null = $state.raw(null);
  connection: Connection = $state("connecting");
  /** Decisions so far, as the seat shown may be told them. */
  entries: Entry[] = $state.raw([]);
  present: { seats: number[]; watching: number } = $state.raw({ seats: [], watching: 0 });
  said: { seat: number; phrase: string; at: number }[] = $state.raw([]);
  /** What happened last, for those who listen. */
  news: { number: number; what: EventMessage["what"] } | null = $state.raw(null);
  /** Why the last wish was refused: a rule of the game, or a name of ours. */
  refused: { reason: string; rule?: string } | null = $state.raw(null);
  /** Whether the past is looked at; then what happens is kept, but not shown. */
  replaying = $state(false);
  /** Whether a decision is on its way. */
  submitting = $state(false);
  /** The number of the event by which decisions were last taken back. */
  takenBack = 0;

  private readonly lives = new Map<number, Live>();
  private readonly latest = new Map<number, Latest>();
  /** What each of the own seats was told of the decisions. */
  private readonly entriesBySeat = new Map<number, Entry[]>();
  /** What the seat shown has heard and has not been shown yet. */
  private readonly queue: News[] = [];
  /** Ends the tries to get the board. */
  private stopRetrying = () => {};
  private busy = false;
  private closed = false;

  constructor(readonly id: string) {}

  /** Finds out which seats are held here and begins to follow; Refusal if none are. */
  async open(): Promise<void> {
    const { seats, made, has_secrets, forgets } = await api.seats(this.id);
    if (this.closed) return;
    this.own = seats;
    this.made = made;
    this.secret = has_secrets;
    this.forgets = forgets;
    this.shown = seats[0] ?? WATCHER;
    for (const seat of seats.length > 0 ? seats : [WATCHER]) {
      const live = new Live(
        this.id,
        seat,
        (message, receivedAt) => this.receive(seat, message, receivedAt),
        () => this.updateConnection(),
      );
      this.lives.set(seat, live);
    }
  }

  /** Lets go of seats that are no longer held here; Refusal if none are left. */
  async review(): Promise<void> {
    const { seats } = await api.seats(this.id);
    this.own = seats;
    for (const [seat, live] of this.lives) {
      if (seats.includes(seat)) continue;
      live.close();
      this.lives.delete(seat);
    }
    this.updateConnection();
    this.changeSeat();
  }

  close(): void {
    this.closed = true;
    this.stopRetrying();
    for (const live of this.lives.values()) live.close();
  }

  // -- what is heard -------------------------------------------------------------------------

  private updateConnection(): void {
    const all = [...this.lives.values()].map((live) => live.connection);
    const worst = (["refused", "lost", "connecting"] as const).find((each) => all.includes(each));
    this.connection = worst ?? "open";
  }

  private receive(
    seat: number,
    message: Exclude<Message, AnswerMessage>,
    receivedAt: number,
  ): void {
    if (message.tell === "present") {
      this.present = message;
    } else if (message.tell === "phrase") {
      if (seat === this.shown) this.receivePhrase(message);
    } else {
      const { number, state } = message;
      if (state) this.latest.set(seat, { number, state, receivedAt });
      if (seat === this.shown) {
        this.queue.push({ message, receivedAt });
        void this.processQueue();
      } else {
        this.record(seat, message);
      }
    }
  }

  private receivePhrase({ seat, phrase }: { seat: number; phrase: string }): void {
    const at = Date.now();
    this.said = [...this.said.filter((each) => each.seat !== seat), { seat, phrase, at }];
    play("phrase");
    setTimeout(() => {
      this.said = this.said.filter((each) => each.at !== at);
    }, SAID);
  }

  /** Shows one piece of news after the other, each with its motion. */
  private async processQueue(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      for (let news = this.queue.shift(); news; news = this.queue.shift()) await this.apply(news);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = { reason: error.reason };
      this.stopRetrying();
      if (!this.closed) this.stopRetrying = keepRetrying(this.retry);
      return;
    } finally {
      this.busy = false;
    }
    this.changeSeat();
  }

  /** Tries again to lay out the board that could not be had. */
  readonly retry = (): void => {
    const latest = this.latest.get(this.shown);
    if (this.busy || !latest) return;
    const { number, state, receivedAt } = latest;
    this.queue.push({ message: { tell: "state", number, state }, receivedAt });
    void this.processQueue();
  };

  private async apply({ message, receivedAt }: News): Promise<void> {
    const { state } = message;
    const before = this.state;
    if (state) [this.state, this.receivedAt] = [state, receivedAt];
    if (state) keepResult(this.id, state, this.own);
    const entry = this.record(this.shown, message);
    if (message.tell === "event") {
      this.submitting = false;
      this.refused = null;
    }
    if (!state) return;
    await this.prepare(state);
    if (!this.board || this.replaying || this.handingOver) return;
    const legal = state.legal ?? [];
    const follows = before && state.view.decisions === this.board.state.view.decisions + 1;
    if (entry && follows && this.queue.length <= MOST_WAITING) {
      const sound = this.board.game.sound(entry);
      if (sound) play(sound);
      await this.board.animate(entry, state.view, legal);
    } else {
      this.board.render(state.view, legal);
    }
    if (legal.length > 0 && this.own.length === 1) play("yourTurn");
    if (state.phase === "over" && before?.phase === "on") play("win");
  }

  /** Keeps what a seat is told of the decisions; gives back the one this was. */
  private record(seat: number, news: News["message"]): Entry | null {
    const entries = this.entriesBySeat.get(seat) ?? [];
    if (news.tell === "state") {
      if (entries.length !== news.state.view.decisions) void this.reloadEntries(seat);
      return null;
    }
    const { number, what } = news;
    if (seat === this.shown) this.news = this.handingOver ? null : { number, what };
    if (what.event === "taken_back") {
      this.takenBack = number;
      this.keep(seat, entries.slice(0, what.ply));
    }
    if (!isActed(what)) return null;
    this.keep(seat, [...entries, what.entry ?? { seat: what.seat, action: "", effects: [] }]);
    if (news.state && this.forgets && seat === this.shown) void this.reloadEntries(seat);
    return what.entry;
  }

  private keep(seat: number, entries: Entry[]): void {
    this.entriesBySeat.set(seat, entries);
    if (seat === this.shown) this.showEntries(entries);
  }

  /** Tells the board, too, what is known of the decisions. */
  private showEntries(entries: Entry[]): void {
    this.entries = entries;
    if (this.board) this.board.entries = entries;
  }

  /** Asks anew what a seat may be told of past decisions. */
  private async reloadEntries(seat: number): Promise<void> {
    const most = 200;
    const decisions = this.state?.view.decisions ?? 0;
    const first = Math.max(decisions - most, 0);
    try {
      const { entries } = await api.replay(this.id, seat, first, most);
      this.keep(seat, [...(this.entriesBySeat.get(seat) ?? []).slice(0, first), ...entries]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // the next event asks again
    }
  }

  private async prepare(state: State): Promise<void> {
    if (this.board) return;
    const name = state.view.game;
    const [game, geometry] = await Promise.all([
      loadGame(name, state.view.players),
      api.geometry(name, state.view.players),
    ]);
    this.stopRetrying();
    this.refused = null;
    this.game = game;
    // Where several share a device, the board lies as it is, whoever's turn it is.
    const [own] = this.own;
    const turned =
      this.own.length === 1 && own !== undefined && game.turnedTo
        ? game.turnedTo(geometry, own)
        : geometry;
    this.board = new Board(
      game,
      turned,
      state.view,
      mayMove,
      this.act,
      () => settings.confirm,
      this.wish,
    );
    this.board.entries = this.entries;
  }

  // -- several people at one device ----------------------------------------------------------

  /** The own seats of those who have not given up. */
  get people(): number[] {
    return this.own.filter((seat) => !this.chair(seat)?.bot);
  }

  /** The seats of other people, if the host is here and may still free them. */
  get removable(): number[] {
    const { state, own, made } = this;
    if (!made || state?.phase === "over") return [];
    const seats = (state?.seats ?? []).map((_, seat) => seat);
    return seats.filter((seat) => this.chair(seat)?.bot === null && !own.includes(seat));
  }

  /** Whether the device is being handed over: until the next player has it and what they may see
   * has come. The board stays as it was last; what belongs to a player is put away. */
  get handingOver(): boolean {
    const { secret, own, state, shown, holder } = this;
    if (!secret || own.length < 2 || state?.phase !== "on") return false;
    return holder !== shown || state.view.seat !== shown;
  }

  /** Turns the device to that one of those here who is to move, or away from one who gave up. */
  private changeSeat(): void {
    const { people, shown, state } = this;
    if (this.busy || this.replaying || state?.phase !== "on") return;
    const next = [state.to_move, shown, ...people].find((seat) => people.includes(seat)) ?? shown;
    if (next === shown) return;
    this.shown = next;
    this.showEntries(this.entriesBySeat.get(next) ?? []);
    if (this.forgets) void this.reloadEntries(next);
    if (this.handingOver) this.putAway();
    this.catchUp();
  }

  /** Leaves the board as it is, with nothing of the last player's to choose or to be heard. */
  private putAway(): void {
    this.news = null;
    if (this.board) this.board.render(this.board.state.view);
  }

  /** Shows what the seat shown has heard already. */
  private catchUp(): void {
    const latest = this.latest.get(this.shown);
    if (!latest || this.busy || this.replaying) return;
    if (this.state && latest.state.view.decisions < this.state.view.decisions) return;
    [this.state, this.receivedAt] = [latest.state, latest.receivedAt];
    this.submitting = false;
    if (!this.handingOver) this.showPresent();
  }

  /** The next player has the device. */
  takeOver(): void {
    this.holder = this.shown;
    this.catchUp();
  }

  // -- what is asked -------------------------------------------------------------------------

  /** Plays an action of the seat shown; a second tap while it is on its way plays nothing. */
  readonly act = (action: string): void => {
    if (this.submitting) return;
    this.submitting = true;
    void this.ask({ do: "act", action });
  };

  /** Asks why an action is not allowed; what was chosen and hinted stays as it is. */
  readonly wish = (action: string): void => {
    if (this.submitting) return;
    void this.lives
      .get(this.shown)
      ?.ask({ do: "act", action })
      .then((answer) => this.showRefusal(answer));
  };

  /** Asks for something as one of the own seats; what is refused is shown with its reason. */
  async ask(wish: Wish, seat = this.shown): Promise<void> {
    this.refused = null;
    const answer = await this.lives.get(seat)?.ask(wish);
    if (!this.showRefusal(answer)) return;
    this.submitting = false;
    if (!this.replaying && !this.handingOver) this.showPresent();
  }

  /** Keeps the reason of a refusal for the strip; whether it was one. */
  private showRefusal(answer: AnswerMessage | undefined): boolean {
    if (!answer?.refused) return false;
    this.refused = { reason: answer.refused, ...(answer.rule && { rule: answer.rule }) };
    return true;
  }

  /** Asks to take back what was decided last by someone here. */
  takeBack(): void {
    const last = this.entries.findLast(({ seat }) => this.people.includes(seat));
    void this.ask({ do: "ask_undo" }, last?.seat);
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
