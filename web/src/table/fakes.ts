/**
 * For tests without a browser: a table with a real match store, and a fake connection that
 * plays a recorded match as far as the test wants, as a rule of Anneaux. Each view names the
 * seat that it belongs to.
 */

import { vi } from "vitest";
import { FakeSocket, fakePage } from "../api/fakes";
import type { Chair, Entry, EventMessage, OwnSeats, Replay, State, View } from "../api/types";
import "../games/anneaux"; // loaded up front, so that no test has to wait for it
import { type Samples, samplesOf } from "../games/samples";
import type { MatchStore } from "./match.svelte";
import type { Pace } from "./pace";
import type { Timer } from "./showing.svelte";

type AnySamples = Samples<View, Entry, unknown>;

/** Imported late, because these read what the device wants on import. */
async function importStore() {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const { settings } = await import("../device/settings.svelte");
  return { settings, RealStore: (await import("./match.svelte")).MatchStore };
}

const { settings, RealStore } = await importStore();

/** The answer to whoever asks why something cannot be chosen. */
const WHY = {
  reason: "ring-turned-last",
  sentence: "this ring was the last to be turned.",
  entries: ["anneaux.13"],
  rule: "turning-rest",
};

/** A view that names the decision that led to it. */
export type FakeView = View & { last: string | undefined };

interface Wanted extends Partial<OwnSeats> {
  game?: string;
  players?: number;
  pace?: Pace;
  timer?: Timer;
}

export class FakeTable {
  phase: State["phase"] = "on";
  clock: State["clock"] = null;
  result: State["result"] = null;
  readonly chairs: Chair[];
  /** The decisions in force, including everything that only some seats may know. */
  entries: Entry[] = [];
  /** Requests fail whose address contains this. */
  down = "nowhere";
  /** The requested addresses. */
  readonly asked: string[] = [];
  /** Answers wait for this promise. */
  gate = Promise.resolve();
  private number = 0;
  private readonly sample;

  constructor(
    readonly match: MatchStore,
    readonly page: ReturnType<typeof fakePage>,
    private readonly own: OwnSeats,
    private readonly known: AnySamples,
    players: number,
  ) {
    const sample = known.samples[players];
    if (!sample) throw new Error("there is no such sample");
    this.sample = sample;
    this.chairs = Array.from({ length: players }, (_, seat) => ({ name: `${seat}`, bot: null }));
  }

  private get hearers(): number[] {
    return this.own.seats.length > 0 ? this.own.seats : [-1];
  }

  // -- what the server says --------------------------------------------------------------------

  /**
   * Plays the next decision of the game, or the given one instead. Only the last of several
   * missed events comes with a state.
   */
  acts(more: Partial<Entry> = {}, hearers = this.hearers, { isMissed = false } = {}): void {
    const entry = this.sample.entries[this.entries.length];
    if (!entry) throw new Error("the sample is over");
    this.entries = [...this.entries, { ...entry, ...more }];
    const what = (seat: number) => ({ type: "acted" as const, seat: entry.seat, entry: seat });
    this.say(
      (seat) => ({ ...what(seat), entry: this.entriesFor(seat).at(-1) ?? null }),
      hearers,
      !isMissed,
    );
  }

  /** The seat of the next recorded decision; undefined after the last one. */
  get next(): number | undefined {
    return this.sample.entries[this.entries.length]?.seat;
  }

  takesBack(ply: number): void {
    this.entries = this.entries.slice(0, ply);
    this.say(() => ({ type: "taken_back", seat: 0, ply }));
  }

  resigns(seat: number): void {
    this.chairs[seat] = { name: `${seat}`, bot: "3", gone: true };
    this.say(() => ({ type: "resigned", seat }));
  }

  /** A seat moves from here to another device; resolves when the match knows. */
  async moves(seat: number): Promise<void> {
    this.own.seats = this.own.seats.filter((each) => each !== seat);
    this.own.moved = [...this.own.moved, seat];
    await this.match.review();
  }

  /** Someone sits down; only the last of several missed events comes with a state. */
  joins(seat: number, { isMissed = false } = {}): void {
    const what = () => ({ type: "joined" as const, seat, name: `${seat}`, bot: null });
    this.say(what, this.hearers, !isMissed);
  }

  /** Sends an event to these seats, as a rule with the state it led to. */
  say(
    what: (seat: number) => EventMessage["what"],
    hearers = this.hearers,
    withState = true,
  ): void {
    this.number++;
    for (const seat of hearers) {
      this.socket(seat).tell({
        type: "event",
        number: this.number,
        at: 0,
        what: what(seat),
        ...(withState && { state: this.stateOf(seat) }),
      });
    }
  }

