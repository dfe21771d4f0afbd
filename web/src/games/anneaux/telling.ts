/** Anneaux in words. */

import type { Pick } from "../../board/types";
import { wordsFrom } from "../../words/language";
import { parse } from "./actions";
import { seatOn } from "./layout";
import { cellOf, turnOf } from "./paths";
import type { AnneauxEntry, AnneauxView } from "./types";
import type { Words } from "./words/en";

export const loadWords = wordsFrom<Words>({
  de: () => import("./words/de"),
  en: () => import("./words/en"),
  fr: () => import("./words/fr"),
  it: () => import("./words/it"),
  uk: () => import("./words/uk"),
});

/** A seat's sign by its shape. */
export function shapeName(seat: number, words: Words): string {
  const { circle, square, triangle, diamond } = words.shapes;
  return [circle, square, triangle, diamond][seat] ?? "";
}

export function pickName(pick: Pick, view: AnneauxView, words: Words): string {
  const turn = turnOf(pick);
  if (turn) return turn.clockwise ? words.clockwise(turn.ring) : words.back(turn.ring);
  const cell = cellOf(pick);
  return cell === null ? words.pass : cellName(cell, view, words);
}

function cellName(cell: string, view: AnneauxView, words: Words): string {
  const seat = seatOn(cell, view);
  if (seat < 0) return words.free(cell);
  const shape = shapeName(seat, words);
  if (view.owed > 0 && seat === view.victim) return words.takeable(cell, shape);
  return view.spent.includes(cell) ? words.spentPawn(cell, shape) : words.pawn(cell, shape);
}

export function actionName(text: string, words: Words): string {
  const action = parse(text);
  switch (action.kind) {
    case "place":
      return words.place(action.cell);
    case "move":
      return words.move(action.from, action.to);
    case "take":
      return words.take(action.cell);
    case "turn":
      return action.clockwise ? words.clockwise(action.ring) : words.back(action.ring);
    case "pass":
      return words.pass;
  }
}

export function tell(entry: AnneauxEntry, words: Words): string {
  const action = parse(entry.action);
  switch (action.kind) {
    case "place":
      return words.told.place(action.cell);
    case "move":
      return words.told.move(action.from, action.to);
    case "take":
      return words.told.take(action.cell);
    case "turn":
      return action.clockwise ? words.told.clockwise(action.ring) : words.told.back(action.ring);
    case "pass":
      return words.told.pass;
  }
}

export function counts(view: AnneauxView, seat: number, words: Words): string {
  return words.counts(view.hand[seat] ?? 0, view.pawns[seat]?.length ?? 0);
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
