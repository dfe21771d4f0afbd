import { describe, expect, it } from "vitest";
import { distance } from "../../board/motion";
import { given } from "../samples";
import { corners } from "./face";
import { areNeighbours, cornersAt, fromFirst, kindOf, middleOf } from "./layout";
import { GEOMETRY } from "./samples";

describe("the triangular grid", () => {
  it("has cells with the shape of a card", () => {
    for (const cell of ["^0,0", "v-2,3"]) {
      const middle = middleOf(cell, GEOMETRY);
      const drawn = corners(kindOf(cell));
      cornersAt(cell, GEOMETRY).forEach((at, k) => {
        const { x, y } = given(drawn[k]);
        expect(distance(at, { x: middle.x + x, y: middle.y + y })).toBeLessThan(1e-5);
      });
    }
  });

  it("has three neighbours for each cell", () => {
    const near = [-1, 0, 1].flatMap((i) => [-1, 0, 1].flatMap((j) => [`^${i},${j}`, `v${i},${j}`]));
    const besides = (cell: string) => near.filter((one) => areNeighbours(cell, one, GEOMETRY));
    expect(besides("^0,0").sort()).toEqual(["v-1,0", "v0,-1", "v0,0"]);
    expect(besides("v0,0").sort()).toEqual(["^0,0", "^0,1", "^1,0"]);
  });
});

describe("the way from the first card", () => {
  it("counts rows upwards and cells to the right", () => {
    expect(fromFirst(GEOMETRY.first, GEOMETRY)).toEqual({ up: 0, right: 0 });
    expect(fromFirst("v0,0", GEOMETRY)).toEqual({ up: 0, right: 1 });
    expect(fromFirst("v-1,0", GEOMETRY)).toEqual({ up: 0, right: -1 });
    expect(fromFirst("v0,-1", GEOMETRY)).toEqual({ up: -1, right: 0 });
    expect(fromFirst("^0,2", GEOMETRY)).toEqual({ up: 2, right: 2 });
  });
});
