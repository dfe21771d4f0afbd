/** The text of a hint: the board marks what to pick, and a sentence says what that gains. */

import type { Hint } from "../api/types";
import type { Board } from "../board/model.svelte";
import { candidates, candidatesText, isRemembered } from "../board/remembered";
import type { Reader } from "../board/telling";
import { locale, type TableWords } from "../words/words.svelte";
import { type LineText, lineText } from "./line";

/** The board on the screen, with the words of its game. */
interface Shown {
  board: globalThis.Pick<Board, "game" | "geometry" | "state">;
  gameWords: unknown;
}

/**
 * What the best action does and why, if the server could tell without giving away anything
 * hidden; otherwise the action's name. Of what the player has to remember, each press tells more.
 * Empty if there is nothing to do.
 */
export function hintText(
  hint: Hint,
  shown: Shown,
  words: TableWords,
  reader: Reader,
  press = 1,
): LineText {
  const action = hint.actions[0]?.action;
  if (action === undefined) return { does: "", why: "" };
  const { board, gameWords } = shown;
  const remembered = candidates(board, action, press);
  if (remembered.length > 0) {
    const names = candidatesText(remembered, locale.language ?? "en");
    return { does: `${toldPicks(action, shown)}.`, why: words.hint.among({ names }) };
  }
  const { game, geometry } = board;
  const told = lineText(hint, { game, geometry, gameWords }, words, reader);
  if (told.does !== "") return told;
  return { does: `${game.actionName(action, gameWords, geometry)}.`, why: "" };
}

/** The picks of an action that the player need not remember, in words. */
function toldPicks(action: string, { board, gameWords }: Shown): string {
  const { game, geometry, state } = board;
  const path = state.chooser.paths.find((each) => each.action === action);
  const told = path?.picks.filter((pick) => !isRemembered(game, pick)) ?? [];
  return told.map((pick) => game.pickName(pick, state.view, gameWords, geometry)).join(", ");
}
