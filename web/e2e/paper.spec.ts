/** Prints every game's sheet and booklet in every language into build/paper. */

import { mkdirSync, writeFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { LANGUAGES } from "../src/words/language";
import { LONG } from "./fixtures";
import { GAMES } from "./games";

const TARGET = "../build/paper";

/** Opens a page for paper and waits for its boards. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("[data-picture]").first()).toBeVisible();
  await expect(page.locator("[data-picture]:not([data-ready])")).toHaveCount(0);
}

/** The file that Chromium prints, and how many pages it has. */
async function print(page: Page, name: string): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  mkdirSync(TARGET, { recursive: true });
  writeFileSync(`${TARGET}/${name}.pdf`, pdf);
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Boards that show nothing, or a line of text that the page cuts. */
function faults(): string[] {
  const found: string[] = [];
  for (const figure of document.querySelectorAll("[data-picture]")) {
    const box = figure.querySelector("svg .art")?.getBoundingClientRect();
    if (!box || box.width < 40 || box.height < 40) found.push(`${figure.id} is empty`);
  }
  const columns = document.querySelector<HTMLElement>("[data-fits]");
  if (columns && columns.dataset.fits !== "true") found.push("the sheet does not fit");
  for (const text of document.querySelectorAll<HTMLElement>(".paper p, .paper td, .paper th"))
    if (text.scrollWidth > text.clientWidth + 1) found.push(`“${text.textContent}” is cut`);
  return found;
}

/** The gate prints sheets in the language with the longest texts. */
const LONGEST = "fr";

for (const language of LANGUAGES) {
  const rest = language === LONGEST ? {} : LONG;
  for (const game of GAMES) {
    test(`the sheet of ${game} in ${language} is one page`, rest, async ({ browser }) => {
      const page = await browser.newPage({ locale: language, reducedMotion: "reduce" });
      await open(page, `/sheet/${game}`);
      await expect.poll(() => page.evaluate(faults)).toEqual([]);
      expect(await print(page, `${game}-${language}-sheet`)).toBe(1);
      await page.close();
    });

    test(`the booklet of ${game} in ${language} is complete`, LONG, async ({ browser }) => {
      const page = await browser.newPage({ locale: language, reducedMotion: "reduce" });
      await open(page, `/booklet/${game}`);
      expect(await page.evaluate(faults)).toEqual([]);
      expect(await print(page, `${game}-${language}-booklet`)).toBeGreaterThan(4);
      await page.close();
    });
  }
}
