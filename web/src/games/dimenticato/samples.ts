/** Games as a server would send them, for the tests. */

import type { Entry } from "../../board/types";
import { type Sample, samplesOf } from "../samples";
import type { DimenticatoGeometry, DimenticatoView } from "./view";

const { samples, reasons, endings } = await samplesOf<DimenticatoView, DimenticatoGeometry>(
  "dimenticato",
);

/** One game each for two, three and four players. */
export const SAMPLES = Object.values(samples);
export const REASONS: readonly string[] = reasons;
export const ENDINGS: readonly string[] = endings;

/** One decision of a game with what was seen before and after it. */
export interface Ply {
  geometry: DimenticatoGeometry;
  before: DimenticatoView;
  after: DimenticatoView;
  entry: Entry;
}

export function pliesOf({
  geometry,
  views,
  entries,
}: Sample<DimenticatoView, DimenticatoGeometry>): Ply[] {
  return entries.flatMap((entry, k) => {
    const [before, after] = [views[k], views[k + 1]];
    return before && after ? [{ geometry, before, after, entry }] : [];
  });
}

export const PLIES: readonly Ply[] = SAMPLES.flatMap(pliesOf);
