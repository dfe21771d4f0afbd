/** What these tests do around a match, through the pages. */

import { expect, type Locator, type Page } from "@playwright/test";
import type { GameName } from "../src/api/types";

/** Opens the start page and sits down to a game with these others. */
export async function start(
  page: Page,
  game: GameName,
  others: ("link" | "bot" | "here")[],
  { closed = false } = {},
): Promise<void> {
  await page.goto(`/?game=${game}`);
  const seats = page.locator("form [role=group]");
  await expect(seats.first()).toBeVisible();
  const wanted = String(others.length + 1);
  const first = page.locator("form fieldset").first();
  const count = first.getByRole("radio", { name: wanted, exact: true });
  // A game for two only offers no choice; the sign over the button is what people see.
  if ((await count.count()) > 0) await count.check({ force: true });
  await expect(seats).toHaveCount(others.length);
  for (const [k, kind] of others.entries()) {
    await seats.nth(k).locator("select").first().selectOption(kind);
  }
  // Those who share a device are proposed open cards.
  const open = page.locator("form").getByRole("switch", { name: /^(Open cards|Offene Karten)/ });
  if (closed && (await open.count()) > 0) await open.uncheck();
  await page.locator("form button.main").click();
  await page.waitForURL("**/table/*");
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

/** Gives up, and says so when asked. */
export async function giveUp(page: Page): Promise<void> {
  await (await openMore(page)).getByTestId("resign").click();
  await page.getByTestId("yes-resign").click();
}

/** The link for others to watch, or to see the moment that is looked at. */
export async function watchLink(page: Page): Promise<string> {
  const more = await openMore(page);
  await more.getByTestId("share").click();
  const link = await more.getByTestId("watch-link").locator("input").inputValue();
  await page.keyboard.press("Escape");
  return link;
}

/** The link that invites others, from the page of a match that waits. */
export async function invitation(page: Page): Promise<string> {
  return page.getByTestId("invitation").locator("input").inputValue();
}

/** Follows an invitation and sits down. */
export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator("main input").fill(name);
  await page.locator("main form button.main, main button.main").first().click();
  await page.waitForURL("**/table/*");
}
