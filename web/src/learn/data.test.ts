/** What lessons accept, and which rules are tables. */

import { expect, it } from "vitest";
import type { Step } from "../api/types";
import { isRight, rowsOf } from "./data";

it("accepts an action, or all with the same start", () => {
  const step = { accept: ["C>", "@…"] } as Pick<Step, "accept"> as Step;
  expect(["C>", "@A1", "@", "C<", "C>x"].filter((action) => isRight(step, action))).toEqual([
    "C>",
    "@A1",
    "@",
  ]);
});

it("reads the rows of a table, and none in a paragraph", () => {
  expect(rowsOf("What | Chips\na card | 1")).toEqual([
    ["What", "Chips"],
    ["a card", "1"],
  ]);
  expect(rowsOf("You lay a card.")).toEqual([]);
});
