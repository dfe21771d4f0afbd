/** Real games of Anneaux for the tests. */

import type { AnneauxEntry, AnneauxGeometry, AnneauxView } from "../../api/types";
import { samplesOf } from "../samples";

export const {
  samples: SAMPLES,
  plies: PLIES,
  positions: POSITIONS,
  geometry: GEOMETRY,
  reasons: REASONS,
  endings: ENDINGS,
} = await samplesOf<AnneauxView, AnneauxEntry, AnneauxGeometry>("anneaux");
