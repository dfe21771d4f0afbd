import { expect, test } from "vitest";
import { allows, choose, type Option, shownOptions, stillAllowed } from "./options";

const RANGE = { minimum: 1, maximum: 1_000_000_000 };
const size: Option = { name: "size", default: 8, values: [8, 10], ...RANGE };
const open: Option = { name: "open", default: false, values: [false, true], ...RANGE };
const version: Option = { name: "version", default: "8", values: ["8", "true"], ...RANGE };
const rounds: Option = { name: "rounds", default: 3, values: [], minimum: 1, maximum: 9 };
const limit: Option = { name: "limit", default: 500, values: [], ...RANGE };
const ALL = [size, open, version, rounds, limit];

test("the limit for endless games is not shown", () => {
  expect(shownOptions(ALL)).toEqual([size, open, version, rounds]);
});

test("a value keeps its JSON type", () => {
  const chosen = [
    [size, 10],
    [open, true],
    [version, "true"],
    [rounds, 9],
  ] as const;
  const sent = chosen.reduce((all, [option, value]) => choose(all, option, value), {});
  expect(JSON.stringify(sent)).toBe('{"size":10,"open":true,"version":"true","rounds":9}');
});

test("something that only looks like a value is rejected", () => {
  const wrong: [Option, unknown[]][] = [
    [size, ["8", 9, true, undefined]],
    [open, ["true", 1, 0, null]],
    [version, [8, true]],
    [rounds, ["3", 0, 10, 2.5, Number.NaN, true, null, undefined]],
  ];
  for (const [option, values] of wrong) {
    for (const value of values) expect(allows(option, value), `${value}`).toBe(false);
    expect(choose({ [option.name]: option.default }, option, values[0])).toEqual({
      [option.name]: option.default,
    });
  }
});

test("an earlier choice keeps what the game still allows", () => {
  const earlier = { size: "10", open: true, rounds: 12, version: "8", gone: 1 };
  expect(stillAllowed(ALL, earlier)).toEqual({ open: true, version: "8" });
});
