/**
 * What the strip says: of everything that could be said now the most important. All sentences
 * come ready; this decides which of them is said, where, and how long.
 *
 * Line 1 is news: what happened, or why nothing did. Line 2 is the task: what is to be done now.
 */

import type { Said } from "../board/telling";

/** Milliseconds that each decision of the others is told at least, while several follow. */
export const HELD = 1200;
/** Milliseconds for which a passing word stays: why a tap does nothing, what I did. */
export const PASSING = 4000;
/** Milliseconds until someone is said to think: who answers at once does not. */
export const THINKING = 400;

/** A decision in words, and when it came; long ago if it was there before the page. */
export interface Told {
  seat: number;
  /** How that seat is called; empty for the reader's own. */
  who: string;
  said: readonly Said[];
  at: number;
}

/** A sentence that passes. */
export interface Passing {
  text: string;
  at: number;
}

export interface Facts {
  now: number;
  /** Why nothing can be done: the line is lost, or the table is still being laid. */
  lost: string;
  /** What someone would like, and whether it is to be answered here. */
  request: { seat: number; text: string; open: boolean } | null;
  /** The question whether to give up. */
  resigning: string;
  /** Whom to give the device to. */
  handOver: string;
  closed: Passing | null;
  hint: string;
  /** Something that happened which was no decision. */
  event: Passing | null;
  /** What the others decided since the reader last did, and what the reader decided last. */
  others: readonly Told[];
  mine: Told | null;
  /** The moment that is looked at in place of the present. */
  past: { moment: string; told: Told | null } | null;
  /** Who won and why. */
  result: { text: string; why: string; hidden: boolean } | null;
  /** Who is to act now, and since when; -1 if no one is. */
  due: number;
  since: number;
  /** What to say of another who is to act; empty if it is the reader's turn. */
  thinking: string;
  task: string;
  /** How far an action is chosen, and whether it can be played. */
  choice: { chosen: number; steps: number; playable: boolean };
  /** Whether what the others did can be shown again. */
  canShowAgain: boolean;
}

export type NewsKind = "closed" | "hint" | "event" | "told" | "moment";

export interface News {
  kind: NewsKind;
  /** Of whom it tells; -1 if of no one. */
  seat: number;
  who: string;
  said: readonly Said[];
}

export type Answers = "request" | "resign" | "handOver";

export interface Speech {
  tone: "plain" | "asks" | "past" | "lost";
  /** Whose sign stands before it: whoever is to act. */
  sign: number;
  news: News | null;
  task: string;
  /** Whether three dots move behind the task. */
  thinks: boolean;
  steps: { done: number; all: number } | null;
  button: "now" | "play" | "back" | "since" | "result" | null;
  /** The question that has buttons of its own. */
  answers: Answers | null;
  /** When something else is to be said; null if only something new changes it. */
  until: number | null;
}

export function narrate(facts: Facts): Speech {
  const voice = voiceOf(facts);
  const news = newsOf(facts);
  return {
    sign: facts.due,
    thinks: false,
    steps: null,
    answers: null,
    ...voice,
    tone: facts.past && voice.tone === "plain" ? "past" : voice.tone,
    news: voice.tone === "lost" ? null : news.news,
    button: buttonOf(facts),
    until: soonest([news.until, startsThinking(facts)], facts.now),
  };
}

type Voice = Pick<Speech, "tone" | "task"> & Partial<Speech>;

/** The second line, and what goes with it: higher replaces lower. */
function voiceOf(facts: Facts): Voice {
  const { lost, request, resigning, handOver, past, result, thinking } = facts;
  if (lost) return { tone: "lost", task: lost };
  if (request) {
    const answers = request.open ? "request" : null;
    return { tone: "asks", task: request.text, sign: request.seat, answers };
  }
  if (resigning) return { tone: "asks", task: resigning, answers: "resign" };
  if (handOver) return handOverVoice(facts);
  if (past) return pastVoice(past);
  if (result) return { tone: "plain", task: result.text };
  if (thinking) {
    const thinks = startsThinking(facts) <= facts.now;
    return { tone: "plain", task: thinks ? thinking : "", thinks };
  }
  return { tone: "plain", task: facts.task, steps: stepsOf(facts) };
}

