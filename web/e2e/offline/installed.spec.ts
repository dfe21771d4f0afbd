/** Whether the site can be installed, as only a browser with windows can tell. */

import { withWindows } from "../../playwright.config";
import { STILL } from "../fixtures";
import { expect, test } from "./here";

test.use({ launchOptions: withWindows });

test("the site can be installed", async ({ newPage, site }) => {
  const page = await newPage(STILL);
  await page.goto(site.address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const client = await page.context().newCDPSession(page);
  const { url, errors } = await client.send("Page.getAppManifest");
  expect(url).toBe(`${site.address}manifest.webmanifest`);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  // A window of a test is like a private one, where nothing is installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"]);
});
