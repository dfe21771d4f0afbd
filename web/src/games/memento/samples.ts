/** Real games of Memento for the tests. */

import { samplesOf } from "../samples";
import type { MementoEntry, MementoGeometry, MementoView } from "./types";

/** What the drawing reads of a view. */
export const SHOWN = "figures in_play markers seat supply to_move";

/** What can happen, but for what takes too long to be in a sample. */
export const EFFECTS = "joined moved placed returned split stacked taken turned won";

export const {
  samples: SAMPLES,
  plies: PLIES,
  positions: POSITIONS,
  geometry: GEOMETRY,
  reasons: REASONS,
  endings: ENDINGS,
} = await samplesOf<MementoView, MementoEntry, MementoGeometry>("memento");
