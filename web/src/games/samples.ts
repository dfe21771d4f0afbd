/** Real games for the tests and the gallery, as a server would send them; see make_samples.py. */

import type { Entry, GameName, View } from "../api/types";

export interface Sample<V, E, G> {
  geometry: G;
  views: V[];
  /** For each view what its seat may do. */
  legal: string[][];
  entries: E[];
  /** Some of the positions as those see them who hold no seat. */
  watched: V[];
}

interface SampleFile<V, E, G> {
  /** The names that every language needs a text for. */
  reasons: Record<string, string>;
  endings: string[];
  /** The options that can be chosen, with their values; none where any number will do. */
  options: Record<string, (boolean | number | string)[]>;
  /** What the game's package says, by the language; nothing where the client has its words. */
  words: Record<string, Record<string, string>>;
  /** The picks of actions whose text does not tell them, by the number of players. */
  picks: Record<string, Record<string, string[]>>;
  /** By the number of players, and by what is played differently. */
  samples: Record<string, Sample<V, E, G>>;
  /** What every legal action of many positions is told as, each in one example. */
  told: { players: number; entry: E }[];
  /** The positions of the taps in a game's `closed.json`. */
  closed: { view: V; legal: string[] }[];
}

/** One decision: what was there, what was done, what was there then. */
export interface Ply<V, E, G> {
  name: string;
  geometry: G;
  before: V;
  entry: E;
  after: V;
}

/** What a seat saw and what it could do. */
export interface Position<V, G> {
  geometry: G;
  view: V;
  legal: string[];
}

export interface Samples<V, E, G> extends Omit<SampleFile<V, E, G>, "reasons"> {
  /** The names of the reasons, and the server's sentences for them. */
  reasons: string[];
  sentences: Record<string, string>;
  plies: Ply<V, E, G>[];
  positions: Position<V, G>[];
  /** Positions as those see them who hold no seat. */
  watched: Position<V, G>[];
  /** The geometry of a game of the fewest, where all are alike or any will do. */
  geometry: G;
}

const FILES = import.meta.glob<SampleFile<View, Entry, unknown>>("../../build/samples/*.json", {
  import: "default",
});

/** The games that there are samples of: all that the rules know. */
export function sampled(): GameName[] {
  return Object.keys(FILES).map((path) => path.replace(/^.*\/|\.json$/g, ""));
}

/** The samples of one game, which alone knows its types. */
export async function samplesOf<V extends View, E extends Entry, G>(
  game: GameName,
): Promise<Samples<V, E, G>> {
  const load = FILES[`../../build/samples/${game}.json`];
  if (!load) throw new Error(`there are no samples of ${game}: run make_samples.py`);
  const file = (await load()) as SampleFile<V, E, G>;
  const all = Object.entries(file.samples);
  return {
    ...file,
    reasons: Object.keys(file.reasons),
    sentences: file.reasons,
    plies: all.flatMap(([kind, sample]) => pliesOf(kind, sample)),
    positions: all.flatMap(([, { geometry, views, legal }]) =>
      views.map((view, k) => ({ geometry, view, legal: given(legal[k]) })),
    ),
    watched: all.flatMap(([, { geometry, watched }]) =>
      watched.map((view) => ({ geometry, view, legal: [] })),
    ),
    geometry: given(all[0])[1].geometry,
  };
}

function pliesOf<V, E extends Entry, G>(kind: string, sample: Sample<V, E, G>): Ply<V, E, G>[] {
  const { geometry, views, entries } = sample;
  return entries.map((entry, k) => ({
    name: `${kind} players, ply ${k}: ${entry.action}`,
    geometry,
    before: given(views[k]),
    entry,
    after: given(views[k + 1]),
  }));
}

/** Something that is there, or the test fails. */
export function given<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new Error("missing in the samples");
  return value;
}
