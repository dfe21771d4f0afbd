/** The games that the rules know, for tests that go through all of them. */

import { execFileSync } from "node:child_process";
import { python } from "./brain";

interface Known {
  name: string;
  /** The numbers of seats it can be played with. */
  players: number[];
  hasSecrets: boolean;
}

const KNOWN: Known[] = JSON.parse(execFileSync(python, ["e2e/games.py"], { encoding: "utf8" }));

export const GAMES: readonly string[] = KNOWN.map(({ name }) => name);

/** Every game with every number of seats. */
export const TABLES: readonly { game: string; seats: number }[] = KNOWN.flatMap(
  ({ name, players }) => players.map((seats) => ({ game: name, seats })),
);

/** As many as can play a game together. */
export function mostSeats(game: string): number {
  return Math.max(...TABLES.filter((table) => table.game === game).map(({ seats }) => seats));
}

/** A game in which seats have secrets, and one in which they have none. */
export const SECRET = first(true);
export const OPEN = first(false);

function first(hasSecrets: boolean): string {
  const found = KNOWN.find((game) => game.hasSecrets === hasSecrets);
  if (!found) throw new Error("there is no such game");
  return found.name;
}
