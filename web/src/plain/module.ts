/**
 * A board from a game's own package, as an ES module without any framework.
 *
 * `GET /games` names it as `module`: a path on our own host, because the page loads
 * scripts from nowhere else. It has all rights of the page and can do whatever the players can
 * do, so install only packages that you trust on a server.
 *
 * The module's default export is a function that gets the host and returns what it overrides;
 * everything else comes from the plain board:
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
 * them all), so that a drawing looks right in both themes. Set styles with `element.style`: the
 * page forbids style attributes in markup. Drawings get no pointer events: the board finds the
 * target of a click with `place` and `reach`.
 */

import type { Component } from "svelte";
import type { Entry, View } from "../api/types";
import type { AnyGame, ArtProps, Game, TrayProps } from "../board/game";
import type { PlainGame } from ".";
import ModuleArt from "./ModuleArt.svelte";
import ModuleTray from "./ModuleTray.svelte";

/** The argument of a module. */
export interface Host {
  name: string;
  /** The plain board's own functions, for a module that extends them. */
  plain: PlainGame;
}

/** A drawing of a module: `update` runs with every change, `destroy` once at the end. */
export interface Drawn<Props> {
  update(props: Props): void;
  destroy(): void;
}

/**
 * What a module may override. `view` and `geometry` come from its own package, `words` from the
 * plain board with the texts of the package. A module with its own pictures (`rest`, `frame`
 * and `turned`) also draws them (`art`).
 */
export interface ModuleBoard
  extends Partial<
    Omit<Game<View, Entry, unknown, unknown, unknown>, "name" | "Art" | "Tray" | "words">
  > {
  /** Draws the board into a group of the page's <svg>, in the units of `box`. */
  art?(group: SVGGElement): Drawn<ArtProps<View, unknown, unknown>>;
  /**
   * Draws the part beside the board; each open pick without a place needs a button there that
   * calls `pick`.
   */
  tray?(element: HTMLElement): Drawn<TrayProps<View, unknown, unknown>>;
}

/** The default export of a module. */
export type BoardModule = (host: Host) => ModuleBoard;

/** A module in use, with the board that replaces it if it fails. */
export interface Loaded extends ModuleBoard {
  plain: PlainGame;
}

/** The modules in use by the name of their game, for their drawings. */
const loaded = new Map<string, Loaded>();

/** The module for the game of a view. */
export function moduleOf({ game }: View): Loaded {
  const found = loaded.get(game);
  if (!found) throw new Error(`the module of ${game} is not loaded`);
  return found;
}

/** Loads a module; null if that fails, and then the plain board is used. */
export async function loadModule(path: string, plain: PlainGame): Promise<ModuleBoard | null> {
  try {
    const { default: make } = (await import(/* @vite-ignore */ path)) as { default: BoardModule };
    return make({ name: plain.name, plain });
  } catch (error) {
    console.error(`the board of ${plain.name} cannot be loaded`, error);
    return null;
  }
}

/** The plain board, with everything that a module overrides. */
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
