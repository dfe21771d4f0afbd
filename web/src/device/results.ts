/** The results of my matches against bots. They stay on this device and are never sent. */

import type { GameName, State } from "../api/types";
import { keep, recall } from "./storage";

/** A finished match against bots only. */
interface Result {
  game: GameName;
  /** The levels of the bots, without duplicates. */
  levels: number[];
  won: boolean;
}

export interface Score {
  won: number;
  played: number;
}

const NAME = "results";

/** How many results to keep; the oldest go first. */
const MAX_RESULTS = 500;

/** The result of a match; null while it is on, or if other people played. */
export function resultOf(state: State, own: readonly number[]): Result | null {
  const [me, another] = own;
  const winners = state.result?.winners ?? [];
  if (me === undefined || another !== undefined || winners.length === 0) return null;
  const others = state.seats.filter((_, seat) => seat !== me);
  if (others.some((chair) => !chair?.bot || chair.gone)) return null;
  const levels = [...new Set(others.map((chair) => Number(chair?.bot)))];
  return { game: state.view.game, levels, won: winners.includes(me) };
}

/** Stores the result of a match; storing it again changes nothing. */
export function keepResult(match: string, state: State, own: readonly number[]): void {
  const result = resultOf(state, own);
  if (!result) return;
  const all = Object.entries(remembered()).filter(([id]) => id !== match);
  keep(NAME, Object.fromEntries([...all, [match, result]].slice(-MAX_RESULTS)));
}

/** How often I won against bots of a level: in one game, or in all. */
export function scoreAgainst(level: number, game?: GameName): Score {
  const played = Object.values(remembered()).filter(
    (result) => result.levels.includes(level) && (game === undefined || result.game === game),
  );
  return { won: played.filter(({ won }) => won).length, played: played.length };
}

function remembered(): Record<string, Result> {
  return (recall(NAME) ?? {}) as Record<string, Result>;
}
