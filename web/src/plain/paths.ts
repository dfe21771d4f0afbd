/** The picks for each legal action of a game that only its own package knows. */

import { distance } from "../board/motion";
import type { Grip, Path, Pick, Point } from "../board/types";
import { layoutOf, type Part, placeNamed } from "./layout";
import type { SomeGeometry, SomeView } from "./types";

/** The picks of actions whose text does not contain them. */
export type GivenPicks = Readonly<Record<string, readonly Pick[]>>;

/** A target is 44 pixels wide on a board of 330 pixels, as on a small phone. */
const FINGER = 22 / 330;

/** How far beyond its edge a well can still be hit, as a factor. */
const GENEROUS = 1.4;

/** The part of a pick after its kind and colon; null if it is of another kind. */
function after(kind: string, pick: Pick): string | null {
  return pick.startsWith(`${kind}:`) ? pick.slice(kind.length + 1) : null;
}

export function placePick(place: string): Pick {
  return `place:${place}`;
}

/** The place of a pick; null if it has none. */
export function placeOf(pick: Pick): string | null {
  return after("place", pick);
}

export function turnPick(part: string, clockwise: boolean): Pick {
  return `turn:${part}${clockwise ? ">" : "<"}`;
}

/** The turn of a pick; null if it is none. */
export function turnOf(pick: Pick): { part: string; clockwise: boolean } | null {
  const turn = after("turn", pick);
  if (turn === null || !/[<>]$/.test(turn)) return null;
  return { part: turn.slice(0, -1), clockwise: turn.endsWith(">") };
}

function actionPick(action: string): Pick {
  return `do:${action}`;
}

/** The action of a button; null if the pick is no such button. */
export function actionOf(pick: Pick): string | null {
  return after("do", pick);
}

/** The names of places in a text, as whole words, in order. */
function placesIn(text: string, geometry: SomeGeometry): string[] {
  return [...text.matchAll(namesOf(geometry))].map(([name]) => name);
}

const expressions = new WeakMap<SomeGeometry, RegExp>();

/** Matches the names of places, the longest first, without a letter or digit next to them. */
function namesOf(geometry: SomeGeometry): RegExp {
  const known = expressions.get(geometry);
  if (known) return known;
  const names = layoutOf(geometry).places.map(({ name }) => name);
  const any = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"))
    .join("|");
  // Without places there is nothing to find: `(?!)` never matches.
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any || "(?!)"})(?![\\p{L}\\p{N}])`, "gu");
  expressions.set(geometry, found);
  return found;
}

/** The picks from an action's text or from its package; empty if it needs a button. */
export function picksOf(
  action: string,
  given: GivenPicks,
  geometry: SomeGeometry,
): readonly Pick[] {
  const picks = Object.hasOwn(given, action) ? given[action] : undefined;
  return picks ?? placesIn(action, geometry).map(placePick);
}

/** The picks of each action; no path is a prefix of another, so each has its own end. */
export function pathsOf(
  legal: readonly string[],
  given: GivenPicks,
  geometry: SomeGeometry,
): Path[] {
  const found = legal.map((action) => {
    const picks = picksOf(action, given, geometry);
    return { action, picks: picks.length > 0 ? picks : [actionPick(action)] };
  });
  return found.map((path) => {
    const unclear = found.some((other) => other !== path && begins(path.picks, other.picks));
    return unclear ? { ...path, picks: [...path.picks, actionPick(path.action)] } : path;
  });
}

/** Whether the second list of picks starts with the first. */
function begins(first: readonly Pick[], second: readonly Pick[]): boolean {
  return first.every((pick, k) => pick === second[k]);
}

export function place(pick: Pick, geometry: SomeGeometry): Point | null {
  const name = placeOf(pick);
  return name === null ? null : (placeNamed(name, geometry)?.at ?? null);
}

export function places(_view: SomeView, geometry: SomeGeometry): Pick[] {
  return layoutOf(geometry).places.map(({ name }) => placePick(name));
}

export function reach(geometry: SomeGeometry): number {
  const { box, radius } = layoutOf(geometry);
  return Math.max(radius * GENEROUS, Math.max(box.width, box.height) * FINGER);
}

/** A part can be held wherever no smaller part covers it. */
export function grips(geometry: SomeGeometry): Grip[] {
  const { parts } = layoutOf(geometry);
  const on = (part: Part, at: Point) => distance(at, part.centre) <= part.radius;
  return parts.map((part, k) => ({
    part: part.name,
    centre: part.centre,
    step: part.turn,
    forward: turnPick(part.name, true),
    back: turnPick(part.name, false),
    holds: (at) => on(part, at) && !parts.slice(k + 1).some((smaller) => on(smaller, at)),
  }));
}
