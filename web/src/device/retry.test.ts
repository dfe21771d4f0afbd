import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakePage } from "../api/fakes";
import { mayReload } from "./reload";
import { keepRetrying } from "./retry";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what may work soon is tried after a while, with a network, and when someone looks", () => {
  const page = fakePage();
  const again = vi.fn();
  const stop = keepRetrying(again);
  vi.advanceTimersToNextTimer();
  expect(again).toHaveBeenCalledTimes(1);
  page.window.dispatchEvent(new Event("online"));
  page.document.dispatchEvent(new Event("visibilitychange"));
  expect(again).toHaveBeenCalledTimes(3);
  Object.assign(page.document, { visibilityState: "hidden" });
  vi.advanceTimersToNextTimer();
  expect(again).toHaveBeenCalledTimes(3);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test("a page loads itself anew once a minute at most, however it was loaded before", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(mayReload()).toBe(true);
  expect(mayReload()).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(mayReload()).toBe(true);
});

test("where nothing is remembered it does not, for it might never stop", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("not here");
    },
  });
  expect(mayReload()).toBe(false);
});
