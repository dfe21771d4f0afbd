/** The action behind a pick that is not open: the server says why it is not allowed. */

import type { Pick } from "../../board/types";
import { figurePicked, stageOf, standingOn } from "./figures";
import { startNumber } from "./layout";
import { parts } from "./paths";
import type { DimenticatoGeometry, DimenticatoView } from "./types";

const FIGURES = [1, 2, 3, 4];

export function wished(
  picks: readonly Pick[],
  view: DimenticatoView,
  geometry: DimenticatoGeometry,
): string | null {
  const [kind, what] = parts(picks.at(-1) ?? "");
  if (kind === "figure") return using(Number(what), view, geometry);
  return kind === "point" ? going(picks.slice(0, -1), what, view, geometry) : null;
}

/** A figure that cannot act now: announce its number, or move anywhere. */
function using(figure: number, view: DimenticatoView, geometry: DimenticatoGeometry): string {
  if (stageOf(figure, view, geometry) === "walking") return `${figure}=1`;
  const others = geometry.starts.filter((_, seat) => seat !== view.to_move);
  return `${figure}>${others[0]?.[0]}`;
}

/** A field that is no goal, or to which nobody can be set back. */
function going(
  chosen: readonly Pick[],
  field: string,
  view: DimenticatoView,
  geometry: DimenticatoGeometry,
): string | null {
  const figure = figurePicked(chosen, view);
  if (figure === null) return goingUnnamed(field, view, geometry);
  const goal = chosen.map(parts).find(([kind]) => kind === "point")?.[1] ?? field;
  if (goal === field || !standingOn(goal, view)) return `${figure}>${field}`;
  // No figure is ever set back to a start field; the rules do not even parse such an action.
  return startNumber(field, geometry) > 0 ? `${figure}>${goal}` : `${figure}>${goal}!${field}`;
}

/** A field without a figure: take the figure on it, or else the first that is not home. */
function goingUnnamed(
  field: string,
  view: DimenticatoView,
  geometry: DimenticatoGeometry,
): string | null {
  const there = standingOn(field, view);
  if (there?.seat === view.to_move) return using(there.number, view, geometry);
  const at = (stage: string) => FIGURES.find((one) => stageOf(one, view, geometry) === stage);
  const figure = at("waiting") ?? at("walking");
  return figure === undefined ? null : `${figure}>${field}`;
}
