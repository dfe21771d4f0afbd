import { describe, expect, test } from "vitest";
import { type Facts, following, narrate, type SpokenDecision } from "./narrator";

const NOW = 100_000;

/** A table where the reader, on seat 0, has to choose. */
function facts(more: Partial<Facts> = {}): Facts {
  return {
    now: NOW,
    lost: "",
    request: null,
    resigning: "",
    handOver: "",
    closed: null,
    hint: "",
    event: null,
    others: [],
    mine: null,
    past: null,
    result: null,
    due: 0,
    since: NOW - 5000,
    thinking: "",
    task: "Choose a ring.",
    choice: { chosen: 0, steps: 2, playable: false },
    canShowAgain: false,
    ...more,
  };
}

const spoken = (seat: number, text: string, at: number): SpokenDecision => ({
  seat,
  who: `P${seat}`,
  said: [{ text, stressed: false }],
  at,
});

const newsOf = (more: Partial<Facts>) => narrate(facts(more)).news?.said[0]?.text;
const taskOf = (more: Partial<Facts>) => narrate(facts(more)).task;

describe("the task", () => {
  const request = { seat: 1, text: "May I?", open: true };
  const all: Partial<Facts>[] = [
    { lost: "The line is gone." },
    { request },
    { resigning: "Really?" },
    { handOver: "To Ben." },
    { past: { moment: "Move 3", decision: spoken(1, "turns B", 0) } },
    { result: { text: "You win!", why: "", hidden: false } },
    { thinking: "Pia is thinking" },
    {},
  ];
  const said = all.map(taskOf);

  test.each(all.map((_, k) => k))("the higher priority wins: %i", (k) => {
    const together = Object.assign({}, ...all.slice(k));
    expect(taskOf(together)).toBe(said[k]);
  });

  test("answers a request here, or waits for the others", () => {
    expect(narrate(facts({ request }))).toMatchObject({
      tone: "asks",
      answers: "request",
      sign: 1,
    });
    expect(narrate(facts({ request: { ...request, open: false } })).answers).toBeNull();
  });

  test("a player who answers at once is not shown as thinking", () => {
    const thinking = { thinking: "Pia is thinking", since: NOW - 100 };
    expect(narrate(facts(thinking))).toMatchObject({ task: "", thinks: false, until: NOW + 300 });
    expect(narrate(facts({ ...thinking, since: NOW - 400 }))).toMatchObject({ thinks: true });
  });

  test("asks for the device after the last decision was on show", () => {
    const handOver = "To Ben.";
    const early = narrate(facts({ handOver, others: [spoken(0, "lays 1-1-3", NOW - 700)] }));
    expect(early).toMatchObject({ answers: null, task: "", until: NOW + 500 });
    expect(early.news?.said[0]?.text).toBe("lays 1-1-3");
    const late = narrate(facts({ handOver, others: [spoken(0, "lays 1-1-3", NOW - 1200)] }));
    expect(late).toMatchObject({ answers: "handOver", task: handOver });
    expect(narrate(facts({ handOver })).answers).toBe("handOver");
  });

  test("counts steps once the player has begun an action of several", () => {
    expect(narrate(facts()).steps).toBeNull();
    const choice = { chosen: 1, steps: 3, playable: false };
    expect(narrate(facts({ choice })).steps).toEqual({ done: 1, all: 3 });
  });
});

describe("news", () => {
  const closed = { text: "It is fixed.", at: NOW - 5999 };
  const others = [spoken(1, "turns B", NOW - 9000)];

  test("the reason a tap does nothing passes, then the earlier news returns", () => {
    expect(newsOf({ closed, hint: "Turn A", others })).toBe("It is fixed.");
    expect(narrate(facts({ closed })).until).toBe(NOW + 1);
    const later = { text: "It is fixed.", at: NOW - 6000 };
    expect(newsOf({ closed: later, hint: "Turn A", others })).toBe("Turn A");
    expect(newsOf({ closed: later, others })).toBe("turns B");
  });

  test("names the section of the rules with the reason", () => {
    const told = { ...closed, section: "turn" };
    expect(narrate(facts({ closed: told })).news?.section).toBe("turn");
    expect(narrate(facts({ closed })).news?.section).toBeUndefined();
  });

  test("holds each of several decisions for a while and keeps the last", () => {
    const three = [1, 2, 3].map((seat) => spoken(seat, `by ${seat}`, NOW + seat * 10));
    const at = (ms: number) => following(three, NOW + ms).decision?.seat;
    expect([at(0), at(10), at(1209), at(1210), at(2410), at(60_000)]).toEqual([
      undefined,
      1,
      1,
      2,
      3,
      3,
    ]);
  });

  test("does not list decisions from before the page opened", () => {
    const before = [1, 2].map((seat) => spoken(seat, `by ${seat}`, Number.NEGATIVE_INFINITY));
    expect(following(before, NOW)).toMatchObject({ decision: { seat: 2 } });
  });

  test("the reader's own decision passes; another player's replaces it", () => {
    const mine = { ...spoken(0, "+1 chip", NOW - 100), who: "" };
    expect(newsOf({ mine })).toBe("+1 chip");
    expect(newsOf({ mine, others })).toBe("turns B");
    expect(newsOf({ mine: { ...mine, at: NOW - 4000 } })).toBeUndefined();
  });

  test("a replay names the moment, and why something was refused", () => {
    const past = { moment: "Move 3 of 9", decision: spoken(1, "turns B", 0) };
    expect(narrate(facts({ past, others }))).toMatchObject({ tone: "past", task: "P1 turns B" });
    expect(newsOf({ past, others })).toBe("Move 3 of 9");
    expect(newsOf({ past, closed })).toBe("It is fixed.");
  });

  test("tells nothing while the connection is lost", () => {
    expect(newsOf({ lost: "gone", others })).toBeUndefined();
  });
});

describe("the button", () => {
  const buttonOf = (more: Partial<Facts>) => narrate(facts(more)).button;

  test("leaves the replay, plays, undoes or shows again", () => {
    const begun = { chosen: 1, steps: 2, playable: false };
    expect(buttonOf({ past: { moment: "Move 3", decision: null }, choice: begun })).toBe("now");
    expect(buttonOf({ choice: { ...begun, playable: true } })).toBe("play");
    expect(buttonOf({ choice: begun, canShowAgain: true })).toBe("back");
    expect(buttonOf({ canShowAgain: true })).toBe("since");
    expect(buttonOf({})).toBeNull();
  });

  test("is absent beside a question; reopens a closed result", () => {
    expect(buttonOf({ resigning: "Really?", canShowAgain: true })).toBeNull();
    expect(buttonOf({ result: { text: "", why: "", hidden: true } })).toBe("result");
    expect(buttonOf({ result: { text: "", why: "", hidden: false } })).toBeNull();
  });
});
