/** Requests that others have to answer: to take a move back, or to share the win. */

import type { MatchStore } from "./match.svelte";

export interface Question {
  to: "undo" | "draw";
  /** The seat that asks. */
  seat: number;
  /** The seats held here that still have to answer; empty if we wait for others. */
  open: number[];
}

/** The open request, if a seat held here made it or has to answer it; otherwise null. */
export function questionFor(match: Pick<MatchStore, "state" | "own" | "people">): Question | null {
  const { state, own, people } = match;
  const draw = state?.phase === "on" ? state.draw : null;
  const to = state?.undo ? "undo" : "draw";
  const agreed = state?.undo?.allowed ?? draw ?? [];
  const seat = state?.undo?.seat ?? draw?.[0];
  if (seat === undefined) return null;
  const open = people.filter((each) => !agreed.includes(each));
  return open.length > 0 || own.includes(seat) ? { to, seat, open } : null;
}
