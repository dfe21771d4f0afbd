import { expect, test } from "vitest";
import { keyframesOf } from "./keyframes";

test("keyframes start with the motion and stop just before its end", () => {
  const { pictures, duration } = keyframesOf((t) => t, 330);
  expect(duration).toBe(330);
  expect(pictures[0]).toBe(0);
  expect(pictures.at(-1)).toBeLessThan(1);
  expect(pictures.at(-1)).toBeCloseTo(1);
});

test("keyframes are evenly spaced", () => {
  const { pictures } = keyframesOf((t) => t, 330);
  const steps = pictures.slice(1).map((t, k) => t - (pictures[k] ?? 0));
  for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0);
});
