/**
 * Decides what the strip says: the most important of everything it could say now. The sentences
 * come ready-made; this module chooses which to show, on which line, and for how long.
 *
 * Line 1 is the news: what happened, or why nothing did. Line 2 is the task: what to do now.
 */

import type { Said } from "../board/telling";

/** The least time in milliseconds to show each decision of the others, while several follow. */
export const HELD = 1200;
/** Milliseconds for which a passing sentence stays: what I did. */
export const PASSING = 4000;
/** The same for why a tap does nothing: there is time to open the rule. */
export const EXPLAINED = 6000;
/** Milliseconds before the strip says that a player thinks; quick answers need no notice. */
export const THINKING = 400;

/** A decision in words, and when it arrived; -Infinity if before the page opened. */
export interface SpokenDecision {
  seat: number;
  /** The name of the player; empty for the reader. */
  who: string;
  said: readonly Said[];
  at: number;
}

/** A sentence that disappears after a while. */
export interface Passing {
  text: string;
  at: number;
  /** The section of the rules that says so. */
  section?: string | undefined;
}

export interface Facts {
  now: number;
  /** Why the player can do nothing: the connection is lost, or the board is still loading. */
  lost: string;
  /** A player's request, and whether someone here has to answer it. */
  request: { seat: number; text: string; open: boolean } | null;
  /** The question whether to give up; empty if it is not asked. */
  resigning: string;
  /** Who should get the device next, as a sentence. */
  handOver: string;
  closed: Passing | null;
  hint: string;
  /** An event other than a decision. */
  event: Passing | null;
  /** What the others decided since the reader's last decision, and that decision itself. */
  others: readonly SpokenDecision[];
  mine: SpokenDecision | null;
  /** The past moment on the board, during a replay. */
  past: { moment: string; decision: SpokenDecision | null } | null;
  /** Who won and why, after the end. */
  result: { text: string; why: string; hidden: boolean } | null;
  /** Whose turn it is, and since when; -1 if nobody's. */
  due: number;
  since: number;
  /** The sentence that another player thinks; empty on the reader's turn. */
  thinking: string;
  task: string;
  /** How much of an action is chosen, and whether it can be played. */
  choice: { chosen: number; steps: number; playable: boolean };
  /** Whether the decisions of the others can be replayed. */
  canShowAgain: boolean;
}

export type NewsKind = "closed" | "hint" | "event" | "decision" | "moment";

export interface News {
  kind: NewsKind;
  /** The seat it is about; -1 for none. */
  seat: number;
  who: string;
  said: readonly Said[];
  /** The section of the rules that says so. */
  section?: string | undefined;
}

export type Answers = "request" | "resign" | "handOver";

export interface Speech {
  tone: "plain" | "asks" | "past" | "lost";
  /** Whose sign precedes the task: the player on turn. */
  sign: number;
  news: News | null;
  task: string;
  /** Whether three moving dots follow the task. */
  thinks: boolean;
  steps: { done: number; all: number } | null;
  button: "now" | "play" | "back" | "since" | "result" | null;
  /** The open question that has buttons of its own. */
  answers: Answers | null;
  /** When the text has to change; null if only a new fact changes it. */
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

/** The task line and everything with it; the first case that applies wins. */
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

/** Asks for the device, after the last decision was on show long enough. */
function handOverVoice({ handOver, others, now }: Facts): Voice {
  const seen = (others.at(-1)?.at ?? Number.NEGATIVE_INFINITY) + HELD <= now;
  return seen
    ? { tone: "asks", task: handOver, answers: "handOver" }
    : { tone: "plain", task: "", answers: null };
}

/** Tells what was decided at a past moment. */
function pastVoice({ decision }: NonNullable<Facts["past"]>): Voice {
  if (!decision) return { tone: "past", task: "" };
  const sentence = decision.said.map(({ text }) => text).join(", ");
  return {
    tone: "past",
    task: decision.who ? `${decision.who} ${sentence}` : sentence,
    sign: decision.seat,
  };
}

interface Line {
  news: News | null;
  until: number;
}

const NEVER = Number.POSITIVE_INFINITY;

/** The news line; the first case that applies wins. */
function newsOf(facts: Facts): Line {
  const { closed, hint, event, past, result, now } = facts;
  if (closed && closed.at + EXPLAINED > now) {
    const news = plain("closed", closed.text);
    return { news: news && { ...news, section: closed.section }, until: closed.at + EXPLAINED };
  }
  if (past) return { news: plain("moment", past.moment), until: NEVER };
  if (hint) return { news: plain("hint", hint), until: NEVER };
  if (event && event.at + PASSING > now)
    return { news: plain("event", event.text), until: event.at + PASSING };
  if (result) return { news: plain("event", result.why), until: NEVER };
  return decisionLine(facts);
}

/** The others' decisions one after the other; if there are none, the reader's latest. */
function decisionLine({ others, mine, handOver, now }: Facts): Line {
  const { decision, until } = following(others, now);
  const seen = (others.at(-1)?.at ?? 0) + HELD;
  if (decision)
    return { news: newsFrom(decision), until: handOver ? Math.min(until, seen) : until };
  if (!mine || mine.at + PASSING <= now) return { news: null, until };
  return { news: newsFrom(mine), until: Math.min(until, mine.at + PASSING) };
}

/** Which of several decisions to tell now: each is held for a while, and the last one stays. */
export function following(
  decisions: readonly SpokenDecision[],
  now: number,
): { decision: SpokenDecision | null; until: number } {
  let begin = Number.NEGATIVE_INFINITY;
  const begins = decisions.map(({ at }) => {
    begin = Math.max(at, begin + HELD);
    return begin;
  });
  const k = begins.findLastIndex((each) => each <= now);
  return { decision: decisions[k] ?? null, until: begins[k + 1] ?? NEVER };
}

function newsFrom({ seat, who, said }: SpokenDecision): News {
  return { kind: "decision", seat, who, said };
}

function plain(kind: NewsKind, text: string): News | null {
  return text === "" ? null : { kind, seat: -1, who: "", said: [{ text, stressed: false }] };
}

/** How many picks are made and needed, once an action of several picks is begun. */
function stepsOf({ choice: { chosen, steps } }: Facts): Speech["steps"] {
  return chosen > 0 && steps > 1 ? { done: chosen, all: steps } : null;
}

/** The strip's only button. */
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

/** The earliest of these times that is still to come. */
function soonest(times: readonly number[], now: number): number | null {
  const next = Math.min(...times.filter((time) => time > now));
  return Number.isFinite(next) ? next : null;
}
