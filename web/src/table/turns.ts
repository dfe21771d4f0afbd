/** The turns of a match: the decisions that a seat made one after the other. */

import type { Entry } from "../api/types";

export interface Turn {
  seat: number;
  /** How many decisions came before it, and how many were made when it ended. */
  from: number;
  to: number;
}

export function turnsOf(entries: readonly Entry[]): Turn[] {
  const turns: Turn[] = [];
  entries.forEach(({ seat }, ply) => {
    const last = turns.at(-1);
    if (last?.seat === seat) last.to = ply + 1;
    else turns.push({ seat, from: ply, to: ply + 1 });
  });
  return turns;
}
