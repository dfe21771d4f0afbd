/** A newcomer plays a game they know nothing about: the coach tells what to do. */

import type { Page } from "@playwright/test";
import { expect, STILL, test } from "./fixtures";
import { GAMES, OPEN } from "./games";
import { openMore, start } from "./table";

const PHONE = { ...STILL, newcomer: true, viewport: { width: 360, height: 640 }, hasTouch: true };

/** How many decisions the match on the page has. */
async function decisions(page: Page): Promise<number> {
  const answer = await page.request.get(`/matches/${page.url().split("/").at(-1)}`);
  return (await answer.json())[0].state.view.decisions;
}

/** Taps what the coach marks, on the board and beside it, in its order. */
async function followMarks(page: Page): Promise<void> {
  const marks = page.locator("[data-hint]:visible");
  await expect(marks.first()).toBeVisible({ timeout: 60_000 });
  const before = await decisions(page);
  // A single button has no number.
  const orders = await marks.evaluateAll((all) =>
    all.map((mark) => (mark as HTMLElement).dataset.hint || "1"),
  );
  for (const order of [...new Set(orders)].sort()) {
    const mark = page.locator(`[data-hint="${order}"]:visible, [data-hint=""]:visible`).first();
    const box = await mark.boundingBox();
    if (!box) throw new Error("the mark is nowhere");
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
}

for (const game of GAMES) {
  test(`a newcomer makes the first move of ${game} by following the coach`, async ({ newPage }) => {
    const page = await newPage(PHONE);
    await page.goto("/");
    await page.locator(`a[href="/?game=${game}"]`).first().click();
    await page.locator("form button.main").click();
    await page.waitForURL("**/table/*");
    const table = page.url();
    const strip = page.getByTestId("status");
    await expect(strip).toHaveClass(/coach/);
    await expect(page.getByTestId("news")).toHaveText(/\S.{30,109}/);
    await followMarks(page);
    expect(page.url()).toBe(table);
    await expect(page.getByTestId("refusal")).toHaveCount(0);
  });
}

test("the coach goes when it is sent away, and comes back when it is called", async ({
  newPage,
}) => {
  const page = await newPage({ ...STILL, newcomer: true });
  await start(page, OPEN, ["bot"]);
  const strip = page.getByTestId("status");
  await expect(strip).toHaveClass(/coach/);
  await expect(page.locator("[data-hint]").first()).toBeVisible({ timeout: 60_000 });
  await page.getByTestId("coach-close").click();
  await expect(strip).not.toHaveClass(/coach/);
  await expect(page.locator("[data-hint]")).toHaveCount(0);
  const more = await openMore(page);
  await more.getByText("Explain my first turns").click();
  await page.keyboard.press("Escape");
  await expect(strip).toHaveClass(/coach/);
  await page.keyboard.press("t");
  await expect(strip).not.toHaveClass(/coach/);
  await start(page, OPEN, ["bot"]);
  await expect(page.getByTestId("hint")).toBeEnabled();
  await expect(strip).not.toHaveClass(/coach/);
});
