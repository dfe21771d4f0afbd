/** Play without a network, on pages that a server once gave. */

import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { LONG, STILL } from "../fixtures";
import { OWN } from "../games";
import { TcpProxy } from "../proxy";
import { openMore, start } from "../table";
import { baseOf, download, expect, test } from "./here";
import { addLaterPack, currentIn, Host, newFolder, PACKS } from "./hosts";

const LEVEL = 4;

/**
 * Bytes of a first visit, with fonts, headers and all that the service worker keeps: what they
 * were when last looked at, and 4 KiB. The server has a fifth game.
 */
const MAX_BYTES = 452_131 + 4096;

async function isAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const bad = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    expect(bad.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  }
}

test("the page says how large the download is, and how far it is", async ({ newPage, server }) => {
  const page = await newPage({ ...STILL, baseURL: server.origin });
  await page.goto("/");
  const { brotli } = currentIn(PACKS);
  const size = `${(brotli / 1e6).toFixed(1)} MB`;
  await expect(page.getByTestId("here")).toContainText(`(${size})`);
  await page.getByTestId("here").click();
  await expect(page.getByTestId("download")).toHaveText(`Download (${size})`);
  await isAccessible(page);
  // Slow enough to see the bar.
  const client = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 0, uploadThroughput: -1 };
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", {
    ...conditions,
    downloadThroughput: 6e6,
  });
  await page.getByTestId("download").click();
  const bar = page.getByRole("progressbar", { name: "Download" });
  const done = async () => Number(await bar.getAttribute("value"));
  await expect.poll(done, { intervals: [50] }).toBeGreaterThan(0);
  await client.send("Network.emulateNetworkConditions", {
    ...conditions,
    downloadThroughput: -1,
  });
  await expect(page.getByTestId("on-this-device")).toBeVisible({ timeout: 60_000 });
  expect(new URL(page.url()).pathname).toBe(`/here/${currentIn(PACKS).pack}/`);
  await isAccessible(page);
});

test("visitors load nothing that only a table on this device needs", async ({
  newPage,
  server,
}) => {
  const proxy = new TcpProxy(server.port);
  await proxy.mend();
  const page = await newPage({ ...STILL, baseURL: proxy.origin });
  const asked: string[] = [];
  page.context().on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.getByTestId("here")).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(100);
  const foreign = /^\/offline|here|worker|packs/i;
  expect([...asked, ...kept].filter((path) => foreign.test(path))).toEqual([]);
  proxy.cut();
  console.log(`first visit: ${(proxy.sent / 1024).toFixed(1)} KiB`);
  expect(proxy.sent).toBeGreaterThan(200_000);
  expect(proxy.sent).toBeLessThan(MAX_BYTES);
});

test("a pack without compiled rules tells which bots it has", LONG, async ({ newPage, server }) => {
  const page = await newPage({ ...STILL, baseURL: server.origin });
  await page.route("**/offline/current.json", (route) =>
    route.fulfill({ json: { ...currentIn(PACKS), compiled: false } }),
  );
  await page.route("**/offline/*/manifest.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), compiled: false } });
  });
  await page.goto("/here");
  await expect(page.getByText("go up to level 5")).toBeVisible();
  await download(page, "/here");
  await expect(page.getByText("level 5")).toBeVisible();
  await expect(page.getByText("level 6")).toHaveCount(0);
});

test("an interrupted download says so, and continues", LONG, async ({ newPage, server }) => {
  const page = await newPage({ ...STILL, baseURL: server.origin });
  let isCut = true;
  await page
    .context()
    .route("**/offline/*/*.wasm", (route) => (isCut ? route.abort() : route.continue()));
  await page.goto("/here");
  await page.getByTestId("download").click();
  await expect(page.getByRole("alert")).toContainText("interrupted");
  await isAccessible(page);
  isCut = false;
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByTestId("on-this-device")).toBeVisible({ timeout: 60_000 });
});

for (const [at, game] of OWN.entries()) {
  test(
    `${game} against level ${LEVEL} to the end, without network and server`,
    at ? LONG : {},
    async ({ newPlayerHere, server }) => {
      const ada = await newPlayerHere();
      const { page } = ada;
      await download(page, `${server.origin}/here`);
      await page.context().setOffline(true);
      await server.stop();
      const base = baseOf(page);
      await start(page, game, ["bot"], { base, level: LEVEL });
      await ada.play(4);
      await page.reload();
      await ada.play();
      await expect(page.getByTestId("result")).toBeVisible();
      await page.goto(`${base}/`);
      await expect(page.locator("details summary").first()).toContainText("1 finished match");
    },
  );
}

