/** Real games of My First Triominos for the tests. */

import { given, samplesOf } from "../samples";
import type { TriominosEntry, TriominosGeometry, TriominosView } from "./types";

/** The keys of a view that the drawing reads. */
export const SHOWN = "chips free hexagons options pot rack_sizes racks seat table to_move winners";

/** The possible effects, except those that take too long to occur in a sample. */
export const EFFECTS = "bought chips passed placed swapped won";

export const {
  samples: SAMPLES,
  plies: PLIES,
  positions: POSITIONS,
  geometry: GEOMETRY,
  reasons: REASONS,
  endings: ENDINGS,
} = await samplesOf<TriominosView, TriominosEntry, TriominosGeometry>("triominos");

/** A table where the joker is swapped for the card 233. */
export function swapping(): {
  before: TriominosView;
  entry: TriominosEntry;
  after: TriominosView;
} {
  const view = given(POSITIONS[0]).view;
  const lie = (card: string) => ["^0,0=123", `v0,0=${card}`, "^1,0=335"];
  const swapped = { type: "swapped", seat: 0, at: ["v0,0"], count: 1, part: "2-3-3" };
  return {
    before: { ...view, table: lie("***"), free: { "v-1,0": "021", "^0,1": "203" } },
    entry: { seat: 0, action: "swap=233", effects: [swapped] },
    after: { ...view, table: lie("233"), free: { "v-1,0": "021", "^0,1": "203" } },
  };
}
