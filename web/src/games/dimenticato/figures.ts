/** Where figures stand, and which one a choice means. */

import type { Choice } from "../../board/game";
import type { Pick } from "../../board/types";
import { fieldName } from "./layout";
import { parts } from "./paths";
import type { DimenticatoView } from "./types";

export interface Standing {
  seat: number;
  number: number;
}

/** The number of the picked figure, or of the one that has to move. */
export function figurePicked(chosen: readonly Pick[], view: DimenticatoView): number | null {
  const picked = chosen.find((pick) => parts(pick)[0] === "figure");
  return picked ? Number(parts(picked)[1]) : (view.announced?.figure ?? null);
}

/** The same, or the only possible figure, which needs no pick. */
export function figureMeant({ chosen, left }: Choice, view: DimenticatoView): number | null {
  const figures = new Set(left.map(({ picks }) => figurePicked(picks, view)));
  figures.delete(null);
  const [only = null] = figures;
  return figurePicked(chosen, view) ?? (figures.size === 1 ? only : null);
}

/** The figure on a field, if any. */
export function standingOn(field: string, view: DimenticatoView): Standing | null {
  for (const [seat, places] of view.figures.entries()) {
    const k = places.findIndex((place) => fieldName(place) === field);
    if (k >= 0) return { seat, number: k + 1 };
  }
  return null;
}

/** The field of a figure of the seat to move. */
export function fieldOf(figure: number, view: DimenticatoView): string | null {
  const stands = view.figures[view.to_move]?.[figure - 1];
  return stands ? fieldName(stands) : null;
}
