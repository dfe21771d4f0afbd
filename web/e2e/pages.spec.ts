/** What holds for every page: accessibility, size, and what it may load. */

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { ABOUT, PLAIN } from "../src/pages/pages";
import { LANGUAGES } from "../src/words/language";
import { expect, LONG, STILL, test } from "./fixtures";
import { GAMES } from "./games";
import { countFetches } from "./sizes/viewing";
import { ALL, isRepeated, ON_PAPER } from "./sizes/visits";
import { openMore, start } from "./table";

/** Bytes that the start page may load, with fonts, headers and the small boards of all games. */
const MAX_BYTES = 120 * 1024;

/** Bytes of them for the small boards. */
const MAX_BOARDS = 8 * 1024;

/** What only the small boards need. */
const BOARDS = /\/assets\/boards-|\/preview$/;

type Theme = "dark" | "light";

/** What axe finds on a page as it is now, in each of these themes. */
async function check(
  page: Page,
  where: string,
  themes: readonly Theme[] = ["light"],
): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode() // there are no frames, for which it would open another page
      .options({ resultTypes: ["violations"] })
      .exclude("[data-picture] .art") // one image for a screen reader; its shapes take minutes
      .analyze();
    const serious = violations.filter(({ impact }) => /serious|critical/.test(impact ?? ""));
    const found = serious.map(
      ({ id, nodes }) => `${where}, ${colorScheme}: ${id} ${nodes[0]?.html}`,
    );
    expect(found).toEqual([]);
  }
}

/** A page opens in the dark, and changes to light while it is open. */
const BOTH: readonly Theme[] = ["dark", "light"];
const DARK = { ...STILL, colorScheme: "dark" } as const;

/** Paper is light in both themes. */
const themesOf = (name: string): readonly Theme[] => (ON_PAPER.test(name) ? ["light"] : BOTH);

const LESSON = /^learn /;

for (const { name, stages } of ALL) {
  // The same parts with another game; boards have a test of their own below.
  const how = isRepeated(name) ? LONG : {};
  test(`axe finds nothing serious on a page: ${name}`, how, async ({ newPage }) => {
    const page = await newPage(DARK);
    await countFetches(page);
    let themes = themesOf(name);
    for await (const { stage } of stages(page)) {
      await check(page, `${name}, ${stage}`, themes);
      themes = ["light"]; // later stages have the same colours
      if (LESSON.test(name)) break; // and those of a lesson the same parts
    }
  });
}

for (const { name, stages } of ALL.filter((visit) => LESSON.test(visit.name))) {
  test(`axe finds nothing serious at any stage of a page: ${name}`, LONG, async ({ newPage }) => {
    const page = await newPage(STILL);
    await countFetches(page);
    for await (const { stage } of stages(page)) await check(page, `${name}, ${stage}`);
  });
}

for (const [at, game] of GAMES.entries()) {
  test(`axe finds nothing serious in a match of ${game}`, async ({ newPlayer }) => {
    const ada = await newPlayer("pointer", DARK);
    await start(ada.page, game, ["bot"]);
    await ada.play(3); // some matches are over after seven
    await check(ada.page, game, BOTH);
  });

  const how = at ? LONG : {};
  test(`axe finds nothing serious over a match of ${game}`, how, async ({ newPlayer }) => {
    const ada = await newPlayer("pointer", DARK);
    await start(ada.page, game, ["bot"]);
    await ada.play(3);
    const more = await openMore(ada.page);
    await check(ada.page, "more", BOTH);
    await more.getByTestId("resign").click();
    await check(ada.page, "giving up", BOTH);
    await ada.page.getByTestId("yes-resign").click();
    await expect(ada.page.getByTestId("result")).toBeVisible();
    await check(ada.page, "over", BOTH);
  });
}

test("every page of the client is served, and nothing else", async ({ request }) => {
  const headers = { accept: "text/html" };
  const status = async (path: string) => (await request.get(path, { headers })).status();
  for (const name of Object.keys(PLAIN)) expect(await status(`/${name}`), name).toBe(200);
  for (const name of Object.keys(ABOUT)) {
    expect(await status(`/${name}/any`), name).toBe(200);
    expect(await status(`/${name}`), name).toBe(404);
  }
  expect(await status("/nowhere")).toBe(404);
});

test("an unknown address says so in every language, and leads to the start", async ({
  browser,
  baseURL,
}) => {
  for (const language of LANGUAGES) {
    // Without the fixture, for which a missing page is a fault.
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: language });
    const page = await context.newPage();
    const { default: words } = await import(`../build/words/pages.${language}.ts`);
    const title = page.getByRole("heading", { name: words.missing.title });
    await page.goto("/nowhere");
    await expect(title).toBeVisible();
    await check(page, language);
    await page.getByRole("link", { name: words.join.home, exact: true }).first().click();
    await expect(title).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await context.close();
  }
});

test("a page about something that does not exist says so", async ({ newPage }) => {
  const page = await newPage();
  for (const name of Object.keys(ABOUT)) {
    await page.goto(`/${name}/nonesuch`);
    await expect(page.locator("main")).toContainText(/There is (nothing here|no such match)/);
    await expect(page.getByRole("link", { name: /start page|all games/i }).first()).toBeVisible();
  }
});

test("the address of a match that does not exist says so", async ({ newPage }) => {
  const page = await newPage();
  for (const match of ["x", "A".repeat(22)]) {
    await page.goto(`/table/${match}`);
    await expect(page.getByRole("alert")).toContainText("There is no such match");
    await expect(page.getByRole("button", { name: "Try again" })).toBeHidden();
  }
});

for (const language of LANGUAGES) {
  test(`the first load is small in ${language}`, async ({ newPage }) => {
    // A service worker may fetch a part before the page does, which then counts as nothing.
    const page = await newPage({ locale: language, serviceWorkers: "block" });
    const client = await page.context().newCDPSession(page);
    await client.send("Network.enable");
    const paths = new Map<string, string>();
    const loaded = { all: 0, boards: 0 };
    client.on("Network.responseReceived", ({ requestId, response }) =>
      paths.set(requestId, new URL(response.url).pathname),
    );
    client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      loaded.all += encodedDataLength;
      if (BOARDS.test(paths.get(requestId) ?? "")) loaded.boards += encodedDataLength;
    });
    await page.goto("/", { waitUntil: "networkidle" });
    await expect(page.locator("[data-testid^=card-] svg")).toHaveCount(GAMES.length);
    const kibibytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
    console.log(`first load: ${kibibytes(loaded.all)}, boards ${kibibytes(loaded.boards)}`);
    expect(loaded.boards).toBeGreaterThan(2000);
    expect(loaded.boards).toBeLessThan(MAX_BOARDS);
    expect(loaded.all).toBeLessThan(MAX_BYTES);
  });
}

test("pages have nothing inline, and a policy that forbids it", async ({ newPage }) => {
  const page = await newPage();
  const response = await page.goto("/");
  const policy = response?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe");
  expect(await page.locator("script:not([src])").count()).toBe(0);
});