test("nothing at a table on this device needs a server", async ({ newPage, server }) => {
  const page = await newPage({ ...STILL, baseURL: server.origin });
  await download(page, "/here");
  await expect(page.getByRole("link", { name: "Privacy" })).toHaveCount(0);
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("button", { name: "Forget me" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  const base = baseOf(page);
  await page.goto(`${base}/?game=anneaux`);
  const kinds = page.locator("form [role=group]").first().getByRole("radio");
  await expect(kinds).toHaveCount(2);
  for (const kind of ["A bot", "Someone at this device"])
    await expect(page.getByRole("radio", { name: kind })).toBeAttached();
  await start(page, "anneaux", ["here"], { base });
  await expect(page.getByTestId("tab-say")).toHaveCount(0);
  const more = await openMore(page);
  await expect(more.getByTestId("save")).toBeVisible();
  for (const missing of ["share", "transfer"])
    await expect(more.getByTestId(missing)).toHaveCount(0);
  await isAccessible(page);
  for (const path of ["/join#x", "/watch#x", "/transfer#x", "/privacy"]) {
    await page.goto(base + path);
    await expect(page.getByTestId("on-this-device")).toBeVisible();
  }
});

test(
  "a match saved as a file continues on another device",
  LONG,
  async ({ newPlayerHere, newPage, server }, testInfo) => {
    const ada = await newPlayerHere();
    await download(ada.page, `${server.origin}/here`);
    await start(ada.page, "anneaux", ["here"], { base: baseOf(ada.page) });
    await ada.play(4);
    const saving = ada.page.waitForEvent("download");
    await (await openMore(ada.page)).getByTestId("save").click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^anneaux-.+\.jsonl$/);
    const file = await saved.path();

    const page = await newPage({ ...STILL, baseURL: server.origin });
    await download(page, "/here");
    const bad = testInfo.outputPath("bad.jsonl");
    writeFileSync(bad, readFileSync(file, "utf8").replace('"players":2', '"players":9'));
    await page.locator("input[type=file]").setInputFiles(bad);
    await expect(page.getByRole("alert")).toContainText("no match");
    await page.locator("input[type=file]").setInputFiles(file);
    await page.waitForURL("**/table/*");
    await expect(page.getByTestId("replay-at")).toContainText("4");
  },
);

const GAMES = "../tests/games";
const savedBefore = (game: string) => join(GAMES, game, "saved-1.jsonl");

test("a match of each game that was saved under rules version 1 continues", async ({
  newPlayerHere,
  server,
}, testInfo) => {
  const ada = await newPlayerHere();
  const { page } = ada;
  await download(page, `${server.origin}/here`);
  const home = page.url();
  const games = readdirSync(GAMES).filter((each) => existsSync(savedBefore(each)));
  expect(games).not.toEqual([]);
  for (const game of games) {
    const [line = ""] = readFileSync(savedBefore(game), "utf8").split("\n");
    const file = testInfo.outputPath(`${game}.jsonl`);
    writeFileSync(file, line);
    await page.goto(home);
    ada.forget();
    await page.locator("input[type=file]").setInputFiles(file);
    await page.waitForURL("**/table/*");
    const wanted = JSON.parse(line).actions.length + 3;
    await ada.play(wanted);
    expect(ada.over || ada.decisions >= wanted, game).toBe(true);
  }
});

test("a second tab asks before it takes the table", LONG, async ({ newPage, server }) => {
  const one = await newPage({ ...STILL, baseURL: server.origin });
  await download(one, "/here");
  const two = await one.context().newPage();
  await two.goto(one.url());
  await expect(two.getByRole("heading", { level: 1 })).toHaveText("Open in another tab");
  await isAccessible(two);
  await two.getByRole("button", { name: "Play here" }).click();
  await expect(two.getByTestId("on-this-device")).toBeVisible();
  await expect(one.getByRole("heading", { level: 1 })).toHaveText("Open in another tab");
});

test("after an update a match continues with its own pack", async ({ newPlayerHere }) => {
  const { path, remove } = newFolder();
  const packs = join(path, "packs");
  cpSync(PACKS, packs, { recursive: true });
  const host = await Host.server(path, packs);
  try {
    const ada = await newPlayerHere();
    const { page } = ada;
    await download(page, `${host.origin}/here`);
    const first = baseOf(page);
    await start(page, "anneaux", ["bot"], { base: first });
    await ada.play(2);
    const table = page.url();
    const later = addLaterPack(packs);
    await host.stop();
    await host.start(); // reads the name of the newest pack again

    await page.goto(`${first}/`);
    await expect(page.getByText("There is a newer version of the games.")).toBeVisible();
    await page.getByRole("link", { name: "Updates and storage" }).click();
    const update = page.getByRole("button", { name: /^Update/ });
    await expect(update).toBeVisible(); // a page that is being left does not follow the theme
    await isAccessible(page);
    await update.click();
    await expect(page.getByRole("link", { name: "1 match" })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole("link", { name: "Play", exact: true })).toHaveAttribute(
      "href",
      `/here/${later.pack}/`,
    );
    await isAccessible(page);
    await page.context().setOffline(true);
    await host.stop();
    await page.goto(table);
    await ada.play(4);
    await page.goto(`${host.origin}/here/${later.pack}/`);
    await expect(page.getByTestId("on-this-device")).toBeVisible();
    await expect(page.getByRole("heading", { name: "My matches" })).toHaveCount(0);
  } finally {
    await host.stop();
    remove();
  }
});

test("the games can be deleted from this device", LONG, async ({ newPage, server }) => {
  const page = await newPage({ ...STILL, baseURL: server.origin });
  await download(page, "/here");
  await page.goto("/here");
  await page.getByRole("button", { name: "Delete from this device" }).click();
  await page.getByRole("button", { name: "Yes, delete them" }).click();
  await expect(page.getByTestId("download")).toBeVisible();
  const left = await page.evaluate(async () => [
    ...(await caches.keys()).filter((name) => name.startsWith("pack-")),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);
  expect(left).toEqual([]);
});
