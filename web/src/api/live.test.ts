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
