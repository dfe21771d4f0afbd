/** The lesson files in the games' folders. */

import type { GameName } from "../api/types";

/** With a base, their paths stay short: they are in what every visitor loads first. */
const FILES = import.meta.glob<unknown>("./*/lesson/*.json", {
  base: "../../../src/tavolino/games",
  import: "default",
});

const pathOf = (game: GameName, name: string) => `./${game}/lesson/${name}.json`;

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
