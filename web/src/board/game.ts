/** What the table needs to know of a game to show it and to let people choose its actions. */

import type { Component } from "svelte";
import type { Entry, GameName, View } from "../api/types";
import type { SoundName } from "../device/sounds";
import type { Language } from "../words/language";
import type { Chooser } from "./chooser";
import type { Reader, Said } from "./telling";
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
  /** What the others decided since the reader's last turn, to be marked softly. */
  trail: readonly Entry[];
  /** What whoever is to move has decided in this turn so far, and at the end the last turn; not
   * given where a position is drawn without its past. */
  thisTurn?: readonly Entry[];
  /** The places that won, to glow at the end. */
  glow: readonly string[];
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
  pick: (pick: Pick) => void;
  /** Carries what was just picked to a point of the screen; `down` puts it there. Whatever can be
   * carried can also be tapped. */
  carry?: (x: number, y: number, down: boolean) => void;
}

/** What the drawing of a seat's counts gets. */
export interface CountsProps<V, W> {
  view: V;
  seat: number;
  words: W;
}

/** How far someone has chosen, for the sentence that asks for the next pick. */
export type Choice = globalThis.Pick<Chooser, "open" | "chosen" | "left">;

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
  /** How far from its place a pick can still be hit; without one, most picks. */
  reach(geometry: G, pick?: Pick): number;
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
  /** The geometry of a board whose sides belong to seats, with this seat's side at the bottom. */
  turnedTo?(geometry: G, seat: number): G;

  Art: Drawing<ArtProps<V, G, S>>;
  /** What lies beside the board, with those picks that have no place on it. */
  Tray: Drawing<TrayProps<V, G, W>>;
  /** What stands in the reader's own row, 44 px high: markers and a supply, a pot to buy from. */
  Stock?: Drawing<TrayProps<V, G, W>>;
  /** What `counts` says, drawn as signs for where its words are too long. */
  Counts?: Drawing<CountsProps<V, W>>;

  words(language: Language): Promise<W>;
  /** A pick in words, for buttons and screen readers. */
  pickName(pick: Pick, view: V, words: W, geometry: G): string;
  /** A whole action in words: "B1 to B2", "ring C clockwise". */
  actionName(action: string, words: W, geometry: G): string;
  /** What to do now, as a sentence for the one who chooses: "Now the second Single". `thisTurn`
   * is what they have decided in it so far: the line for which they take a pawn. */
  task(
    choice: Choice,
    view: V,
    words: W,
    geometry: G,
    reader: Reader,
    thisTurn: readonly Entry[],
  ): string;
  /** What happened, in words, without who did it. It names only places the board shows. */
  tell(entry: E, words: W, geometry: G, reader: Reader): Said[];
  /** What is counted for a seat in a few letters: markers in hand, pawns, chips, figures at home. */
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
