/**
 * Every page of the router on one screen: in every size and language, everything it asks for is in
 * the window, and nothing is cut, covered or too small. Pages for reading may scroll. `make sizes`
 * runs all cases; the gate looks at each page in each size and each language, and at each stage, and
 * at the texts of each game, in a few of them.
 */

import { expect, STILL, test } from "../fixtures";
import { LOOKS, type Look, looksAt } from "./cases";
import { countFetches, ROOMY, Viewing } from "./viewing";
import { ALL, isRepeated, READ } from "./visits";

/** Whether a page to read is the same as another one, with the words of another game. */
const isBrief = (name: string): boolean => isRepeated(name) && READ.test(name);

const isAll = (looks: readonly Look[], of: (look: Look) => unknown) =>
  new Set(looks.map(of)).size === new Set(LOOKS.map(of)).size;

test("the few looks at a page have every size and language, and those at all pages every pair", () => {
  const looks = ALL.map(({ name }, page) => looksAt(page, 0, isBrief(name)));
  for (const each of looks.filter((_, page) => !isBrief(ALL[page]?.name ?? ""))) {
    expect(isAll(each, ({ size }) => size)).toBe(true);
    expect(isAll(each, ({ language }) => language)).toBe(true);
  }
  expect(isAll(looks.flat(), ({ size, language }) => `${size.width} ${language}`)).toBe(true);
});

for (const [at, { name, stages }] of ALL.entries()) {
  test(`a page fits every screen: ${name}`, async ({ newPage }, info) => {
    const isWhole = info.project.name === "sizes";
    const page = await newPage({ ...STILL, locale: "en", viewport: ROOMY });
    await countFetches(page);
    const viewing = new Viewing(page);
    let stage = 0;
    for await (const wanted of stages(page, isWhole))
      await viewing.look(
        wanted.stage,
        isWhole ? LOOKS : looksAt(at, stage++, isBrief(name)),
        wanted,
      );
    viewing.close(name.replaceAll(" ", "-"));
  });
}
