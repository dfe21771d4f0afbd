/** My matches, one line for each, the latest first. */

import type { GameName, MyMatch, State } from "../../api/types";

export interface OwnMatch {
  match: string;
  game: GameName;
  phase: MyMatch["phase"];
  changedAt: number;
  /** When the list was loaded, by table time; this device's clock may be wrong. */
  now: number;
  /** My seats; empty if I only watch. */
  seats: number[];
}

/** Merges the server's entries, which are one per seat. */
export function ownMatches(mine: readonly MyMatch[]): OwnMatch[] {
  const found = new Map<string, OwnMatch>();
  for (const { match, game, phase, changed_at, now, seat } of mine) {
    const seats = [...(found.get(match)?.seats ?? []), ...(seat >= 0 ? [seat] : [])];
    found.set(match, { match, game, phase, changedAt: changed_at, now, seats });
  }
  return [...found.values()].sort((a, b) => b.changedAt - a.changedAt);
}

/** Whether a match waits for someone at this device. */
export function isMyTurn(state: State | undefined, seats: readonly number[]): boolean {
  return state?.phase === "on" && seats.includes(state.to_move) && !state.seats[state.to_move]?.bot;
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