  /** Refuses the last command of a seat. */
  refuses(seat: number, refused: string): void {
    this.socket(seat).tell({ type: "answer", id: `${this.sent(seat).at(-1)?.id}`, refused });
  }

  /** The commands sent by a seat. */
  sent(seat: number): Record<string, unknown>[] {
    return this.socket(seat).sent;
  }

  /** The answer to a `fetch`. */
  async answer(path: string): Promise<Response> {
    this.asked.push(path);
    const { gate } = this;
    const url = new URL(path, "http://table");
    const body = this.bodyOf(url);
    await gate;
    if (path.includes(this.down)) throw new TypeError("Failed to fetch");
    return Response.json(body);
  }

  private bodyOf({ pathname, searchParams }: URL): unknown {
    if (pathname.endsWith("/seats")) return this.own;
    if (pathname.endsWith("/geometry")) return this.sample.geometry;
    if (pathname.endsWith("/why")) return { why: WHY };
    if (pathname.endsWith("/games")) return [];
    if (pathname.endsWith("/picks")) return this.known.picks[`${searchParams.get("players")}`];
    if (pathname.includes("/words/")) return this.known.words[pathname.slice(-2)];
    if (pathname.endsWith("/replay")) return this.replay(Number(searchParams.get("seat")));
    throw new Error(`nothing is known of ${pathname}`);
  }

  private replay(seat: number): Replay {
    const entries = this.entriesFor(seat);
    const views = [null, ...entries].map((_, ply) => this.viewOf(seat, ply));
    return { first: 0, total: entries.length, entries, views };
  }

  /** The decisions as a seat may see them: only the buyer sees the card. */
  private entriesFor(seat: number): Entry[] {
    return this.entries.map((entry) => {
      if (!("card" in entry) || entry.seat === seat) return entry;
      const { card, ...open } = entry;
      return open;
    });
  }

  private stateOf(seat: number): State {
    const ply = this.entries.length;
    const view = this.viewOf(seat, ply);
    const to_move = this.phase === "on" ? view.to_move : -1;
    const due = seat === to_move && !this.chairs[seat]?.gone;
    return {
      phase: this.phase,
      seats: this.chairs,
      to_move,
      view,
      clock: this.clock ?? null,
      result: this.result ?? null,
      ...(due && { legal: this.sample.legal[ply] ?? [] }),
    };
  }

  private viewOf(seat: number, ply: number): FakeView {
    const view = this.sample.views[ply];
    if (!view) throw new Error("the sample is over");
    return { ...view, seat: seat < 0 ? null : seat, last: this.entries[ply - 1]?.action };
  }

  private socket(seat: number): FakeSocket {
    const socket = FakeSocket.made.find(({ url }) => url.endsWith(`seat=${seat}`));
    if (!socket) throw new Error(`no one follows as seat ${seat}`);
    return socket;
  }

  // -- what the players see --------------------------------------------------------------------

  get view(): FakeView | undefined {
    return this.match.board?.state.view as FakeView | undefined;
  }

  /** Waits until a condition holds. */
  until(so: () => boolean): Promise<void> {
    const check = () => {
      if (!so()) throw new Error(`it is not so: ${so}`);
    };
    return vi.waitFor(check, { timeout: 20_000, interval: 5 });
  }
}

/** A table where one device holds these seats, before the first decision. */
export async function fakeTable({
  game = "anneaux",
  players = 2,
  pace = "at-once",
  timer,
  ...own
}: Wanted): Promise<FakeTable> {
  settings.pace = pace;
  const known = await samplesOf<View, Entry, unknown>(game);
  const page = fakePage();
  vi.stubGlobal("fetch", (path: string) => table.answer(path));
  const seats = {
    seats: [0],
    watching: false,
    made: false,
    moved: [],
    removed: [],
    has_secrets: false,
    forgets: false,
    may_point: false,
    ...own,
  };
  const table = new FakeTable(new RealStore("match", timer), page, seats, known, players);
  await table.match.open();
  for (const socket of FakeSocket.made) socket.open();
  return table;
}

/** A table where everyone is seated and the board is ready. */
export async function laidTable(wanted: Wanted): Promise<FakeTable> {
  const table = await fakeTable(wanted);
  table.joins(1);
  await table.until(() => table.match.board !== null);
  return table;
}
