import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, fakePage } from "./fakes";
import { Live } from "./live";
import type { Message } from "./types";

let page: ReturnType<typeof fakePage>;
let heard: Message[];
let came: number;

beforeEach(() => {
  vi.useFakeTimers();
  page = fakePage();
  heard = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const follow = () =>
  new Live(
    "match",
    0,
    (tell, at) => {
      heard.push(tell);
      came = at;
    },
    () => {},
  );

/** Breaks the last connection, unless it is broken already. */
function breakLast(): void {
  const last = FakeSocket.made.at(-1);
  if (last?.readyState !== 3) last?.break();
}

/** The sockets that can still receive messages. */
const listening = () => FakeSocket.made.filter((socket) => socket.onmessage && !socket.closed);

test("a page that wakes up uses one socket and closes all others", () => {
  const live = follow();
  FakeSocket.made[0]?.open();
  FakeSocket.made[0]?.break();
  page.document.dispatchEvent(new Event("visibilitychange"));
  page.window.dispatchEvent(new Event("online"));
  vi.runAllTimers();
  for (const socket of FakeSocket.made.slice(1)) socket.open();
  for (const socket of FakeSocket.made) socket.tell({ type: "phrase", seat: 1, phrase: "hello" });
  expect(heard).toHaveLength(1);
  expect(listening()).toHaveLength(1);
  live.close();
  expect(listening()).toHaveLength(0);
});

test("a broken connection is reopened, from the last number on", () => {
  const live = follow();
  const [first] = FakeSocket.made;
  first?.open();
  first?.tell({ type: "event", number: 7, at: 0, what: { type: "resigned", seat: 1 } });
  first?.break();
  vi.runAllTimers();
  expect(FakeSocket.made.at(-1)?.url).toBe("ws://table/matches/match/live?after=7&seat=0");
  live.close();
  vi.runAllTimers();
  expect(FakeSocket.made).toHaveLength(2);
});

test("every message has its time of arrival", () => {
  follow();
  vi.advanceTimersByTime(1234);
  FakeSocket.made[0]?.tell({
    type: "event",
    number: 3,
    at: 0,
    what: { type: "resigned", seat: 1 },
  });
  expect(heard).toHaveLength(1);
  expect(came).toBe(performance.now());
});

test("a forbidden connection is refused, and one made too fast is retried", () => {
  const live = follow();
  FakeSocket.made[0]?.break(1008, "too_fast");
  expect(live.connection).toBe("lost");
  vi.runAllTimers();
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.made[1]?.break(1008, "no_match");
  expect(live.connection).toBe("refused");
  vi.runAllTimers();
  expect(FakeSocket.made).toHaveLength(2);
});

test.each([0, 0.5, 1 - Number.EPSILON])(
  "is back within two seconds after an outage, by a lot of %d",
  async (lot) => {
    vi.spyOn(Math, "random").mockReturnValue(lot);
    let isAway = true;
    vi.stubGlobal("fetch", async () => {
      if (isAway) throw new TypeError("not here");
      return new Response("{}");
    });
    const live = follow();
    FakeSocket.made.at(-1)?.open();
    for (const seconds of [1, 30, 300]) {
      FakeSocket.made.at(-1)?.break();
      isAway = true;
      const first = FakeSocket.made.length;
      for (let passed = 0; passed < seconds * 1000; passed += 100) {
        await vi.advanceTimersByTimeAsync(100);
        if (FakeSocket.made.length > first) breakLast();
      }
      const failed = FakeSocket.made.length;
      expect(failed - first).toBeLessThan(10);
      isAway = false;
      await vi.advanceTimersByTimeAsync(1999);
      expect(FakeSocket.made.length).toBe(failed + 1);
      FakeSocket.made.at(-1)?.open();
      FakeSocket.made.at(-1)?.tell({ type: "phrase", seat: 1, phrase: "hello" });
    }
    live.close();
    expect(vi.getTimerCount()).toBe(0);
  },
);

test("is back within two seconds also if requests hang, and gives them up", async () => {
  const given: AbortController[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const given_up = new AbortController();
    given.push(given_up);
    setTimeout(() => given_up.abort(), milliseconds);
    return given_up.signal;
  });
  let hangs = true;
  let hanging = 0;
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => {
    if (!hangs) return Promise.resolve(new Response("{}"));
    hanging++;
    return new Promise((_, reject) => {
      signal.addEventListener("abort", () => {
        hanging--;
        reject(new TypeError("it took too long"));
      });
    });
  });
  const live = follow();
  for (let passed = 0; passed < 60_000; passed += 100) {
    breakLast();
    await vi.advanceTimersByTimeAsync(100);
    expect(hanging).toBeLessThan(4);
  }
  hangs = false;
  const failed = FakeSocket.made.length;
  await vi.advanceTimersByTimeAsync(1999);
  expect(FakeSocket.made.length).toBe(failed + 1);
  FakeSocket.made.at(-1)?.open();
  await vi.advanceTimersByTimeAsync(5000);
  expect(FakeSocket.made.length).toBe(failed + 1);
  live.close();
});

test("people who lost the server together do not come back together", () => {
  const lives = Array.from({ length: 100 }, follow);
  for (const socket of FakeSocket.made) socket.break();
  vi.advanceTimersByTime(0);
  const lost = FakeSocket.made.slice(100);
  for (const socket of lost) socket.break();
  const counts = Array.from({ length: 30 }, () => {
    vi.advanceTimersByTime(10);
    return FakeSocket.made.length;
  });
  const came = counts.map((count, k) => count - (counts[k - 1] ?? 200));
  expect(counts.at(-1)).toBe(300);
  expect(Math.max(...came)).toBeLessThan(40);
  for (const live of lives) live.close();
});
