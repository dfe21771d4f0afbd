/** What is taught of a game: little boards and steps as data, and the texts that go with them. */

import type { GameName } from "../api/types";
import type { Language } from "../words/language";
import { lessonFile } from "./there";
import type { LearnWords } from "./words/en";

/** Whoever learns sits here. */
export const LEARNER = 0;

/** A position and how one came there, in the words of the rules. */
export interface BoardData {
  id: string;
  players: number;
  options?: Record<string, boolean | number | string>;
  /** By its name among the game's setups. */
  setup: string;
  /** Separated by spaces. */
  actions: string;
  /** How many of the last actions are shown as motions. */
  show?: number;
  /** Actions that are refused in the end, and the names of the reasons. */
  refused?: Record<string, string>;
  /** Whether the reader may go on playing. */
  open?: boolean;
  /** Whether the learner's own cards are seen, though there is nothing to choose. */
  seated?: boolean;
}

/** A step of a lesson: a position and what is to be done there. */
export interface StepData extends BoardData {
  /** Actions that are right; an ellipsis at the end stands for whatever may follow. */
  accept: string[];
  /** What is played afterwards. */
  then?: string;
  /** The name of the ending, if the learner wins with this step. */
  ends?: string;
}

export interface SectionText {
  title: string;
  text: string[];
}

export interface StepText {
  title: string;
  text: string;
  /** Said to a right action and to one that is legal, but not what was asked for. */
  right: string;
  wrong: string;
}

/** What a game's text file holds, by the ids of its boards and steps. */
export interface Texts {
  rules: Record<string, SectionText>;
  lesson: Record<string, StepText>;
}

export type Setup = Record<string, unknown>;
export type Setups = Record<string, Setup>;

export interface Learning {
  words: LearnWords;
  texts: Texts;
  setups: Setups;
  boards: BoardData[];
  lesson: StepData[];
}

const WORDS = import.meta.glob<LearnWords>("./words/*.ts", { import: "default" });
const TEXTS = import.meta.glob<Texts>("./*/words/*.ts", { import: "default" });

async function load<T>(files: Record<string, () => Promise<unknown>>, path: string): Promise<T> {
  const file = files[path];
  if (!file) throw new Error(`there is no ${path}`);
  return (await file()) as T;
}

/** Loads all that is taught of a game with rules or a lesson, in one language. */
export async function loadLearning(game: GameName, language: Language): Promise<Learning> {
  const [words, texts, setups, boards, lesson] = await Promise.all([
    load<LearnWords>(WORDS, `./words/${language}.ts`),
    load<Texts>(TEXTS, `./${game}/words/${language}.ts`),
    lessonFile<Setups>(game, "setups"),
    lessonFile<BoardData[]>(game, "boards"),
    lessonFile<StepData[]>(game, "lesson"),
  ]);
  return { words, texts, setups: setups ?? {}, boards: boards ?? [], lesson: lesson ?? [] };
}

const ANYTHING = "…";

/** Whether an action is what a step asks for. */
export function isRight(step: StepData, action: string): boolean {
  return step.accept.some((each) =>
    each.endsWith(ANYTHING) ? action.startsWith(each.slice(0, -1)) : action === each,
  );
}

/** The actions of a text. */
export function split(actions: string): string[] {
  return actions.split(" ").filter((each) => each !== "");
}
