/** The colours of the seats, in words. */

import { pagesWords } from "../words/words.svelte";

/** The name of a seat's colour. */
export function colourOf(seat: number): string {
  const colours: Record<number, string> = pagesWords().colours;
  return colours[seat] ?? "";
}

/** Seats to choose from by their colours. */
export function coloursOf(seats: readonly number[]): { value: number; label: string }[] {
  return seats.map((value) => ({ value, label: colourOf(value) }));
}
