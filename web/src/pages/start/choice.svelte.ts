/** Which game is being set up: what `?game=` in the address of the start page says. */

import { GAME_NAMES, type GameName } from "../../games/game";
import { go } from "../../router.svelte";

function addressed(): GameName | null {
  const wanted = new URLSearchParams(location.search).get("game");
  return GAME_NAMES.find((name) => name === wanted) ?? null;
}

export const choice: { game: GameName | null } = $state({ game: addressed() });

/** Takes the game from the address, as after a link from another page. */
export function readChoice(): void {
  choice.game = addressed();
}

addEventListener("popstate", readChoice);

/** Opens the set-up of a game, or the start page without one. */
export function choose(game: GameName | null): void {
  go(game ? `/?game=${game}` : "/");
  choice.game = game;
}
