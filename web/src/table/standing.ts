/** How a match stands, in words. */

import type { TableWords } from "../words/words.svelte";
import { nameOf, namesOf } from "./naming";
import type { Sitting } from "./sitting.svelte";

/** What has to be known of a match to say how it stands. */
type Standing = Pick<Sitting, "state" | "own" | "chair">;

/** Whose turn it is, or who won, for those who listen. Nothing of bots: they are not waited for. */
export function standingOf(sitting: Standing, words: TableWords): string {
  const { state, own } = sitting;
  if (state?.result) return resultOf(sitting, words);
  if (state?.phase !== "on" || sitting.chair(state.to_move)?.bot) return "";
  const mine = own.length === 1 && own[0] === state.to_move;
  return mine ? words.turn.yours : words.turn.of({ name: nameOf(sitting, state.to_move, words) });
}

/** Who won. */
export function resultOf(sitting: Standing, words: TableWords): string {
  const { state, own } = sitting;
  const winners = state?.result?.winners ?? [];
  if (winners.length !== 1) return words.over.shared({ names: namesOf(sitting, winners, words) });
  const mine = own.length === 1 && own[0] === winners[0];
  return mine ? words.over.youWon : words.over.won({ name: namesOf(sitting, winners, words) });
}
