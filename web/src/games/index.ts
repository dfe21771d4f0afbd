/** Finds the games' folders, and loads a game when it is needed. */

import type { GameName } from "../api/types";
import type { AnyGame } from "../board/game";

const LOADERS = import.meta.glob<AnyGame>("./*/index.ts", { import: "default" });

/** The games that have a folder here. */
export function builtIn(): GameName[] {
  return Object.keys(LOADERS).flatMap((path) => path.split("/")[1] ?? []);
}

export async function loadGame(name: GameName): Promise<AnyGame> {
  const load = LOADERS[`./${name}/index.ts`];
  if (!load) throw new Error(`there is no folder for ${name}`);
  return load();
}
