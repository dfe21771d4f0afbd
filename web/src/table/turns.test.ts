import { expect, test } from "vitest";
import { turnsOf } from "./turns";

test("decisions of a seat in a row are one turn", () => {
  const entries = [0, 0, 1, 0].map((seat) => ({ seat, action: "", effects: [] }));
  expect(turnsOf(entries)).toEqual([
    { seat: 0, from: 0, to: 2 },
    { seat: 1, from: 2, to: 3 },
    { seat: 0, from: 3, to: 4 },
  ]);
  expect(turnsOf([])).toEqual([]);
});
