import { describe, expect, test } from "vitest";
import { type Facts, following, narrate, type Told } from "./narrator";

const NOW = 100_000;

/** A table at which the reader, on seat 0, is to choose. */
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

const told = (seat: number, text: string, at: number): Told => ({
  seat,
  who: `P${seat}`,
  said: [{ text, stressed: false }],
  at,
});

const newsOf = (more: Partial<Facts>) => narrate(facts(more)).news?.said[0]?.text;
const taskOf = (more: Partial<Facts>) => narrate(facts(more)).task;

describe("what is to be done", () => {
  const request = { seat: 1, text: "May I?", open: true };
  const all: Partial<Facts>[] = [
    { lost: "The line is gone." },
    { request },
    { resigning: "Really?" },
    { handOver: "To Ben." },
    { past: { moment: "Move 3", told: told(1, "turns B", 0) } },
    { result: { text: "You win!", why: "", hidden: false } },
    { thinking: "Pia is thinking" },
    {},
  ];
  const said = all.map(taskOf);

  test.each(all.map((_, k) => k))("higher replaces lower: %i", (k) => {
    const together = Object.assign({}, ...all.slice(k));
    expect(taskOf(together)).toBe(said[k]);
  });

  test("a request is answered here or waited for", () => {
    expect(narrate(facts({ request }))).toMatchObject({
      tone: "asks",
      answers: "request",
      sign: 1,
    });
    expect(narrate(facts({ request: { ...request, open: false } })).answers).toBeNull();
  });

  test("whoever answers at once does not think", () => {
    const thinking = { thinking: "Pia is thinking", since: NOW - 100 };
    expect(narrate(facts(thinking))).toMatchObject({ task: "", thinks: false, until: NOW + 300 });
    expect(narrate(facts({ ...thinking, since: NOW - 400 }))).toMatchObject({ thinks: true });
  });

  test("the device is asked for once the last decision has been seen", () => {
    const handOver = "To Ben.";
    const early = narrate(facts({ handOver, others: [told(0, "lays 1-1-3", NOW - 700)] }));
    expect(early).toMatchObject({ answers: null, task: "", until: NOW + 500 });
    expect(early.news?.said[0]?.text).toBe("lays 1-1-3");
    const late = narrate(facts({ handOver, others: [told(0, "lays 1-1-3", NOW - 1200)] }));
    expect(late).toMatchObject({ answers: "handOver", task: handOver });
    expect(narrate(facts({ handOver })).answers).toBe("handOver");
  });

  test("steps are counted once an action of several is begun", () => {
    expect(narrate(facts()).steps).toBeNull();
    const choice = { chosen: 1, steps: 3, playable: false };
    expect(narrate(facts({ choice })).steps).toEqual({ done: 1, all: 3 });
  });
});

describe("news", () => {
  const closed = { text: "It is fixed.", at: NOW - 3999 };
  const others = [told(1, "turns B", NOW - 9000)];

  test("why a tap does nothing passes, then what was there before is back", () => {
    expect(newsOf({ closed, hint: "Turn A", others })).toBe("It is fixed.");
    expect(narrate(facts({ closed })).until).toBe(NOW + 1);
    const later = { text: "It is fixed.", at: NOW - 4000 };
    expect(newsOf({ closed: later, hint: "Turn A", others })).toBe("Turn A");
    expect(newsOf({ closed: later, others })).toBe("turns B");
  });

  test("each of several decisions is held, and the last one stays", () => {
    const three = [1, 2, 3].map((seat) => told(seat, `by ${seat}`, NOW + seat * 10));
    const at = (ms: number) => following(three, NOW + ms).told?.seat;
    expect([at(0), at(10), at(1209), at(1210), at(2410), at(60_000)]).toEqual([
      undefined,
      1,
      1,
      2,
      3,
      3,
    ]);
  });

  test("what was decided before the page came is not told one by one", () => {
    const before = [1, 2].map((seat) => told(seat, `by ${seat}`, Number.NEGATIVE_INFINITY));
    expect(following(before, NOW)).toMatchObject({ told: { seat: 2 } });
  });

  test("what the reader did passes, and what another does replaces it", () => {
    const mine = { ...told(0, "+1 chip", NOW - 100), who: "" };
    expect(newsOf({ mine })).toBe("+1 chip");
    expect(newsOf({ mine, others })).toBe("turns B");
    expect(newsOf({ mine: { ...mine, at: NOW - 4000 } })).toBeUndefined();
  });

  test("in the past it says which moment it is, and there what is refused as well", () => {
    const past = { moment: "Move 3 of 9", told: told(1, "turns B", 0) };
    expect(narrate(facts({ past, others }))).toMatchObject({ tone: "past", task: "P1 turns B" });
    expect(newsOf({ past, others })).toBe("Move 3 of 9");
    expect(newsOf({ past, closed })).toBe("It is fixed.");
  });

  test("nothing is told while the line is lost", () => {
    expect(newsOf({ lost: "gone", others })).toBeUndefined();
  });
});

describe("the one button", () => {
  const buttonOf = (more: Partial<Facts>) => narrate(facts(more)).button;

  test("leads back to the game, plays, takes back, shows again", () => {
    const begun = { chosen: 1, steps: 2, playable: false };
    expect(buttonOf({ past: { moment: "Move 3", told: null }, choice: begun })).toBe("now");
    expect(buttonOf({ choice: { ...begun, playable: true } })).toBe("play");
    expect(buttonOf({ choice: begun, canShowAgain: true })).toBe("back");
    expect(buttonOf({ canShowAgain: true })).toBe("since");
    expect(buttonOf({})).toBeNull();
  });

  test("there is none beside a question; the result is shown again when it was closed", () => {
    expect(buttonOf({ resigning: "Really?", canShowAgain: true })).toBeNull();
    expect(buttonOf({ result: { text: "", why: "", hidden: true } })).toBe("result");
    expect(buttonOf({ result: { text: "", why: "", hidden: false } })).toBeNull();
  });
});
