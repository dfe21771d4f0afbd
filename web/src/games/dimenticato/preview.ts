/** How figures would stand after what was picked so far. */

import type { Pick } from "../../board/types";
import { figurePicked, type Standing, standingOn } from "./figures";
import { parts } from "./paths";
import type { DimenticatoView } from "./types";

export interface Preview extends Standing {
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

function fieldChosen(kind: string, chosen: readonly Pick[]): string | null {
  const picked = chosen.find((pick) => parts(pick)[0] === kind);
  return picked ? parts(picked)[1] : null;
}
