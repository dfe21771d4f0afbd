/**
 * Pictures of every page for inspection: both themes, phone and desktop, German and Ukrainian.
 */

import type { Page } from "@playwright/test";
import { expect, STILL, test } from "./fixtures";
import { GAMES, mostSeats, OPEN, SECRET } from "./games";
import type { Player } from "./player";
import { speak, start } from "./table";

const FOLDER = "../build/screenshots";
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const LANGUAGES = ["de", "uk"];
/** The number of opponents, if that many can play. */
const MAX_BOTS = 2;
/** Enough moves to see something. */
const PLIES = 20;
const GERMAN = { ...STILL, locale: "de-DE" };
const THEMES = ["light", "dark"] as const;

/**
 * Takes all eight pictures of a page; on a phone of its full height, if it scrolls as a whole.
 */
async function picture(page: Page, name: string, fullPage = true): Promise<void> {
  for (const language of LANGUAGES) {
    const header = page.locator("header select");
    await header.or(page.getByTestId("tab-more")).first().waitFor({ state: "attached" });
    if ((await header.count()) > 0) await header.selectOption(language, { force: true });
    else await speak(page, language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
        await page.waitForTimeout(150); // for the fonts of another script
        const path = `${FOLDER}/${name}-${language}-${size}-${colorScheme}.jpg`;
        await page.screenshot({
          path,
          type: "jpeg",
          quality: 55,
          fullPage: fullPage && size === "phone",
        });
      }
    }
  }
}

/**
 * A player on turn in a match that has gone on for a while; if the match is over by then, in
 * another one, half as far.
 */
async function playing(
  newPlayer: () => Promise<Player>,
  game: string,
  plies = PLIES,
): Promise<Player> {
  const player = await newPlayer();
  const bots = Math.min(MAX_BOTS, mostSeats(game) - 1);
  await start(player.page, game, Array<"bot">(bots).fill("bot"));
  await player.play(plies);
  const due = player.page.getByTestId("hint").and(player.page.locator(":enabled"));
  const over = player.page.getByTestId("result");
  await expect(due.or(over)).toBeVisible();
  if (await due.isVisible()) return player;
  return playing(newPlayer, game, Math.floor(player.decisions / 2));
}

test("the pages around the table", async ({ newPage }) => {
  const page = await newPage(GERMAN);
  await page.goto("/");
  await picture(page, "start");
  await page.getByRole("button", { name: /налаштування|settings|einstellungen/i }).click();
  await page.setViewportSize(SIZES.phone);
  await page.screenshot({
    path: `${FOLDER}/settings-uk-phone-dark.jpg`,
    type: "jpeg",
    quality: 55,
  });
  await page.goto(`/?game=${SECRET}`);
  await picture(page, "setup", false);
  await page.goto("/join#nothing");
  await picture(page, "link-refused");
});

for (const game of GAMES) {
  test(`rules and lesson of ${game}`, async ({ newPage }) => {
    const page = await newPage(GERMAN);
    await page.goto(`/rules/${game}`);
    await page.waitForLoadState("networkidle");
    await picture(page, `rules-${game}`);
    await page.goto(`/learn/${game}`);
    await page.waitForLoadState("networkidle");
    await picture(page, `learn-${game}`, false);
  });

  test(`a match of ${game}`, async ({ newPlayer }) => {
    const ada = await playing(() => newPlayer("pointer", GERMAN), game);
    await picture(ada.page, `table-${game}`);
  });
}

test("waiting, hand-over, replay and end", async ({ newPlayer, newPage }) => {
  const waiting = await newPage(GERMAN);
  await start(waiting, OPEN, ["link", "bot"]);
  await expect(waiting.getByTestId("invitation")).toBeVisible();
  await picture(waiting, "waiting");

  const both = await newPlayer("pointer", GERMAN);
  await start(both.page, SECRET, ["here"], { closed: true });
  await both.play(1);
  await expect(both.page.getByTestId("ready")).toBeVisible();
  await picture(both.page, "handover");

  const ada = await newPlayer("pointer", GERMAN);
  await start(ada.page, OPEN, ["bot"]);
  await ada.play();
  await expect(ada.page.getByTestId("result")).toBeVisible();
  await picture(ada.page, "over");
  await ada.page.getByTestId("review").click();
  await ada.page.getByTestId("evaluate").click();
  await expect(ada.page.getByTestId("evaluation")).toBeVisible({ timeout: 30_000 });
  await ada.page.getByTestId("replay-first").click();
  await ada.page.getByTestId("replay-forward").click();
  await picture(ada.page, "replay");
});
