/** The picks for each action: a figure, then its goal or the number under it. */

import type { Path, Pick, Point } from "../../board/types";
import { parse } from "./actions";
import { KEY_REACH, keyPlace } from "./keys";
import { fieldName, middle } from "./layout";
import type { DimenticatoGeometry, DimenticatoView } from "./types";

/** The paths to all legal actions; if only one figure can act, it needs no pick. */
export function paths(legal: readonly string[]): Path[] {
  const whole = legal.map((action) => ({ action, picks: picksOf(action) }));
  const figures = new Set(legal.filter((action) => action !== "stay").map(firstPick));
  if (figures.size !== 1) return whole;
  const short = whole.map(({ action, picks }) => ({ action, picks: picks.slice(1) }));
  return [...whole, ...short.filter(({ picks }) => picks.length > 0)];
}

function firstPick(action: string): Pick | undefined {
  return picksOf(action)[0];
}

function picksOf(action: string): Pick[] {
  const said = parse(action);
  if (said.kind === "pass" || said.kind === "stay") return [said.kind];
  const figure = `figure:${said.figure}`;
  if (said.kind === "say") return [figure, `say:${said.number}`];
  const goal = [figure, `point:${said.goal}`];
  return said.back === null ? goal : [...goal, `back:${said.back}`];
}

/** A pick's kind and object. */
export function parts(pick: Pick): [kind: string, what: string] {
  const [kind = "", what = ""] = pick.split(":");
  return [kind, what];
}

/** Without the keys, which only exist while they are open. */
export function places(_view: DimenticatoView, geometry: DimenticatoGeometry): Pick[] {
  return Object.keys(geometry.fields).map((field) => `point:${field}`);
}

/**
 * The place of a pick: figures where they stand, goals at their fields, keys in the middle if
 * there is room; everything else is in the tray.
 */
export function place(
  pick: Pick,
  view: DimenticatoView,
  geometry: DimenticatoGeometry,
): Point | null {
  const [kind, what] = parts(pick);
  if (kind === "point" || kind === "back") return geometry.fields[what] ?? null;
  if (kind === "say") return keyPlace(Number(what), geometry);
  if (kind !== "figure") return null;
  const stands = view.figures[view.to_move]?.[Number(what) - 1];
  return stands ? middle(fieldName(stands), geometry) : null;
}

/** How far from its middle a field can be hit, in fields: up to its corners. */
const FIELD_REACH = Math.SQRT1_2;

export function reach(_geometry: DimenticatoGeometry, pick: Pick = ""): number {
  return parts(pick)[0] === "say" ? KEY_REACH : FIELD_REACH;
}
