/**
 * A board that a game's package brings itself, as an ES module without any framework.
 *
 * `GET /games` names it as `module`: a path on our own host, for the page loads scripts from
 * nowhere else. It runs with all rights of the page: it can do whatever the players here can do,
 * so only packages that one trusts belong on a server.
 *
 * The module's default export is a function that gets the host and gives back what it wants to do
 * better than the plain board; everything else comes from the plain board:
 *
 *     export default (host) => ({
 *       art(group) {
 *         const heap = group.appendChild(document.createElementNS(group.namespaceURI, "circle"));
 *         return {
 *           update({ view, scene, open }) { heap.setAttribute("r", view.left / 10); },
 *           destroy() {},
 *         };
 *       },
 *       box: () => ({ x: -2, y: -2, width: 4, height: 4 }),
 *     });
 *
 * Colours come from the page as CSS variables (`var(--seat-0)`, `var(--ink)`; palette.css names
 * them all), so that a drawing looks right in both themes. Set styles by `element.style`: the page
 * allows no style attributes in markup. What is drawn takes no pointer: the board finds out what
 * was hit by asking `place` and `reach`.
 */

import type { Component } from "svelte";
import type { Entry, View } from "../api/types";
import type { AnyGame, ArtProps, Game, TrayProps } from "../board/game";
import type { PlainGame } from ".";
import ModuleArt from "./ModuleArt.svelte";
import ModuleTray from "./ModuleTray.svelte";

/** What a module gets. */
export interface Host {
  /** The name of the game. */
  name: string;
  /** The plain board's own functions, for a module that wants to add to them. */
  plain: PlainGame;
}

/** Something that a module draws: called with every change, and once when it is no longer shown. */
export interface Drawn<Props> {
  update(props: Props): void;
  destroy(): void;
}

/**
 * What a module may do itself. `view` and `geometry` are those that its own package makes, `words`
 * those of the plain board with the texts of the package. A module with pictures of its own
 * (`rest`, `frame` and `turned`) also draws them (`art`).
 */
export interface ModuleBoard
  extends Partial<
    Omit<Game<View, Entry, unknown, unknown, unknown>, "name" | "Art" | "Tray" | "words">
  > {
  /** Draws the board into a group of the page's <svg>, in the units of `box`. */
  art?(group: SVGGElement): Drawn<ArtProps<View, unknown, unknown>>;
  /** Draws what lies beside the board; each open pick without a place needs a button there that
   * calls `pick`. */
  tray?(element: HTMLElement): Drawn<TrayProps<View, unknown, unknown>>;
}

/** What the default export of a module is. */
export type BoardModule = (host: Host) => ModuleBoard;

/** A module that is in use, with the board that steps in where it fails. */
export interface Loaded extends ModuleBoard {
  plain: PlainGame;
}

/** The modules in use by the name of their game, where their drawings find them. */
const loaded = new Map<string, Loaded>();

/** The module of the game that a view is of. */
export function moduleOf({ game }: View): Loaded {
  const found = loaded.get(game);
  if (!found) throw new Error(`the module of ${game} is not loaded`);
  return found;
}

/** Loads a module; null if it cannot be loaded, for then the plain board is still there. */
export async function loadModule(path: string, plain: PlainGame): Promise<ModuleBoard | null> {
  try {
    const { default: make } = (await import(/* @vite-ignore */ path)) as { default: BoardModule };
    return make({ name: plain.name, plain });
  } catch (error) {
    console.error(`the board of ${plain.name} cannot be loaded`, error);
    return null;
  }
}

/** The plain board, with whatever a module does itself. */
export function withModule(plain: PlainGame, board: ModuleBoard): AnyGame {
  loaded.set(plain.name, { ...board, plain });
  const { art, tray, ...own } = board;
  return {
    ...(plain as AnyGame),
    ...own,
    ...(art && { Art: ModuleArt as Component<ArtProps<View, unknown, unknown>> }),
    ...(tray && { Tray: ModuleTray as Component<TrayProps<View, unknown, unknown>> }),
  };
}
