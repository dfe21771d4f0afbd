/** Real games of Memento for the tests. */

import { samplesOf } from "../samples";
import type { MementoEntry, MementoGeometry, MementoView } from "./types";

/** The keys of a view that the drawing reads. */
export const SHOWN = "figures in_play markers seat supply to_move";

/** The possible effects, except those that take too long to occur in a sample. */
export const EFFECTS = "joined moved placed returned split stacked taken turned won";

export const {
  samples: SAMPLES,
  plies: PLIES,
  positions: POSITIONS,
  geometry: GEOMETRY,
  reasons: REASONS,
  endings: ENDINGS,
} = await samplesOf<MementoView, MementoEntry, MementoGeometry>("memento");
