/** What to know before sitting down: for how many a game is, how long it takes, from which age. */

import type { GameInfo } from "../../api/types";
import { pagesWords } from "../../words/words.svelte";

/** What is known of a game, in a few words each. */
export function factsOf({ players, minutes, age }: GameInfo): string[] {
  const words = pagesWords().facts;
  const [least, most] = [Math.min(...players), Math.max(...players)];
  const facts = [
    words.players(least, most),
    ...(minutes ? [words.minutes(...minutes)] : []),
    ...(age ? [words.age(age)] : []),
  ];
  return facts.map(
    (fact) =>
      fact
        .replace(/^(\d+)–\1 /, "$1 ") // "2–2 players" are 2
        .replaceAll(" ", "\u00a0"), // a fact is not torn apart
  );
}
