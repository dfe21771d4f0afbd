/** Cards in hand stay secret if several people share a device. */

import { expect, test } from "./fixtures";
import { start } from "./table";

test("at one device nobody sees another player's rack: not during the hand-over, not after a reload, not in the replay", async ({
  newPlayer,
}) => {
  const both = await newPlayer();
  const { page } = both;
  const [ready, tray, board] = ["ready", "tray", "board"].map((id) => page.getByTestId(id));
  if (!ready || !tray || !board) throw new Error("never");

  const isPutAway = async () => {
    await expect(ready).toBeVisible();
    await expect(tray).toBeHidden();
    await expect(page.getByTestId("replay-at")).toBeHidden();
    await expect(page.getByTestId("pick-list")).toBeHidden();
    // The table stays visible, but nothing on it can be chosen.
    await expect(board).toBeVisible();
    await expect(board.locator("[data-pick]")).toHaveCount(0);
  };
  const cards = async () => {
    await expect(tray).toBeVisible();
    const rack = tray.locator('[data-pick^="card:"]');
    return rack.evaluateAll((each) => each.map((card) => card.getAttribute("data-pick")));
  };
  /** The cards that a player sees who takes the device and looks back as far as possible. */
  const allCards = async () => {
    await ready.click();
    await expect(board).toBeFocused();
    const seen = await cards();
    for (let ply = both.decisions - 1; ply >= 0; ply--) {
      await page.getByRole("button", { name: "One step back" }).click();
      await expect(page.getByTestId("replay-at")).toContainText(`Move ${ply} of`);
      seen.push(...(await cards()));
    }
    await page.getByTestId("present").click();
    return new Set(seen);
  };

  await start(page, "triominos", ["here"], { closed: true });
  await isPutAway();
  await both.play(2);
  await isPutAway();
  await page.reload();
  await isPutAway();
  const first = await allCards();
  await both.play(3);
  await isPutAway();
  const second = await allCards();
  expect(first.size).toBeGreaterThan(0);
  expect(second.size).toBeGreaterThan(0);
  expect([...first].filter((card) => second.has(card))).toEqual([]);
});
