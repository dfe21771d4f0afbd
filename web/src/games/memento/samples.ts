/** Real games of Memento for the tests. */

import type { MementoEntry, MementoGeometry, MementoView } from "../../api/types";
import { samplesOf } from "../samples";

export const {
  samples: SAMPLES,
  plies: PLIES,
  positions: POSITIONS,
  geometry: GEOMETRY,
  reasons: REASONS,
  endings: ENDINGS,
} = await samplesOf<MementoView, MementoEntry, MementoGeometry>("memento");
