import { beforeEach, describe, expect, test, vi } from "vitest";
import words from "../../build/words/table.en";
import type { Entry, State } from "../api/types";
import { Coach, coachText, type Lecture } from "./coach.svelte";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

/** A match in which these seats have decided one after the other; the reader has seat 0. */
function match(id: string, seats: number[] = [], to_move = 0, game = "some-game") {
  const entries = seats.map((seat): Entry => ({ seat, action: "", effects: [] }));
  const state = { phase: "on", to_move, view: { game } } as State;
  return { id, state, own: [0], shown: 0, entries };
}

/** The coach of a match that has just been opened. */
function coachOf(...about: Parameters<typeof match>): Coach {
  const coach = new Coach(match(...about));
  coach.meet();
  return coach;
}

describe("which matches have a coach", () => {
  test("the first one of each game, also after a reload", () => {
    expect(coachOf("a").on).toBe(true);
    expect(coachOf("a").on).toBe(true);
    expect(coachOf("b").on).toBe(false);
    expect(coachOf("c", [], 0, "other-game").on).toBe(true);
  });

  test("none for those who watch", () => {
    const coach = new Coach({ ...match("a"), own: [] });
    coach.meet();
    expect(coach.on).toBe(false);
  });

  test("none once it was sent away, until it is called again", () => {
    coachOf("a").dismiss();
    expect(coachOf("a").on).toBe(false);
    const coach = coachOf("b", [0, 1, 0, 1, 0, 1, 0, 1]);
    expect(coach.on).toBe(false);
    coach.call();
    expect(coach).toMatchObject({ on: true, turn: 1 });
  });
});

describe("the turn", () => {
  test.each([
    ["before the first one", [], 0, 1],
    ["while others begin", [1, 2], 3, 1],
    ["with a second decision of the same turn", [0], 0, 1],
    ["after it", [0, 0], 1, 2],
    ["in the third", [0, 1, 0, 0, 1], 0, 3],
    ["later the coach is silent", [0, 1, 0, 1, 0, 1], 0, 0],
  ])("%s", (_, seats, to_move, turn) => {
    coachOf("a"); // was there from the start
    expect(coachOf("a", seats, to_move).turn).toBe(turn);
  });
});

describe("what the coach says", () => {
  const told = { does: "goes.", why: "Otherwise: Pia takes one." };
  const say = (more: Partial<Lecture>) =>
    coachText({ turn: 2, mine: true, aim: "Win.", told, hasHints: true, ...more }, words);

  test("the aim until the first turn is over, with what to do", () => {
    expect(say({ turn: 1 })).toEqual({ news: "Win.", task: "Follow the marks: goes." });
    expect(say({ turn: 1, mine: false })).toEqual({ news: "Win.", task: "" });
    expect(say({ turn: 1, aim: "" })?.news).toBe("Your first turn: goes.");
  });

  test("then what a turn does, and why", () => {
    expect(say({})).toEqual({ news: "Your second turn: goes.", task: told.why });
    expect(say({ mine: false })).toBeNull();
    expect(say({ turn: 0 })).toBeNull();
  });

  test("general advice if there are no hints, and nothing while a hint is on its way", () => {
    expect(say({ told: null, hasHints: false })?.news).toBe(words.coach.marked);
    expect(say({ told: null, hasHints: false, turn: 3 })?.news).toBe(words.coach.history);
    expect(say({ told: null })).toBeNull();
    expect(say({ told: null, hasHints: false, turn: 1, aim: "" })).toBeNull();
  });
});
