/**
 * Notifications of the player's turn, in a browser that really hides tabs: in the other tests'
 * browser every page stays visible.
 */

import { type AddressInfo, createServer } from "node:net";
import { type BrowserContext, chromium, type Locator, type Page } from "@playwright/test";
import { withWindows } from "../playwright.config";
import { expect, test } from "./fixtures";
import { QuickMatch } from "./quick";

/** A match with days for each move. */
const CLOCK = { per: "move", seconds: 3 * 24 * 3600 };

/** A free port. */
function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}

/** Runs something in a separate browser that hides a tab when another is in front. */
async function inOwnBrowser(
  baseURL: string,
  then: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const args = [...withWindows.args, `--remote-debugging-port=${port}`];
  const launched = await chromium.launch({ ...withWindows, args });
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true });
  const [context] = browser.contexts();
  if (!context) throw new Error("the browser has no window");
  await context.grantPermissions(["notifications"], { origin: baseURL });
  await then(context);
  await browser.close();
  await launched.close();
}

/** The texts of a page's current notifications. */
const noticesOf = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body }) => `${title} ${body}`);
  });

test("a player who wants notifications gets one on their turn while the tab is hidden", async ({
  request,
  playwright,
  baseURL,
}) => {
  if (!baseURL) throw new Error("there is no server");
  const ada = await playwright.request.newContext({ baseURL });
  const names = ["Ada", "Ben"];
  const match = await QuickMatch.create("anneaux", names, ada, null, request, 1, { clock: CLOCK });
  const { cookies } = await ada.storageState();
  await inOwnBrowser(baseURL, async (context) => {
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.goto(baseURL);
    await page.evaluate(() => localStorage.setItem("tavolino.settings", '{"language":"en"}'));
    const bensTurn = () => match.play((state) => state.to_move === 1);
    const adasTurn = () => match.play((state) => state.to_move === 0);
    await bensTurn();
    await page.goto(`${baseURL}/table/${match.id}`);
    await page.getByRole("button", { name: "Yes, tell me" }).click();
    await page.getByRole("button", { name: "All right" }).click();
    await expect(page.getByTestId("days")).toHaveCount(0);

    // While the page is visible, the table itself says it.
    await adasTurn();
    await expect(page).toHaveTitle(/Your turn/);
    expect(await noticesOf(page)).toEqual([]);
    await bensTurn();
    await expect(page).not.toHaveTitle(/Your turn/);

    const other = await context.newPage();
    await other.bringToFront();
    await expect.poll(() => page.evaluate(() => document.hidden)).toBe(true);
    await adasTurn();
    await expect.poll(() => noticesOf(page)).toEqual(["Your turn Anneaux · Ben"]);
    // It disappears when it is out of date.
    await bensTurn();
    await expect.poll(() => noticesOf(page)).toEqual([]);
  });
  await ada.dispose();
});

/** Whether one part of a page covers another, in whole or in part. */
async function covers(over: Locator, under: Locator): Promise<boolean> {
  const [one, other] = [await over.boundingBox(), await under.boundingBox()];
  if (!one || !other) throw new Error("a part is not visible");
  const apart = (from: "x" | "y", size: "width" | "height") =>
    one[from] + one[size] <= other[from] || other[from] + other[size] <= one[from];
  return !apart("x", "width") && !apart("y", "height");
}

for (const [width, height] of [
  [360, 640],
  [844, 390],
  [1440, 900],
] as const) {
  test(`the offers in a match that takes days fit ${width}x${height}`, async ({
    newPage,
    request,
  }) => {
    for (const locale of ["de", "uk"]) {
      const page = await newPage({ viewport: { width, height }, locale, reducedMotion: "reduce" });
      const names = ["Ada", "Ben"];
      const match = await QuickMatch.create("anneaux", names, page.request, null, request, 1, {
        clock: CLOCK,
      });
      await match.play((state) => state.to_move === 1);
      await page.goto(`/table/${match.id}`);
      const offer = page.getByTestId("days");
      // First the notification, then the seat.
      for (const step of [1, 2]) {
        await expect(offer.getByRole("button").first()).toBeVisible();
        for (const part of [
          ...(await offer.locator("button, p").all()),
          page.getByTestId("tab-more"),
        ])
          await expect(part, `step ${step}, ${locale}`).toBeInViewport({ ratio: 1 });
        expect(await covers(offer, page.getByTestId("status")), locale).toBe(false);
        await offer.locator("button").first().click();
      }
      await expect(page.getByTestId("more").locator("input").first()).toHaveValue(/transfer#/);
    }
  });
}
