/** Common steps of the tests around a match, through the pages. */

import { expect, type Locator, type Page } from "@playwright/test";
import type { GameName } from "../src/api/types";

/**
 * Opens the start page and starts a game with these others. A table on this device has its own
 * `base`; `level` is that of all bots.
 */
export async function start(
  page: Page,
  game: GameName,
  others: ("link" | "bot" | "here")[],
  { closed = false, base = "", level = 0 } = {},
): Promise<void> {
  await page.goto(`${base}/?game=${game}`);
  const seats = page.locator("form [role=group]");
  await expect(seats.first()).toBeVisible();
  const wanted = String(others.length + 1);
  const first = page.locator("form fieldset").first();
  const count = first.getByRole("radio", { name: wanted, exact: true });
  // A game for exactly two offers no choice. The radio button is hidden under its sign, so
  // force the click.
  if ((await count.count()) > 0) await count.check({ force: true });
  await expect(seats).toHaveCount(others.length);
  for (const [k, kind] of others.entries()) {
    await seats.nth(k).locator(`input[value=${kind}]`).check({ force: true });
    if (level > 0) await seats.nth(k).locator("select").selectOption(String(level));
  }
  if (closed) await closeCards(page);
  await page.locator("form button.main").click();
  await page.waitForURL("**/table/*");
}

/** People who share a device get the proposal to play with open cards: declines it. */
async function closeCards(page: Page): Promise<void> {
  const chip = page.getByTestId("chip-rules");
  const isBehindChip = await chip.isVisible();
  if (isBehindChip) await chip.click();
  const open = page.locator("form").getByRole("switch", { name: /^(Open cards|Offene Karten)/ });
  if ((await open.count()) > 0) await open.uncheck();
  if (isBehindChip) await page.getByTestId("done").click();
}

/** Opens the sheet with everything that is not needed to play. */
export async function openMore(page: Page): Promise<Locator> {
  await page.getByTestId("tab-more").click();
  return page.getByTestId("more");
}

/** Chooses a language at the table. */
export async function speak(page: Page, language: string): Promise<void> {
  const more = await openMore(page);
  await more.locator("select").selectOption(language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await page.keyboard.press("Escape");
}

/** Gives up, and confirms it. */
export async function giveUp(page: Page): Promise<void> {
  await (await openMore(page)).getByTestId("resign").click();
  await page.getByTestId("yes-resign").click();
}

/** The link for spectators, or to the moment on the board. */
export async function watchLink(page: Page): Promise<string> {
  const more = await openMore(page);
  await more.getByTestId("share").click();
  const link = await more.getByTestId("watch-link").locator("input").inputValue();
  await page.keyboard.press("Escape");
  return link;
}

/** The invitation link, from the page of a waiting match. */
export async function invitation(page: Page): Promise<string> {
  return (await page.getByTestId("invitation").getAttribute("data-link")) ?? "";
}

/** Follows an invitation and takes a seat. */
export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator("main input.name").fill(name);
  await page.getByTestId("sit-down").click();
  await page.waitForURL("**/table/*");
}
