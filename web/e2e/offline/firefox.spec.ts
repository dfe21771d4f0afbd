/** A page's own table in Firefox: it plays the same, and matches survive a reload. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type Browser, launch, type Page } from "puppeteer-core";
import { python } from "../brain";
import { OWN } from "../games";
import { test as base, expect } from "./site";

const SAME = "../pack/same.py";
const POSITIONS = 500;

const test = base.extend<{ page: never; firefox: Browser; tab: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other
  firefox: async ({}, use) => {
    const firefox = await launch({
      browser: "firefox",
      executablePath: "/usr/bin/firefox-esr",
      headless: true,
      protocolTimeout: 300_000,
    });
    await use(firefox);
    await firefox.close();
  },
  tab: async ({ firefox, site }, use) => {
    const tab = await firefox.newPage();
    await tab.goto(site.origin);
    await tab.waitForFunction(() => window.here !== undefined);
    await use(tab);
  },
});

for (const game of OWN) {
  test(`${game} is played to its end, with a reload in between`, async ({ tab, hash }) => {
    const begun = await tab.evaluate(
      async (pack, name) => {
        const { here } = window;
        await here.open(pack);
        if (!here.table) throw new Error("no table");
        const match = await here.Match.begin(here.table, name, [4]);
        for (let turns = 0; turns < 3 && (await match.turn()); turns++) match.act(Math.random());
        await match.turn();
        return { id: match.id, number: match.number };
      },
      hash,
      game,
    );
    await tab.reload();
    await tab.waitForFunction(() => window.here !== undefined);
    const over = await tab.evaluate(
      async (pack, id) => {
        const { here } = window;
        await here.open(pack);
        if (!here.table) throw new Error("no table");
        const match = new here.Match(here.table, id);
        await match.turn();
        const { number } = match;
        while (await match.turn()) match.act(Math.random());
        return { number, phase: match.state?.phase, last: match.number };
      },
      hash,
      begun.id,
    );
    expect(over.number).toBe(begun.number);
    expect(over.phase).toBe("over");
    expect(over.last).toBeGreaterThan(begun.number);
  });
}

test("positions and choices are the same as natively", async ({ tab, hash }) => {
  const native = execFileSync(python, [SAME, String(POSITIONS)], { encoding: "utf8" });
  const output = await tab.evaluate(
    (pack, text, same) => window.here.run(pack, "same", text, same),
    hash,
    readFileSync(SAME, "utf8"),
    `same.hashes(${POSITIONS}) + "\\n" + same.choices() + "\\n"`,
  );
  expect(output).toBe(native);
});

test("a table opens, and another tab may take it", async ({ tab, firefox, site, hash }) => {
  const opening = () =>
    tab.evaluate(async (pack) => {
      const begun = performance.now();
      await window.here.open(pack);
      return (performance.now() - begun) / 1000;
    }, hash);
  const first = await opening();
  await tab.reload();
  await tab.waitForFunction(() => window.here !== undefined);
  console.table({ "first open": first, "second open": await opening() });
  const other = await firefox.newPage();
  await other.goto(site.origin);
  await other.waitForFunction(() => window.here !== undefined);
  const outcome = (isTaken: boolean) =>
    other.evaluate(
      (pack, steal) =>
        window.here.open(pack, steal).then(
          () => "open",
          (error) => (error instanceof window.here.Elsewhere ? "elsewhere" : String(error)),
        ),
      hash,
      isTaken,
    );
  expect(await outcome(false)).toBe("elsewhere");
  expect(await outcome(true)).toBe("open");
  await tab.waitForFunction(() => window.here.lost.length > 0);
  expect(await tab.evaluate(() => window.here.lost)).toEqual(["elsewhere"]);
});
