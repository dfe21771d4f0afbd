/** What the others did since one's last turn, as lines and signs to be drawn. */

import type { Entry } from "../../api/types";
import type { Point } from "../../board/types";
import type { Standing } from "./figures";
import { middle } from "./layout";
import type { DimenticatoGeometry } from "./types";

/** A way that a figure went or was set back along, as far as it is told. */
export interface Gone extends Standing {
  points: readonly Point[];
  setBack: boolean;
}

/** The ways of all figures that moved; of one whose way is not told there is nothing to mark. */
export function waysGone(trail: readonly Entry[], geometry: DimenticatoGeometry): Gone[] {
  return trail
    .flatMap(({ effects }) => effects)
    .filter(({ did, at }) => (did === "moved" || did === "back") && at.length > 1)
    .map(({ did, seat, figure = 0, at }) => ({
      seat,
      number: figure,
      points: at.map((name) => middle(name, geometry)),
      setBack: did === "back",
    }));
}
