/**
 * A match on this device: who sits where, its state, and the board. Each seat held here has its
 * own connection, so that several people can share a device.
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
  type Phrase,
  type State,
  type StateMessage,
  type View,
  type Wish,
} from "../api/types";
import type { AnyGame } from "../board/game";
import { Board } from "../board/model.svelte";
import { keepResult } from "../device/results";
import { keepRetrying } from "../device/retry";
import { mayMove, settings } from "../device/settings.svelte";
import { play } from "../device/sounds";
import { loadGame } from "../games";

/** The seat number of spectators. */
export const WATCHER = -1;

/** How many messages may wait for their motion; with more, the table jumps ahead to keep up. */
const MAX_WAITING = 2;

/** Milliseconds for which a phrase stays visible. */
const SAID = 6000;

/** A message and when it arrived, by this device's `performance.now()`. */
interface News {
  message: EventMessage | StateMessage;
  receivedAt: number;
}

/** The last message of a seat. */
interface Latest {
  number: number;
  state: State;
  receivedAt: number;
}

/** Why something was refused. */
interface Refused {
  /** One of our own reasons. */
  reason: string;
  /** The name of the game's reason, if it is `illegal`. */
  rule?: string;
  /** The section of the game's rules that says so. */
  section?: string | undefined;
}

export class MatchStore {
  /** The seats held on this device; empty for spectators. */
  own: number[] = $state([]);
  /** The seat whose view the board shows. */
  shown = $state(WATCHER);
  /** Whether someone here created the match, and so may free seats or hand them to bots. */
  made = $state(false);
  /** Whether players must not see each other's view. */
  secret = $state(false);
  /** Whether what a seat may know about a past move changes later. */
  forgets = $state(false);
  /** The seat whose player last confirmed that they have the device. */
  holder = $state(WATCHER);
  state: State | null = $state.raw(null);
  /** When the state arrived, by this device's `performance.now()`. */
  receivedAt = $state(0);
  game: AnyGame | null = $state.raw(null);
  /** The board, whoever's view it shows. */
  private laid: Board | null = $state.raw(null);
  connection: Connection = $state("connecting");
  /** What each seat held here knows about the decisions. */
  private entriesBySeat: ReadonlyMap<number, Entry[]> = $state.raw(new Map());
  present: { seats: number[]; watching: number } = $state.raw({ seats: [], watching: 0 });
  said: { seat: number; phrase: string; at: number }[] = $state.raw([]);
  /** The last event, for screen readers. */
  news: { number: number; what: EventMessage["what"] } | null = $state.raw(null);
  /** Why the last request was refused: by a rule of the game, or for one of our own reasons. */
  refused: Refused | null = $state.raw(null);
  /** Whether the board shows the past; new messages are then stored but not shown. */
  replaying = $state(false);
  /** Whether an action was sent and not answered yet. */
  submitting = $state(false);
  /** The number of the event that last took decisions back. */
  takenBack = 0;

  private readonly lives = new Map<number, Live>();
  private readonly latest = new Map<number, Latest>();
  /** What spectators see now, if several people here have secrets. */
  private watched: View | undefined;
  /** Messages for the shown seat that the board has not shown yet. */
  private readonly queue: News[] = [];
  /** Stops the attempts to load the board. */
  private stopRetrying = () => {};
  /** What someone here last pointed at in vain. */
  private pointed: string[] = [];
  private busy = false;
  private closed = false;

  /**
   * The board; null until it is loaded, and while it shows a view that is not for whoever may
   * look at this device now.
   */
  readonly board: Board | null = $derived.by(() => {
    const { laid, reader } = this;
    if (!laid || !this.keepsSecrets) return laid;
    return (laid.state.view.seat ?? WATCHER) === reader ? laid : null;
  });

  /** The decisions so far, as whoever may look at this device now may know them. */
  readonly entries: Entry[] = $derived(this.entriesBySeat.get(this.reader) ?? []);

  constructor(readonly id: string) {}

  /**
   * Finds out which seats this device holds and starts to follow the match; throws a Refusal if
   * it holds none.
   */
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

  /** Gives up seats that this device no longer holds; throws a Refusal if none are left. */
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

