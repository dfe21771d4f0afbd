/** Memento in words. */

import type { Pick } from "../../board/types";
import { wordsFrom } from "../../words/language";
import { type Action, type Part, parse } from "./actions";
import { placeIn } from "./layout";
import { pickedPoint, splitHeights } from "./paths";
import type { MementoEntry, MementoGeometry, MementoView } from "./types";
import type { Words } from "./words/en";

export const loadWords = wordsFrom<Words>({
  de: () => import("./words/de"),
  en: () => import("./words/en"),
  fr: () => import("./words/fr"),
  it: () => import("./words/it"),
  uk: () => import("./words/uk"),
});

export function pickName(
  pick: Pick,
  view: MementoView,
  words: Words,
  geometry: MementoGeometry,
): string {
  const point = pickedPoint(pick);
  if (pick.startsWith("turn:")) return actionName(pick.slice("turn:".length), words, geometry);
  if (!point) return words.splitInto(listed(splitHeights(pick).map(heightName(words)), words));
  const name = pointName(point, words, geometry);
  const figure = view.figures[point];
  if (!figure) return words.freePoint(name);
  const shape = words.shapes[figure.seat] ?? "";
  return words.figure(name, heightName(words)(figure.height), shape);
}

/** A point by where it is seen, for the board shows no names: "top · left corner". */
function pointName(point: string, words: Words, geometry: MementoGeometry): string {
  const { part, kind, side } = placeIn(geometry, point);
  const where = kind === "centre" ? words.centre : words[kind][side];
  return words.point(words.parts[part] ?? part, where);
}

export function actionName(text: string, words: Words, geometry: MementoGeometry): string {
  return told(text, words, words, geometry);
}

export function tell(entry: MementoEntry, words: Words, geometry: MementoGeometry): string {
  const { tellBring, tellTurn, tellMove, tellSplit } = words;
  const phrases = { bring: tellBring, turn: tellTurn, move: tellMove, split: tellSplit };
  return told(entry.action, words, phrases, geometry);
}

type Phrases = { [K in Action["kind"]]: Words[K] };

function told(text: string, words: Words, phrases: Phrases, geometry: MementoGeometry): string {
  const action = parse(text);
  const name = (point: string) => pointName(point, words, geometry);
  switch (action.kind) {
    case "bring":
      return phrases.bring(listed(action.points.map(name), words));
    case "turn": {
      const way = action.clockwise ? words.clockwise : words.anticlockwise;
      return phrases.turn(words.triangles[action.part] ?? action.part, way);
    }
    case "move":
      return phrases.move(name(action.from), name(action.to));
    case "split":
      return phrases.split(name(action.from), listed(partNames(action.parts, words, name), words));
  }
}

/** Parts of one height need only their goals. */
function partNames(parts: Part[], words: Words, name: (point: string) => string): string[] {
  const equal = parts.every(({ height }) => height === parts[0]?.height);
  return parts.map(({ height, to }) =>
    equal ? name(to) : words.part(heightName(words)(height), name(to)),
  );
}

function heightName(words: Words): (height: number) => string {
  return (height) => words.heights[height] ?? String(height);
}

/** One, two and three. */
function listed(items: readonly string[], words: Words): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${words.and} ${last}`;
}

export function counts(view: MementoView, seat: number, words: Words): string {
  return words.markers(view.markers[seat] ?? 0);
}

export function ending(name: string, words: Words): string {
  return words.endings[name] ?? "";
}

export function reason(name: string, words: Words): string | undefined {
  return words.reasons[name];
}
