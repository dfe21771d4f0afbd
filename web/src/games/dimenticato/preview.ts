/** Where figures would stand after the picks so far. */

import type { Pick } from "../../board/types";
import { figurePicked, type Standing, standingOn } from "./figures";
import { parts } from "./paths";
import type { DimenticatoView } from "./types";

export interface Preview extends Standing {
  /** The new field; null until it is picked. */
  field: string | null;
}

/** The figures that would move: the one that goes, and one that it sets back. */
export function previews(chosen: readonly Pick[], view: DimenticatoView): Preview[] {
  const [goal, back] = [fieldChosen("point", chosen), fieldChosen("back", chosen)];
  const figure = figurePicked(chosen, view);
  if (goal === null || figure === null) return [];
  const other = standingOn(goal, view);
  const mover = { seat: view.to_move, number: figure };
  // The goal counts as occupied until the figure there has a new field.
  if (!other || back === null) return [{ ...mover, field: other ? null : goal }];
  return [
    { ...mover, field: goal },
    { ...other, field: back },
  ];
}

function fieldChosen(kind: string, chosen: readonly Pick[]): string | null {
  const picked = chosen.find((pick) => parts(pick)[0] === kind);
  return picked ? parts(picked)[1] : null;
}
