/** How people and bots are called. */

import type { TableWords } from "../words/words.svelte";
import type { Sitting } from "./sitting.svelte";

/** Whatever knows who sits where. */
type Seating = Pick<Sitting, "chair">;

/** The name of whoever sits on a seat, in the reader's language. */
export function nameOf(sitting: Seating, seat: number, words: TableWords): string {
  const chair = sitting.chair(seat);
  if (!chair) return words.free;
  if (chair.bot && !chair.gone) return words.bot({ level: chair.bot });
  return chair.name || words.seat({ number: seat + 1 });
}

/** Names as one reads them: "Ada, Ben and Cleo". */
export function namesOf(sitting: Seating, seats: number[], words: TableWords): string {
  const names = seats.map((seat) => nameOf(sitting, seat, words));
  return new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(names);
}
