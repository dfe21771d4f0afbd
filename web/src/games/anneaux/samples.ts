/** Real games of Anneaux for the tests. */

import { samplesOf } from "../samples";
import type { AnneauxEntry, AnneauxGeometry, AnneauxView } from "./types";

/** What the drawing reads of a view. */
export const SHOWN = "flying hand in_play last_ring owed pawns seat spent to_move victim";

/** What can happen, but for what takes too long to be in a sample. */
export const EFFECTS = "line moved out placed taken turned won";

export const {
  samples: SAMPLES,
  plies: PLIES,
  positions: POSITIONS,
  geometry: GEOMETRY,
  reasons: REASONS,
  endings: ENDINGS,
} = await samplesOf<AnneauxView, AnneauxEntry, AnneauxGeometry>("anneaux");
