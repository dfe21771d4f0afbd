/** The matches of whoever looks, one line for each, the latest first. */

import type { GameName, MyMatch } from "../../api/types";

export interface OwnMatch {
  match: string;
  game: GameName;
  phase: MyMatch["phase"];
  changedAt: number;
  /** When it was asked, by the clock of the tables; that of this device may show anything. */
  now: number;
  /** Whether one of the seats is mine; otherwise I only watch. */
  plays: boolean;
}

/** Puts together what is told of every seat by itself. */
export function ownMatches(mine: readonly MyMatch[]): OwnMatch[] {
  const found = new Map<string, OwnMatch>();
  for (const { match, game, phase, changed_at, now, seat } of mine) {
    const plays = seat >= 0 || (found.get(match)?.plays ?? false);
    found.set(match, { match, game, phase, changedAt: changed_at, now, plays });
  }
  return [...found.values()].sort((a, b) => b.changedAt - a.changedAt);
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago something was: "5 minutes ago", "yesterday". */
export function ago(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const seconds = Math.max(0, (now - then) / 1000);
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["second", Infinity];
  return format.format(-Math.floor(seconds / length) || 0, unit);
}
