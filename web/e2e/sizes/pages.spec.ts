/**
 * Every page of the router on one screen: in every size and language, everything it asks for is in
 * the window, and nothing is cut, covered or too small. Pages for reading may scroll. `make sizes`
 * runs all cases; the gate looks at each page in each size and each language, at each stage, and at
 * the same page about another game in each language.
 */

import { LANGUAGES } from "../../src/words/language";
import { expect, STILL, test } from "../fixtures";
import { type Few, LOOKS, type Look, looksAt, PHONES, SIZES } from "./cases";
import { countFetches, ROOMY, Viewing } from "./viewing";
import { ALL, isRepeated, ON_PAPER, READ } from "./visits";

/**
 * How often to look at a page that is the same as another one about another game: once in each
 * language. Paper has the words of the rules again.
 */
function fewOf(name: string): Few {
  if (!isRepeated(name)) return {};
  if (ON_PAPER.test(name)) return { count: 1 };
  return { count: LANGUAGES.length, sizes: READ.test(name) ? PHONES : SIZES };
}

const isAll = (looks: readonly Look[], of: (look: Look) => unknown) =>
  new Set(looks.map(of)).size === new Set(LOOKS.map(of)).size;

test("the few looks at a page have every size and language, and those at all pages every pair", () => {
  const all = ALL.map(({ name }, page) => ({ name, looks: looksAt(page, 0, fewOf(name)) }));
  for (const { name, looks } of all) {
    const isBrief = isRepeated(name);
    expect(isBrief || isAll(looks, ({ size }) => size)).toBe(true);
    expect((isBrief && ON_PAPER.test(name)) || isAll(looks, ({ language }) => language)).toBe(true);
  }
  const pairs = all.flatMap(({ looks }) => looks);
  expect(isAll(pairs, ({ size, language }) => `${size.width} ${language}`)).toBe(true);
});

for (const [at, { name, stages }] of ALL.entries()) {
  test(`a page fits every screen: ${name}`, async ({ newPage }, info) => {
    const isWhole = info.project.name === "sizes";
    const page = await newPage({ ...STILL, locale: "en", viewport: ROOMY });
    await countFetches(page);
    const viewing = new Viewing(page);
    let stage = 0;
    for await (const wanted of stages(page, isWhole))
      await viewing.look(wanted.stage, isWhole ? LOOKS : looksAt(at, stage++, fewOf(name)), wanted);
    viewing.close(name.replaceAll(" ", "-"));
  });
}
