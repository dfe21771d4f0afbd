/**
 * A match on this device: who sits where, its state, and the board. Each seat held here has its
 * own connection, so that several people can share a device.
 */

import { api, Refusal } from "../api/api";
import type { Connection } from "../api/live";
import {
  type Chair,
  type Clocks,
  type Entry,
  type EventMessage,
  isActed,
  type OwnSeats,
  type Phrase,
  type State,
  type View,
  type Wish,
} from "../api/types";
import type { AnyGame } from "../board/game";
import { Board } from "../board/model.svelte";
import { keepResult } from "../device/results";
import { keepRetrying } from "../device/retry";
import { change, mayMove, settings } from "../device/settings.svelte";
import { play } from "../device/sounds";
import { loadGame } from "../games";
import { Company } from "./company.svelte";
import { Connections, type Receive } from "./connections.svelte";
import { Decisions } from "./decisions.svelte";
import { type Pace, paceOf, standsFor } from "./pace";
import { type News, Showing, type Shown, type Timer } from "./showing.svelte";
import { type Refused, whyNot } from "./why";

/** The seat number of spectators. */
export const WATCHER = -1;

/** The last message of a seat, and when it arrived, by this device's `performance.now()`. */
interface Latest {
  number: number;
  state: State;
  receivedAt: number;
}

export class MatchStore {
  /** The seats held on this device; empty for spectators. */
  own: number[] = $state([]);
  /** The seat whose view the board shows. */
  shown = $state(WATCHER);
  /** Whether someone here created the match, and so may free seats or hand them to bots. */
  made = $state(false);
  /** Seats that were on this device: moved elsewhere, or given away. */
  lost: { seats: number[]; why: "moved" | "removed" } | null = $state.raw(null);
  /** Whether players must not see each other's view. */
  secret = $state(false);
  /** Whether what a seat may know about a past move changes later. */
  forgets = $state(false);
  /** The seat whose player last confirmed that they have the device. */
  holder = $state(WATCHER);
  /** The state after the last shown message; newer ones may wait to be shown. */
  state: State | null = $state.raw(null);
  /** The newest clocks, also while older actions are shown: time does not wait. */
  clock: Clocks | null = $state.raw(null);
  /** When the clocks arrived, by this device's `performance.now()`. */
  receivedAt = $state(0);
  game: AnyGame | null = $state.raw(null);
  /** The board, whoever's view it shows. */
  private laid: Board | null = $state.raw(null);
  /** The geometry of the board as the server sends it. */
  private unturned: unknown = null;
  private readonly connections = new Connections();
  private readonly decisions = new Decisions();
  readonly company = new Company();
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

  private readonly latest = new Map<number, Latest>();
  /** What spectators see now, if several people here have secrets. */
  private watched: View | undefined;
  /** Shows the messages for the shown seat at the reader's pace. */
  readonly queue: Showing;
  /** Stops the attempts to load the board. */
  private stopRetrying = () => {};
  /** What someone here last pointed at in vain. */
  private pointed: string[] = [];
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
  readonly entries: Entry[] = $derived(this.decisions.of(this.reader));

  constructor(
    readonly id: string,
    timer: Timer = (then, milliseconds) => setTimeout(then, milliseconds),
  ) {
    this.queue = new Showing(this.apply, () => this.pace === "at-once", timer);
  }

  /**
   * Finds out which seats this device holds and starts to follow the match; throws a Refusal if
   * it holds none.
   */
  async open(): Promise<void> {
    const found = await api.seats(this.id);
    if (this.closed) return;
    this.hold(found);
    const { seats } = found;
    this.company.mayPoint = found.may_point;
    this.secret = found.has_secrets;
    this.forgets = found.forgets;
    this.shown = seats[0] ?? WATCHER;
    this.connections.open(this.id, seats.length > 0 ? seats : [WATCHER], this.receive);
    document.addEventListener("visibilitychange", this.skipUnseen);
  }

  /** Gives up seats that this device no longer holds; returns whether any are left. */
  async review(): Promise<boolean> {
    const found = await api.seats(this.id);
    if (found.seats.length === 0) return false;
    this.hold(found);
    this.connections.keep(found.seats);
    this.changeSeat();
    return true;
  }

  /** Notes which seats this device holds now, and which it has lost. */
  private hold({ seats, made, moved, removed }: OwnSeats): void {
    const left = this.own.filter((seat) => !seats.includes(seat));
    const gone = [...(this.lost?.seats ?? []), ...left];
    const lost = seats.length > 0 ? gone : [...removed, ...moved];
    const why = lost.some((seat) => removed.includes(seat)) ? "removed" : "moved";
    if (lost.length > 0) this.lost = { seats: lost, why };
    this.own = seats;
    this.made = made;
  }

