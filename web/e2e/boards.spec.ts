/** The boards that packages of games draw themselves, on the screens of a desk and of a phone. */

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { Host, newFolder } from "./offline/hosts";
import { pointAt } from "./player";
import { start } from "./table";

const MILLS = { mills: "tavolino_mills:MILLS" };
const folder = newFolder();
let host: Host;

test.beforeAll(async () => {
  host = await Host.withGames(folder.path, MILLS, "../examples/mills/src");
});

test.afterAll(async () => {
  await host.stop();
  folder.remove();
});

/** The men on the board: each is a group within the layer of the men. */
const men = (page: Page) => page.getByTestId("board").locator(".art > g > g:nth-child(3) > g");

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
])
  test(`Mills is played on its own board, ${viewport.width} pixels wide`, async ({ newPage }) => {
    const page = await newPage({ viewport });
    await start(page, "mills", ["here"], { base: host.origin });
    const board = page.getByTestId("board");
    await expect(board.locator(".art polyline")).toHaveCount(16);
    for (const [k, place] of ["a1", "b2", "d1", "b4", "g1"].entries()) {
      await pointAt(page, `place:${place}`);
      await expect(men(page)).toHaveCount(k + 1);
    }
    // The first player has closed a mill, and takes a man.
    const takeable = board.locator(".art circle[style*='--bad']");
    await expect(takeable).toHaveCount(2);
    await pointAt(page, "place:b4");
    await expect(men(page)).toHaveCount(4);
    await expect(takeable).toHaveCount(0);
  });

/** A module that fails in one of its steps. */
const FAILING = {
  "cannot be read": "no module",
  "fails at first": "export default () => { throw new Error('no'); }",
  "fails to draw": `export default () => ({
    art: () => ({ update() { throw new Error("no"); }, destroy() {} }),
  })`,
};

for (const [fails, body] of Object.entries(FAILING))
  test(`a board that ${fails} leaves the plain one`, async ({ page }) => {
    const answer = { contentType: "text/javascript", body };
    await page.route("**/games/mills/board.js", (route) => route.fulfill(answer));
    await start(page, "mills", ["here"], { base: host.origin });
    await expect(page.getByTestId("board").locator(".art .well")).toHaveCount(24);
    await pointAt(page, "place:a1");
    await expect(page.getByTestId("moves").locator("li")).toHaveCount(1);
  });
