import { describe, expect, test } from "vitest";
import { type Facts, narrate, type SpokenDecision } from "./narrator";

const NOW = 100_000;

/** A table where the reader, on seat 0, has to choose. */
function facts(more: Partial<Facts> = {}): Facts {
  return {
    now: NOW,
    lost: "",
    request: null,
    resigning: "",
    left: null,
    handOver: "",
    closed: null,
    hint: "",
    coach: null,
    event: null,
    decision: null,
    showing: null,
    isListed: false,
    past: "",
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
  ply: 7,
  seat,
  who: `P${seat}`,
  said: [{ text, stressed: false }],
  at,
  isLoss: false,
});

const showing = { seat: 2, skipped: "", waits: true };

const newsOf = (more: Partial<Facts>) => narrate(facts(more)).news?.said[0]?.text;
const taskOf = (more: Partial<Facts>) => narrate(facts(more)).task;

describe("the task", () => {
  const request = { seat: 1, text: "May I?", open: true };
  const left = { seat: 1, text: "Ada has left." };
  const all: Partial<Facts>[] = [
    { lost: "The line is gone." },
    { request },
    { resigning: "Really?" },
    { left },
    { handOver: "To Ben." },
    { past: "Move 3", decision: spoken(1, "turns B", 0) },
    { showing: { ...showing, skipped: "12 moves" } },
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

  test("nothing but the action on show is told", () => {
    const decision = spoken(2, "turns B", NOW);
    const speech = narrate(facts({ showing, decision, thinking: "Pia is thinking" }));
    expect(speech).toMatchObject({ tone: "plain", task: "", sign: 2, ply: 7, button: "skip" });
    expect(speech.news?.said[0]?.text).toBe("turns B");
  });

  test("counts steps once the player has begun an action of several", () => {
    expect(narrate(facts()).steps).toBeNull();
    const choice = { chosen: 1, steps: 3, playable: false };
    expect(narrate(facts({ choice })).steps).toEqual({ done: 1, all: 3 });
  });
});

describe("news", () => {
  const closed = { text: "It is fixed.", at: NOW - 5999 };
  const decision = spoken(1, "turns B", NOW - 9000);

  test("the reason a tap does nothing passes, then the earlier news returns", () => {
    expect(newsOf({ closed, hint: "Turn A", decision })).toBe("It is fixed.");
    expect(narrate(facts({ closed })).until).toBe(NOW + 1);
    const later = { text: "It is fixed.", at: NOW - 6000 };
    expect(newsOf({ closed: later, hint: "Turn A", decision })).toBe("Turn A");
    expect(newsOf({ closed: later, decision })).toBe("turns B");
  });

  test("the coach speaks below a refusal or a hint, but above the decisions of others", () => {
    const coach = { news: "The aim.", task: "Tap C7." };
    expect(narrate(facts({ coach, decision }))).toMatchObject({
      tone: "coach",
      task: "Tap C7.",
      button: "coach",
    });
    expect(newsOf({ coach, decision })).toBe("The aim.");
    expect(newsOf({ coach, hint: "Turn A" })).toBe("Turn A");
    expect(newsOf({ coach, closed })).toBe("It is fixed.");
    const begun = { chosen: 1, steps: 2, playable: false };
    expect(narrate(facts({ coach, choice: begun }))).toMatchObject({
      task: "Choose a ring.",
      button: "back",
    });
    expect(taskOf({ coach: { ...coach, task: "" } })).toBe("Choose a ring.");
  });

  test("names the section of the rules with the reason", () => {
    const told = { ...closed, section: "turn" };
    expect(narrate(facts({ closed: told })).news?.section).toBe("turn");
    expect(narrate(facts({ closed })).news?.section).toBeUndefined();
  });

  test("the reader's own decision passes, another player's stays", () => {
    const mine = { ...spoken(0, "+1 chip", NOW - 100), who: "" };
    expect(narrate(facts({ decision: mine }))).toMatchObject({ ply: 7, until: NOW + 3900 });
    expect(newsOf({ decision: { ...mine, at: NOW - 4000 } })).toBeUndefined();
    expect(newsOf({ decision })).toBe("turns B");
  });

  test("what is listed elsewhere is told only while it is on show", () => {
    expect(narrate(facts({ decision, isListed: true }))).toMatchObject({ news: null, ply: -1 });
    expect(newsOf({ decision, isListed: true, showing })).toBe("turns B");
  });

  test("an action on show comes before hints, events and the result", () => {
    const event = { text: "Pia sits down.", at: NOW };
    const result = { text: "You win!", why: "All is full.", hidden: false };
    expect(newsOf({ decision, hint: "Turn A", event, result, showing })).toBe("turns B");
  });

  test("a replay names the moment, and why something was refused", () => {
    const past = "Move 3 of 9";
    const speech = narrate(facts({ past, decision }));
    expect(speech).toMatchObject({ tone: "past", task: "P1 turns B", ply: 7 });
    expect(newsOf({ past, decision })).toBe("Move 3 of 9");
    expect(newsOf({ past, closed })).toBe("It is fixed.");
  });

  test("tells nothing while the connection is lost", () => {
    expect(newsOf({ lost: "gone", decision })).toBeUndefined();
  });
});

describe("the button", () => {
  const buttonOf = (more: Partial<Facts>) => narrate(facts(more)).button;

  test("leaves the replay, plays, undoes or shows again", () => {
    const begun = { chosen: 1, steps: 2, playable: false };
    expect(buttonOf({ past: "Move 3", choice: begun })).toBe("now");
    expect(buttonOf({ choice: { ...begun, playable: true } })).toBe("play");
    expect(buttonOf({ choice: begun, canShowAgain: true })).toBe("back");
    expect(buttonOf({ canShowAgain: true })).toBe("since");
    expect(buttonOf({})).toBeNull();
  });

  test("takes away what says that a seat left this device", () => {
    const left = { seat: 1, text: "Ada has left." };
    expect(buttonOf({ left, handOver: "To Ben." })).toBe("read");
    expect(buttonOf({ left, resigning: "Really?" })).toBeNull();
  });

  test("is absent beside a question; reopens a closed result", () => {
    expect(buttonOf({ resigning: "Really?", canShowAgain: true })).toBeNull();
    expect(buttonOf({ result: { text: "", why: "", hidden: true } })).toBe("result");
    expect(buttonOf({ result: { text: "", why: "", hidden: false } })).toBeNull();
  });
});
