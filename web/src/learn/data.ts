/** The teaching material of a game: demo boards and steps as data, and their texts. */

import { type Words as LearnWords, load as loadWords } from "../../build/words/learn";
import type { GameName } from "../api/types";
import type { Language } from "../words/language";
import { lessonFile } from "./files";

export type { LearnWords };

/** The learner's seat. */
export const LEARNER = 0;

/** A position and how it came about, in the notation of the rules. */
export interface BoardData {
  id: string;
  players: number;
  options?: Record<string, boolean | number | string>;
  /** The name of one of the game's setups. */
  setup: string;
  /** Separated by spaces. */
  actions: string;
  /** How many of the last actions to show as motions. */
  show?: number;
  /** Actions that are refused at the end, with the names of the reasons. */
  refused?: Record<string, string>;
  /** Whether the reader may play on. */
  open?: boolean;
  /** Whether to show the learner's own cards although there is nothing to choose. */
  seated?: boolean;
}

/** A step of a lesson: a position and what to do there. */
export interface StepData extends BoardData {
  /**
   * The right actions; an ellipsis at the end stands for any continuation. Without any, the
   * step only shows something: how a match is won.
   */
  accept: string[];
  /** The actions to play afterwards. */
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
  /**
   * The feedback for a right action, and for a legal one that was not asked for; missing in
   * steps without a task.
   */
  right?: string;
  wrong?: string;
}

/** The content of a game's lesson file, by the ids of its boards and steps. */
export interface Texts {
  rules: Record<string, SectionText>;
  lesson: Record<string, StepText>;
}

/** The same as in the file: `rules-board-title` is the title of the section `board`. */
interface Written {
  rules: Record<string, string>;
  lesson: Record<string, string>;
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

const TEXTS = import.meta.glob<Written>("../../build/words/*-lesson.*.ts", { import: "default" });

async function loadTexts(game: GameName, language: Language): Promise<Texts> {
  const file = TEXTS[`../../build/words/${game}-lesson.${language}.ts`];
  if (!file) throw new Error(`there are no words for a lesson of ${game}`);
  return textsOf(await file());
}

function textsOf({ rules, lesson }: Written): Texts {
  const sections = byId<Omit<SectionText, "text"> & { text: string }>(rules);
  return {
    rules: Object.fromEntries(
      Object.entries(sections).map(([id, { title, text }]) => [
        id,
        { title, text: text.split("\n\n") }, // paragraphs
      ]),
    ),
    lesson: byId<StepText>(lesson),
  };
}

/** Groups texts such as `board-title` and `board-text` under `board`. */
function byId<T extends object>(written: Record<string, string>): Record<string, T> {
  const found: Record<string, Record<string, string>> = {};
  for (const [key, text] of Object.entries(written)) {
    const [, id = "", part = ""] = /^(.*)-(.*)$/.exec(key) ?? [];
    found[id] = { ...found[id], [part]: text };
  }
  return found as Record<string, T>;
}

/** Loads all teaching material of a game, in one language. */
export async function loadLearning(game: GameName, language: Language): Promise<Learning> {
  const [words, texts, setups, boards, lesson] = await Promise.all([
    loadWords(language),
    loadTexts(game, language),
    lessonFile<Setups>(game, "setups"),
    lessonFile<BoardData[]>(game, "boards"),
    lessonFile<StepData[]>(game, "lesson"),
  ]);
  return { words, texts, setups: setups ?? {}, boards: boards ?? [], lesson: lesson ?? [] };
}

const ANYTHING = "…";

/** Whether a step accepts an action. */
export function isRight(step: StepData, action: string): boolean {
  return step.accept.some((each) =>
    each.endsWith(ANYTHING) ? action.startsWith(each.slice(0, -1)) : action === each,
  );
}

export function split(actions: string): string[] {
  return actions.split(" ").filter((each) => each !== "");
}
