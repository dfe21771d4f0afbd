/** The lesson files in the games' folders: which there are, and what is in them. */

import type { GameName } from "../api/types";

const FILES = import.meta.glob<unknown>("../games/*/lesson/*.json", { import: "default" });

const pathOf = (game: GameName, name: string) => `../games/${game}/lesson/${name}.json`;

/** What can be learned of a game, as the pages are called in addresses. */
export type LearnPage = "rules" | "learn";

/** Whether a game has such a page: rules are shown by demo boards, a lesson goes in steps. */
export function hasPage(game: GameName, page: LearnPage): boolean {
  return pathOf(game, page === "rules" ? "boards" : "lesson") in FILES;
}

/** What is in a file of a game's lesson; nothing if there is no such file. */
export async function lessonFile<T>(game: GameName, name: string): Promise<T | undefined> {
  return (await FILES[pathOf(game, name)]?.()) as T | undefined;
}
