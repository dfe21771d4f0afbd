/** Anneaux in words. */

import type { Words } from "../../../build/words/anneaux";
import type { Pick } from "../../board/types";
import { parse } from "./actions";
import { seatOn } from "./layout";
import { cellOf, turnOf } from "./paths";
import type { AnneauxEntry, AnneauxView } from "./types";

/** A seat's sign by its shape. */
export function shapeName(seat: number, words: Words): string {
  const { circle, square, triangle, diamond } = words.shapes;
  return [circle, square, triangle, diamond][seat] ?? "";
}

export function pickName(pick: Pick, view: AnneauxView, words: Words): string {
  const turn = turnOf(pick);
  if (turn)
    return turn.clockwise ? words.clockwise({ ring: turn.ring }) : words.back({ ring: turn.ring });
  const cell = cellOf(pick);
  return cell === null ? words.pass : cellName(cell, view, words);
}

function cellName(cell: string, view: AnneauxView, words: Words): string {
  const seat = seatOn(cell, view);
  if (seat < 0) return words.free({ cell });
  const shape = shapeName(seat, words);
  if (view.owed > 0 && seat === view.victim) return words.takeable({ cell, shape });
  return view.spent.includes(cell) ? words.spentPawn({ cell, shape }) : words.pawn({ cell, shape });
}

export function actionName(text: string, words: Words): string {
  const action = parse(text);
  switch (action.kind) {
    case "place":
      return words.place({ cell: action.cell });
    case "move":
      return words.move({ from: action.from, to: action.to });
    case "take":
      return words.take({ cell: action.cell });
    case "turn":
      return action.clockwise
        ? words.clockwise({ ring: action.ring })
        : words.back({ ring: action.ring });
    case "pass":
      return words.pass;
  }
}

export function tell(entry: AnneauxEntry, words: Words): string {
  const action = parse(entry.action);
  switch (action.kind) {
    case "place":
      return words.told.place({ cell: action.cell });
    case "move":
      return words.told.move({ from: action.from, to: action.to });
    case "take":
      return words.told.take({ cell: action.cell });
    case "turn":
      return action.clockwise
        ? words.told.clockwise({ ring: action.ring })
        : words.told.back({ ring: action.ring });
    case "pass":
      return words.told.pass;
  }
}

export function counts(view: AnneauxView, seat: number, words: Words): string {
  return words.counts({ hand: view.hand[seat] ?? 0, track: view.pawns[seat]?.length ?? 0 });
}

function named(texts: Record<string, string>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}

export function ending(name: string, words: Words): string {
  return named(words.endings, name) ?? "";
}

export function reason(name: string, words: Words): string | undefined {
  return named(words.reasons, name);
}
