/** The small boards of all games in one file, which is loaded after the page is shown. */

import type { Component } from "svelte";
import type { GameName } from "../../api/types";
import PlainEmblem from "./PlainEmblem.svelte";

type Board = Component<{ game: GameName; moment?: number }>;

const BOARDS = import.meta.glob<Board>("../../games/*/Emblem.svelte", {
  import: "default",
  eager: true,
});

/** The small board of a game; one without its own drawing has a plain one. */
export function boardOf(game: GameName): Board {
  return BOARDS[`../../games/${game}/Emblem.svelte`] ?? PlainEmblem;
}
