/** The lesson files in the games' folders. */

import type { GameName } from "../api/types";

const FILES = import.meta.glob<unknown>("../../../src/tavolino/games/*/lesson/*.json", {
  import: "default",
});

const pathOf = (game: GameName, name: string) =>
  `../../../src/tavolino/games/${game}/lesson/${name}.json`;

/** The pages to learn a game, by their names in addresses. */
export type LearnPage = "rules" | "learn";

/** Whether a game has such a page: rules need demo boards, a lesson needs steps. */
export function hasPage(game: GameName, page: LearnPage): boolean {
  return pathOf(game, page === "rules" ? "boards" : "lesson") in FILES;
}

/** The content of a game's lesson file; undefined if there is no such file. */
export async function lessonFile<T>(game: GameName, name: string): Promise<T | undefined> {
  return (await FILES[pathOf(game, name)]?.()) as T | undefined;
}
