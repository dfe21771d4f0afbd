/** What these tests do around a match, through the pages. */

import { expect, type Page } from "@playwright/test";
import type { GameName } from "../src/api/types";

/** Opens the start page and sits down to a game with these others. */
export async function start(
  page: Page,
  game: GameName,
  others: ("link" | "bot" | "here")[],
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
  await page.locator("form button.main").click();
  await page.waitForURL("**/table/*");
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
