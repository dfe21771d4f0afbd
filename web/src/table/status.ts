/** How a match stands, in words. */

import type { TableWords } from "../words/words.svelte";
import type { MatchStore } from "./match.svelte";
import { nameOf, namesOf } from "./names";

/** What has to be known of a match to say how it stands. */
type MatchStatus = Pick<MatchStore, "state" | "own" | "chair">;

/** Whose turn it is, or who won, for those who listen. Nothing of bots: they are not waited for. */
export function statusText(match: MatchStatus, words: TableWords): string {
  const { state, own } = match;
  if (state?.result) return resultText(match, words);
  if (state?.phase !== "on" || match.chair(state.to_move)?.bot) return "";
  const mine = own.length === 1 && own[0] === state.to_move;
  return mine ? words.turn.yours : words.turn.of({ name: nameOf(match, state.to_move, words) });
}

/** Who won. */
export function resultText(match: MatchStatus, words: TableWords): string {
  const { state, own } = match;
  const winners = state?.result?.winners ?? [];
  if (winners.length === 0) return words.over.noOne;
  if (winners.length !== 1) return words.over.shared({ names: namesOf(match, winners, words) });
  const mine = own.length === 1 && own[0] === winners[0];
  return mine ? words.over.youWon : words.over.won({ name: namesOf(match, winners, words) });
}
