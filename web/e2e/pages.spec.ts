/** What holds for every page: accessibility, size, and what it may load. */

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, LONG, test } from "./fixtures";
import { GAMES } from "./games";
import { openMore, start } from "./table";

/** Bytes that the start page may load, compressed, without fonts. */
const MOST = 120 * 1024;

async function check(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const found = serious.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html}`);
  expect(found).toEqual([]);
}

const PAGES = [
  "/",
  ...GAMES.flatMap((game) => [`/?game=${game}`, `/rules/${game}`, `/learn/${game}`]),
  "/join#nothing",
  "/watch#nothing",
  "/carry#nothing",
  "/privacy",
];

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing serious on any page, ${colorScheme}`, async ({ newPage }) => {
    const page = await newPage({ colorScheme, reducedMotion: "reduce" });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator("main h1").first()).toBeAttached();
      await page.waitForLoadState("networkidle");
      await check(page, path);
    }
  });

  for (const [at, game] of GAMES.entries()) {
    const how = at && colorScheme === "dark" ? LONG : {};
    test(
      `axe finds nothing serious in a match of ${game}, ${colorScheme}`,
      how,
      async ({ newPlayer }) => {
        const ada = await newPlayer("pointer", { colorScheme, reducedMotion: "reduce" });
        await start(ada.page, game, ["bot"]);
        await ada.play(3); // some matches are over after seven
        await check(ada.page, "on");
        const more = await openMore(ada.page);
        await check(ada.page, "more");
        await more.getByTestId("resign").click();
        await check(ada.page, "giving up");
        await ada.page.getByTestId("yes-resign").click();
        await expect(ada.page.getByTestId("result")).toBeVisible();
        await check(ada.page, "over");
      },
    );
  }
}

test("the first load is small", async ({ newPage }) => {
  const page = await newPage();
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  const types = new Map<string, string>();
  let bytes = 0;
  client.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) !== "Font") bytes += encodedDataLength;
  });
  await page.goto("/", { waitUntil: "networkidle" });
  console.log(`first load: ${(bytes / 1024).toFixed(1)} KiB`);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(MOST);
});

test("pages have nothing inline, and a policy that forbids it", async ({ newPage }) => {
  const page = await newPage();
  const response = await page.goto("/");
  const policy = response?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe");
  expect(await page.locator("script:not([src])").count()).toBe(0);
});
