/**
 * Every page of the router on one screen: in every size and language, everything it asks for is in
 * the window, and nothing is cut, covered or too small. Pages for reading may scroll. `make sizes`
 * runs all cases; the gate looks at each stage in each language, in a few sizes, and at pages for
 * reading in two of them.
 */

import { STILL, test } from "../fixtures";
import { LOOKS, looksAt } from "./cases";
import { countFetches, ROOMY, Viewing } from "./viewing";
import { ALL } from "./visits";

for (const [at, { name, stages }] of ALL.entries()) {
  test(`a page fits every screen: ${name}`, async ({ newPage }, info) => {
    const page = await newPage({ ...STILL, locale: "en", viewport: ROOMY });
    await countFetches(page);
    const viewing = new Viewing(page);
    let stage = at;
    for await (const wanted of stages(page)) {
      const looks = info.project.name === "sizes" ? LOOKS : looksAt(stage++, wanted.reads);
      await viewing.look(wanted.stage, looks, wanted);
    }
    viewing.close(name.replaceAll(" ", "-"));
  });
}
