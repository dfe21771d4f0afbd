/** My score against a bot, in words. */

import type { GameName } from "../../api/types";
import { scoreAgainst } from "../../device/results";
import { pagesWords } from "../../words/words.svelte";

/** For one game, or for all; empty if I never played against it. */
export function scoreText(level: number, game?: GameName): string {
  const score = scoreAgainst(level, game);
  return score.played > 0 ? pagesWords().matches.score({ ...score }) : "";
}
