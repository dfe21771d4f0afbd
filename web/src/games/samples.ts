/**
 * Real games for the tests and the gallery, as a server would send them; see make_samples.py.
 */

import type { Entry, GameName, Line, View } from "../api/types";
import type { Texts } from "../plain/texts";

export interface Sample<V, E, G> {
  geometry: G;
  views: V[];
  /** The legal actions of each view's seat. */
  legal: string[][];
  entries: E[];
  /** Some of the positions as spectators see them. */
  watched: V[];
}

interface SampleFile<V, E, G> {
  /** The names that need a text in every language. */
  reasons: Record<string, string>;
  endings: string[];
  /** The options with their possible values; an empty list means any number. */
  options: Record<string, (boolean | number | string)[]>;
  /** The texts of the game by language, as a server sends them. */
  words: Record<string, Texts>;
  /** The picks of actions whose text does not contain them, by number of players. */
  picks: Record<string, Record<string, string[]>>;
  /** By number of players and variant. */
  samples: Record<string, Sample<V, E, G>>;
  /** One example entry for each kind of legal action in many positions. */
  entries: { players: number; entry: E }[];
  /** The ways to choose some actions by pointing, by the names that the rules use. */
  ways: Record<string, string[][]>;
  /** Lines of play as hints expect them, for the seat that is to move. */
  lines: (Line & { players: number; seat: number })[];
}

/** One decision: the view before, the entry, the view after. */
export interface Ply<V, E, G> {
  name: string;
  geometry: G;
  before: V;
  entry: E;
  after: V;
}

/** What a seat saw and could do. */
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
  /** Positions as spectators see them. */
  watched: Position<V, G>[];
  /** The geometry for the fewest players, for tests that do not care which one they get. */
  geometry: G;
}

const FILES = import.meta.glob<SampleFile<View, Entry, unknown>>("../../build/samples/*.json", {
  import: "default",
});

/** The games with samples: all that the rules know. */
export function sampled(): GameName[] {
  return Object.keys(FILES).map((path) => path.replace(/^.*\/|\.json$/g, ""));
}

/** The samples of one game with its own types. */
export async function samplesOf<V extends View, E extends Entry, G>(
  game: GameName,
): Promise<Samples<V, E, G>> {
  const load = FILES[`../../build/samples/${game}.json`];
  if (!load) throw new Error(`there are no samples of ${game}: run npm test`);
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

/** Returns a value that must exist; otherwise the test fails. */
export function given<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new Error("missing in the samples");
  return value;
}
