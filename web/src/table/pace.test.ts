/** The pace of the table: each action stands alone, and the strip tells what the board shows. */

import { afterEach, describe, expect, test, vi } from "vitest";
import type { Entry } from "../api/types";
import { sampled, samplesOf } from "../games/samples";
import { type FakeTable, laidTable } from "./fakes";
import { isLoss, type Pace, paceOf } from "./pace";
import { Replay } from "./replay.svelte";

afterEach(() => vi.unstubAllGlobals());

/** What the page shows, and since when. */
interface Look {
  board: number;
  /** The decision that the strip tells; -1 if it tells none. */
  strip: number;
  isMine: boolean;
  at: number;
}

/** A clock that goes only if told so, and a table that is looked at all the time. */
class Watched {
  now = 0;
  log: Look[] = [];
  /** What the strip says below the news. */
  task = () => "";
  private timers: { at: number; then: () => void }[] = [];
  private look: () => Omit<Look, "at"> = () => ({ board: 0, strip: -1, isMine: false });

  readonly timer = (then: () => void, milliseconds: number): void => {
    this.timers.push({ at: this.now + milliseconds, then });
    this.timers.sort((a, b) => a.at - b.at);
  };

  async watch({ match }: FakeTable): Promise<void> {
    const { locale } = await import("../words/words.svelte");
    await locale.load("en");
    const { Voice } = await import("./voice.svelte");
    const gameWords = await match.game?.words("en");
    const voice = new Voice(match, new Replay(match), () => gameWords);
    this.task = () => voice.speech.task;
    this.look = () => ({
      board: match.board?.ply ?? -1,
      strip: voice.speech.ply,
      isMine: voice.mine,
    });
  }

  /** Lets everything happen that takes no time, and looks after every step of it. */
  async settle(): Promise<void> {
    for (let step = 0; step < 100; step++) {
      const last = this.log.at(-1);
      const seen = this.look();
      const isNew = Object.entries(seen).some(
        ([key, value]) => last?.[key as keyof Look] !== value,
      );
      if (isNew) this.log.push({ ...seen, at: this.now });
      await Promise.resolve();
    }
  }

  /** Lets time pass until something happens; returns whether anything waits for it. */
  async pass(): Promise<boolean> {
    await this.settle();
    const next = this.timers.shift();
    this.now = next?.at ?? this.now;
    next?.then();
    await this.settle();
    return this.timers.length > 0;
  }

  /** Lets time pass until nothing waits for it. */
  async run(): Promise<void> {
    while (await this.pass());
  }

  /** For how long a decision stood, before another one or the choice of the next. */
  stood(ply: number): number {
    const from = this.log.findIndex(({ board }) => board === ply);
    const began = this.log[from]?.at ?? Number.NaN;
    const next = this.log.slice(from).find(({ board, isMine }) => board !== ply || isMine);
    return (next?.at ?? Number.POSITIVE_INFINITY) - began;
  }
}

/** A table with bots on all seats but the first. */
async function withBots(game: string, pace: Pace, more = {}) {
  const { samples } = await samplesOf(game);
  const players = Math.max(...Object.keys(samples).map(Number).filter(Number.isInteger));
  const seen = new Watched();
  const table = await laidTable({ game, pace, players, timer: seen.timer, ...more });
  await seen.watch(table);
  return { table, seen };
}

/** Plays my decisions, and then at once those of the bots. */
function playRound(table: FakeTable): void {
  while (table.next === 0) table.acts();
  while (table.next) table.acts();
}

const ROUNDS = 10;

/** If more than this many actions wait, only the last ones are shown. */
const MOST = 8;
const LAST = 4;

