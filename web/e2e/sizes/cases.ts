/**
 * The cases in which to inspect the table: sizes, moments, languages; and a few that cover
 * every pair.
 */

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

/** Moments of a match, in order. */
export const MOMENTS = ["first", "choosing", "refused", "asked", "resigning", "over"] as const;
export type Moment = (typeof MOMENTS)[number];

/** Long words, and another script. */
export const LANGUAGES = ["de", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A match to inspect in all sizes. */
export interface Sitting {
  game: string;
  seats: number;
  language: Language;
}

export const SITTINGS: readonly Sitting[] = TABLES.flatMap((table) =>
  LANGUAGES.map((language) => ({ ...table, language })),
);

interface Case extends Sitting {
  size: Size;
  moment: Moment;
}

/**
 * Whether a case is among the few that cover every pair of values: those that the gate runs.
 */
export function isSelected(sitting: Sitting, size: Size, moment: Moment): boolean {
  return SELECTED.has(nameOf({ ...sitting, size, moment }));
}

function nameOf({ game, seats, language, size, moment }: Case): string {
  return [game, seats, language, size.width, moment].join(" ");
}

/** All pairs of values of a case. */
function pairsOf({ game, seats, language, size, moment }: Case): string[] {
  const values = [game, `${seats} seats`, language, `${size.width} wide`, moment];
  return values.flatMap((one, k) => values.slice(k + 1).map((other) => `${one} ${other}`));
}

/**
 * Repeatedly takes the case with the most uncovered pairs. Each table has one language only,
 * because starting a match takes longer than inspecting it once more.
 */
function selected(): Set<string> {
  const sittings = TABLES.map(({ game, seats }, k) => ({
    game,
    seats,
    language: LANGUAGES[k % 2] ?? "de",
  }));
  const all: Case[] = sittings.flatMap((sitting) =>
    SIZES.flatMap((size) => MOMENTS.map((moment) => ({ ...sitting, size, moment }))),
  );
  const missing = new Set(all.flatMap(pairsOf));
  const taken: Case[] = [];
  // Of two equally good ones, prefer the table that was taken less often.
  const worth = (each: Case) =>
    1000 * pairsOf(each).filter((pair) => missing.has(pair)).length -
    taken.filter(({ game, seats }) => game === each.game && seats === each.seats).length;
  while (missing.size > 0) {
    const best = all.reduce((most, each) => (worth(each) > worth(most) ? each : most));
    for (const pair of pairsOf(best)) missing.delete(pair);
    taken.push(best);
  }
  return new Set(taken.map(nameOf));
}

export const SELECTED = selected();
