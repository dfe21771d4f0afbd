/** Facts about a game: the number of players, how long it takes, from which age. */

import type { GameInfo } from "../../api/types";
import { pagesWords } from "../../words/words.svelte";

/** The facts, each in a few words. */
export function factsOf({ players, minutes, age }: GameInfo): string[] {
  const words = pagesWords().facts;
  const [least, most] = [Math.min(...players), Math.max(...players)];
  return [
    words.players({ from: least, to: most }).replace(/^(\d+)–\1 /, "$1 "), // "2–2 players" becomes "2 players"
    ...(minutes ? [words.minutes({ from: minutes[0], to: minutes[1] })] : []),
    ...(age ? [words.age({ years: age })] : []),
  ];
}

/** What a game that does not say its age or its duration counts as. */
const LAST = Number.MAX_SAFE_INTEGER;

/** The games from the easiest: by age, then the shorter ones; those that do not say come last. */
export function easiestFirst(games: readonly GameInfo[]): GameInfo[] {
  const age = (info: GameInfo) => info.age ?? LAST;
  const longest = (info: GameInfo) => info.minutes?.[1] ?? LAST;
  return [...games].sort((a, b) => age(a) - age(b) || longest(a) - longest(b));
}
