/** Positions of fields and what they show, from the view and the geometry. */

import type { Box, Point } from "../../board/types";
import type { DimenticatoGeometry, DimenticatoView } from "./types";

/** A field as row and column. */
type Place = readonly number[];

export type Card = DimenticatoGeometry["cards"][number];

export function fieldName([row = 0, column = 0]: Place): string {
  return `${row},${column}`;
}

/** The middle of a field. */
export function middle(name: string, geometry: DimenticatoGeometry): Point {
  const at = geometry.fields[name];
  if (!at) throw new Error(`no field ${name}`);
  return at;
}

/** Cached, because every picture needs the dice fields and a geometry never changes. */
const known = new WeakMap<DimenticatoGeometry, readonly string[]>();

/** The names of the dice fields, in the order of numbers and colours. */
export function diceFields(geometry: DimenticatoGeometry): readonly string[] {
  const before = known.get(geometry);
  if (before) return before;
  const dice = new Set(geometry.cards.flatMap((card) => card.fields));
  const names = Object.keys(geometry.fields).filter((name) => dice.has(name));
  known.set(geometry, names);
  return names;
}

/** The visible number of a field; null if it is covered or a start field. */
export function numberOn(
  name: string,
  view: DimenticatoView,
  geometry: DimenticatoGeometry,
): number | null {
  return view.numbers[diceFields(geometry).indexOf(name)] ?? null;
}

/** A field's position among its seat's start fields, from 1; 0 if it is none. */
export function startNumber(name: string, geometry: DimenticatoGeometry): number {
  return Math.max(0, ...geometry.starts.map((fields) => fields.indexOf(name) + 1));
}

/** The smallest box round the fields with these names. */
export function around(names: readonly string[], geometry: DimenticatoGeometry): Box {
  const points = names.map((name) => middle(name, geometry));
  const [xs, ys] = [points.map((at) => at.x), points.map((at) => at.y)];
  const [x, y] = [Math.min(...xs) - 0.5, Math.min(...ys) - 0.5];
  return { x, y, width: Math.max(...xs) + 0.5 - x, height: Math.max(...ys) + 0.5 - y };
}

/** The empty middle of the frame. */
export function hole(geometry: DimenticatoGeometry): Box {
  const corners = geometry.cards.filter((card) => card.corner);
  const boxes = corners.map((card) => around(card.fields, geometry));
  const x = Math.min(...boxes.map((box) => box.x + box.width));
  const y = Math.min(...boxes.map((box) => box.y + box.height));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x)) - x,
    height: Math.max(...boxes.map((box) => box.y)) - y,
  };
}

export function centre(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
