/** What the others did since the reader's last turn, as lines and signs to draw. */

import type { Entry } from "../../api/types";
import type { Point } from "../../board/types";
import type { Standing } from "./figures";
import { middle } from "./layout";
import type { DimenticatoGeometry } from "./types";

/** The way of a figure that moved or was set back, as far as it is known. */
export interface Gone extends Standing {
  points: readonly Point[];
  setBack: boolean;
}

/** The ways of all figures that moved; hidden ways leave no mark. */
export function waysGone(trail: readonly Entry[], geometry: DimenticatoGeometry): Gone[] {
  return trail
    .flatMap(({ effects }) => effects)
    .filter(({ type, at }) => (type === "moved" || type === "back") && at.length > 1)
    .map(({ type, seat, figure = 0, at }) => ({
      seat,
      number: figure,
      points: at.map((name) => middle(name, geometry)),
      setBack: type === "back",
    }));
}
