/**
 * Matches with the keyboard alone, never losing the focus (see Player), the table's own keys, and
 * the Tab key on every page.
 */

import type { Page } from "@playwright/test";
import { expect, LONG, STILL, test } from "./fixtures";
import { GAMES, OPEN } from "./games";
import { pointAt } from "./player";
import { QuickMatch } from "./quick";
import { countFetches } from "./sizes/viewing";
import { ALL, isRepeated } from "./sizes/visits";
import { giveUp, openMore, start } from "./table";
import { prepareTabs, tabFaults } from "./tabs";

for (const [at, game] of GAMES.entries()) {
  test(
    `${game} can be played to the end with the keyboard alone`,
    at ? LONG : {},
    async ({ newPlayer }) => {
      const ada = await newPlayer("keyboard");
      await start(ada.page, game, ["bot"]);
      await ada.play();
      await expect(ada.page.getByTestId("result")).toBeVisible();
    },
  );
}

/** Picks something on the board by keys: from mark to mark, then Enter. */
async function pickByKeys(page: Page): Promise<void> {
  await page.getByTestId("board").focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
}

test("the first Tab reaches the board, even if the other players' cards are buttons", async ({
  newPlayer,
}) => {
  const ada = await newPlayer();
  const { page } = ada;
  await start(page, OPEN, ["bot"]);
  await ada.play(4);
  await page.reload();
  await expect(page.getByTestId("board")).toBeVisible();
  await expect(page.getByTestId("others").getByRole("button")).toBeEnabled();
  await page.keyboard.press("Tab");
  await expect(page.getByTestId("board")).toBeFocused();
});

test("H gives a hint, and Z takes back", async ({ newPlayer }) => {
  const ada = await newPlayer();
  const { page } = ada;
  await start(page, OPEN, ["bot"]);
  await ada.play(2); // the fourth may end a game
  await expect(page.getByTestId("hint")).toBeEnabled();
  await page.keyboard.press("h");
  await expect(page.getByTestId("board")).toHaveAttribute("data-hinted", "true");
  await expect(page.locator(".news.hint")).not.toBeEmpty();
  const before = ada.decisions;
  await page.keyboard.press("z");
  await expect.poll(() => ada.decisions).toBeLessThan(before);
});

test("comma and full stop step through the past, N returns to the present", async ({
  newPlayer,
}) => {
  const both = await newPlayer();
  const { page } = both;
  await start(page, OPEN, ["here"]);
  await both.play(4);
  const moment = page.getByTestId("replay-at");
  await page.keyboard.press(".");
  await expect(page.getByTestId("present")).toHaveCount(0);
  for (const [key, ply] of [
    [",", 3],
    [",", 2],
    [".", 3],
  ] as const) {
    await page.keyboard.press(key);
    await expect(moment).toContainText(`Move ${ply} of 4`);
  }
  await expect(page.getByTestId("present")).toBeVisible();
  // The slider needs its arrows, and leaves the other keys alone.
  await page.getByRole("slider").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(moment).toContainText("Move 2 of 4");
  await page.keyboard.press("n");
  await expect(page.getByTestId("present")).toHaveCount(0);
  await expect(moment).toContainText("Move 4 of 4");
});

test("a digit announces the number in Dimenticato", async ({ newPage, playwright, baseURL }) => {
  const page = await newPage(STILL);
  const sent: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => sent.push(JSON.parse(String(payload)).action));
  });
  const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const names = ["Ada", "Ben"];
  const match = await QuickMatch.create("dimenticato", names, page.request, null, elsewhere, 1);
  const isSaying = (action: string) => /^\d=4$/.test(action);
  const { legal } = await match.play((state) => state.legal?.some(isSaying) ?? false);
  const action = legal?.find(isSaying) ?? "";
  await page.goto(`/table/${match.id}`);
  await pointAt(page, `figure:${action[0]}`);
  await page.keyboard.press("4");
  await expect.poll(() => sent).toContain(action);
  await elsewhere.dispose();
});

