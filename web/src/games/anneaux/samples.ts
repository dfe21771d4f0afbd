/** Real games of Anneaux for the tests. */

import { samplesOf } from "../samples";
import type { AnneauxEntry, AnneauxGeometry, AnneauxView } from "./types";

/** What the drawing reads of a view. */
export const SHOWN = "hand in_play last_ring owed pawns seat spent to_move victim";

/** What can happen, but for what takes too long to be in a sample. */
export const EFFECTS = "line moved out placed taken turned won";

/** The places that the board shows by name. */
export const LABELS = /^[A-C][1-8]?$/;

export const {
  samples: SAMPLES,
  plies: PLIES,
  positions: POSITIONS,
  geometry: GEOMETRY,
  reasons: REASONS,
  endings: ENDINGS,
} = await samplesOf<AnneauxView, AnneauxEntry, AnneauxGeometry>("anneaux");
