/** How people and bots are called. */

import type { TableWords } from "../words/words.svelte";
import type { MatchStore } from "./match.svelte";

/** Whatever knows who sits where. */
type Seating = Pick<MatchStore, "chair">;

/** The name of whoever sits on a seat, in the reader's language. */
export function nameOf(match: Seating, seat: number, words: TableWords): string {
  const chair = match.chair(seat);
  if (!chair) return words.free;
  if (chair.bot && !chair.gone) return words.bot({ level: chair.bot });
  return chair.name || words.seat({ number: seat + 1 });
}

/** Names as one reads them: "Ada, Ben and Cleo". */
export function namesOf(match: Seating, seats: number[], words: TableWords): string {
  const names = seats.map((seat) => nameOf(match, seat, words));
  return new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(names);
}
