import { expect, test } from "vitest";
import { AWAY, besideFinger, needsLoupe, RADIUS } from "./loupe";

const FIELDS = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 3, y: 0 },
];

test("fields need a loupe if two of them are closer than 24 pixels", () => {
  expect(needsLoupe(FIELDS, 23)).toBe(true);
  expect(needsLoupe(FIELDS, 25)).toBe(false);
  expect(needsLoupe(FIELDS.slice(0, 1), 1)).toBe(false);
});

test("several things on one field do not make it small", () => {
  expect(needsLoupe([...FIELDS, ...FIELDS], 25)).toBe(false);
});

test("the loupe is above the finger, and beside it at the top of the screen", () => {
  const top = AWAY + RADIUS - 1;
  expect(besideFinger(100, top + 1, 360)).toEqual({ x: 0, y: -AWAY });
  expect(besideFinger(100, top, 360)).toEqual({ x: AWAY, y: 0 });
  expect(besideFinger(300, top, 360)).toEqual({ x: -AWAY, y: 0 });
});