/** The device is asked for once the last decision has been seen. */
function handOverVoice({ handOver, others, now }: Facts): Voice {
  const seen = (others.at(-1)?.at ?? Number.NEGATIVE_INFINITY) + HELD <= now;
  return seen
    ? { tone: "asks", task: handOver, answers: "handOver" }
    : { tone: "plain", task: "", answers: null };
}

/** A moment of the past says what was decided there. */
function pastVoice({ told }: NonNullable<Facts["past"]>): Voice {
  if (!told) return { tone: "past", task: "" };
  const sentence = told.said.map(({ text }) => text).join(", ");
  return { tone: "past", task: told.who ? `${told.who} ${sentence}` : sentence, sign: told.seat };
}

interface Line {
  news: News | null;
  until: number;
}

const NEVER = Number.POSITIVE_INFINITY;

/** The first line: higher replaces lower. */
function newsOf(facts: Facts): Line {
  const { closed, hint, event, past, result, now } = facts;
  const passes = (what: Passing | null) => what && what.at + PASSING > now;
  if (closed && passes(closed))
    return { news: plain("closed", closed.text), until: closed.at + PASSING };
  if (past) return { news: plain("moment", past.moment), until: NEVER };
  if (hint) return { news: plain("hint", hint), until: NEVER };
  if (event && passes(event))
    return { news: plain("event", event.text), until: event.at + PASSING };
  if (result) return { news: plain("event", result.why), until: NEVER };
  return toldOf(facts);
}

/** What the others decided, one after the other; else what the reader did just now. */
function toldOf({ others, mine, handOver, now }: Facts): Line {
  const { told, until } = following(others, now);
  const seen = (others.at(-1)?.at ?? 0) + HELD;
  if (told) return { news: newsFrom(told), until: handOver ? Math.min(until, seen) : until };
  if (!mine || mine.at + PASSING <= now) return { news: null, until };
  return { news: newsFrom(mine), until: Math.min(until, mine.at + PASSING) };
}

/** Which of several decisions is told at a time: each is held for a while, the last one stays. */
export function following(
  told: readonly Told[],
  now: number,
): { told: Told | null; until: number } {
  let begin = Number.NEGATIVE_INFINITY;
  const begins = told.map(({ at }) => {
    begin = Math.max(at, begin + HELD);
    return begin;
  });
  const k = begins.findLastIndex((each) => each <= now);
  return { told: told[k] ?? null, until: begins[k + 1] ?? NEVER };
}

function newsFrom({ seat, who, said }: Told): News {
  return { kind: "told", seat, who, said };
}

function plain(kind: NewsKind, text: string): News | null {
  return text === "" ? null : { kind, seat: -1, who: "", said: [{ text, stressed: false }] };
}

/** How many picks are made and how many are needed, once an action of several is begun. */
function stepsOf({ choice: { chosen, steps } }: Facts): Speech["steps"] {
  return chosen > 0 && steps > 1 ? { done: chosen, all: steps } : null;
}

/** The one button of the strip. */
function buttonOf(facts: Facts): Speech["button"] {
  const { lost, resigning, handOver, past, result, choice, request } = facts;
  if (past) return "now";
  if (lost || resigning || handOver || request) return null;
  if (result) return result.hidden ? "result" : null;
  if (choice.playable) return "play";
  if (choice.chosen > 0) return "back";
  return facts.canShowAgain ? "since" : null;
}

function startsThinking({ thinking, since }: Facts): number {
  return thinking ? since + THINKING : NEVER;
}

/** The next of these times that is still to come. */
function soonest(times: readonly number[], now: number): number | null {
  const next = Math.min(...times.filter((time) => time > now));
  return Number.isFinite(next) ? next : null;
}
