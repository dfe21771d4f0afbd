/** What a lesson answers, what it remembers, and when a step is done. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Step } from "../api/types";
import { StepPlay } from "./step.svelte";
import { Walk } from "./walk.svelte";

/** A table whose board plays everything at once; an action is one pick, `hand:…` beside the board. */
class FakeTable {
  trouble: string | null = null;
  moving = false;
  played: string[] = [];
  marked: string[] = [];
  choices = 0;
  shown = 0;
  loads = 0;
  frozen = false;
  board: object | null = null;

  constructor(
    _game: string,
    readonly data: Step,
    _open: boolean,
    readonly decide: (action: string) => void,
  ) {
    tables.push(this);
  }

  get motions(): number {
    return this.data.show;
  }
  get legal(): string[] {
    return LEGAL;
  }
  async load(): Promise<void> {
    this.loads++;
    this.board = {
      geometry: null,
      game: { paths: (legal: string[]) => legal.map((action) => ({ action, picks: [action] })) },
      place: (pick: string) => (pick.startsWith("hand:") ? null : { x: 0, y: 0 }),
      mark: (_right: string[], wrong: string[]) => this.marked.push(...wrong),
      state: { chooser: { paths: LEGAL.map((action) => ({ action, picks: [action] })) } },
    };
  }
  async begin(): Promise<void> {
    this.shown++;
  }
  async show(): Promise<void> {
    this.shown++;
  }
  async play(actions: string[]): Promise<boolean> {
    this.played.push(...actions);
    return true;
  }
  hint(action: string, press: number): string {
    return `${action} ${press}`;
  }
  toChoice(): void {
    this.choices++;
  }
  freeze(): void {
    this.frozen = true;
  }
  close(): void {}
}

const LEGAL = ["place:a", "hand:b"];
const tables: FakeTable[] = [];
vi.mock("./demo.svelte", () => ({
  get DemoTable() {
    return FakeTable;
  },
}));

/** What follows a right action. */
const followedBy = (...then: string[]) => ({ then });

function step(id: string, data: Partial<Step> = {}): Step {
  return { id, accept: ["place:a"], ...followedBy(), show: 0, ...data } as Partial<Step> as Step;
}

/** A step that was begun, and its table. */
async function begun(data: Partial<Step> = {}): Promise<[StepPlay, FakeTable]> {
  const play = new StepPlay("some", step("one", data));
  await play.begin();
  return [play, tables.at(-1) as FakeTable];
}

const kept = new Map<string, string>();

beforeEach(() => {
  tables.length = 0;
  kept.clear();
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

describe("a step", () => {
  it("is done after a right action and what follows it", async () => {
    const [play, table] = await begun(followedBy("place:c"));
    expect(play.done).toBe(false);
    table.decide("place:a");
    await vi.runAllTimersAsync();
    expect([play.answer, play.done, table.played]).toEqual(["right", true, ["place:a", "place:c"]]);
  });

  it("shows a wrong action for a moment, and keeps its advice", async () => {
    const [play, table] = await begun();
    table.decide("hand:b");
    await vi.advanceTimersByTimeAsync(800);
    expect([play.answer, table.marked, table.choices]).toEqual(["wrong", ["hand:b"], 0]);
    await vi.advanceTimersByTimeAsync(200);
    expect([play.answer, play.done, table.choices]).toEqual(["advice", false, 1]);
  });

  it("that only shows something is done when it was seen", async () => {
    const [play, table] = await begun({ accept: [], show: 2 });
    expect([table.shown, play.done]).toEqual([1, true]);
  });

  it("needs the tray only for what is beside the board", async () => {
    const [[beside], [onBoard]] = [await begun({ accept: ["hand:…"] }), await begun()];
    expect([beside.needsTray, onBoard.needsTray]).toEqual([true, false]);
  });

  it("tells more with every hint", async () => {
    const [play] = await begun();
    play.hint();
    play.hint();
    expect([play.answer, play.told]).toEqual(["hint", "place:a 2"]);
  });
});

describe("a lesson", () => {
  const STEPS = ["one", "two", "three"].map((id) => step(id));

  it("loads the next step in advance", async () => {
    const walk = new Walk("some", STEPS);
    await vi.runAllTimersAsync();
    expect(tables.map(({ data, loads }) => [data.id, loads])).toEqual([
      ["one", 1],
      ["two", 1],
    ]);
    walk.show(1);
    expect(walk.play.table).toBe(tables[1]);
  });

  it("remembers where the learner is and what is done", async () => {
    const walk = new Walk("some", STEPS);
    walk.finish();
    walk.show(2);
    const later = new Walk("some", STEPS);
    expect([later.at, [...later.done]]).toEqual([2, ["one"]]);
    expect(new Walk("other", STEPS).at).toBe(0);
  });

  it("has an end, and then starts over", async () => {
    const walk = new Walk("some", STEPS);
    expect([walk.show(-1), walk.show(4), walk.at]).toEqual([false, false, 0]);
    walk.show(2);
    await vi.runAllTimersAsync();
    expect([walk.show(3), walk.over]).toEqual([true, true]);
    expect((walk.play.table as unknown as FakeTable).frozen).toBe(true);
    expect(new Walk("some", STEPS).at).toBe(0);
  });
});
