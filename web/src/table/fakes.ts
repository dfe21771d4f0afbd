/**
 * For tests without a browser: a table with a real match store, and a line to a server that
 * tells a match of Anneaux as far as a test lets it. What it calls secret is whose view it is.
 */

import { vi } from "vitest";
import { FakeSocket, fakePage } from "../api/fakes";
import type { Chair, Entry, EventMessage, OwnSeats, Replay, State, View } from "../api/types";
import "../games/anneaux"; // so that no test has to wait for it
import { samplesOf } from "../games/samples";
import type { MatchStore } from "./match.svelte";

const { samples } = await samplesOf("anneaux");

/** The store looks at the device as soon as it is imported. */
async function importStore(): Promise<typeof MatchStore> {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  return (await import("./match.svelte")).MatchStore;
}

const RealStore = await importStore();

/** A view that says by which decision it came about. */
export type FakeView = View & { last: string | undefined };

interface Wanted extends Partial<OwnSeats> {
  players?: 2 | 3;
}

export class FakeTable {
  phase: State["phase"] = "on";
  readonly chairs: Chair[];
  /** The decisions that stand, with everything that only some may know. */
  entries: Entry[] = [];
  /** The part of an address at which nothing answers. */
  down = "nowhere";
  /** The addresses that were asked. */
  readonly asked: string[] = [];
  /** What answers wait for. */
  gate = Promise.resolve();
  private number = 0;
  private readonly sample;

  constructor(
    readonly match: MatchStore,
    readonly page: ReturnType<typeof fakePage>,
    private readonly own: OwnSeats,
    players: number,
  ) {
    const sample = samples[players];
    if (!sample) throw new Error("there is no such sample");
    this.sample = sample;
    this.chairs = Array.from({ length: players }, (_, seat) => ({ name: `${seat}`, bot: null }));
  }

  // -- what the server says --------------------------------------------------------------------

  /** The next decision of the game, or another one in its place. */
  acts(more: Partial<Entry> = {}, hearers = this.own.seats): void {
    const entry = this.sample.entries[this.entries.length];
    if (!entry) throw new Error("the sample is over");
    this.entries = [...this.entries, { ...entry, ...more }];
    const what = (seat: number) => ({ event: "acted" as const, seat: entry.seat, entry: seat });
    this.say((seat) => ({ ...what(seat), entry: this.entriesFor(seat).at(-1) ?? null }), hearers);
  }

  takesBack(ply: number): void {
    this.entries = this.entries.slice(0, ply);
    this.say(() => ({ event: "taken_back", seat: 0, ply }));
  }

  resigns(seat: number): void {
    this.chairs[seat] = { name: `${seat}`, bot: "3", gone: true };
    this.say(() => ({ event: "resigned", seat }));
  }

  /** Tells these seats of an event. */
  say(what: (seat: number) => EventMessage["what"], hearers = this.own.seats): void {
    this.number++;
    for (const seat of hearers) {
      this.socket(seat).tell({
        tell: "event",
        number: this.number,
        at: 0,
        what: what(seat),
        state: this.stateOf(seat),
      });
    }
  }

  /** Answers the last command of a seat: it is refused. */
  refuses(seat: number, refused: string): void {
    this.socket(seat).tell({ tell: "answer", id: `${this.sent(seat).at(-1)?.id}`, refused });
  }

  /** What was sent as a seat. */
  sent(seat: number): Record<string, unknown>[] {
    return this.socket(seat).sent;
  }

  /** What `fetch` gets. */
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
    if (pathname.endsWith("/replay")) return this.replay(Number(searchParams.get("seat")));
    throw new Error(`nothing is known of ${pathname}`);
  }

  private replay(seat: number): Replay {
    const entries = this.entriesFor(seat);
    const views = [null, ...entries].map((_, ply) => this.viewOf(seat, ply));
    return { first: 0, total: entries.length, entries, views };
  }

  /** The decisions as a seat may be told them: a card is shown to whoever bought it. */
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
      ...(due && { legal: this.sample.legal[ply] ?? [] }),
    };
  }

  private viewOf(seat: number, ply: number): FakeView {
    const view = this.sample.views[ply];
    if (!view) throw new Error("the sample is over");
    return { ...view, seat, last: this.entries[ply - 1]?.action };
  }

  private socket(seat: number): FakeSocket {
    const socket = FakeSocket.made.find(({ url }) => url.endsWith(`seat=${seat}`));
    if (!socket) throw new Error(`no one follows as seat ${seat}`);
    return socket;
  }

  // -- what the people at it see ---------------------------------------------------------------

  get view(): FakeView | undefined {
    return this.match.board?.state.view as FakeView | undefined;
  }

  /** Waits until something is so. */
  until(so: () => boolean): Promise<void> {
    const check = () => {
      if (!so()) throw new Error(`it is not so: ${so}`);
    };
    return vi.waitFor(check, { timeout: 20_000, interval: 5 });
  }
}

/** A table where these seats are held at one device, before the first decision. */
export async function fakeTable({ players = 2, ...own }: Wanted): Promise<FakeTable> {
  const page = fakePage();
  vi.stubGlobal("fetch", (path: string) => table.answer(path));
  const seats = {
    seats: [0],
    watching: false,
    made: false,
    has_secrets: false,
    forgets: false,
    ...own,
  };
  const table = new FakeTable(new RealStore("match"), page, seats, players);
  await table.match.open();
  for (const socket of FakeSocket.made) socket.open();
  return table;
}

/** Everyone has sat down, and the board is laid out. */
export async function laidTable(wanted: Wanted): Promise<FakeTable> {
  const table = await fakeTable(wanted);
  table.say(() => ({ event: "joined", seat: 1, name: "1", bot: null }));
  await table.until(() => table.match.board !== null);
  return table;
}