  close(): void {
    this.closed = true;
    document.removeEventListener("visibilitychange", this.skipUnseen);
    this.stopRetrying();
    this.connections.close();
  }

  get connection(): Connection {
    return this.connections.state;
  }

  // -- messages from the server --------------------------------------------------------------

  private readonly receive: Receive = (seat, message, receivedAt) => {
    const { company } = this;
    const isShown = seat === this.shown;
    if (message.type === "present") {
      company.present = message;
    } else if (message.type === "phrase") {
      if (isShown) company.hear(message);
    } else if (message.type === "point") {
      if (isShown && !this.replaying) company.lookAt(message.pick, this.board);
    } else {
      const { number, state } = message;
      if (state) this.latest.set(seat, { number, state, receivedAt });
      if (state) keepResult(this.id, state, this.own);
      if (isShown) {
        if (state) this.setClock(state, receivedAt);
        this.queue.add(message);
        void this.processQueue();
      } else {
        this.record(seat, message);
      }
    }
  };

  private setClock({ clock }: State, receivedAt: number): void {
    [this.clock, this.receivedAt] = [clock ?? null, receivedAt];
  }

  // -- what is shown, and when ---------------------------------------------------------------

  /** The action on show; null in the present. */
  get showing(): Shown | null {
    return this.queue.action;
  }

  /** The seat whose turn is shown: whoever decided the action on show, or the one to move. */
  get due(): number {
    const { state, showing } = this;
    return showing?.seat ?? (state?.phase === "on" ? state.to_move : -1);
  }

  private get pace(): Pace {
    if (document.visibilityState === "hidden") return "at-once";
    return paceOf(settings.pace, this.clock, this.people, performance.now() - this.receivedAt);
  }

  /** Shows the present at once. */
  readonly skip = (): void => this.queue.hurry();

  /** Nothing is shown to nobody: whoever comes back sees the present. */
  private readonly skipUnseen = (): void => {
    if (document.visibilityState === "hidden") this.skip();
  };

  private async processQueue(): Promise<void> {
    if (this.queue.busy) return;
    try {
      await this.queue.run();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = { reason: error.reason };
      this.stopRetrying();
      if (!this.closed) this.stopRetrying = keepRetrying(this.retry);
      return;
    }
    this.offerChoices();
    this.changeSeat();
  }

  /** Tries again to load the board. */
  readonly retry = (): void => {
    const latest = this.latest.get(this.shown);
    if (this.queue.busy || !latest) return;
    const { number, state } = latest;
    this.queue.add({ type: "state", number, state });
    void this.processQueue();
  };

  /** Applies a message. Its words and its board change together. */
  private readonly apply = async (message: News, jumps: boolean): Promise<void> => {
    const { state } = message;
    const before = this.state;
    if (state) this.state = state;
    // What happened before the page opened is no news, also if the last of it has the state.
    const entry = this.record(this.shown, message, before !== null) ?? this.entries.at(-1);
    if (message.type === "event") {
      this.submitting = false;
      this.refused = null;
    }
    if (!state) return;
    if (state.phase === "over") change({ soundsOffered: true });
    if (this.keepsSecrets) void this.watch();
    if (!this.laid) await this.prepare(state);
    if (this.handingOver) this.putAway();
    const { laid } = this;
    if (!laid || this.replaying || this.handingOver) return;
    const ends = state.phase === "over" && before?.phase === "on";
    const { arrived } = this.queue;
    const follows = state.view.decisions === laid.state.view.decisions + 1;
    const isNews = before && (arrived > 1 || (arrived === 1 && follows));
    if (entry && isNews && !jumps) await this.showAction(laid, entry, state, ends);
    else {
      laid.render(state.view, this.queue.isWaiting ? [] : (state.legal ?? []));
      if (ends) play("win");
    }
  };

  private async showAction(laid: Board, entry: Entry, state: State, ends: boolean): Promise<void> {
    const sound = laid.game.sound(entry);
    if (sound) play(sound);
    const isAlone = this.queue.arrived === 1;
    // Together with others that cannot be shown, it needs time, whoever did it.
    const people = this.people.filter((seat) => isAlone || seat !== entry.seat);
    const stands = standsFor(entry, people, ends, this.pace);
    // The player may choose again as soon as their own action has come to rest.
    const legal = stands > 0 || this.queue.isWaiting ? [] : (state.legal ?? []);
    await this.queue.show(entry.seat, stands, async () => {
      if (isAlone) await laid.animate(entry, state.view, legal);
      else laid.render(state.view, legal);
      if (laid.joys.length > 0) play("joy");
      if (ends) play("win");
    });
    if (laid.moving && !this.replaying) laid.render(state.view);
  }

