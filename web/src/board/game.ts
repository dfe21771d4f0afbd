/** What the table needs to know about a game to show it and to let people choose actions. */

import type { Component } from "svelte";
import type {
  ArtProps as AnyArtProps,
  BoardFunctions,
  Choice,
  TrayProps,
} from "../../../src/tavolino/kit/template/board-types";
import type { Entry, GameName, View } from "../api/types";
import type { Language } from "../words/language";

export type { Choice, TrayProps };

/** The props of a game's drawing, which is part of the board's <svg>. */
export type ArtProps<V, G, S> = AnyArtProps<V, G, S, Entry>;

/** The props of the drawing of a seat's counts. */
export interface CountsProps<V, W> {
  view: V;
  seat: number;
  words: W;
}

/** A component, written as a method: see `AnyGame`. */
type Drawing<Props extends object> = {
  draw(...values: Parameters<Component<Props>>): ReturnType<Component<Props>>;
}["draw"];

/**
 * A game as the client knows it: its functions, its drawing, its words.
 *
 * V is the game's view, E its entry, G its geometry, S the content of one picture, W its words.
 * The API's document defines the first three.
 */
export interface Game<V extends View, E extends Entry, G, S, W>
  extends BoardFunctions<V, E, G, S, W> {
  name: GameName;

  Art: Drawing<ArtProps<V, G, S>>;
  /** The part beside the board, with the picks that have no place on the board. */
  Tray: Drawing<TrayProps<V, G, W>>;
  /** Part of the reader's own row, 44 px high: markers and a supply, a pot to buy from. */
  Stock?: Drawing<TrayProps<V, G, W>>;
  /** The same as `counts` but drawn with signs, for where the words are too long. */
  Counts?: Drawing<CountsProps<V, W>>;

  /** How large a unit of the board is at most, as a CSS length, if a small board would look huge. */
  largestUnit?: string;

  words(language: Language): Promise<W>;
}

/**
 * A game with unknown types, so that the table can treat all games alike.
 *
 * Every game is assignable to it, because TypeScript checks method parameters bivariantly. That
 * is safe here because the table only passes a game its own views, entries and geometries.
 */
export type AnyGame = Game<View, Entry, unknown, unknown, unknown>;