describe.each(sampled())("the pace of %s", (game) => {
  test.each([
    ["calm", { any: 900, loss: 1600 }],
    ["brisk", { any: 450, loss: 800 }],
  ] as const)(
    "%s: each action of the bots stands alone, on the board and in words",
    async (pace, least) => {
      const { table, seen } = await withBots(game, pace);
      for (let turn = 0; turn < ROUNDS && table.next !== undefined; turn++) {
        const before = table.entries.length;
        seen.log = [];
        playRound(table);
        await seen.run();
        for (const { board, strip, isMine } of seen.log) {
          expect([board, -1]).toContain(strip);
          if (isMine) expect(board).toBe(table.entries.length);
        }
        const plies = table.entries.map((_, ply) => ply + 1).slice(before);
        const boards = seen.log.map(({ board }) => board).filter((ply) => ply > before);
        expect([...new Set(boards)]).toEqual(plies);
        const ofBots = plies.filter((ply) => table.entries[ply - 1]?.seat !== 0);
        for (const ply of ofBots.length > MOST ? ofBots.slice(-LAST) : ofBots) {
          const entry = table.entries[ply - 1] as Entry;
          expect(seen.log.some(({ strip }) => strip === ply)).toBe(true);
          expect(seen.stood(ply)).toBeGreaterThanOrEqual(
            isLoss(entry, [0]) ? least.loss : least.any,
          );
        }
      }
    },
  );
});

/** A table of the default game where my turn has come, and the bots answer at once. */
async function answered(pace: Pace = "calm", more = {}) {
  const all = await withBots("anneaux", pace, more);
  while (all.table.next) all.table.acts();
  await all.seen.run();
  all.seen.log = [];
  playRound(all.table);
  await all.seen.settle();
  return all;
}

test("whoever does not want to wait sees the present, and may choose at once", async () => {
  const { table, seen } = await answered();
  const { now } = seen;
  expect(table.match.showing).toMatchObject({ seat: 1, stands: 900, standing: true });
  expect(table.match.due).toBe(1);
  table.match.skip();
  await seen.settle();
  expect(table.match.showing).toBeNull();
  expect(seen.now).toBe(now);
  expect(seen.log.at(-1)).toMatchObject({ board: table.entries.length, isMine: true });
  expect(table.match.board?.state.chooser.open.size).toBeGreaterThan(0);
});

test("nothing waits if the reader wants everything at once", async () => {
  const { table, seen } = await answered("at-once");
  expect(seen.log.at(-1)).toMatchObject({ board: table.entries.length, isMine: true });
});

test("a hidden page shows nothing; whoever comes back sees the present", async () => {
  const { table, seen } = await answered();
  table.page.document.visibilityState = "hidden";
  table.page.document.dispatchEvent(new Event("visibilitychange"));
  await seen.settle();
  expect(table.view?.decisions).toBe(table.entries.length);
  playRound(table);
  await seen.settle();
  expect(table.view?.decisions).toBe(table.entries.length);
});

test("of many actions only the last are shown, and the strip says so", async () => {
  const { table, seen } = await withBots("anneaux", "calm", { seats: [] });
  const all = 12;
  for (let k = 0; k <= all; k++) table.acts();
  await seen.settle();
  expect(table.match.queue.skipped).toBeNull();
  await seen.pass();
  expect(table.match.queue.skipped).toEqual({ all, last: LAST });
  await seen.run();
  const stood = seen.log.filter(({ strip }) => strip >= 0 && seen.stood(strip) > 0);
  const last = Array.from({ length: LAST }, (_, k) => all + 2 - LAST + k);
  expect([...new Set(stood.map(({ strip }) => strip))]).toEqual([1, ...last]);
  expect(table.match.queue.skipped).toBeNull();
});

describe("of the actions that a device missed only the last one has a state", () => {
  test.each([
    { missed: 2, later: false },
    { missed: 3, later: true },
    { missed: 12, later: false },
    { missed: 12, later: true },
  ])("the strip counts all of them: $missed, later: $later", async ({ missed, later }) => {
    const { table, seen } = await withBots("anneaux", "calm", { seats: [] });
    for (let k = 1; k <= missed; k++) {
      table.acts({}, undefined, { isMissed: k < missed });
      if (later) await seen.settle();
    }
    await seen.settle();
    expect(seen.task()).toBe(`${missed} moves, only the last one shown`);
    expect(seen.log.at(-1)).toMatchObject({ board: missed, strip: missed });
    await seen.run();
    expect(seen.stood(missed)).toBeGreaterThanOrEqual(900);
    table.acts();
    await seen.settle();
    expect(seen.task()).toBe("");
  });

  test("also if something else happened after them", async () => {
    const { table, seen } = await withBots("anneaux", "calm");
    for (let k = 0; k < 2; k++) table.acts({}, undefined, { isMissed: true });
    table.resigns(1);
    await seen.settle();
    expect(seen.task()).toBe("2 moves, only the last one shown");
    expect(seen.log.at(-1)).toMatchObject({ board: 2, strip: 2 });
  });

  test("a single one is shown like any other", async () => {
    const { table, seen } = await withBots("anneaux", "calm", { seats: [] });
    table.acts({}, undefined, { isMissed: true });
    table.resigns(1);
    await seen.settle();
    expect(table.match.showing).toMatchObject({ standing: true });
    expect(seen.task()).toBe("");
  });
});

