import { describe, expect, it } from "vitest";
import { layoutOf } from "./layout";
import { GEOMETRY } from "./sample";

const CENTRE = { x: 0, y: 0 };

describe("the box", () => {
  it("is the geometry's own if everything fits", () => {
    const roomy = { x: -2, y: -2, width: 6, height: 6 };
    expect(layoutOf({ ...GEOMETRY, box: roomy }).box).toEqual(roomy);
  });

  it("grows for wells and turning parts that do not fit, and can be missing", () => {
    const places = { a: CENTRE, b: { x: 4, y: 0 } };
    const turning = { disc: { centre: CENTRE, radius: 3, places: ["a"], turn: 90 } };
    const { box, radius } = layoutOf({ places, turning });
    expect(box.x).toBeLessThan(-3);
    expect(box.y).toBeLessThan(-3);
    expect(box.x + box.width).toBeGreaterThan(4 + radius);
  });

  it("has a size for one place, for coinciding places, and for none", () => {
    for (const places of [{ a: CENTRE }, { a: CENTRE, b: CENTRE }, {}]) {
      const { box, radius } = layoutOf({ places });
      expect(Math.min(box.width, box.height, radius)).toBeGreaterThan(0);
      expect(Number.isFinite(box.width * box.height * radius)).toBe(true);
    }
  });
});

describe("lines", () => {
  it("only join places that exist", () => {
    const places = { a: CENTRE, b: { x: 1, y: 0 } };
    const { lines } = layoutOf({ places, lines: [["a", "b", "z"], ["y", "z"], ["a"]] });
    expect(lines).toEqual([{ from: CENTRE, to: { x: 1, y: 0 }, part: null }]);
  });

  it("turn with a part as far as they are on it", () => {
    const places = { a: CENTRE, b: { x: 1, y: 0 }, c: { x: 4, y: 0 } };
    const turning = { disc: { centre: CENTRE, radius: 2, places: ["a", "b"], turn: 90 } };
    const line = (from: number, to: number, part: string | null) => ({
      from: { x: from, y: 0 },
      to: { x: to, y: 0 },
      part,
    });
    const cut = [line(1, 2, "disc"), line(2, 4, null)];
    expect(layoutOf({ places, turning, lines: [["a", "b", "c"]] }).lines).toEqual([
      line(0, 1, "disc"),
      ...cut,
    ]);
  });

  it("between two rings belong to the outer one beyond the inner one", () => {
    const places = { a: { x: 1, y: 0 }, b: { x: 3, y: 0 } };
    const turning = {
      inner: { centre: CENTRE, radius: 2, places: ["a"], turn: 90 },
      outer: { centre: CENTRE, radius: 4, places: ["b"], turn: 90 },
    };
    for (const names of [
      ["a", "b"],
      ["b", "a"],
    ]) {
      const { lines } = layoutOf({ places, turning, lines: [names] });
      expect(lines.map(({ part }) => part).sort()).toEqual(["inner", "outer"]);
      expect(lines.every(({ from, to }) => Math.abs(from.x - to.x) === 1)).toBe(true);
    }
  });
});
