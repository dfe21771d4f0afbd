/** The files that someone can share of a match, and the ways to share them. */

import type { TableWords } from "../../words/words.svelte";
import type { MatchStore } from "../match.svelte";
import { filmed } from "./drawing.svelte";
import { courseOf, Moments, sheetOf } from "./moments";

/** No film is larger than this, in bytes, unless even its still pictures are. */
const MOST = 300 * 1024;

/** Pictures for each motion of matches of so many decisions; fewer if they do not fit. */
const PICTURES = [
  { pictures: 6, decisions: 40 },
  { pictures: 3, decisions: 90 },
  { pictures: 0, decisions: Number.POSITIVE_INFINITY },
];

/** A picture is so many times as wide and high as its drawing. */
const SHARP = 2;

/** What is made of a match: each as a picture that the page can show, and as a file. */
export interface Shared {
  /** The end as an SVG. */
  end: string;
  /** The whole match as an SVG. */
  film: string;
}

/** Draws the end of a match and a film of it. */
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
    if (new Blob([film]).size <= MOST) break;
  }
  return { end: await filmed(endSheet, [end]), film };
}

/** An SVG as an address that an image can have: others than these are not allowed here. */
export function addressOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function filmFile(svg: string, name: string): File {
  return new File([svg], `${name}.svg`, { type: "image/svg+xml" });
}

/** An SVG as a PNG. */
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

/** How a file left the page: by the device's own sheet, or into its downloads; or not at all. */
export type Sent = "shared" | "saved" | "kept";

/** Offers a file to whatever the device shares with; where it does not, saves it. */
export async function send(file: File): Promise<Sent> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return "shared";
    } catch (error) {
      // Whoever closes the device's sheet has changed their mind.
      if (error instanceof DOMException && error.name === "AbortError") return "kept";
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return "saved";
}
