import { beforeEach, expect, test, vi } from "vitest";
import type { Chair, State, View } from "../api/types";
import { keepResult, resultOf, scoreAgainst } from "./results";

const ME: Chair = { name: "Ada", bot: null };
const bot = (level: number): Chair => ({ name: "", bot: `${level}` });

function over(seats: Chair[], winners: number[], game = "some-game"): State {
  const view = { game } as View;
  return { phase: "over", seats, to_move: -1, view, result: { ending: "line", winners } };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

test("a match counts once for every level at the table", () => {
  const state = over([ME, bot(3), bot(5), bot(3)], [0]);
  for (let k = 0; k < 2; k++) keepResult("a", state, [0]);
  keepResult("b", over([ME, bot(3)], [1]), [0]);
  keepResult("c", over([ME, bot(3)], [0], "other-game"), [0]);
  expect(scoreAgainst(3)).toEqual({ won: 2, played: 3 });
  expect(scoreAgainst(3, "some-game")).toEqual({ won: 1, played: 2 });
  expect(scoreAgainst(5)).toEqual({ won: 1, played: 1 });
  expect(scoreAgainst(1)).toEqual({ won: 0, played: 0 });
});

test("giving up is a loss", () => {
  const gaveUp: Chair = { name: "Ada", bot: "3", gone: true };
  expect(resultOf(over([gaveUp, bot(4)], [1]), [0])?.won).toBe(false);
});

test("only matches of one person against bots count", () => {
  const friend: Chair = { name: "Ben", bot: null };
  expect(resultOf(over([ME, friend, bot(3)], [0]), [0])).toBeNull();
  expect(resultOf(over([ME, friend], [0]), [0, 1])).toBeNull();
  expect(resultOf(over([ME, bot(3)], [1]), [])).toBeNull();
});

test("a match that is still on or has no winner has no result", () => {
  expect(resultOf(over([ME, bot(3)], []), [0])).toBeNull();
  const { result, ...on } = over([ME, bot(3)], [0]);
  expect(resultOf(on, [0])).toBeNull();
});
