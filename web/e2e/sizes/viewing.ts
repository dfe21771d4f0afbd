/** Looks at a page in several sizes and languages without loading it again. */

import { mkdirSync, writeFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { Language } from "../../src/words/language";
import type { Look, Size } from "./cases";
import { faultsOf, type Wanted } from "./look";

const FOLDER = "build/sizes";

/** The size in which to make picks: everything is within reach there. */
export const ROOMY = { width: 1440, height: 900 };

/** Counts the answers that a page waits for; call it before the page is opened. */
export async function countFetches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = window;
    const counting = Object.assign(window, { fetching: 0 });
    window.fetch = async (...what) => {
      counting.fetching++;
      return fetch(...what).finally(() => counting.fetching--);
    };
  });
}

/** Changes the language and the type, as another window of this browser would, and waits for the texts. */
export async function changeLanguage(
  page: Page,
  language: Language,
  type: Look["type"] = "usual",
): Promise<void> {
  await page.evaluate(
    (wanted) => {
      const KEY = "tavolino.settings";
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
      localStorage.setItem(KEY, JSON.stringify({ ...kept, ...wanted }));
      dispatchEvent(new StorageEvent("storage", { key: KEY }));
    },
    { language, largeType: type === "large" },
  );
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await page.waitForFunction(() => "fetching" in window && window.fetching === 0);
}

/** Changes the size of the window, and waits until the page has adapted. */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  // One frame for the effects of the new size, one for the effects of those.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

export class Viewing {
  readonly faults: string[] = [];
  looks = 0;
  private failed = 0;

  constructor(private readonly page: Page) {}

  /** Looks once at each of these sizes and languages. */
  async look(stage: string, looks: readonly Look[], wanted: Wanted): Promise<void> {
    for (const { size, language, type } of looks) {
      await changeLanguage(this.page, language, type);
      await resize(this.page, size);
      const faults = await this.page.evaluate(faultsOf, wanted);
      this.looks++;
      if (faults.length === 0) continue;
      this.failed++;
      const where = `${size.width}x${size.height} ${language} ${type} ${stage}`;
      this.faults.push(`${where}\n    ${faults.join("\n    ")}`);
    }
    await this.page.setViewportSize(ROOMY);
  }

  /** Writes down what was seen, and fails if anything was wrong. */
  close(name: string): void {
    const { faults, looks, failed } = this;
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}/${name}.json`, JSON.stringify({ looks, failed, faults }, null, 1));
    expect(faults, `${failed} of ${looks} looks`).toEqual([]);
  }
}
