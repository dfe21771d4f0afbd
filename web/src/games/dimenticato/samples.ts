/** Real games of Dimenticato for the tests. */

import type { DimenticatoEntry, DimenticatoGeometry, DimenticatoView } from "../../api/types";
import { samplesOf } from "../samples";

export const {
  samples: SAMPLES,
  plies: PLIES,
  positions: POSITIONS,
  geometry: GEOMETRY,
  reasons: REASONS,
  endings: ENDINGS,
} = await samplesOf<DimenticatoView, DimenticatoEntry, DimenticatoGeometry>("dimenticato");
