/** What a game brings to read and to learn, in one language. */

import { type Words as LearnWords, load as loadWords } from "../../build/words/learn";
import { api } from "../api/api";
import type { GameName, Lesson, Rulebook, Step, Tried } from "../api/types";
import type { Language } from "../words/language";

export type { LearnWords };

/** The learner's seat. */
export const LEARNER = 0;

/** The rules of a game, and the boards beside them by the ids of their pictures. */
export interface Reading {
  words: LearnWords;
  book: Rulebook;
  pictures: Record<string, Tried>;
}

export async function loadReading(game: GameName, language: Language): Promise<Reading> {
  const [words, book, pictures] = await Promise.all([
    loadWords(language),
    api.rulebook(game, language),
    api.pictures(game),
  ]);
  return { words, book, pictures };
}

/** The lesson of a game. */
export interface Learning {
  words: LearnWords;
  lesson: Lesson;
}

export async function loadLearning(game: GameName, language: Language): Promise<Learning> {
  const [words, lesson] = await Promise.all([loadWords(language), api.lesson(game, language)]);
  return { words, lesson };
}

const ANYTHING = "…";

/** Whether a step accepts an action. */
export function isRight({ accept }: Step, action: string): boolean {
  return accept.some((each) =>
    each.endsWith(ANYTHING) ? action.startsWith(each.slice(0, -1)) : action === each,
  );
}

const CELLS = " | ";

/** The rows of a rule that is a table, the first one its head; none for a paragraph. */
export function rowsOf(text: string): string[][] {
  return text
    .split("\n")
    .filter((line) => line.includes(CELLS))
    .map((line) => line.split(CELLS));
}
