/** Whole matches, to their end, through the pages. */

import { GAME_NAMES } from "../src/api/api";
import { expect, test } from "./fixtures";
import { Line } from "./line";
import { invitation, join, start } from "./table";

for (const game of GAME_NAMES) {
  test(`two people play ${game} from two devices to its end, and a third watches`, async ({
    newPlayer,
    newPage,
  }) => {
    const [ada, ben, watcher] = [await newPlayer(), await newPlayer(), await newPage()];
    await start(ada.page, game, ["link"]);
    const line = new Line(Number(new URL(ada.page.url()).port));
    await line.mend();
    const link = new URL(await invitation(ada.page));
    await join(ben.page, line.origin + link.pathname + link.hash, "Ben");
    await expect(ada.page.getByTestId("board")).toBeVisible();

    await ada.page.getByTestId("share").click();
    await watcher.goto(await ada.page.getByTestId("watch-link").locator("input").inputValue());
    await expect(watcher.getByTestId("board")).toBeVisible();

    await Promise.all([ada.play(12), ben.play(12)]);
    line.cut();
    await expect(ben.page.getByTestId("lost")).toBeVisible();
    await line.mend();
    await expect(ben.page.getByTestId("lost")).toBeHidden();

    await Promise.all([ada.play(), ben.play()]);
    for (const page of [ada.page, ben.page, watcher]) {
      await expect(page.getByTestId("result")).toBeVisible();
    }
    expect(ada.decisions).toBe(ben.decisions);
    line.cut();
  });
}

test("someone plays against a bot, takes back, gets a hint, and plays again", async ({
  newPlayer,
}) => {
  const ada = await newPlayer();
  await start(ada.page, "anneaux", ["bot"]);
  await ada.play(6);
  await ada.page.getByTestId("hint").click();
  await expect(ada.page.locator("[data-hinted]")).toBeVisible();
  const before = ada.decisions;
  await ada.page.getByTestId("undo").click();
  await expect.poll(() => ada.decisions).toBeLessThan(before);
  await ada.play();
  await expect(ada.page.getByTestId("result")).toBeVisible();
  await ada.page.getByTestId("evaluate").click();
  await expect(ada.page.getByTestId("evaluation")).toBeVisible({ timeout: 30_000 });
  await ada.page.getByTestId("rematch").click();
  await ada.page.getByTestId("to-rematch").click();
  await expect(ada.page.getByTestId("board")).toBeVisible();
});

for (const game of ["triominos", "anneaux"] as const) {
  test(`two people play ${game} at one device to its end`, async ({ newPlayer }) => {
    const both = await newPlayer();
    await start(both.page, game, ["here"]);
    await both.play();
    await expect(both.page.getByTestId("result")).toBeVisible();
    await expect(both.page.getByTestId("replay-at")).toContainText(`of ${both.decisions}`);
  });
}

test("at one device no one sees another's rack: not while it is handed over, not after a reload, not in the past", async ({
  newPlayer,
}) => {
  const both = await newPlayer();
  const { page } = both;
  const [ready, tray, board] = ["ready", "tray", "board"].map((id) => page.getByTestId(id));
  if (!ready || !tray || !board) throw new Error("never");

  const isPutAway = async () => {
    await expect(ready).toBeVisible();
    await expect(tray).toBeHidden();
    await expect(board).toBeHidden();
  };
  const cards = async () => {
    await expect(tray).toBeVisible();
    const rack = tray.locator('[data-pick^="card:"]');
    return rack.evaluateAll((each) => each.map((card) => card.getAttribute("data-pick")));
  };
  /** The cards someone sees who takes the device and looks back as far as it goes. */
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

  await start(page, "triominos", ["here"]);
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

test("the past can be looked at: step, scrub, a link to a moment", async ({
  newPlayer,
  newPage,
}) => {
  const ada = await newPlayer();
  await start(ada.page, "memento", ["bot"]);
  await ada.play(8);
  const { page } = ada;
  await page.getByTestId("replay-first").click();
  await expect(page.getByTestId("replay-at")).toContainText("0");
  await page.getByTestId("replay-forward").click();
  await page.getByTestId("replay-forward").click();
  await expect(page.getByTestId("replay-at")).toContainText("2");
  await page.getByTestId("share").click();
  const link = await page.getByTestId("watch-link").locator("input").inputValue();
  await page.getByTestId("present").click();

  const friend = await newPage();
  await friend.goto(link);
  await expect(friend.getByTestId("replay-at")).toContainText("2");
});
