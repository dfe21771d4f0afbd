/** The games that the rules know, for tests that cover all of them. */

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { python } from "./brain";

interface Known {
  name: string;
  /** The possible numbers of players. */
  players: number[];
  hasSecrets: boolean;
}

const KNOWN: Known[] = JSON.parse(execFileSync(python, ["e2e/games.py"], { encoding: "utf8" }));

export const GAMES: readonly string[] = KNOWN.map(({ name }) => name);

/** Our own games: the client has a folder for each, and a pack has their rules. */
export const OWN: readonly string[] = GAMES.filter((game) => existsSync(`src/games/${game}`));

/** Every game with every number of seats. */
export const TABLES: readonly { game: string; seats: number }[] = KNOWN.flatMap(
  ({ name, players }) => players.map((seats) => ({ game: name, seats })),
);

/** The largest number of players of a game. */
export function mostSeats(game: string): number {
  return Math.max(...TABLES.filter((table) => table.game === game).map(({ seats }) => seats));
}

/** A game where seats have secrets, and one where they have none. */
export const SECRET = first(true);
export const OPEN = first(false);

function first(hasSecrets: boolean): string {
  const found = KNOWN.find((game) => game.hasSecrets === hasSecrets);
  if (!found) throw new Error("there is no such game");
  return found.name;
}
