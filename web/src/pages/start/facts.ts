/** What to know before sitting down: how long a game takes and from which age it is fun. */

import type { GameName } from "../../api/types";
import { pagesWords } from "../../words/words.svelte";

interface Facts {
  minutes: readonly [number, number];
  age: number;
}

const FACTS: Record<GameName, Facts> = {
  memento: { minutes: [20, 40], age: 10 },
  anneaux: { minutes: [15, 30], age: 8 },
  triominos: { minutes: [15, 25], age: 5 },
  dimenticato: { minutes: [20, 40], age: 8 },
};

/** The facts of a game in a few words each. */
export function factsOf(game: GameName): string[] {
  const { minutes, age } = FACTS[game];
  const words = pagesWords().facts;
  const facts = [words.players(2, 4), words.minutes(...minutes), words.age(age)];
  return facts.map((fact) => fact.replaceAll(" ", "\u00a0")); // a fact is not torn apart
}
