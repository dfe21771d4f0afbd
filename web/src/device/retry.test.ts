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

test("retries after a while, when the network returns, and when the page becomes visible", () => {
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

test("a page reloads itself at most once a minute", () => {
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

test("without storage it does not reload, because it might never stop", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("not here");
    },
  });
  expect(mayReload()).toBe(false);
});
