/** Visitors load only the parts of the font that have the letters of our languages. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCES = new URL("../../src/tavolino/", import.meta.url);
const STYLE = readFileSync(new URL("app.css", import.meta.url), "utf8");

/** The ranges of the parts for our languages. */
function usualRanges(): [number, number][] {
  const parts = [...STYLE.matchAll(/nunito-([\w-]+)\.woff2[^}]*unicode-range:([^;]*)/g)];
  const usual = parts.filter(([, name]) => !name?.endsWith("-rest"));
  return usual.flatMap(([, , ranges = ""]) =>
    [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(
      ([, from = "", to = from]): [number, number] => [
        Number.parseInt(from, 16),
        Number.parseInt(to, 16),
      ],
    ),
  );
}

test("every letter of our texts is in them", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => readFileSync(new URL(file, SOURCES), "utf8"));
  const letters = new Set(texts.join("").match(/[\p{L}\p{N}]/gu));
  const ranges = usualRanges();
  const isUsual = (letter: string) =>
    ranges.some(([from, to]) => {
      const code = letter.codePointAt(0) ?? 0;
      return from <= code && code <= to;
    });
  expect(letters.size).toBeGreaterThan(100);
  expect([...letters].filter((letter) => !isUsual(letter))).toEqual([]);
});
