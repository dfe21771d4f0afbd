import { expect, test } from "vitest";
import { rangesOf } from "./typeface";

test("reads the letters that a face has", () => {
  expect(rangesOf("U+0000-00FF, u+131, U+1F600-1F64F")).toEqual([
    [0, 0xff],
    [0x131, 0x131],
    [0x1f600, 0x1f64f],
  ]);
  expect(rangesOf("")).toEqual([]);
});
