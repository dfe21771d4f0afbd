/**
 * The cases in which to inspect pages: sizes, languages, moments; and a few that cover every pair.
 */

import { LANGUAGES, type Language } from "../../src/words/language";
import { TABLES } from "../games";

/** Screens; the last one is 1440x900 at a zoom of 200 %. */
export const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 720, height: 450 },
] as const;

export type Size = (typeof SIZES)[number];

/** A screen and a language. */
export interface Look {
  size: Size;
  language: Language;
}

export const LOOKS: readonly Look[] = LANGUAGES.flatMap((language) =>
  SIZES.map((size) => ({ size, language })),
);

/**
 * A few looks for one of many stages, each in another size and language. Together, the stages
 * have every size in every language. Pages for reading, which are many and alike, get two looks.
 */
export function looksAt(stage: number, reads = false): Look[] {
  const count = LANGUAGES.length;
  return LANGUAGES.slice(0, reads ? 2 : count).flatMap((_, k) => {
    // Without the last part, the same page of each game would always have the same languages.
    const language = LANGUAGES[(stage + k * 2 + Math.floor(stage / count)) % count];
    const size = SIZES[(stage + k * 3) % SIZES.length];
    return language && size ? [{ size, language }] : [];
  });
}

/** Moments of a match, in order. */
export const MOMENTS = [
  "coached",
  "first",
  "choosing",
  "refused",
  "asked",
  "resigning",
  "over",
] as const;
export type Moment = (typeof MOMENTS)[number];

/** A match to inspect. */
export interface Sitting {
  game: string;
  seats: number;
}

interface Case extends Sitting, Look {
  moment: Moment;
}

/** The looks at a moment of a match that are among the few that cover every pair of values. */
export function looksDuring({ game, seats }: Sitting, moment: Moment): Look[] {
  return SELECTED.filter(
    (each) => each.game === game && each.seats === seats && each.moment === moment,
  );
}

/** All pairs of values of a case. */
function pairsOf({ game, seats, language, size, moment }: Case): string[] {
  const values = [game, `${seats} seats`, language, `${size.width} wide`, moment];
  return values.flatMap((one, k) => values.slice(k + 1).map((other) => `${one} ${other}`));
}

/** Repeatedly takes the case with the most uncovered pairs. */
function selected(): Case[] {
  const all: Case[] = TABLES.flatMap((sitting) =>
    LOOKS.flatMap((look) => MOMENTS.map((moment) => ({ ...sitting, ...look, moment }))),
  );
  const missing = new Set(all.flatMap(pairsOf));
  const taken: Case[] = [];
  const worth = (each: Case) => pairsOf(each).filter((pair) => missing.has(pair)).length;
  while (missing.size > 0) {
    const best = all.reduce((most, each) => (worth(each) > worth(most) ? each : most));
    for (const pair of pairsOf(best)) missing.delete(pair);
    taken.push(best);
  }
  return taken;
}

const SELECTED = selected();
