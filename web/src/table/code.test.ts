import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Refusal } from "../api/api";
import { SpokenCode } from "./code.svelte";

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A code whose time runs, and what stops it. */
async function kept() {
  const code = new SpokenCode("match");
  const stop = code.keep();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  return { code, stop };
}

test("shows the syllables and the time that is left", async () => {
  vi.spyOn(api, "code").mockResolvedValue({ code: "LUMOKE", until: 9 * MINUTE, now: 0 });
  const { code, stop } = await kept();
  expect(code.syllables).toEqual(["LU", "MO", "KE"]);
  expect(code.left).toBe(540);
  vi.advanceTimersByTime(12_000);
  expect(code.left).toBe(528);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test("asks for the next code when one has expired", async () => {
  const ask = vi.spyOn(api, "code").mockResolvedValue({ code: "LUMOKE", until: MINUTE, now: 0 });
  const { code, stop } = await kept();
  ask.mockResolvedValue({ code: "TIBASU", until: 11 * MINUTE, now: MINUTE });
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(code.syllables).toEqual(["TI", "BA", "SU"]);
  expect(code.left).toBe(600);
  await code.load(true);
  expect(ask.mock.calls).toEqual([
    ["match", false],
    ["match", false],
    ["match", true],
  ]);
  stop();
});

test("without an answer it asks again", async () => {
  const ask = vi.spyOn(api, "code").mockRejectedValueOnce(new Refusal("offline", ""));
  const { code, stop } = await kept();
  expect(code.syllables).toEqual(["", "", ""]);
  ask.mockResolvedValue({ code: "LUMOKE", until: 10 * MINUTE, now: 0 });
  await vi.advanceTimersByTimeAsync(6000);
  expect(code.syllables).toEqual(["LU", "MO", "KE"]);
  stop();
});