test("a request or a look back does not wait for what is on show", async () => {
  for (const act of [
    (table: FakeTable) => table.match.takeBack(),
    (table: FakeTable) => table.match.beginReplay(),
  ]) {
    const { table, seen } = await answered();
    act(table);
    await seen.settle();
    expect(table.match.showing).toBeNull();
    expect(table.match.entries).toHaveLength(table.entries.length);
  }
});

test("what a seat may know again does not run ahead of the board", async () => {
  const { table, seen } = await answered("calm", { forgets: true });
  await new Promise((done) => setImmediate(done));
  expect(table.match.entries.length).toBe(table.match.board?.ply);
  expect(table.match.entries.length).toBeLessThan(table.entries.length);
  await seen.run();
  expect(table.match.entries).toHaveLength(table.entries.length);
});

test("the end stands longer, also if the reader made it", async () => {
  const { table, seen } = await withBots("anneaux", "calm");
  while (table.next) table.acts();
  await seen.run();
  table.phase = "over";
  table.acts();
  await seen.settle();
  expect(table.match.showing).toMatchObject({ seat: 0, stands: 1800 });
});

test("the clock does not wait", async () => {
  const { table } = await withBots("anneaux", "calm");
  const clock = { full: 60_000, left: [60_000, 5000], running: 1, since: 0, now: 0 };
  table.acts();
  table.clock = clock;
  table.acts();
  expect(table.match.clock).toEqual(clock);
});

describe("of a match with a clock", () => {
  const MINUTE = 60_000;
  const clockOf = (full: number, left: number, running: number) => ({
    full,
    left: [left, full],
    running,
    since: 0,
    now: 0,
  });

  test.each([
    ["calm", 2 * MINUTE - 1, "brisk"],
    ["calm", 2 * MINUTE, "calm"],
    ["brisk", MINUTE, "brisk"],
    ["at-once", MINUTE, "at-once"],
  ] as const)("%s with %i milliseconds for a move is %s", (wanted, full, pace) => {
    expect(paceOf(wanted, clockOf(full, full, 0), [0], 0)).toBe(pace);
    expect(paceOf(wanted, null, [0], 0)).toBe(wanted);
  });

  test("calm becomes brisk when less than two minutes of the whole time are left", () => {
    const paces = [2 * MINUTE, 2 * MINUTE - 1].map((left) =>
      paceOf("calm", clockOf(5 * MINUTE, left, 1), [0], 0),
    );
    expect(paces).toEqual(["calm", "brisk"]);
    expect(paceOf("calm", clockOf(5 * MINUTE, MINUTE, 0), [1], 0)).toBe("calm");
  });

  test("nothing takes the time of whoever has little left", () => {
    const low = clockOf(5 * MINUTE, MINUTE + 1000, 0);
    expect(paceOf("calm", low, [0], 999)).toBe("brisk");
    expect(paceOf("calm", low, [0], 1000)).toBe("at-once");
    expect(paceOf("calm", { ...low, running: 1 }, [0], 1000)).toBe("brisk");
  });

  test("with hours left nobody is in a hurry", () => {
    expect(paceOf("calm", clockOf(72 * 60 * MINUTE, 3 * 60 * MINUTE, 0), [0], 0)).toBe("calm");
  });
});

test("whoever has little time left sees the present, and may choose at once", async () => {
  const { table, seen } = await withBots("anneaux", "calm");
  while (table.next) table.acts();
  await seen.run();
  const { now } = seen;
  table.clock = { full: 60_000, left: [9000, 60_000], running: 0, since: 0, now: 0 };
  seen.log = [];
  playRound(table);
  await seen.settle();
  expect(seen.log.at(-1)).toMatchObject({ board: table.entries.length, isMine: true });
  expect(seen.now).toBe(now);
});
