/** What the player has to do now, as a sentence. */

import type { Words } from "../../../build/words/memento";
import type { Choice } from "../../board/game";
import type { Path } from "../../board/types";
import { parse } from "./actions";
import { pickedPoint, splitHeights } from "./paths";
import type { MementoView } from "./types";

export function task({ open, chosen, left }: Choice, view: MementoView, words: Words): string {
  if (open.size === 0) return "";
  const first = pickedPoint(chosen[0]);
  if (first === null) return beginning(left, words);
  const figure = view.figures[first];
  if (!figure) return words.task.second;
  const parts = splitHeights(chosen[1]);
  return parts.length > 0
    ? nextPart(parts, chosen.length - 2, words)
    : goalOf(figure.height, left, words);
}

/** The possible kinds of action; if there are few, it names them. */
function beginning(left: readonly Path[], { task }: Words): string {
  if (left.every(({ picks }) => picks.length === 1 && pickedPoint(picks[0]))) return task.open;
  const kinds = new Set(left.map(({ action }) => parse(action).kind));
  const [bring, turn] = [kinds.has("bring"), kinds.has("turn")];
  if (kinds.has("move") || kinds.has("split")) {
    if (bring) return turn ? task.any : task.bring_move;
    return turn ? task.move_turn : task.move;
  }
  if (bring) return turn ? task.bring_turn : task.bring;
  return task.turn;
}

/** Where to move a picked-up figure; whether it can split, or only split. */
function goalOf(height: number, left: readonly Path[], { task }: Words): string {
  const kinds = new Set(left.map(({ action }) => parse(action).kind));
  if (!kinds.has("split")) return task.goal({ count: height });
  return kinds.has("move") ? task.goal_or_split({ count: height }) : task.how({ count: height });
}

/** Where the next part of a figure goes; parts of equal height are counted. */
function nextPart(parts: readonly number[], done: number, { task }: Words): string {
  const equal = parts.every((height) => height === parts[0]);
  if (equal) return task.part({ count: done + 1 });
  return done === 0 ? task.goal({ count: parts[0] ?? 1 }) : task.rest;
}
