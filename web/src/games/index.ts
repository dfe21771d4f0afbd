/** Loads a game when it is needed. */

import type { GameName } from "../api/types";
import type { AnyGame } from "../board/game";

const LOADERS: Record<GameName, () => Promise<{ default: AnyGame }>> = {
  memento: () => import("./memento"),
  anneaux: () => import("./anneaux"),
  triominos: () => import("./triominos"),
  dimenticato: () => import("./dimenticato"),
};

export async function loadGame(name: GameName): Promise<AnyGame> {
  return (await LOADERS[name]()).default;
}
