/** A game of a package, from a pack that was built where the package is installed. */

import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { python } from "../brain";
import { LONG } from "../fixtures";
import { giveUp, speak, start } from "../table";
import { baseOf, download, expect, test } from "./here";
import { Host, newFolder } from "./hosts";

const PACKS = resolve(process.env.TAVOLINO_MORE_PACKS ?? "../build/offline-more");

/** Fluent itself says all counts of men that there can be. A pack has no Fluent. */
const SAY = `import json, sys
from tavolino.games.words import game_words
say, men = game_words("mills", "uk").say, range(10)
hand, lost = ([say(f"count-{name}", count=count) for count in men] for name in ("hand", "lost"))
print(json.dumps([f"{one}, {other}" for one in hand for other in lost]))`;

const COUNTS: string[] = JSON.parse(execFileSync(python, ["-c", SAY], { encoding: "utf8" }));

async function saysItsCounts(page: Page): Promise<void> {
  const shown = await page.locator(".seat small").allTextContents();
  expect(shown.length).toBeGreaterThanOrEqual(2);
  for (const text of shown) expect(COUNTS).toContain(text.replaceAll(/\s+/g, " ").trim());
}

/** Plays for this many decisions, of which the last follow a reload, and gives up. */
function testPackage(name: string, how: object, most: number): void {
  test(name, how, async ({ newPlayerHere }) => {
    const { path, remove } = newFolder();
    const host = await Host.server(path, PACKS);
    try {
      const ada = await newPlayerHere();
      const { page } = ada;
      await download(page, `${host.origin}/here`);
      await page.context().setOffline(true);
      await host.stop();
      const base = baseOf(page);
      await start(page, "mills", ["bot"], { base, level: 2 });
      await expect(page.getByTestId("board").locator(".art polyline")).toHaveCount(16);
      await speak(page, "uk");
      for (const decisions of [2, 12, PLACED]) {
        await ada.play(decisions);
        await saysItsCounts(page);
      }
      await page.reload();
      await ada.play(most);
      if (!ada.over) await giveUp(page);
      await expect(page.getByTestId("result")).toBeVisible();
      await page.goto(`${base}/rules/mills`);
      await expect(page.locator("[data-picture][data-ready]").first()).toBeVisible();
      await page.goto(`${base}/learn/mills`);
      await expect(page.getByTestId("board")).toBeVisible();
    } finally {
      await host.stop();
      remove();
    }
  });
}

/** After so many decisions all men are placed, and then they move. */
const PLACED = 18;

// A check of the pack plays every game to its end, without a browser.
const NAME = "a package's game on its own board, without network and server";
testPackage(NAME, {}, PLACED + 6);
testPackage(`${NAME}, to the end`, LONG, Number.POSITIVE_INFINITY);
