import { describe, expect, test } from "vitest";
import { nearest, nextIn, readingOrder } from "./hittest";

const PLACES: Record<string, { x: number; y: number }> = {
  a: { x: 0, y: 0 },
  b: { x: 10, y: 0 },
  c: { x: 10, y: 10 },
  d: { x: 3, y: 9 },
};
const place = (pick: string) => PLACES[pick] ?? null;

describe("the pick under a point", () => {
  test("is the nearest within reach", () => {
    expect(nearest({ x: 8, y: 1 }, ["a", "b", "c"], place, () => 4)).toBe("b");
    expect(nearest({ x: 5, y: 5 }, ["a", "b", "c"], place, () => 4)).toBeNull();
  });

  test("always has a place", () => {
    expect(nearest({ x: 0, y: 0 }, ["buy"], place, () => 100)).toBeNull();
  });

  test("may be further away if it is larger", () => {
    const reach = (pick: string) => (pick === "c" ? 8 : 1);
    expect(nearest({ x: 8, y: 4 }, ["a", "b", "c"], place, reach)).toBe("c");
  });
});

describe("the keyboard's cursor", () => {
  test("moves to the next pick in a direction", () => {
    expect(nextIn({ x: 1, y: 0 }, { x: 0, y: 0 }, "a", "abcd", place)).toBe("b");
    expect(nextIn({ x: 0, y: 1 }, { x: 10, y: 0 }, "b", "abcd", place)).toBe("c");
    expect(nextIn({ x: 0, y: 1 }, { x: 0, y: 0 }, "a", "abcd", place)).toBe("d");
  });

  test("stays if there is no further pick", () => {
    expect(nextIn({ x: -1, y: 0 }, { x: 0, y: 0 }, "a", "abcd", place)).toBeNull();
  });

  test("can start anywhere", () => {
    expect(nextIn({ x: 1, y: 0 }, { x: 5, y: 5 }, null, "abcd", place)).not.toBeNull();
  });
});

test("the list goes from top to bottom, then from left to right, with buttons last", () => {
  expect(readingOrder(["buy", "c", "b", "a", "d"], place)).toEqual(["a", "b", "d", "c", "buy"]);
});
