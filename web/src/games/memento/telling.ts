/** Memento in words. */

import type { Entry, Pick } from "../../board/types";
import { type Translated, wordsFrom } from "../../words/language";
import { type Action, type Part, parsed } from "./actions";
import { pickedPoint, splitHeights } from "./paths";
import { type MementoGeometry, type MementoView, placeIn } from "./view";
import type en from "./words/en";

export type MementoWords = Translated<typeof en>;

export const loadWords = wordsFrom<MementoWords>({
  de: () => import("./words/de"),
  en: () => import("./words/en"),
  fr: () => import("./words/fr"),
  it: () => import("./words/it"),
  uk: () => import("./words/uk"),
});

export function pickName(
  pick: Pick,
  view: MementoView,
  words: MementoWords,
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
function pointName(point: string, words: MementoWords, geometry: MementoGeometry): string {
  const { part, kind, side } = placeIn(geometry, point);
  const where = kind === "centre" ? words.centre : words[kind][side];
  return words.point(words.parts[part] ?? part, where);
}

export function actionName(text: string, words: MementoWords, geometry: MementoGeometry): string {
  return told(text, words, words, geometry);
}

export function tell(entry: Entry, words: MementoWords, geometry: MementoGeometry): string {
  const { tellBring, tellTurn, tellMove, tellSplit } = words;
  const phrases = { bring: tellBring, turn: tellTurn, move: tellMove, split: tellSplit };
  return told(entry.action, words, phrases, geometry);
}

type Phrases = { [K in Action["kind"]]: MementoWords[K] };

function told(
  text: string,
  words: MementoWords,
  phrases: Phrases,
  geometry: MementoGeometry,
): string {
  const action = parsed(text);
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
function partNames(parts: Part[], words: MementoWords, name: (point: string) => string): string[] {
  const equal = parts.every(({ height }) => height === parts[0]?.height);
  return parts.map(({ height, to }) =>
    equal ? name(to) : words.part(heightName(words)(height), name(to)),
  );
}

function heightName(words: MementoWords): (height: number) => string {
  return (height) => words.heights[height] ?? String(height);
}

/** One, two and three. */
function listed(items: readonly string[], words: MementoWords): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${words.and} ${last}`;
}

export function counts(view: MementoView, seat: number, words: MementoWords): string {
  return words.markers(view.markers[seat] ?? 0);
}

export function ending(name: string, words: MementoWords): string {
  return words.endings[name] ?? "";
}

export function reason(name: string, words: MementoWords): string | undefined {
  return words.reasons[name];
}
