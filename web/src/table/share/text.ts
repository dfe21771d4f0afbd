/**
 * Texts in a picture. Their letters are not measured: the typeface may lack some of them.
 */

/** The largest width of a letter, relative to the font size. */
const LETTER = 0.58;

/** The font size at which a text fits this width, at most `size`. */
export function fitted(text: string, width: number, size: number): number {
  return Math.round(Math.min(size, width / (LETTER * Math.max(text.length, 1))) * 10) / 10;
}

/** A text as one line or, if it is long, as two lines of about the same length. */
export function lines(text: string, most: number): string[] {
  if (text.length <= most) return text === "" ? [] : [text];
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const [at] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
