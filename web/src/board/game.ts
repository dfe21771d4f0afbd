/** What the table needs to know of a game to show it and to let people choose its actions. */

import type { Component } from "svelte";
import type { Entry, GameName, View } from "../api/types";
import type { SoundName } from "../device/sounds";
import type { Language } from "../words/language";
import type { Arc, Box, Grip, Path, Pick, Point } from "./types";

/** What a game's drawing gets; it draws inside the board's own <svg>. */
export interface ArtProps<V, G, S> {
  view: V;
  /** What is to be drawn: at rest, or in the middle of a motion. */
  scene: S;
  geometry: G;
  /** What can be picked next, to be shown as inviting. */
  open: ReadonlySet<Pick>;
  /** What was picked so far, to be shown as a preview. */
  chosen: readonly Pick[];
  /** The paths that begin with what was picked: what it can still become. */
  left: readonly Path[];
  /** What the keyboard or the pointer is on. */
  cursor: Pick | null;
  /** What a hint points at. */
  hinted: readonly Pick[];
}

/** What the part beside the board gets: racks, supplies, things to say. */
export interface TrayProps<V, G, W> {
  view: V;
  geometry: G;
  words: W;
  open: ReadonlySet<Pick>;
  /** What can be picked while nothing is chosen: choosing can always begin anew with it. */
  first: ReadonlySet<Pick>;
  chosen: readonly Pick[];
  hinted: readonly Pick[];
  pick: (pick: Pick) => void;
}

/** A component, written as a method: see `AnyGame`. */
type Drawing<Props extends object> = {
  draw(...values: Parameters<Component<Props>>): ReturnType<Component<Props>>;
}["draw"];

/**
 * A game as the client knows it: its drawing, its motions, its words. No rules: legal actions
 * come from the server, and what they did comes with each entry as its effects.
 *
 * V is the game's view, E its entry, G its geometry, S what one picture of it is made of, W its
 * words. The types of the first three are in the API's document.
 */
export interface Game<V extends View, E extends Entry, G, S, W> {
  name: GameName;

  /** What a picture has to show. */
  box(view: V, geometry: G): Box;
  /** What to point at for each legal action. It gets no view, so it cannot judge any of them. */
  paths(legal: readonly string[], geometry: G): Path[];
  /** Where a pick lies on the board; null if it is a button beside it. */
  place(pick: Pick, view: V, geometry: G): Point | null;
  /** Everything on the board that could be pointed at, whether or not it can be picked now. */
  places(view: V, geometry: G): Pick[];
  /** The action that someone wants who picks this although it is not open; the server says why
   * it is not allowed. Null where it cannot be told. */
  wished(picks: readonly Pick[], view: V, geometry: G): string | null;
  /** How far from its place a pick can still be hit. */
  reach(geometry: G): number;
  /** The parts that turn. */
  grips(geometry: G): Grip[];

  /** The picture of a view at rest. */
  rest(view: V, geometry: G): S;
  /** The picture on the way from one view to the next, t from 0 to 1: pure, so that live play,
   * replay and scrubbing share it. `frame(…, 1)` is the picture of `after` at rest. */
  frame(before: V, entry: E, after: V, t: number, geometry: G): S;
  /** The picture while a part is being dragged, before anything is decided. */
  turned(view: V, part: string, degrees: number, geometry: G): S;
  /** How long the motion takes, in milliseconds. */
  duration(entry: E): number;
  /** The turn that an entry made, if it made one. */
  arc(entry: E, geometry: G): Arc | null;
  /** What an entry sounds like; null if it is silent. */
  sound(entry: E): SoundName | null;

  Art: Drawing<ArtProps<V, G, S>>;
  /** What lies beside the board, with those picks that have no place on it. */
  Tray: Drawing<TrayProps<V, G, W>>;

  words(language: Language): Promise<W>;
  /** A pick in words, for buttons and screen readers. */
  pickName(pick: Pick, view: V, words: W, geometry: G): string;
  /** A whole action in words: "B1 to B2", "ring C clockwise". */
  actionName(action: string, words: W, geometry: G): string;
  /** What happened, in words, without who did it. */
  tell(entry: E, words: W, geometry: G): string;
  /** What is counted for a seat: markers in hand, pawns, chips, figures at home. */
  counts(view: V, seat: number, words: W, geometry: G): string;
  /** Why the game ended, and why actions are refused, by their names. */
  ending(name: string, words: W): string;
  reason(name: string, words: W): string | undefined;
}

/**
 * A game whose types only it itself knows, so that the table can treat all games alike.
 *
 * Every game is one, for TypeScript compares the parameters of methods both ways. That is safe
 * here because the table hands a game nothing but views, entries and geometries of that game.
 */
export type AnyGame = Game<View, Entry, unknown, unknown, unknown>;
