/** Whoever looks while a shared device is handed over sees what spectators see. */

import type { Page } from "@playwright/test";
import { expect, STILL, test } from "./fixtures";
import { Host, newFolder } from "./offline/hosts";
import { pointAt } from "./player";
import { start, watchLink } from "./table";

/** The same game with secrets on its board, on the plain board and on a board of its own. */
const GAMES = { showdown: "support.showdown:PLAIN", showdown_drawn: "support.showdown:DRAWN" };

let folder: ReturnType<typeof newFolder>;
let host: Host;

test.beforeAll(async () => {
  folder = newFolder();
  host = await Host.withGames(folder.path, GAMES);
});

test.afterAll(async () => {
  await host.stop();
  folder.remove();
});

const drawing = (page: Page) => page.getByTestId("board").locator(".art").innerHTML();

/** The kinds of pieces that a page names, for the eye or for screen readers. */
async function heardKinds(page: Page): Promise<string[]> {
  const heard = await page.locator("body").ariaSnapshot();
  return (heard.match(/(die|card)-\w+/g) ?? []).sort();
}

/** The first thing on the board that the player may show. */
async function showOne(page: Page): Promise<void> {
  const pick = await page
    .locator("[data-testid=board] [data-pick]")
    .first()
    .getAttribute("data-pick");
  await pointAt(page, pick ?? "");
}

for (const game of Object.keys(GAMES)) {
  test(`${game}: while the device is handed over, the page is what spectators see`, async ({
    newPage,
  }) => {
    const page = await newPage(STILL);
    const ready = page.getByTestId("ready");
    await start(page, game, ["here"], { base: host.origin });
    await expect(ready).toBeVisible();
    const spectator = await newPage(STILL);
    await spectator.goto(await watchLink(page));

    for (let ply = 0; ply < 4; ply++) {
      await expect(ready).toBeVisible();
      const isSame = async () => (await drawing(page)) === (await drawing(spectator));
      await expect.poll(isSame).toBe(true);
      await expect(page.getByTestId("pick-list")).toBeHidden();
      await expect(page.getByTestId("moves")).toBeHidden();
      // No key leads to the next player's past.
      await page.keyboard.press(",");
      await expect(page.getByTestId("present")).toBeHidden();
      const covered = await drawing(page);
      expect(await heardKinds(page)).toEqual(await heardKinds(spectator));
      await ready.click();
      await expect.poll(() => drawing(page)).not.toBe(covered);
      await showOne(page);
    }
  });
}
