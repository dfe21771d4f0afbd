import { expect, test } from "vitest";
import type { Chair, State, View } from "../../api/types";
import { ago, isMyTurn, ownMatches } from "./matches";

test("a match with several of my seats is one line, the latest first", () => {
  const row = { game: "memento", phase: "on" as const, number: 3, changed_at: 1, now: 2 };
  const mine = ownMatches([
    { ...row, match: "a", seat: -1 },
    { ...row, match: "a", seat: 0 },
    { ...row, match: "a", seat: 1 },
    { ...row, match: "b", seat: -1, changed_at: 2 },
  ]);
  expect(mine.map(({ match, seats }) => [match, seats])).toEqual([
    ["b", []],
    ["a", [0, 1]],
  ]);
});

test("it is my turn if I am to move and have not given up", () => {
  const seats: Chair[] = [
    { name: "Ada", bot: null },
    { name: "", bot: "3" },
  ];
  const on: State = { phase: "on", seats, to_move: 0, view: {} as View };
  expect(isMyTurn(on, [0])).toBe(true);
  expect(isMyTurn(on, [])).toBe(false);
  expect(isMyTurn({ ...on, to_move: 1 }, [0])).toBe(false);
  expect(isMyTurn({ ...on, phase: "over", to_move: -1 }, [0])).toBe(false);
  expect(isMyTurn({ ...on, seats: [{ name: "Ada", bot: "3", gone: true }] }, [0])).toBe(false);
  expect(isMyTurn(undefined, [0])).toBe(false);
});

test("formats how long ago a match was", () => {
  expect(ago(0, 20_000, "en")).toBe("now");
  expect(ago(0, 5 * 60_000, "de")).toBe("vor 5 Minuten");
  expect(ago(0, 26 * 3_600_000, "en")).toBe("yesterday");
});