  /** Lets the player choose, once everything before has been shown. */
  private offerChoices(): void {
    const { board, state } = this;
    if (!board || !state?.legal?.length || this.replaying || this.handingOver) return;
    if (board.state.chooser.paths.length === 0) this.showPresent();
    if (this.own.length === 1) play("yourTurn");
  }

  /**
   * Stores what a message tells a seat about the decisions, and shows it if it is new; returns the
   * new decision, if it has one.
   */
  private record(seat: number, news: News, isNew = false): Entry | null {
    const { number, state } = news;
    const isIncomplete = () => this.decisions.of(seat).length !== state?.view.decisions;
    if (news.type === "state") {
      if (isIncomplete()) void this.reloadEntries(seat);
      return null;
    }
    const { what } = news;
    if (seat === this.shown) this.news = isNew && !this.handingOver ? { number, what } : null;
    if (what.type === "taken_back") {
      this.takenBack = number;
      this.decisions.cut(WATCHER, what.ply);
      this.decisions.cut(seat, what.ply);
    }
    if (!isActed(what)) return null;
    const entry = what.entry ?? { seat: what.seat, action: "", effects: [] };
    this.decisions.add(seat, entry, state ? state.view.decisions - 1 : undefined);
    const changes = this.forgets && seat === this.shown;
    if (state && (changes || isIncomplete())) void this.reloadEntries(seat);
    return what.entry;
  }

  /** Asks again what a seat may know about the decisions; returns its latest view. */
  private reloadEntries(seat: number, known = 0): Promise<View | undefined> {
    const shown = () => this.state?.view.decisions ?? 0;
    const end = () => (seat === this.shown ? shown() : Number.POSITIVE_INFINITY);
    return this.decisions.reload(this.id, seat, shown(), end, known);
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
    this.unturned = geometry;
    this.laid = new Board(
      game,
      this.turned(),
      state.view,
      mayMove,
      this.act,
      () => settings.confirm,
      this.askWhy,
    );
    this.laid.pointed = (pick) => this.company.point(this, pick);
  }

  /**
   * The geometry as the player who looks wants it. On a shared device the board keeps its
   * orientation, unless people want it to turn to each of them.
   */
  private turned(): unknown {
    const { game, own, shown, unturned } = this;
    const turns = own.length === 1 || (own.length > 1 && settings.turns);
    return (turns && game?.turnedTo?.(unturned, shown)) || unturned;
  }

  // -- several people at one device ----------------------------------------------------------

  /** The seats held here whose players have not given up. */
  get people(): number[] {
    return this.own.filter((seat) => !this.chair(seat)?.bot);
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

  /** Switches to the player here whose turn it is, and away from one who gave up or left. */
  private changeSeat(): void {
    const { own, people, shown, state } = this;
    const stays = state?.phase !== "on" && own.includes(shown);
    if (stays || this.queue.busy || this.replaying) return;
    const wanted = [state?.to_move ?? WATCHER, shown, ...people];
    const next = wanted.find((seat) => people.includes(seat)) ?? shown;
    if (next === shown) return;
    this.shown = next;
    if (this.forgets) void this.reloadEntries(next);
    if (this.handingOver) this.putAway();
    this.catchUp();
  }

  /** Asks what spectators see now, for the time in which the device is handed over. */
  private async watch(): Promise<void> {
    const known = this.forgets ? 0 : this.decisions.of(WATCHER).length;
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
    if (!latest || this.queue.busy || this.replaying) return;
    if (this.state && latest.state.view.decisions < this.state.view.decisions) return;
    this.state = latest.state;
    this.setClock(latest.state, latest.receivedAt);
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
    const why = await whyNot(this.id, this.shown, pointed);
    if (this.pointed === pointed && this.state?.view.decisions === decisions) this.refused = why;
  };

  /** Sends a request for one of the seats held here; if it is refused, the strip says why. */
  async ask(wish: Wish, seat = this.shown): Promise<void> {
    this.refused = null;
    this.skip();
    const answer = await this.connections.of(seat)?.ask(wish);
    if (!answer?.refused) return;
    this.refused = { reason: answer.refused, ...(answer.rule && { rule: answer.rule }) };
    this.submitting = false;
    if (!this.replaying && !this.handingOver) this.showPresent();
  }

  /** Asks to take back the last decision of someone here. */
  takeBack(): void {
    const last = this.entries.findLast(({ seat }) => this.people.includes(seat));
    void this.ask({ type: "ask_undo" }, last?.seat);
  }

  say(phrase: Phrase): void {
    this.connections.of(this.shown)?.say(phrase);
  }

  /** Shows the current position. */
  showPresent(): void {
    const { laid, state } = this;
    if (!laid || !state) return;
    laid.geometry = this.turned();
    laid.render(state.view, state.legal ?? []);
  }

  /** Lets the board show the past. */
  beginReplay(): void {
    this.replaying = true;
    this.skip();
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
