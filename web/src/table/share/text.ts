/** Texts in a picture, whose letters no one has measured: other devices have other fonts. */

/** How wide a letter is, at most, as a part of the font's size. */
const LETTER = 0.58;

/** The size at which a text is no wider than this, and no larger than wanted. */
export function fitted(text: string, width: number, size: number): number {
  return Math.round(Math.min(size, width / (LETTER * Math.max(text.length, 1))) * 10) / 10;
}

/** A text as one line or, if it is long, as two that are about the same. */
export function lines(text: string, most: number): string[] {
  if (text.length <= most) return text === "" ? [] : [text];
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const [at] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