  // -- messages from the server --------------------------------------------------------------

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
    if (message.type === "present") {
      this.present = message;
    } else if (message.type === "phrase") {
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

  /** Shows one message after the other, each with its motion. */
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

  /** Tries again to load the board. */
  readonly retry = (): void => {
    const latest = this.latest.get(this.shown);
    if (this.busy || !latest) return;
    const { number, state, receivedAt } = latest;
    this.queue.push({ message: { type: "state", number, state }, receivedAt });
    void this.processQueue();
  };

  private async apply({ message, receivedAt }: News): Promise<void> {
    const { state } = message;
    const before = this.state;
    if (state) [this.state, this.receivedAt] = [state, receivedAt];
    if (state) keepResult(this.id, state, this.own);
    // What happened before the page opened is no news, also if the last of it has the state.
    const entry = this.record(this.shown, message, before !== null);
    if (message.type === "event") {
      this.submitting = false;
      this.refused = null;
    }
    if (!state) return;
    if (this.keepsSecrets) void this.watch();
    await this.prepare(state);
    if (this.handingOver) this.putAway();
    const { laid } = this;
    if (!laid || this.replaying || this.handingOver) return;
    const legal = state.legal ?? [];
    const follows = before && state.view.decisions === laid.state.view.decisions + 1;
    if (entry && follows && this.queue.length <= MAX_WAITING) {
      const sound = laid.game.sound(entry);
      if (sound) play(sound);
      await laid.animate(entry, state.view, legal);
    } else {
      laid.render(state.view, legal);
    }
    if (legal.length > 0 && this.own.length === 1) play("yourTurn");
    if (state.phase === "over" && before?.phase === "on") play("win");
  }

  /**
   * Stores what a message tells a seat about the decisions, and shows it if it is new; returns the
   * new decision, if it has one.
   */
  private record(seat: number, news: News["message"], isNew = false): Entry | null {
    const entries = this.entriesBySeat.get(seat) ?? [];
    if (news.type === "state") {
      if (entries.length !== news.state.view.decisions) void this.reloadEntries(seat);
      return null;
    }
    const { number, what } = news;
    if (seat === this.shown) this.news = isNew && !this.handingOver ? { number, what } : null;
    if (what.type === "taken_back") {
      this.takenBack = number;
      this.keep(WATCHER, (this.entriesBySeat.get(WATCHER) ?? []).slice(0, what.ply));
      this.keep(seat, entries.slice(0, what.ply));
    }
    if (!isActed(what)) return null;
    this.keep(seat, [...entries, what.entry ?? { seat: what.seat, action: "", effects: [] }]);
    if (news.state && this.forgets && seat === this.shown) void this.reloadEntries(seat);
    return what.entry;
  }

  private keep(seat: number, entries: Entry[]): void {
    this.entriesBySeat = new Map(this.entriesBySeat).set(seat, entries);
  }

  /**
   * Asks again what a seat may know about the decisions after the known ones; returns its latest
   * view.
   */
  private async reloadEntries(seat: number, known = 0): Promise<View | undefined> {
    const most = 200;
    const decisions = this.state?.view.decisions ?? 0;
    const first = Math.max(decisions - most, known);
    try {
      const { entries, views } = await api.replay(this.id, seat, first, most);
      this.keep(seat, [...(this.entriesBySeat.get(seat) ?? []).slice(0, first), ...entries]);
      return views.at(-1);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // the next event tries again
      return undefined;
    }
  }

  private async prepare(state: State): Promise<void> {
    if (this.laid) return;
    const name = state.view.game;
    const [game, geometry] = await Promise.all([
      loadGame(name, state.view.players),
      api.geometry(name, state.view.players),
    ]);
    this.stopRetrying();
    this.refused = null;
    this.game = game;
    // On a shared device the board keeps its orientation, no matter whose turn it is.
    const [own] = this.own;
    const turned =
      this.own.length === 1 && own !== undefined && game.turnedTo
        ? game.turnedTo(geometry, own)
        : geometry;
    this.laid = new Board(
      game,
      turned,
      state.view,
      mayMove,
      this.act,
      () => settings.confirm,
      this.askWhy,
    );
  }

  // -- several people at one device ----------------------------------------------------------

  /** The seats held here whose players have not given up. */
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

  /** Whether people here must not see each other's view. */
  private get keepsSecrets(): boolean {
    return this.secret && this.own.length > 1 && this.state?.phase === "on";
  }

  /**
   * Whether the device is being handed over: until the next player has it and their view has
   * arrived. Meanwhile everyone sees what spectators see.
   */
  get handingOver(): boolean {
    const { state, shown, holder } = this;
    return this.keepsSecrets && (holder !== shown || state?.view.seat !== shown);
  }

  /** The seat whose knowledge may be on the screen. */
  private get reader(): number {
    return this.handingOver ? WATCHER : this.shown;
  }

  /** Switches to the player here whose turn it is, and away from one who gave up. */
  private changeSeat(): void {
    const { people, shown, state } = this;
    if (this.busy || this.replaying || state?.phase !== "on") return;
    const next = [state.to_move, shown, ...people].find((seat) => people.includes(seat)) ?? shown;
    if (next === shown) return;
    this.shown = next;
    if (this.forgets) void this.reloadEntries(next);
    if (this.handingOver) this.putAway();
    this.catchUp();
  }

  /** Asks what spectators see now, for the time in which the device is handed over. */
  private async watch(): Promise<void> {
    const known = this.forgets ? 0 : this.entriesBySeat.get(WATCHER)?.length;
    const view = await this.reloadEntries(WATCHER, known);
    if (view?.decisions !== this.state?.view.decisions) return; // a later answer follows
    this.watched = view;
    if (this.handingOver) this.putAway();
  }

  /** Shows what spectators see; until that has arrived, nothing. */
  private putAway(): void {
    this.news = null;
    if (this.watched?.decisions !== this.state?.view.decisions) return;
    if (this.watched) this.laid?.render(this.watched);
  }

  /** Shows the messages that the shown seat has already received. */
  private catchUp(): void {
    const latest = this.latest.get(this.shown);
    if (!latest || this.busy || this.replaying) return;
    if (this.state && latest.state.view.decisions < this.state.view.decisions) return;
    [this.state, this.receivedAt] = [latest.state, latest.receivedAt];
    this.submitting = false;
    if (!this.handingOver) this.showPresent();
  }

  /** Confirms that the next player has the device. */
  takeOver(): void {
    this.holder = this.shown;
    this.catchUp();
  }

  // -- requests to the server ----------------------------------------------------------------

  /** Plays an action for the shown seat; a second tap before the answer does nothing. */
  readonly act = (action: string): void => {
    if (this.submitting) return;
    this.submitting = true;
    void this.ask({ type: "act", action });
  };

  /** Asks why something cannot be chosen; the choice and the hint on the board stay. */
  readonly askWhy = async (pointed: string[]): Promise<void> => {
    const decisions = this.state?.view.decisions;
    this.pointed = pointed;
    try {
      const { why } = await api.why(this.id, this.shown, pointed);
      if (this.pointed !== pointed || this.state?.view.decisions !== decisions) return;
      this.refused = why && { reason: "illegal", rule: why.reason, section: why.rule ?? undefined };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = { reason: error.reason };
    }
  };

  /** Sends a request for one of the seats held here; if it is refused, the strip says why. */
  async ask(wish: Wish, seat = this.shown): Promise<void> {
    this.refused = null;
    const answer = await this.lives.get(seat)?.ask(wish);
    if (!this.showRefusal(answer)) return;
    this.submitting = false;
    if (!this.replaying && !this.handingOver) this.showPresent();
  }

  /** Stores the reason of a refusal for the strip; returns whether the answer was one. */
  private showRefusal(answer: AnswerMessage | undefined): boolean {
    if (!answer?.refused) return false;
    this.refused = { reason: answer.refused, ...(answer.rule && { rule: answer.rule }) };
    return true;
  }

  /** Asks to take back the last decision of someone here. */
  takeBack(): void {
    const last = this.entries.findLast(({ seat }) => this.people.includes(seat));
    void this.ask({ type: "ask_undo" }, last?.seat);
  }

  say(phrase: Phrase): void {
    this.lives.get(this.shown)?.say(phrase);
  }

  /** Shows the current position. */
  showPresent(): void {
    if (this.state) this.laid?.render(this.state.view, this.state.legal ?? []);
  }

  /** Leaves the replay. */
  endReplay(): void {
    this.replaying = false;
    this.showPresent();
    this.changeSeat();
  }

  chair(seat: number): Chair | null {
    return this.state?.seats[seat] ?? null;
  }
}
