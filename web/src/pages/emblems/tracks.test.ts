import { expect, it } from "vitest";
import { tracksOf } from "./tracks";

it("follows pieces that stay, move, appear and are taken", () => {
  const moments = [
    { a1: { seat: 0 }, b1: { seat: 1 }, c1: { seat: 1 } },
    { a2: { seat: 0 }, b1: { seat: 1 } },
    { a2: { seat: 0 }, b1: { seat: 1 }, d1: { seat: null } },
  ];
  expect(tracksOf(moments)).toEqual([
    { seat: 0, places: ["a1", "a2", "a2"] },
    { seat: 1, places: ["b1", "b1", "b1"] },
    { seat: 1, places: ["c1", null, null] },
    { seat: null, places: [null, null, "d1"] },
  ]);
});

it("does not bring back a piece that was taken", () => {
  const moments = [{ a: { seat: 0 } }, {}, { b: { seat: 0 } }];
  expect(tracksOf(moments).map(({ places }) => places)).toEqual([
    ["a", null, null],
    [null, null, "b"],
  ]);
});
