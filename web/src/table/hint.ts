/** The text of a hint: the board marks what to pick, and a sentence says what that gains. */

import type { Hint } from "../api/types";
import type { Board } from "../board/model.svelte";
import { joined, type Reader } from "../board/telling";
import type { TableWords } from "../words/words.svelte";

/** The board on the screen, with the words of its game. */
interface Shown {
  board: globalThis.Pick<Board, "game" | "geometry" | "state">;
  gameWords: unknown;
}

/**
 * What the best action does, if the server could tell without giving away anything hidden;
 * otherwise the action's name, or the picks that the player need not remember. Empty if there is
 * nothing to do.
 */
export function hintText(hint: Hint, shown: Shown, words: TableWords, reader: Reader): string {
  const action = hint.actions[0]?.action;
  if (action === undefined) return "";
  const { board, gameWords } = shown;
  const what =
    partOf(action, shown) ||
    gainOf(hint, shown, reader) ||
    board.game.actionName(action, gameWords, board.geometry);
  return words.hint.follow({ what });
}

/** The picks of an action of which the player has to remember others; otherwise empty. */
function partOf(action: string, { board, gameWords }: Shown): string {
  const { game, geometry, state } = board;
  const [path] = game.isRemembered ? game.paths([action], geometry) : [];
  const told = path?.picks.filter((pick) => !game.isRemembered?.(pick)) ?? [];
  if (told.length === path?.picks.length) return "";
  return told.map((pick) => game.pickName(pick, state.view, gameWords, geometry)).join(", ");
}

/** The first gain or loss it causes; without one, everything it does. */
function gainOf({ entry }: Hint, { board, gameWords }: Shown, reader: Reader): string {
  if (!entry) return "";
  const sentences = board.game.tell(entry, gameWords, board.geometry, reader);
  return sentences.find(({ stressed }) => stressed)?.text ?? joined(sentences);
}
