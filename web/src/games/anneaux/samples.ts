/** Real games of Anneaux for the tests. */

import { samplesOf } from "../samples";
import type { AnneauxEntry, AnneauxGeometry, AnneauxView } from "./types";

/** The keys of a view that the drawing reads. */
export const SHOWN = "hand in_play last_ring owed pawns seat spent to_move victim";

/** The possible effects, except those that take too long to occur in a sample. */
export const EFFECTS = "line moved out placed taken turned won";

/** The place names that the board shows. */
export const LABELS = /^[A-C][1-8]?$/;

export const {
  samples: SAMPLES,
  plies: PLIES,
  positions: POSITIONS,
  geometry: GEOMETRY,
  reasons: REASONS,
  endings: ENDINGS,
} = await samplesOf<AnneauxView, AnneauxEntry, AnneauxGeometry>("anneaux");
