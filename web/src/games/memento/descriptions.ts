/** Memento in words. */

import type { Words } from "../../../build/words/memento";
import { effectOf } from "../../board/effects";
import { describeEffects, type Reader, type Said } from "../../board/telling";
import type { Pick } from "../../board/types";
import { type Part, parse } from "./actions";
import { placeIn } from "./layout";
import { pickedPoint, splitHeights } from "./paths";
import type { MementoEntry, MementoGeometry, MementoView } from "./types";

export function pickName(
  pick: Pick,
  view: MementoView,
  words: Words,
  geometry: MementoGeometry,
): string {
  const point = pickedPoint(pick);
  if (pick.startsWith("turn:")) return actionName(pick.slice("turn:".length), words, geometry);
  if (!point)
    return words.splitInto({ heights: listed(splitHeights(pick).map(heightName(words)), words) });
  const name = pointName(point, words, geometry);
  const figure = view.figures[point];
  if (!figure) return words.freePoint({ point: name });
  const shape = named(words.shapes, figure.seat) ?? "";
  return words.figure({ point: name, height: heightName(words)(figure.height), shape });
}

/** A point by its position, because the board shows no names: "top · left corner". */
function pointName(point: string, words: Words, geometry: MementoGeometry): string {
  const { part, kind, side } = placeIn(geometry, point);
  const where = kind === "centre" ? words.centre : words[kind][side];
  return words.point({ part: named(words.parts, part) ?? part, where });
}

export function actionName(text: string, words: Words, geometry: MementoGeometry): string {
  const action = parse(text);
  const name = (point: string) => pointName(point, words, geometry);
  switch (action.kind) {
    case "bring":
      return words.bring({ points: listed(action.points.map(name), words) });
    case "turn": {
      const way = action.clockwise ? words.clockwise : words.anticlockwise;
      return words.turn({ triangle: named(words.triangles, action.part) ?? action.part, way });
    }
    case "move":
      return words.move({ from: name(action.from), to: name(action.to) });
    case "split":
      return words.split({
        from: name(action.from),
        parts: listed(partNames(action.parts, words, name), words),
      });
  }
}

/** Parts of equal height only need their goals. */
function partNames(parts: Part[], words: Words, name: (point: string) => string): string[] {
  const equal = parts.every(({ height }) => height === parts[0]?.height);
  return parts.map(({ height, to }) =>
    equal ? name(to) : words.part({ height: heightName(words)(height), to: name(to) }),
  );
}

function heightName(words: Words): (height: number) => string {
  return (height) => named(words.heights, height) ?? String(height);
}

/** Joins items: "one, two and three". */
function listed(items: readonly string[], words: Words): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${words.and} ${last}`;
}

/** What happened. Stacking is only stressed if it took a figure of another player. */
export function tell(
  entry: MementoEntry,
  words: Words,
  _geometry: MementoGeometry,
  reader: Reader,
): Said[] {
  const stressed = effectOf(entry, "taken") ? ["taken", "stacked", "out", "won"] : ["out", "won"];
  return describeEffects(entry, words.did, stressed, reader);
}

/** The points of a decision. A turn concerns no points but a triangle, which `tell` names. */
export function where(entry: MementoEntry, words: Words, geometry: MementoGeometry): string {
  const action = parse(entry.action);
  if (action.kind === "turn") return "";
  if (action.kind !== "bring") return actionName(entry.action, words, geometry);
  return listed(
    action.points.map((point) => pointName(point, words, geometry)),
    words,
  );
}

export function counts(view: MementoView, seat: number, words: Words): string {
  if (!view.in_play.includes(seat)) return words.out;
  const figures = Object.values(view.figures).filter((figure) => figure.seat === seat);
  return words.figures({ count: figures.length });
}

export function ending(name: string, words: Words): string {
  return named(words.ending, name) ?? "";
}

export function reason(name: string, words: Words): string | undefined {
  return named(words.reason, name);
}

/** The word for a name from the rules. */
function named(words: Record<string, string>, name: string | number): string | undefined {
  return words[name];
}
