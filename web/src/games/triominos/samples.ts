/** Real games for the tests, as the server would send them. */

import type { Entry } from "../../board/types";
import { samplesOf } from "../samples";
import type { TriominosGeometry, TriominosView } from "./view";

const { samples, reasons, endings } = await samplesOf<TriominosView, TriominosGeometry>(
  "triominos",
);

export const SAMPLES = Object.values(samples);
export const REASONS: readonly string[] = reasons;
export const ENDINGS: readonly string[] = endings;

/** Something that is there, or the test fails. */
export function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("missing in the samples");
  return value;
}

/** Every game is played on the same net. */
export const GEOMETRY = given(SAMPLES[0]).geometry;

/** Every ply of every sample. */
export const PLIES = SAMPLES.flatMap(({ geometry, views, legal, entries }) =>
  views.map((view, ply) => ({
    geometry,
    view,
    legal: given(legal[ply]),
    entry: entries[ply],
    after: views[ply + 1],
  })),
);

/** The motions of all samples. */
export const MOVES = PLIES.flatMap(({ geometry, view, entry, after }) =>
  entry && after ? [{ geometry, before: view, entry, after }] : [],
);

/** A table with a joker that can be swapped for the card 233. */
export function swapping(): { before: TriominosView; entry: Entry; after: TriominosView } {
  const view = given(SAMPLES[0]?.views[0]);
  const lie = (card: string) => ["^0,0=123", `v0,0=${card}`, "^1,0=335"];
  return {
    before: { ...view, table: lie("***") },
    entry: { seat: 0, action: "swap=233" },
    after: { ...view, table: lie("233") },
  };
}
