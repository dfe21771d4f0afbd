/** Finds the games' folders and loads a game when it is needed. */

import type { GameName } from "../api/types";
import type { AnyGame } from "../board/game";

const LOADERS = import.meta.glob<AnyGame>("./*/index.ts", { import: "default" });

/** The games with a folder here. */
export function builtIn(): GameName[] {
  return Object.keys(LOADERS).flatMap((path) => path.split("/")[1] ?? []);
}

/** The game with this name; one without a folder gets the plain board. */
export async function loadGame(name: GameName, players: number): Promise<AnyGame> {
  const load = LOADERS[`./${name}/index.ts`];
  return load ? load() : (await import("../plain")).loadPlain(name, players);
}
