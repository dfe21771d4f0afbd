/**
 * A board from a game's own package, as an ES module without any framework: docs/board-js.md.
 *
 * `GET /games` names it as `module`: a path on our own host, because the page loads
 * scripts from nowhere else. It has all rights of the page and can do whatever the players can
 * do, so install only packages that you trust on a server.
 */

import type { Component } from "svelte";
import type { BoardModule, Host } from "../../../src/tavolino/kit/template/board-types";
import type { View } from "../api/types";
import type { AnyGame, ArtProps, TrayProps } from "../board/game";
import type { PlainGame } from ".";
import ModuleArt from "./ModuleArt.svelte";
import ModuleTray from "./ModuleTray.svelte";

/** A module whose types only its package knows. */
type AnyModule = BoardModule<View, unknown, unknown>;
type ModuleBoard = ReturnType<AnyModule>;

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
    const { default: make } = (await import(/* @vite-ignore */ path)) as { default: AnyModule };
    return make({ name: plain.name, plain: plain as Host["plain"] });
  } catch (error) {
    console.error(`the board of ${plain.name} cannot be loaded`, error);
    return null;
  }
}

/** The plain board, with everything that a module overrides. */
export function withModule(plain: PlainGame, board: ModuleBoard): AnyGame {
  loaded.set(plain.name, { ...board, plain });
  const { art, tray, ...own } = board;
  const { Counts, ...rest } = plain as AnyGame;
  return {
    ...rest,
    ...(Counts && !own.counts && { Counts }),
    ...own,
    ...(art && { Art: ModuleArt as Component<ArtProps<View, unknown, unknown>> }),
    ...(tray && { Tray: ModuleTray as Component<TrayProps<View, unknown, unknown>> }),
  };
}
