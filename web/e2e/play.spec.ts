/** Whole matches to their end, through the pages. */

import type { Page } from "@playwright/test";
import { KEEPING } from "../playwright.config";
import { expect, LONG, test } from "./fixtures";
import { GAMES, OPEN, SECRET } from "./games";
import { TcpProxy } from "./proxy";
import { giveUp, invitation, join, start, watchLink } from "./table";

// As people have it; the other tests need no service worker.
test.use(KEEPING);

/**
 * Decisions after which someone gives up in the gate: as many after the connection was lost as
 * before. Chance plays some games much longer.
 */
const ENOUGH = 24;

/** Two people play on two devices and a third watches; the connection is lost in between. */
function testTwoDevices(name: string, game: string, how: object, most: number): void {
  test(name, how, async ({ newPlayer, newPage }) => {
    const [ada, ben, watcher] = [await newPlayer(), await newPlayer(), await newPage()];
    await start(ada.page, game, ["link"]);
    const proxy = new TcpProxy(Number(new URL(ada.page.url()).port));
    await proxy.mend();
    const link = new URL(await invitation(ada.page));
    await join(ben.page, proxy.origin + link.pathname + link.hash, "Ben");
    await expect(ada.page.getByTestId("board")).toBeVisible();

    await watcher.goto(await watchLink(ada.page));
    await expect(watcher.getByTestId("board")).toBeVisible();

    await Promise.all([ada.play(12), ben.play(12)]);
    proxy.cut();
    await expect(ben.page.getByTestId("lost")).toBeVisible();
    await proxy.mend();
    await expect(ben.page.getByTestId("lost")).toBeHidden({ timeout: 2000 });

    await Promise.all([ada.play(most), ben.play(most)]);
    if (!ada.over) await giveUp(ada.page);
    for (const page of [ada.page, ben.page, watcher]) {
      await expect(page.getByTestId("result")).toBeVisible();
    }
    expect(ada.decisions).toBe(ben.decisions);
    proxy.cut();
  });
}

for (const game of GAMES) {
  const name = `two people play ${game} from two devices, and a third watches`;
  testTwoDevices(name, game, {}, ENOUGH);
  testTwoDevices(`${name}, to the end`, game, LONG, Number.POSITIVE_INFINITY);
}

/** The table opens without a word about people who sat down before. */
async function expectSilentStart(page: Page): Promise<void> {
  await expect(page.getByTestId("board")).toBeVisible();
  await expect(page.getByTestId("task")).not.toBeEmpty();
  expect(await page.getByTestId("status").textContent()).not.toContain("sits down");
}

test("one person plays against a bot, takes back, gets a hint, and plays again", async ({
  newPlayer,
}) => {
  const ada = await newPlayer();
  await start(ada.page, "anneaux", ["bot"]);
  await expectSilentStart(ada.page);
  await ada.play(6);
  await ada.page.getByTestId("hint").click();
  await expect(ada.page.locator("[data-hinted]")).toBeVisible();
  const before = ada.decisions;
  await ada.page.getByTestId("undo").click();
  await expect.poll(() => ada.decisions).toBeLessThan(before);
  await ada.play();
  await expect(ada.page.getByTestId("result")).toBeVisible();
  await expect(ada.page.getByTestId("evaluation")).toBeVisible({ timeout: 30_000 });
  await ada.page.getByTestId("evaluation").locator("svg").click(); // in the middle
  await expect(ada.page.locator("[data-testid=moves] [aria-current]")).toBeInViewport();
  await expect(ada.page.getByTestId("result")).toBeHidden();
  await ada.page.getByTestId("present").click();
  const { pathname } = new URL(ada.page.url());
  await ada.page.getByTestId("rematch").click();
  await expect(ada.page).not.toHaveURL(new RegExp(pathname));
  await expect(ada.page.getByTestId("result")).toBeHidden();
  await expectSilentStart(ada.page);
});

/** Two people play at one device, with cards that only one of them may see. */
function testOneDevice(name: string, game: string, how: object, most: number): void {
  test(name, how, async ({ newPlayer }) => {
    const both = await newPlayer();
    await start(both.page, game, ["here"], { closed: true });
    await both.play(most);
    if (!both.over) {
      await both.page.getByTestId("ready").click();
      await giveUp(both.page);
    }
    await expect(both.page.getByTestId("result")).toBeVisible();
    await expect(both.page.getByTestId("replay-at")).toContainText(`of ${both.decisions}`);
  });
}

// Each hand-over takes its time, and a match with secrets has one for every move.
testOneDevice(`two people play ${SECRET} at one device`, SECRET, {}, ENOUGH);
for (const game of [SECRET, OPEN]) {
  const how = game === SECRET ? LONG : {};
  const name = `two people play ${game} at one device to the end`;
  testOneDevice(name, game, how, Number.POSITIVE_INFINITY);
}

test("the replay: step, scrub, a link to a moment", async ({ newPlayer, newPage }) => {
  const ada = await newPlayer();
  await start(ada.page, "anneaux", ["bot"]);
  await ada.play(8);
  const { page } = ada;
  await page.getByTestId("replay-first").click();
  await expect(page.getByTestId("replay-at")).toContainText("0");
  await page.getByTestId("replay-forward").click();
  await page.getByTestId("replay-forward").click();
  await expect(page.getByTestId("replay-at")).toContainText("2");
  const link = await watchLink(page);
  await page.getByTestId("present").click();

  const friend = await newPage();
  await friend.goto(link);
  await expect(friend.getByTestId("replay-at")).toContainText("2");
});
