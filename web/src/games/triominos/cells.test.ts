import { describe, expect, it } from "vitest";
import { distance } from "../../board/motion";
import {
  besides,
  cardOf,
  cornersAt,
  freeCells,
  fromFirst,
  lying,
  middleOf,
  verticesOf,
  waysOn,
} from "./cells";
import { corners } from "./face";
import { GEOMETRY, given, PLIES } from "./samples";

describe("the net of triangles", () => {
  it("has cards of the shape that is drawn", () => {
    for (const cell of ["^0,0", "v-2,3"]) {
      const middle = middleOf(cell, GEOMETRY);
      const drawn = corners(cell.startsWith("^") ? "^" : "v");
      cornersAt(cell, GEOMETRY).forEach((at, k) => {
        const { x, y } = given(drawn[k]);
        expect(distance(at, { x: middle.x + x, y: middle.y + y })).toBeLessThan(1e-5);
      });
    }
  });

  it("has three cells beside each cell", () => {
    expect(besides("^0,0", GEOMETRY).sort()).toEqual(["v-1,0", "v0,-1", "v0,0"]);
    expect(besides("v0,0", GEOMETRY).sort()).toEqual(["^0,0", "^0,1", "^1,0"]);
  });

  it("is read from the top left", () => {
    expect(freeCells(["^0,0=123"], GEOMETRY)).toEqual(["v-1,0", "v0,0", "v0,-1"]);
    expect(verticesOf("v-1,0", GEOMETRY)).toEqual(["-1,1", "0,1", "0,0"]);
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

describe("cards on cells", () => {
  it("look right exactly where they are legal", () => {
    for (const { view, legal } of PLIES) {
      const lays = legal.filter((action) => /^[v^]/.test(action));
      for (const { cell, corners } of lays.map(lying)) {
        const same = lays.map(lying).filter((lay) => lay.cell === cell);
        const ways = same
          .map((lay) => lay.corners)
          .filter((way) => cardOf(way) === cardOf(corners));
        expect(waysOn(cell, cardOf(corners), view.table, GEOMETRY).sort()).toEqual(ways.sort());
      }
    }
  });

  it("lie on free cells only", () => {
    for (const { view, legal } of PLIES) {
      const free = freeCells(view.table, GEOMETRY);
      const lays = legal.filter((action) => /^[v^]/.test(action));
      for (const action of lays) expect(free).toContain(lying(action).cell);
    }
  });
});
