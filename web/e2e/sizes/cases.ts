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

/** Where texts have the least room. */
export const PHONES: readonly Size[] = SIZES.slice(0, 3);

/** How large words are, as in the settings. */
const TYPES = ["usual", "large"] as const;

/** A screen, a language and the size of words. */
export interface Look {
  size: Size;
  language: Language;
  type: (typeof TYPES)[number];
}

export const LOOKS: readonly Look[] = TYPES.flatMap((type) =>
  LANGUAGES.flatMap((language) => SIZES.map((size) => ({ size, language, type }))),
);

/** How many looks the first stage of a page gets, and on which screens. */
export interface Few {
  count?: number;
  sizes?: readonly Size[];
}

/**
 * A few looks for a stage of a page. As the numbers of sizes and languages have no common divisor,
 * the first stage of a page is seen in every size and language, and a few pages together in every
 * pair of them; one that gets fewer looks is seen in other sizes and languages than the one before.
 * It is also seen in large type on a phone. Each later stage gets one look, every third in large
 * type.
 */
export function looksAt(
  page: number,
  stage: number,
  { count = SIZES.length, sizes = SIZES }: Few = {},
): Look[] {
  const large: Look = { ...lookAfter(page + stage, PHONES), type: "large" };
  if (stage > 0) return [stage % 3 === 0 ? large : lookAfter(SIZES.length * (page + 1) + stage)];
  return [...Array.from({ length: count }, (_, k) => lookAfter(count * page + k, sizes)), large];
}

/** The look after so many others, each in the next size and the next language. */
function lookAfter(others: number, sizes: readonly Size[] = SIZES): Look {
  const size = sizes[others % sizes.length] as Size;
  return { size, language: LANGUAGES[others % LANGUAGES.length] as Language, type: "usual" };
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
function pairsOf({ game, seats, language, size, type, moment }: Case): string[] {
  const values = [game, `${seats} seats`, language, `${size.width} wide`, type, moment];
  return values.flatMap((one, k) => values.slice(k + 1).map((other) => `${one} ${other}`));
}

/** Repeatedly takes the case with the most uncovered pairs. */
function selected(): Case[] {
  const all: Case[] = TABLES.flatMap((sitting) =>
    LOOKS.flatMap((look) => MOMENTS.map((moment) => ({ ...sitting, ...look, moment }))),
  );
  const taken: Case[] = [];
  // Only the cases with uncovered pairs, and of their pairs only those: every worker does this.
  let open = all.map((each) => ({ each, missing: pairsOf(each) }));
  while (open.length > 0) {
    const best = open.reduce((most, one) =>
      one.missing.length > most.missing.length ? one : most,
    );
    const covered = new Set(best.missing);
    taken.push(best.each);
    open = open
      .map(({ each, missing }) => ({ each, missing: missing.filter((one) => !covered.has(one)) }))
      .filter(({ missing }) => missing.length > 0);
  }
  return taken;
}

const SELECTED = selected();
