/** Who stands where, and which figure someone means. */

import type { Choice } from "../../board/game";
import type { Pick } from "../../board/types";
import { fieldName, startNumber } from "./layout";
import { parts } from "./paths";
import type { DimenticatoGeometry, DimenticatoView } from "./types";

/** One figure on the board. */
export interface Standing {
  seat: number;
  number: number;
}

/** The number of the figure that was picked, or that has to go. */
export function figurePicked(chosen: readonly Pick[], view: DimenticatoView): number | null {
  const picked = chosen.find((pick) => parts(pick)[0] === "figure");
  return picked ? Number(parts(picked)[1]) : (view.announced?.figure ?? null);
}

/** The same, or the only one that can be picked: it need not be. */
export function figureMeant({ chosen, left }: Choice, view: DimenticatoView): number | null {
  const figures = new Set(left.map(({ picks }) => figurePicked(picks, view)));
  figures.delete(null);
  const [only = null] = figures;
  return figurePicked(chosen, view) ?? (figures.size === 1 ? only : null);
}

/** The figure on a field, if one stands there. */
export function standingOn(field: string, view: DimenticatoView): Standing | null {
  for (const [seat, places] of view.figures.entries()) {
    const k = places.findIndex((place) => fieldName(place) === field);
    if (k >= 0) return { seat, number: k + 1 };
  }
  return null;
}

/** Where a figure of the seat to move stands. */
export function fieldOf(figure: number, view: DimenticatoView): string | null {
  const stands = view.figures[view.to_move]?.[figure - 1];
  return stands ? fieldName(stands) : null;
}

/** Where a figure of the seat to move is on its round. */
export function stageOf(
  figure: number,
  view: DimenticatoView,
  geometry: DimenticatoGeometry,
): "waiting" | "walking" | "home" {
  if (view.home[view.to_move]?.includes(figure)) return "home";
  return startNumber(fieldOf(figure, view) ?? "", geometry) > 0 ? "waiting" : "walking";
}
