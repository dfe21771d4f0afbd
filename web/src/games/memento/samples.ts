/** Real games for the tests, by the number of players and the version. */

import type { Entry } from "../../board/types";
import { samplesOf } from "../samples";
import type { MementoGeometry, MementoView } from "./view";

const { samples, reasons, endings } = await samplesOf<MementoView, MementoGeometry>("memento");

export const SAMPLES = samples;
export const REASONS: readonly string[] = reasons;
export const ENDINGS: readonly string[] = endings;

/** One decision of a sample: what was there, what was done, what was there then. */
export interface Ply {
  name: string;
  geometry: MementoGeometry;
  before: MementoView;
  entry: Entry;
  after: MementoView;
}

export const PLIES: Ply[] = Object.entries(SAMPLES).flatMap(([players, sample]) =>
  sample.entries.flatMap((entry, k) => {
    const [before, after] = [sample.views[k], sample.views[k + 1]];
    const name = `${players} players, ply ${k}: ${entry.action}`;
    return before && after ? [{ name, geometry: sample.geometry, before, entry, after }] : [];
  }),
);
