import { expect, test } from "vitest";
import { ago, ownMatches } from "./matches";

test("a match with several seats of mine is one line, the latest comes first", () => {
  const row = { game: "memento", phase: "on" as const, number: 3, changed_at: 1, now: 2 };
  const mine = ownMatches([
    { ...row, match: "a", seat: -1 },
    { ...row, match: "a", seat: 0 },
    { ...row, match: "b", seat: -1, changed_at: 2 },
  ]);
  expect(mine.map(({ match, plays }) => [match, plays])).toEqual([
    ["b", false],
    ["a", true],
  ]);
});

test("how long ago it was", () => {
  expect(ago(0, 20_000, "en")).toBe("now");
  expect(ago(0, 5 * 60_000, "de")).toBe("vor 5 Minuten");
  expect(ago(0, 26 * 3_600_000, "en")).toBe("yesterday");
});
