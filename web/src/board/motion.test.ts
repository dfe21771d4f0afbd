import { describe, expect, test } from "vitest";
import { around, between, distance, easeOut, swept } from "./motion";

const ORIGIN = { x: 0, y: 0 };

describe("motion", () => {
  test("starts at the start and ends at the end", () => {
    expect(easeOut(0)).toBe(0);
    expect(easeOut(1)).toBe(1);
    expect(easeOut(0.5)).toBeGreaterThan(0.5);
    expect(between({ x: 0, y: 0 }, { x: 4, y: 2 }, 0.5)).toEqual({ x: 2, y: 1 });
  });

  test("a quarter turn clockwise goes from the top to the right", () => {
    const { x, y } = around({ x: 0, y: -1 }, ORIGIN, 90);
    expect(x).toBeCloseTo(1);
    expect(y).toBeCloseTo(0);
  });

  test("turning keeps the distance", () => {
    for (const degrees of [-120, -45, 13, 45, 120, 350]) {
      expect(distance(around({ x: 3, y: 1 }, ORIGIN, degrees), ORIGIN)).toBeCloseTo(
        Math.hypot(3, 1),
      );
    }
  });

  test("a swept angle is signed and takes the short way", () => {
    expect(swept(ORIGIN, { x: 0, y: -1 }, { x: 1, y: 0 })).toBeCloseTo(90);
    expect(swept(ORIGIN, { x: 0, y: -1 }, { x: -1, y: 0 })).toBeCloseTo(-90);
    expect(swept(ORIGIN, { x: -1, y: -0.1 }, { x: -1, y: 0.1 })).toBeCloseTo(-11.42, 1);
  });
});
