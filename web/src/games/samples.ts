/** Real games for the tests and the gallery, as a server would send them; see make_samples.py. */

import type { Entry, View } from "../board/types";
import type { GameName } from "./game";

export interface Sample<V, G> {
  geometry: G;
  views: V[];
  /** For each view what its seat may do. */
  legal: string[][];
  entries: Entry[];
}

export interface SampleFile<V, G> {
  /** The names that every language needs a text for. */
  reasons: string[];
  endings: string[];
  /** By the number of players, and by what is played differently. */
  samples: Record<string, Sample<V, G>>;
}

const FILES = import.meta.glob<SampleFile<View, unknown>>("../../build/samples/*.json", {
  import: "default",
});

/** The samples of one game, which alone knows its types. */
export async function samplesOf<V extends View, G>(game: GameName): Promise<SampleFile<V, G>> {
  const load = FILES[`../../build/samples/${game}.json`];
  if (!load) throw new Error(`there are no samples of ${game}: run make_samples.py`);
  return (await load()) as SampleFile<V, G>;
}
