/** What the table needs to know about a game to show it and to let people choose actions. */

import type { Component } from "svelte";
import type { Entry, GameName, View } from "../api/types";
import type { SoundName } from "../device/sounds";
import type { Language } from "../words/language";
import type { Chooser } from "./chooser";
import type { Reader, Said } from "./telling";
import type { Arc, Box, Grip, Path, Pick, Point } from "./types";

/** The props of a game's drawing, which is part of the board's <svg>. */
export interface ArtProps<V, G, S> {
  view: V;
  /** What to draw: the board at rest, or in the middle of a motion. */
  scene: S;
  geometry: G;
  /** The possible next picks, to highlight. */
  open: ReadonlySet<Pick>;
  /** The picks so far, to preview. */
  chosen: readonly Pick[];
  /** The paths that start with the picks so far: what they can still become. */
  left: readonly Path[];
  /** The pick under the keyboard cursor or the pointer. */
  cursor: Pick | null;
  /** What the others decided since the reader's last turn, to mark softly. */
  trail: readonly Entry[];
  /**
   * The decisions of the player on turn in this turn so far, and after the end those of the
   * last turn; missing if a position is drawn without its history.
   */
  thisTurn?: readonly Entry[];
  /** The winning places, which glow at the end. */
  glow: readonly string[];
}

/** The props of the part beside the board: racks, supplies, numbers to name. */
export interface TrayProps<V, G, W> {
  view: V;
  geometry: G;
  words: W;
  open: ReadonlySet<Pick>;
  /** The possible first picks: choosing can start over with any of them. */
  first: ReadonlySet<Pick>;
  chosen: readonly Pick[];
  pick: (pick: Pick) => void;
  /**
   * Carries the latest pick to a point of the screen; `down` drops it there. Everything that
   * can be carried can also be tapped.
   */
  carry?: (x: number, y: number, down: boolean) => void;
}

/** The props of the drawing of a seat's counts. */
export interface CountsProps<V, W> {
  view: V;
  seat: number;
  words: W;
}

/** How much is chosen, for the sentence that asks for the next pick. */
export type Choice = globalThis.Pick<Chooser, "open" | "chosen" | "left">;

/** A component, written as a method: see `AnyGame`. */
type Drawing<Props extends object> = {
  draw(...values: Parameters<Component<Props>>): ReturnType<Component<Props>>;
}["draw"];

/**
 * A game as the client knows it: its drawing, its motions, its words. It has no rules: legal
 * actions come from the server, and each entry comes with its effects.
 *
 * V is the game's view, E its entry, G its geometry, S the content of one picture, W its words.
 * The API's document defines the first three.
 */
export interface Game<V extends View, E extends Entry, G, S, W> {
  name: GameName;

  /** The part of the plane that a picture must show. */
  box(view: V, geometry: G): Box;
  /** The picks for each legal action. It gets no view, so that it cannot judge the actions. */
  paths(legal: readonly string[], geometry: G): Path[];
  /** Where a pick is on the board; null if it is a button beside the board. */
  place(pick: Pick, view: V, geometry: G): Point | null;
  /**
   * Everything on the board that a player could point at, whether or not it can be picked now.
   */
  places(view: V, geometry: G): Pick[];
  /**
   * The action that a player wants who picks something that is not open; the server says why it
   * is not allowed. Null if that is unclear.
   */
  wished(picks: readonly Pick[], view: V, geometry: G): string | null;
  /** How far from its place a pick can still be hit; without a pick, the usual distance. */
  reach(geometry: G, pick?: Pick): number;
  grips(geometry: G): Grip[];

  /** The picture of a view at rest. */
  rest(view: V, geometry: G): S;
  /**
   * The picture at time t (0 to 1) between two views. It is pure, so that live play, replay and
   * scrubbing can share it. `frame(…, 1)` is the picture of `after` at rest.
   */
  frame(before: V, entry: E, after: V, t: number, geometry: G): S;
  /** The picture while the player drags a part, before anything is decided. */
  turned(view: V, part: string, degrees: number, geometry: G): S;
  /** How long the motion takes, in milliseconds. */
  duration(entry: E): number;
  /** The turn that an entry made, if any. */
  arc(entry: E, geometry: G): Arc | null;
  /** The sound of an entry; null if it is silent. */
  sound(entry: E): SoundName | null;
  /**
   * The geometry with this seat's side at the bottom, for boards whose sides belong to seats.
   */
  turnedTo?(geometry: G, seat: number): G;

  Art: Drawing<ArtProps<V, G, S>>;
  /** The part beside the board, with the picks that have no place on the board. */
  Tray: Drawing<TrayProps<V, G, W>>;
  /** Part of the reader's own row, 44 px high: markers and a supply, a pot to buy from. */
  Stock?: Drawing<TrayProps<V, G, W>>;
  /** The same as `counts` but drawn with signs, for where the words are too long. */
  Counts?: Drawing<CountsProps<V, W>>;

  words(language: Language): Promise<W>;
  /** A pick in words, for buttons and screen readers. */
  pickName(pick: Pick, view: V, words: W, geometry: G): string;
  /** A whole action in words: "B1 to B2", "ring C clockwise". */
  actionName(action: string, words: W, geometry: G): string;
  /**
   * What the player has to do now: "Now the second Single". `thisTurn` are their decisions in
   * this turn so far, such as the line for which they take a pawn.
   */
  task(
    choice: Choice,
    view: V,
    words: W,
    geometry: G,
    reader: Reader,
    thisTurn: readonly Entry[],
  ): string;
  /**
   * What happened, in words, without naming the player. It only names places that the board
   * shows.
   */
  tell(entry: E, words: W, geometry: G, reader: Reader): Said[];
  /**
   * Where it happened, for the list of moves, if the board shows no names that `tell` could use.
   */
  where?(entry: E, words: W, geometry: G): string;
  /** A seat's counts in a few letters: markers in hand, pawns, chips, figures at home. */
  counts(view: V, seat: number, words: W, geometry: G): string;
  /** The text for the reason why the game ended, or why an action was refused. */
  ending(name: string, words: W): string;
  reason(name: string, words: W): string | undefined;
}

/**
 * A game with unknown types, so that the table can treat all games alike.
 *
 * Every game is assignable to it, because TypeScript checks method parameters bivariantly. That
 * is safe here because the table only passes a game its own views, entries and geometries.
 */
export type AnyGame = Game<View, Entry, unknown, unknown, unknown>;
