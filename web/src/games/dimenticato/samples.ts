/** Real games of Dimenticato for the tests. */

import { samplesOf } from "../samples";
import type { DimenticatoEntry, DimenticatoGeometry, DimenticatoView } from "./types";

/** The keys of a view that the drawing reads. */
export const SHOWN = "announced colours ending figures home numbers players seat to_move";

/** The possible effects, except those that take too long to occur in a sample. */
export const EFFECTS = "announced back home moved stayed won";

export const {
  samples: SAMPLES,
  plies: PLIES,
  positions: POSITIONS,
  geometry: GEOMETRY,
  reasons: REASONS,
  endings: ENDINGS,
} = await samplesOf<DimenticatoView, DimenticatoEntry, DimenticatoGeometry>("dimenticato");
