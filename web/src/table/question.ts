/** What someone would like and others have to answer: to take a move back, to share the win. */

import type { MatchStore } from "./match.svelte";

export interface Question {
  to: "undo" | "draw";
  /** Who asks. */
  seat: number;
  /** The seats held here that have not answered; none where one only waits for others. */
  open: number[];
}

/** What is asked, if a seat held here has to answer it or asks it; nothing for anyone else. */
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
