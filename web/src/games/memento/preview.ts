/** Previews the picks so far. */

import type { Pick } from "../../board/types";
import { pickedPoint, splitHeights } from "./paths";
import type { MementoView } from "./types";

export interface Ghost {
  point: string;
  height: number;
  seat: number;
}

/** The point of the picked-up figure, if there is one. */
export function liftedPoint(view: MementoView, chosen: readonly Pick[]): string | null {
  const first = pickedPoint(chosen[0]);
  return first && view.figures[first] ? first : null;
}

/** The figures that the picks so far would put on free points. */
export function ghosts(view: MementoView, chosen: readonly Pick[]): Ghost[] {
  const lifted = liftedPoint(view, chosen);
  const heights = splitHeights(chosen[1]);
  const goals = (lifted ? chosen.slice(1) : chosen)
    .map(pickedPoint)
    .filter((point) => point !== null);
  const whole = lifted && heights.length === 0 ? view.figures[lifted]?.height : undefined;
  return goals
    .map((point, k) => ({ point, height: whole ?? heights[k] ?? 1, seat: view.to_move }))
    .filter(({ point }) => !view.figures[point]);
}
