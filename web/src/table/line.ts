/** A line of play in words: what its first turn does, and why that matters. */

import type { Entry, Line } from "../api/types";
import { effectsOf } from "../board/effects";
import type { AnyGame } from "../board/game";
import { joined, type Reader, type Said } from "../board/telling";
import type { TableWords } from "../words/words.svelte";

/** A game with what its sentences need. */
export interface TellingGame {
  game: Pick<AnyGame, "tell">;
  geometry: unknown;
  gameWords: unknown;
}

/** Two short sentences; empty if there is nothing to say. */
export interface LineText {
  /** What the first turn does and gains. */
  does: string;
  /** What it averts or leads to. */
  why: string;
}

/** The most gains of one turn that are told. */
const MAX_GAINS = 2;

export function lineText(
  { line, threat }: Line,
  { game, geometry, gameWords }: TellingGame,
  words: TableWords,
  reader: Reader,
): LineText {
  const [first] = line;
  if (!first) return { does: "", why: "" };
  const tell = (entry: Entry) => game.tell(entry, gameWords, geometry, reader);
  const ends = line.findIndex(({ seat }) => seat !== first.seat);
  const turn = ends < 0 ? line : line.slice(0, ends);
  return {
    does: `${gist(turn.flatMap(tell), MAX_GAINS)}.`,
    why: sentence(whyText({ turn, later: line.slice(turn.length), threat }, tell, words, reader)),
  };
}

interface Turns {
  /** The turn that the line begins with, and what is likely to follow. */
  turn: readonly Entry[];
  later: readonly Entry[];
  threat: Entry | null;
}

type Tell = (entry: Entry) => Said[];

/** The first of these that applies: the win, what it averts, what it costs, what comes next. */
function whyText(
  { turn, later, threat }: Turns,
  tell: Tell,
  words: TableWords,
  reader: Reader,
): string {
  const me = turn[0]?.seat;
  const matters = (entry: Entry) => tell(entry).some(isStressed);
  const named = ({ seat }: Entry, what: string) => ({ name: reader.name(seat), what });
  if (turn.some((entry) => effectsOf(entry, "won").length > 0)) return "";
  // What the others do to each other is no reason.
  const concerns = ({ effects, seat }: Entry) =>
    effects.every((effect) => effect.seat === me || effect.seat === seat);
  if (threat && concerns(threat) && matters(threat))
    return words.line.otherwise(named(threat, gist(tell(threat))));
  const hit = (entry: Entry) => entry.effects.some(({ seat }) => seat === me);
  const next = later.find((entry) => (entry.seat === me || hit(entry)) && matters(entry));
  if (!next) return "";
  const what = gist(tell(next));
  return next.seat === reader.seat ? words.line.next({ what }) : words.line.then(named(next, what));
}

/** What someone does, and what that gains or costs: the first part and the stressed ones. */
function gist([act, ...parts]: Said[], most = 1): string {
  if (!act) return "";
  const gains = parts.filter(isStressed).slice(0, act.stressed ? most - 1 : most);
  return joined([act, ...gains]);
}

function isStressed({ stressed }: Said): boolean {
  return stressed;
}

function sentence(text: string): string {
  return text === "" ? "" : `${text}.`;
}
