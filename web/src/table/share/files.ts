/** The files to share of a match, and the ways to share them. */

import type { TableWords } from "../../words/words.svelte";
import type { MatchStore } from "../match.svelte";
import { filmed } from "./drawing.svelte";
import { courseOf, Moments, sheetOf } from "./moments";

/** The largest size of a film in bytes, unless its still pictures alone exceed it. */
const MAX_FILM_BYTES = 300 * 1024;

/** Pictures per motion by the length of the match; fewer if the film gets too large. */
const PICTURES = [
  { pictures: 6, decisions: 40 },
  { pictures: 3, decisions: 90 },
  { pictures: 0, decisions: Number.POSITIVE_INFINITY },
];

/** Pixels per unit of the drawing. */
const SHARP = 2;

/** Everything to share of a match: for each item an image for the page, and a file. */
export interface Shared {
  end: string;
  film: string;
}

/** Draws the end of a match and a film of the whole match. */
export async function drawn(
  match: MatchStore,
  title: string,
  words: TableWords,
  gameWords: unknown,
): Promise<Shared> {
  const course = await courseOf(match);
  const last = course.views.slice(-1);
  const endSheet = sheetOf(match, title, words, last);
  const sheet = sheetOf(match, title, words, course.views);
  const end = new Moments(match, endSheet, course, words, gameWords).end();
  const moments = new Moments(match, sheet, course, words, gameWords);
  let film = "";
  for (const { pictures, decisions } of PICTURES) {
    if (course.entries.length > decisions) continue;
    film = await filmed(sheet, [...moments.all(pictures)]);
    if (new Blob([film]).size <= MAX_FILM_BYTES) break;
  }
  return { end: await filmed(endSheet, [end]), film };
}

/** An SVG as a data address for an image; the page's security policy allows no other kind. */
export function addressOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function filmFile(svg: string, name: string): File {
  return new File([svg], `${name}.svg`, { type: "image/svg+xml" });
}

export async function imageFile(svg: string, name: string): Promise<File> {
  const image = new Image();
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SHARP;
  canvas.height = image.naturalHeight * SHARP;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("the picture could not be made");
  return new File([blob], `${name}.png`, { type: "image/png" });
}
