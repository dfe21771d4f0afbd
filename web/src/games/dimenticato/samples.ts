/** Real games of Dimenticato for the tests. */

import { samplesOf } from "../samples";
import type { DimenticatoEntry, DimenticatoGeometry, DimenticatoView } from "./types";

/** What the drawing reads of a view. */
export const SHOWN = "announced colours ending figures home numbers players seat to_move";

/** What can happen, but for what takes too long to be in a sample. */
export const EFFECTS = "announced back home moved won";

export const {
  samples: SAMPLES,
  plies: PLIES,
  positions: POSITIONS,
  geometry: GEOMETRY,
  reasons: REASONS,
  endings: ENDINGS,
} = await samplesOf<DimenticatoView, DimenticatoEntry, DimenticatoGeometry>("dimenticato");
