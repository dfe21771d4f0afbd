/** The static site: files on any host, in any folder, and nothing else. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { LONG, STILL } from "../fixtures";
import { giveUp, openMore, start } from "../table";
import { baseOf, download, expect, test } from "./here";

test("the site plays after one visit, without a network", async ({ newPlayerHere, site }) => {
  const ada = await newPlayerHere();
  const { page } = ada;
  await download(page, site.address);
  await site.host.stop();
  await page.context().setOffline(true);
  await start(page, "anneaux", ["bot"], { base: baseOf(page), level: 4 });
  await ada.play(4);
  await page.reload();
  await ada.play(6);
  await giveUp(page);
  await expect(page.getByTestId("result")).toBeVisible();
  // The address of the site itself opens the games, too.
  await page.goto(site.address);
  await expect(page.getByTestId("on-this-device")).toBeVisible();
  await expect(page.locator("details summary").first()).toContainText("1 finished match");
});

test("links of the site stay in the site", async ({ newPage, site }) => {
  const page = await newPage(STILL);
  await download(page, site.address);
  const base = baseOf(page);
  expect(base).toMatch(/any\/folder\/#\/[0-9a-f]{16}$/);
  await page.getByTestId("tab-more").click();
  await page.getByRole("link", { name: "Rules of Anneaux" }).click();
  await expect(page).toHaveURL(`${base}/rules/anneaux`);
  // An anchor moves within the page, and back again.
  const last = page.locator("nav li a").last();
  const section = (await last.getAttribute("href"))?.split("#").pop() ?? "";
  await last.click();
  await expect(page).toHaveURL(`${base}/rules/anneaux#${section}`);
  await expect(page.locator(`section#${section} h2`)).toBeInViewport();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${base}/`);
  await expect(page.getByTestId("on-this-device")).toBeVisible();
  await page.getByRole("link", { name: "Learn Anneaux" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Step 1 of /);
  await page.getByRole("link", { name: "All games" }).click();
  await expect(page).toHaveURL(`${base}/`);
  await start(page, "anneaux", ["here"], { base });
  await (await openMore(page)).getByRole("link", { name: "All games" }).click();
  await expect(page.getByTestId("on-this-device")).toBeVisible();
  await page.getByRole("link", { name: "Updates and storage" }).click();
  await expect(page.getByRole("heading", { name: "Ready on this device" })).toBeVisible();
});

/** Publishes another version of the client, which differs only in its number. */
function publish(folder: string): string {
  const version = "0".repeat(16);
  const worker = join(folder, "sw.js");
  writeFileSync(worker, readFileSync(worker, "utf8").replace(/(?<="version":")\w+/, version));
  return version;
}

/** The names of the scripts that a version of the client has kept. */
function keptBy(page: Page, version: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const requests = (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
    return requests.map(({ url }) => url.split("/").pop() ?? "");
  }, `tavolino-${version}`);
}

test("a new version of the client keeps what a pack needs", LONG, async ({ newPage, site }) => {
  const page = await newPage(STILL);
  await download(page, site.address);
  const version = publish(site.folder);
  const isThere = async () =>
    (await keptBy(page, version)).filter((name) => /^(TableHere|table-worker)/.test(name)).length;
  await expect.poll(isThere).toBeGreaterThan(1);
  expect(await page.evaluate(() => caches.keys())).toContainEqual(expect.stringMatching(/^pack-/));
  await site.host.stop();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByTestId("on-this-device")).toBeVisible();
});

test("without a pack a new version keeps nothing for it", async ({ newPage, site }) => {
  const page = await newPage(STILL);
  await page.goto(site.address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const version = publish(site.folder);
  await expect.poll(async () => (await keptBy(page, version)).length).toBeGreaterThan(100);
  expect((await keptBy(page, version)).filter((name) => /Here|worker/.test(name))).toEqual([]);
});
