/**
 * Pictures of every page for inspection: on a phone, on its side and on a desktop, in two themes
 * and languages. The pages are those of the router.
 */

import type { Page } from "@playwright/test";
import { expect, STILL, test } from "./fixtures";
import { GAMES, mostSeats, OPEN, SECRET } from "./games";
import type { Player } from "./player";
import { changeLanguage, countFetches, ROOMY } from "./sizes/viewing";
import { ALL } from "./sizes/visits";
import { start } from "./table";

const FOLDER = "../build/screenshots";
const SIZES = {
  phone: { width: 360, height: 640 },
  flat: { width: 844, height: 390 },
  desktop: ROOMY,
};
const LOOKS = [
  { language: "en", colorScheme: "light" },
  { language: "uk", colorScheme: "dark" },
] as const;
/** The number of opponents, if that many can play. */
const MAX_BOTS = 2;
/** Enough moves to see something. */
const PLIES = 20;

/** Takes all pictures of a page as it is now. */
async function picture(page: Page, name: string): Promise<void> {
  for (const { language, colorScheme } of LOOKS) {
    await changeLanguage(page, language);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(150); // for the fonts of another script
      const path = `${FOLDER}/${name}-${language}-${size}-${colorScheme}.jpg`;
      await page.screenshot({ path, type: "jpeg", quality: 60 });
    }
  }
  await page.setViewportSize(ROOMY);
}

for (const { name, stages } of ALL) {
  test(`the page: ${name}`, async ({ newPage }) => {
    const page = await newPage({ ...STILL, viewport: ROOMY });
    await countFetches(page);
    let stage = 0;
    for await (const _ of stages(page)) {
      stage++;
      await picture(page, name.replaceAll(" ", "-") + (stage > 1 ? `-${stage}` : ""));
    }
  });
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
  await countFetches(player.page);
  const bots = Math.min(MAX_BOTS, mostSeats(game) - 1);
  await start(player.page, game, Array<"bot">(bots).fill("bot"));
  await player.play(plies);
  const due = player.page.getByTestId("hint").and(player.page.locator(":enabled"));
  const over = player.page.getByTestId("result");
  await expect(due.or(over)).toBeVisible();
  if (await due.isVisible()) return player;
  return playing(newPlayer, game, Math.floor(player.decisions / 2));
}

for (const game of GAMES) {
  test(`a match of ${game}`, async ({ newPlayer }) => {
    const ada = await playing(newPlayer, game);
    await picture(ada.page, `table-${game}`);
  });
}

test("hand-over, replay and end", async ({ newPlayer }) => {
  const both = await newPlayer();
  await countFetches(both.page);
  await start(both.page, SECRET, ["here"], { closed: true });
  await both.play(1);
  await expect(both.page.getByTestId("ready")).toBeVisible();
  await picture(both.page, "handover");

  const ada = await newPlayer();
  await countFetches(ada.page);
  await start(ada.page, OPEN, ["bot"]);
  await ada.play();
  await expect(ada.page.getByTestId("result")).toBeVisible();
  await expect(ada.page.getByTestId("evaluation")).toBeVisible({ timeout: 30_000 });
  await picture(ada.page, "over");
  await ada.page.getByTestId("review").click();
  await ada.page.getByTestId("replay-first").click();
  await ada.page.getByTestId("replay-forward").click();
  await picture(ada.page, "replay");
});
