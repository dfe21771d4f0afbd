/** The page's typeface as part of a picture: an image must not load other files. */

/** The style rules that embed the faces needed for a text. */
export async function typefaceFor(text: string): Promise<string> {
  const letters = new Set([...text].map((letter) => letter.codePointAt(0) ?? 0));
  const needed = faces().filter(({ style }) => {
    const ranges = rangesOf(style.getPropertyValue("unicode-range"));
    return ranges.some(([from, to]) => [...letters].some((code) => code >= from && code <= to));
  });
  return (await Promise.all(needed.map(embedded))).join("");
}

function faces(): CSSFontFaceRule[] {
  return [...document.styleSheets]
    .flatMap(rulesOf)
    .filter((rule) => rule instanceof CSSFontFaceRule);
}

/** The rules of a style sheet; none of one that a browser's extension has added. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** The code points of a list such as `U+0000-00FF, U+0131`. */
export function rangesOf(list: string): [number, number][] {
  return [...list.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(([, from = "", to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
}

/** A rule with the file in it; empty without a network, because another typeface will do. */
async function embedded({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, path = ""] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src")) ?? [];
  try {
    const got = await fetch(new URL(path, parentStyleSheet?.href ?? document.baseURI));
    const bytes = new Uint8Array(await got.arrayBuffer());
    const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    const [family, weight, range] = ["font-family", "font-weight", "unicode-range"].map((name) =>
      style.getPropertyValue(name),
    );
    return `@font-face{font-family:${family};font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${data})}`;
  } catch {
    return "";
  }
}
