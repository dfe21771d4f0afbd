/** Dimenticato as the server shows it, and what can be read from that. */

import type { Box, Point, View } from "../../board/types";

/** A field as row and column. */
export type Place = readonly [row: number, column: number];

export interface DimenticatoView extends View {
  /** For each dice field its number; null where it is covered. */
  numbers: readonly (number | null)[];
  /** For each dice field the seat whose colour it has. */
  colours: readonly number[];
  /** For each seat the places of its figures. */
  figures: readonly (readonly Place[])[];
  /** For each seat the figures that have left their start fields. */
  left: readonly (readonly number[])[];
  /** A right announcement whose move is awaited. */
  announced: { figure: number; number: number } | null;
}

export interface Card {
  fields: readonly string[];
  large: boolean;
  seat: number | null;
  corner: boolean;
}

export interface DimenticatoGeometry {
  box: Box;
  /** Each field's middle by its name, dice fields first. */
  fields: Record<string, Point>;
  cards: readonly Card[];
  /** For each seat the names of its start fields. */
  starts: readonly (readonly string[])[];
}

/** An action as its text says it; a goal that is not told is null. */
export type Said =
  | { kind: "pass" }
  | { kind: "say"; figure: number; number: number | null }
  | { kind: "go"; figure: number; goal: string | null; back: string | null };

/** Reads `1=4`, `1>0,7`, `1>0,7!0,4`, `pass`, and what is told with a question mark. */
export function read(action: string): Said {
  const [, figure, sign, rest = ""] = /^(\d+)([=>])(.+)$/.exec(action) ?? [];
  if (figure === undefined) return { kind: "pass" };
  if (sign === "=") {
    return { kind: "say", figure: Number(figure), number: rest === "?" ? null : Number(rest) };
  }
  const [goal = "?", back] = rest.split("!");
  return {
    kind: "go",
    figure: Number(figure),
    goal: goal === "?" ? null : goal,
    back: back === undefined || back === "?" ? null : back,
  };
}

export function fieldName([row, column]: Place): string {
  return `${row},${column}`;
}

export function placeNamed(name: string): Place {
  const [row = 0, column = 0] = name.split(",").map(Number);
  return [row, column];
}

/** Where a field lies. */
export function middle(name: string, geometry: DimenticatoGeometry): Point {
  const at = geometry.fields[name];
  if (!at) throw new Error(`no field ${name}`);
  return at;
}

/** Every picture asks for the dice fields, and a geometry never changes. */
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

/** The number that a field shows; null where it is covered, and on start fields. */
export function numberOn(
  name: string,
  view: DimenticatoView,
  geometry: DimenticatoGeometry,
): number | null {
  return view.numbers[diceFields(geometry).indexOf(name)] ?? null;
}

/** Which of its seat's start fields a field is, from 1 on; 0 if it is none. */
export function startNumber(name: string, geometry: DimenticatoGeometry): number {
  return Math.max(0, ...geometry.starts.map((fields) => fields.indexOf(name) + 1));
}

/** Whether a figure, from 1 on, has come home. */
export function isHome(
  view: DimenticatoView,
  seat: number,
  figure: number,
  geometry: DimenticatoGeometry,
): boolean {
  const place = view.figures[seat]?.[figure - 1];
  const hasLeft = view.left[seat]?.includes(figure) ?? false;
  return place !== undefined && hasLeft && startNumber(fieldName(place), geometry) > 0;
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
