/** How figures would stand after what was picked so far. */

import type { Pick } from "../../board/types";
import { fieldName } from "./layout";
import { figurePicked, parts } from "./paths";
import type { DimenticatoView } from "./types";

export interface Preview {
  seat: number;
  number: number;
  /** Where it would stand; null as long as that is still to be picked. */
  field: string | null;
}

/** The figures that would move: the one that goes, and one that is set back for it. */
export function previews(chosen: readonly Pick[], view: DimenticatoView): Preview[] {
  const [goal, back] = [fieldChosen("point", chosen), fieldChosen("back", chosen)];
  const figure = figurePicked(chosen, view);
  if (goal === null || figure === null) return [];
  const other = standingOn(goal, view);
  const mover = { seat: view.to_move, number: figure };
  // The goal is shown as taken until the one who stands there has somewhere else to be.
  if (!other || back === null) return [{ ...mover, field: other ? null : goal }];
  return [
    { ...mover, field: goal },
    { ...other, field: back },
  ];
}

/** The figure that is asked about: the one that acts, or the one for which a field is sought. */
export function askedAbout(
  chosen: readonly Pick[],
  view: DimenticatoView,
): { seat: number; number: number } | null {
  const goal = fieldChosen("point", chosen);
  const number = figurePicked(chosen, view);
  const mover = number === null ? null : { seat: view.to_move, number };
  return (goal === null ? null : standingOn(goal, view)) ?? mover;
}

function fieldChosen(kind: string, chosen: readonly Pick[]): string | null {
  const picked = chosen.find((pick) => parts(pick)[0] === kind);
  return picked ? parts(picked)[1] : null;
}

function standingOn(field: string, view: DimenticatoView): { seat: number; number: number } | null {
  for (const [seat, places] of view.figures.entries()) {
    const k = places.findIndex((place) => fieldName(place) === field);
    if (k >= 0) return { seat, number: k + 1 };
  }
  return null;
}