test("Escape goes one step back: the pick, then what is open, then nothing", async ({
  newPlayer,
}) => {
  const both = await newPlayer("pointer", { ...STILL, viewport: { width: 390, height: 844 } });
  const { page } = both;
  await start(page, OPEN, ["here"]);
  await both.play(2); // from now on an action takes several picks
  const [board, task] = [page.getByTestId("board"), page.getByTestId("task")];
  await expect(board.locator("[data-pick]").first()).toBeAttached();
  const asked = await task.textContent();
  const history = page.getByTestId("tab-history");
  await history.click();
  await expect(history).toHaveAttribute("aria-pressed", "true");
  await pickByKeys(page);
  await expect(task).not.toHaveText(asked ?? "");
  await page.keyboard.press("Escape");
  await expect(task).toHaveText(asked ?? "");
  await expect(history).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(history).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Escape");
  await expect(board).toBeFocused();
});

test("Escape closes what covers the table, and the focus continues from there", async ({
  newPlayer,
}) => {
  const ada = await newPlayer();
  const { page } = ada;
  await start(page, OPEN, ["bot"]);
  await ada.play(2);
  const [board, more, end] = ["board", "tab-more", "result"].map((id) => page.getByTestId(id));
  if (!board || !more || !end) throw new Error("never");

  await openMore(page);
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("more")).toBeHidden();
  await expect(more).toBeFocused();

  await (await openMore(page)).getByRole("button", { name: "Rules" }).click();
  await expect(page.locator("#rules-title")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("#rules-title")).toHaveCount(0);
  await expect(board).toBeFocused();

  await (await openMore(page)).getByTestId("resign").click();
  await expect(page.getByRole("button", { name: "Keep playing" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("yes-resign")).toHaveCount(0);
  await expect(board).toBeFocused();

  await giveUp(page);
  await expect(page.locator("#end-title")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(end).toHaveCount(0);
  await expect(board).toBeFocused();
  // It also works from the board.
  await page.getByTestId("show-result").click();
  await board.focus();
  await page.keyboard.press("Escape");
  await expect(end).toHaveCount(0);
  await page.getByTestId("show-result").click();
  await page.getByTestId("share-end").click();
  await expect(page.getByTestId("share-dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("share-dialog")).toHaveCount(0);
  await expect(page.getByTestId("share-end")).toBeFocused();
  // Looking back also closes the sheet.
  await page.getByTestId("review").click();
  await expect(board).toBeFocused();
});

const SCREENS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const;

/** Whether Tab reaches everything on a page as it is now. */
async function checkTabs(page: Page, where: string): Promise<void> {
  const count = await page.evaluate(prepareTabs);
  expect(count, where).toBeGreaterThan(0);
  // A few more, because the browser may also stop at what scrolls.
  for (let k = 0; k < count + 4; k++) await page.keyboard.press("Tab");
  expect(await page.evaluate(tabFaults), where).toEqual([]);
}

for (const [at, { name, stages }] of ALL.entries()) {
  // The same controls in every game; boards have a test of their own below.
  const how = isRepeated(name) ? LONG : {};
  test(`Tab reaches everything on a page: ${name}`, how, async ({ newPage }) => {
    const page = await newPage({ ...STILL, viewport: SCREENS[at % 2] ?? null });
    await countFetches(page);
    for await (const { stage } of stages(page)) await checkTabs(page, stage);
  });
}

for (const [at, game] of GAMES.entries()) {
  test(`Tab reaches everything in a match of ${game}`, async ({ newPage }) => {
    const page = await newPage({ ...STILL, viewport: SCREENS[at % 2] ?? null });
    const { id } = await QuickMatch.create(game, ["Ada", "Ben"], page.request, null);
    await page.goto(`/table/${id}`);
    await expect(page.getByTestId("board")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await checkTabs(page, game);
  });
}
