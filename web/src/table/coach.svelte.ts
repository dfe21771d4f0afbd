/**
 * The coach of a first match: it names the aim, and comments on the first turns of whoever plays
 * here. The device remembers which match of each game has a coach.
 */

import type { GameName } from "../api/types";
import { keep, recall } from "../device/storage";
import type { TableWords } from "../words/words.svelte";
import type { LineText } from "./line";
import type { MatchStore } from "./match.svelte";
import { turnsOf } from "./turns";

const NAME = "coach";

/** How many turns of a player the coach comments on. */
const TURNS = 3;

/** The match of a game that has the coach; none if nobody wants it. */
interface Course {
  match: string | null;
  /** How many turns the player had finished when the coach was called. */
  from: number;
}

type Coached = Pick<MatchStore, "id" | "state" | "own" | "shown" | "entries">;

export class Coach {
  private courses: Record<GameName, Course> = $state.raw(
    (recall(NAME) ?? {}) as Record<GameName, Course>,
  );

  constructor(private readonly match: Coached) {}

  /** Joins the first match of a game on this device; call it when the match is known. */
  meet(): void {
    const { game } = this;
    if (game && !this.courses[game] && this.match.own.length > 0) this.call();
  }

  /** Accompanies this match from now on. */
  call(): void {
    this.change({ match: this.match.id, from: this.finished });
  }

  /** Leaves, and does not come to later matches of this game either. */
  dismiss(): void {
    this.change({ match: null, from: 0 });
  }

  get on(): boolean {
    return this.game !== undefined && this.courses[this.game]?.match === this.match.id;
  }

  /** Which of their turns the reader makes now or next, from 1; 0 if the coach is silent. */
  get turn(): number {
    const { game } = this;
    const course = game && this.courses[game];
    if (!course || !this.on || this.match.state?.phase !== "on") return 0;
    const turn = this.finished + 1 - course.from;
    return turn <= TURNS ? turn : 0;
  }

  private get game(): GameName | undefined {
    return this.match.state?.view.game;
  }

  /** How many turns the reader has finished. */
  private get finished(): number {
    const { state, shown, entries } = this.match;
    const begun = turnsOf(entries).filter(({ seat }) => seat === shown).length;
    const isInside = state?.to_move === shown && entries.at(-1)?.seat === shown;
    return isInside ? begun - 1 : begun;
  }

  private change(course: Course): void {
    if (!this.game) return;
    this.courses = { ...this.courses, [this.game]: course };
    keep(NAME, this.courses);
  }
}

export interface Lecture {
  turn: number;
  /** Whether the reader has to choose now. */
  mine: boolean;
  /** What players of this game try to reach; empty if its package does not say. */
  aim: string;
  /** What a good action does, if the coach knows one. */
  told: LineText | null;
  /** Whether hints are given at this table. */
  hasHints: boolean;
}

/** What the coach says on the two lines of the strip; null for nothing. */
export function coachText(
  { turn, mine, aim, told, hasHints }: Lecture,
  words: TableWords,
): { news: string; task: string } | null {
  if (turn === 1 && aim) {
    return { news: aim, task: mine && told ? words.hint.follow({ what: told.does }) : "" };
  }
  if (turn === 0 || !mine) return null;
  if (told) return { news: words.coach.turn({ turn, what: told.does }), task: told.why };
  const advice = turn === 2 ? words.coach.marked : words.coach.history;
  return turn === 1 || hasHints ? null : { news: advice, task: "" };
}
