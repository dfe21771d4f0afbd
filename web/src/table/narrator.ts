/**
 * Decides what the strip says: the most important of everything it could say now. The sentences
 * come ready-made; this module chooses which to show, on which line, and for how long.
 *
 * Line 1 is the news: what happened, or why nothing did. Line 2 is the task: what to do now.
 */

import { joined, type Said } from "../board/telling";

/** Milliseconds for which a passing sentence stays: what I did. */
export const PASSING = 4000;
/** The same for why a tap does nothing: there is time to open the rule. */
export const EXPLAINED = 6000;
/** Milliseconds before the strip says that a player thinks; quick answers need no notice. */
export const THINKING = 400;

/** The decision that the board shows, in words. */
export interface SpokenDecision {
  /** How many decisions the board shows with it. */
  ply: number;
  seat: number;
  /** The name of the player; empty for the reader. */
  who: string;
  said: readonly Said[];
  /** When it was first shown; -Infinity if it is no news, as it was made before the page opened. */
  at: number;
  /** Whether the reader lost something by it. */
  isLoss: boolean;
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
  /** A seat that left this device, and why, until someone here has read it. */
  left: { seat: number; text: string } | null;
  /** Who should get the device next, as a sentence. */
  handOver: string;
  closed: Passing | null;
  hint: string;
  /** What the coach says: its news, and a task instead of the usual one unless that is empty. */
  coach: { news: string; task: string } | null;
  /** An event other than a decision. */
  event: Passing | null;
  /** What the board shows, in the past too. */
  decision: SpokenDecision | null;
  /** While it stands alone: how many were skipped before it, as a sentence. */
  showing: { seat: number; skipped: string; waits: boolean } | null;
  /** Whether what the others did is listed elsewhere. */
  isListed: boolean;
  /** The past moment on the board, during a replay. */
  past: string;
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

export type NewsKind = "closed" | "hint" | "coach" | "event" | "decision" | "moment";

export interface News {
  kind: NewsKind;
  /** The seat it is about; -1 for none. */
  seat: number;
  who: string;
  said: readonly Said[];
  /** The section of the rules that says so. */
  section?: string | undefined;
  isLoss?: boolean;
}

export type Answers = "request" | "resign" | "handOver";

export interface Speech {
  tone: "plain" | "asks" | "past" | "lost" | "coach";
  /** Whose sign precedes the task: the player on turn. */
  sign: number;
  news: News | null;
  task: string;
  /** Whether three moving dots follow the task. */
  thinks: boolean;
  steps: { done: number; all: number } | null;
  /** The decision that it tells; -1 if it tells none. */
  ply: number;
  button: "now" | "skip" | "read" | "play" | "back" | "coach" | "since" | "result" | null;
  /** The open question that has buttons of its own. */
  answers: Answers | null;
  /** When the text has to change; null if only a new fact changes it. */
  until: number | null;
}

export function narrate(facts: Facts): Speech {
  const { decision } = facts;
  const voice = voiceOf(facts);
  const line = newsOf(facts);
  const news = voice.tone === "lost" ? null : line.news;
  const isTold = voice.tone === "past" || news?.kind === "decision";
  return {
    sign: facts.due,
    thinks: false,
    steps: null,
    answers: null,
    ...voice,
    tone: voice.tone === "plain" ? toneOf(facts, news) : voice.tone,
    news,
    ply: isTold ? (decision?.ply ?? -1) : -1,
    button: buttonOf(facts),
    until: soonest([line.until, startsThinking(facts)], facts.now),
  };
}

/** The tone if nothing is asked of the reader. */
function toneOf({ past }: Facts, news: News | null): Speech["tone"] {
  if (past) return "past";
  return news?.kind === "coach" ? "coach" : "plain";
}

type Voice = Pick<Speech, "tone" | "task"> & Partial<Speech>;

/** The task line and everything with it; the first case that applies wins. */
function voiceOf(facts: Facts): Voice {
  const { lost, request, resigning, left, handOver, past, showing, result, thinking } = facts;
  if (lost) return { tone: "lost", task: lost };
  if (request) {
    const answers = request.open ? "request" : null;
    return { tone: "asks", task: request.text, sign: request.seat, answers };
  }
  if (resigning) return { tone: "asks", task: resigning, answers: "resign" };
  if (left) return { tone: "asks", task: left.text, sign: left.seat };
  if (handOver) return { tone: "asks", task: handOver, answers: "handOver" };
  if (past) return pastVoice(facts);
  if (showing) return { tone: "plain", task: showing.skipped, sign: showing.seat };
  if (result) return { tone: "plain", task: result.text };
  if (thinking) {
    const thinks = startsThinking(facts) <= facts.now;
    return { tone: "plain", task: thinks ? thinking : "", thinks };
  }
  const advised = facts.choice.chosen === 0 && !facts.hint ? facts.coach?.task : "";
  return { tone: "plain", task: advised || facts.task, steps: stepsOf(facts) };
}

/** Tells what was decided at a past moment. */
function pastVoice({ decision }: Facts): Voice {
  if (!decision) return { tone: "past", task: "" };
  return { tone: "past", task: sentenceOf(decision), sign: decision.seat };
}

/** A decision as a sentence of its own. */
export function sentenceOf({ who, said }: Pick<SpokenDecision, "who" | "said">): string {
  const sentence = joined(said);
  return who ? `${who} ${sentence}` : sentence;
}

interface Line {
  news: News | null;
  until: number;
}

const NEVER = Number.POSITIVE_INFINITY;

/** The news line; the first case that applies wins. */
function newsOf(facts: Facts): Line {
  const { closed, hint, coach, event, past, showing, result, now } = facts;
  if (closed && closed.at + EXPLAINED > now) {
    const news = plain("closed", closed.text);
    return { news: news && { ...news, section: closed.section }, until: closed.at + EXPLAINED };
  }
  if (past) return { news: plain("moment", past), until: NEVER };
  if (showing) return decisionLine(facts);
  if (hint) return { news: plain("hint", hint), until: NEVER };
  if (coach) return { news: plain("coach", coach.news), until: NEVER };
  if (event && event.at + PASSING > now)
    return { news: plain("event", event.text), until: event.at + PASSING };
  if (result) return { news: plain("event", result.why), until: NEVER };
  return decisionLine(facts);
}

/** What the board shows. The reader's own decision passes; another's stays, or is listed. */
function decisionLine({ decision, showing, isListed, now }: Facts): Line {
  if (!decision || decision.said.length === 0) return { news: null, until: NEVER };
  const { seat, who, said, isLoss } = decision;
  const news: News = { kind: "decision", seat, who, said, isLoss };
  if (showing) return { news, until: NEVER };
  if (who) return { news: isListed ? null : news, until: NEVER };
  const until = decision.at + PASSING;
  return until > now ? { news, until } : { news: null, until: NEVER };
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
  const { lost, resigning, left, handOver, past, showing, result, choice, request } = facts;
  if (past) return "now";
  if (showing) return showing.waits ? "skip" : null;
  if (lost || resigning || request) return null;
  if (left) return "read";
  if (handOver) return null;
  if (result) return result.hidden ? "result" : null;
  if (choice.playable) return "play";
  if (choice.chosen > 0) return "back";
  if (facts.coach) return "coach";
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
