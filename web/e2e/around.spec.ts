/** What people do around a match: talk, agree, change devices, languages and settings. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { KEEPING, tavolino } from "../playwright.config";
import { expect, STILL, test } from "./fixtures";
import { Host, newFolder } from "./offline/hosts";
import type { Player } from "./player";
import { giveUp, invitation, join, openMore, speak, start } from "./table";

/** Ada and Ben at a table, each with a device. */
async function sitDown(newPlayer: () => Promise<Player>) {
  const [ada, ben] = [await newPlayer(), await newPlayer()];
  await start(ada.page, "anneaux", ["link"]);
  await join(ben.page, await invitation(ada.page), "Ben");
  await Promise.all([ada.play(4), ben.play(4)]);
  return [ada, ben] as const;
}

test("each player reads a phrase in their own language", async ({ newPlayer }) => {
  const [ada, ben] = await sitDown(newPlayer);
  await speak(ben.page, "de");
  await ada.page.getByTestId("tab-say").click();
  await ada.page.getByRole("button", { name: "Good luck!" }).click();
  await expect(ben.page.getByText("Viel Glück!").first()).toBeVisible();
  await expect(ben.page.getByRole("status").filter({ hasText: ": Viel Glück!" })).toBeAttached();
});

test("an undo and a shared win need the other player's consent", async ({ newPlayer }) => {
  const [ada, ben] = await sitDown(newPlayer);
  const before = ada.decisions;
  await ada.page.getByTestId("undo").click();
  await ben.page.getByRole("button", { name: "Yes, of course" }).click();
  await expect.poll(() => ada.decisions).toBeLessThan(before);

  const more = await openMore(ben.page);
  await more.getByRole("button", { name: "Offer to share the win" }).click();
  await ada.page.getByRole("button", { name: "Yes, of course" }).click();
  await expect(ada.page.getByTestId("result")).toContainText("share the win");
  await expect(ben.page.getByTestId("result")).toBeVisible();
  await expect(ben.page.getByTestId("status")).toContainText("share the win");
});

test("the saved record can be replayed", async ({ newPlayer }) => {
  const ada = await newPlayer();
  const { page } = ada;
  await start(page, "anneaux", ["here"]);
  await ada.play(4);
  await giveUp(page);
  await expect(page.getByTestId("result")).toBeVisible();
  const saving = page.waitForEvent("download");
  await (await openMore(page)).getByRole("link", { name: "Save the match" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^anneaux-.+\.jsonl$/);
  const file = await saved.path();
  const [line = ""] = readFileSync(file, "utf8").split("\n");
  expect(JSON.parse(line)).toMatchObject({ game: "anneaux", players: 2 });
  execFileSync(tavolino, ["replay", file]); // fails if it does not replay
  await expect(page).toHaveURL(/\/table\//);
});

test("a table that fails to load at first recovers by itself", async ({ newPage }) => {
  const page = await newPage(STILL);
  let away = true;
  await page.route("**/matches/*/seats", (route) => (away ? route.abort() : route.continue()));
  await start(page, "anneaux", ["here"]);
  await expect(page.getByRole("alert")).toContainText("cannot be reached");
  away = false;
  await expect(page.getByTestId("board")).toBeVisible();
  await expect(page.getByTestId("task")).not.toBeEmpty();
});

test("a page with a missing part reloads itself once, and then reports the failure", async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto("/");
  await page.reload(); // a reload by hand does not use up the automatic one
  let [missing, loads] = [true, 0];
  await page.route("**/assets/RulesPage*", (route) => (missing ? route.abort() : route.continue()));
  page.on("load", () => loads++);
  await page.getByTestId("tab-more").click();
  await page.getByRole("link", { name: "Rules of Anneaux" }).click();
  await expect.poll(() => loads).toBe(1);
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  missing = false;
  await again.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Anneaux");
  expect(loads).toBe(2);
});

test("a device with a wrong clock shows the right remaining time", async ({ newPage }) => {
  const page = await newPage(STILL);
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 8 * 3_600_000;
  });
  const wish = { id: `clock-${Math.random()}`.replace(".", "-"), game: "anneaux", players: 2 };
  const made = await page.request.post("/matches", {
    data: { ...wish, names: ["Ada", "Ben"], clock: { per: "game", seconds: 3600 } },
  });
  await page.goto(`/table/${(await made.json()).match}`);
  await expect(page.locator("time.runs").first()).toHaveText(/^(1:00:00|59:\d\d)$/);
  await page.goto("/");
  await expect(
    page.getByRole("link", { name: /Anneaux (Ada|Ben)’s turn (now|. minutes? ago)/ }),
  ).toBeVisible();
});

test("a link can be copied over plain HTTP, where pages have no clipboard", async ({
  playwright,
  launchOptions,
}) => {
  // A browser trusts 127.0.0.1 without encryption, but not another name for it.
  const rule = "--host-resolver-rules=MAP tavolino.test 127.0.0.1";
  const args = [...(launchOptions.args ?? []), rule];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const folder = newFolder();
  const host = await Host.named(folder.path, "tavolino.test");
  try {
    const page = await browser.newPage({ ...STILL, locale: "en-GB" });
    await start(page, "anneaux", ["link"], { base: `http://tavolino.test:${host.port}` });
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    const link = await invitation(page);
    await page.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    await page.setContent("<textarea></textarea>");
    await page.locator("textarea").press("Control+V");
    await expect(page.locator("textarea")).toHaveValue(link);
  } finally {
    await browser.close();
    await host.stop();
    folder.remove();
  }
});

test("a seat can be moved to another device, once", async ({ newPlayer, newPage }) => {
  const ada = await newPlayer();
  await start(ada.page, "anneaux", ["bot"]);
  await ada.play(2);
  const more = await openMore(ada.page);
  await more.getByTestId("transfer").click();
  const link = await more.locator("input[readonly]").inputValue();
  const phone = await newPage(STILL);
  await phone.goto(link);
  await expect(phone.getByTestId("board")).toBeVisible();
  await expect(phone.getByTestId("undo")).toBeVisible();
  const third = await newPage(STILL);
  await third.goto(link);
  await expect(third.getByTestId("board")).toBeHidden();

  await expect(ada.page.getByTestId("lost-seat")).toHaveText(
    "You are playing on the other device now.",
  );
  await expect(ada.page.getByTestId("board")).toBeVisible();
  await ada.page.reload();
  await ada.page.getByTestId("take-back").click();
  await expect(ada.page.getByTestId("undo")).toBeVisible();
  await expect(phone.getByTestId("lost-seat")).toBeVisible();
});

test("a code that is said aloud leads to the table", async ({ newPage }) => {
  const [ada, ben] = [await newPage(STILL), await newPage(STILL)];
  await start(ada, "anneaux", ["link"]);
  const said = ada.getByTestId("code");
  await expect(said).toHaveAccessibleName(/^Code: [A-Z]{2}, [A-Z]{2}, [A-Z]{2}$/);
  const code = await said.locator("span").allTextContents();
  await ada.getByRole("button", { name: "New code" }).click();
  await expect(said).not.toHaveText(code.join(""));

  await ben.goto("/code");
  const field = ben.getByLabel("Code", { exact: true });
  await field.fill(code.join(" ").toLowerCase());
  await ben.getByTestId("enter-code").click();
  await expect(ben.getByRole("alert")).toContainText("No table has this code");
  await field.fill((await said.locator("span").allTextContents()).join("-").toLowerCase());
  await field.press("Enter");
  await ben.getByTestId("sit-down").click();
  await ben.waitForURL("**/table/*");
  await expect(ada.getByTestId("others")).toContainText("Player 2");
});

test("bots take the free seats, once someone says which", async ({ newPage }) => {
  const page = await newPage(STILL);
  await start(page, "anneaux", ["link", "link"]);
  await page.getByTestId("tab-bots").click();
  await page.getByTestId("bots").getByRole("combobox").selectOption("1");
  await page.getByTestId("add-bot").click();
  await expect(page.getByTestId("task")).toHaveText("One seat is still free.");
  await page.getByTestId("tab-bots").click();
  await page.getByTestId("fill").click();
  await expect(page.getByTestId("invitation")).toBeHidden();
});

test("a page is back within two seconds after its server, which was killed", async ({
  newPage,
}) => {
  const folder = newFolder();
  const host = await Host.named(folder.path, "127.0.0.1");
  try {
    const page = await newPage(STILL);
    await start(page, "anneaux", ["bot"], { base: host.origin });
    await expect(page.getByTestId("board")).toBeVisible();
    await host.stop();
    await expect(page.getByTestId("lost")).toBeVisible();
    await page.waitForTimeout(10_000);
    await host.start();
    await expect(page.getByTestId("lost")).toBeHidden({ timeout: 2000 });
  } finally {
    await host.stop();
    folder.remove();
  }
});

test("a ring turns by dragging, and springs back if released too early", async ({ newPage }) => {
  const page = await newPage(STILL);
  await start(page, "anneaux", ["here"]);
  const board = page.getByTestId("board");
  await expect(board.locator("[data-pick]").first()).toBeVisible();
  const target = board.locator('[data-pick="point:C1"]');
  const other = board.locator('[data-pick="point:C2"]');
  const [from, to] = [await target.boundingBox(), await other.boundingBox()];
  if (!from || !to) throw new Error("the ring is nowhere");
  const part = async (share: number) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, {
      steps: 8,
    });
    await page.mouse.up();
  };
  await part(0.2);
  await expect(page.getByText("No moves yet.")).toBeVisible();
  await part(0.9);
  await expect(page.getByText("No moves yet.")).toBeHidden();
  await expect(board.locator(".arc")).toBeVisible(); // for people who want less motion
});

test("with the setting for children an action needs confirmation", async ({ newPage }) => {
  const page = await newPage(STILL);
  await page.goto("/");
  await page.evaluate(() =>
    localStorage.setItem("tavolino.settings", JSON.stringify({ confirm: true })),
  );
  await start(page, "anneaux", ["here"]);
  const cell = page.getByTestId("board").locator('[data-pick="point:A1"]');
  const box = await cell.boundingBox();
  if (!box) throw new Error("the cell is nowhere");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByText("No moves yet.")).toBeVisible();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByText("No moves yet.")).toBeHidden();
  await expect(page.getByTestId("board")).toBeFocused();
});

/** Places a pawn, and taps it when it cannot be taken. */
async function tapInVain(page: Page): Promise<void> {
  await start(page, "anneaux", ["here"]);
  const cell = page.getByTestId("board").locator('[data-pick="point:A1"]');
  const box = await cell.boundingBox();
  if (!box) throw new Error("the cell is nowhere");
  const tap = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await tap();
  await expect(page.getByText("No moves yet.")).toBeHidden();
  await expect(cell).toBeHidden();
  await tap();
}

test("the reason leads to the rule that says so", async ({ newPage }) => {
  const page = await newPage(STILL);
  await tapInVain(page);
  await page.getByTestId("rule").click();
  const rule = page.locator("#taking-each");
  await expect(rule).toBeFocused();
  await expect(rule).toBeInViewport();
});

test("a lesson explains a tap in vain, too", async ({ newPage }) => {
  const page = await newPage(STILL);
  await page.goto("/learn/anneaux");
  const board = page.getByTestId("board");
  await expect(board).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(board.locator('[data-pick="point:B1"]')).toBeVisible();
  // Another's pawn on C1, at the top of the outer ring.
  const at = await board.evaluate((svg: SVGSVGElement) => {
    const { x, y } = new DOMPoint(0, -3).matrixTransform(svg.getScreenCTM() ?? undefined);
    return { x, y };
  });
  await page.mouse.click(at.x, at.y);
  await expect(page.getByTestId("status")).toContainText("Only a line lets you take");
  await page.getByRole("link", { name: "Rule", exact: true }).click();
  await expect(page).toHaveURL(/\/rules\/anneaux#taking-each$/);
  await expect(page.locator("#taking-each:target")).toBeInViewport();
});

test("a lesson answers what the learner does, and Enter goes on", async ({ newPage }) => {
  const page = await newPage(STILL);
  await page.goto("/learn/anneaux");
  const [status, next] = [page.getByTestId("status"), page.getByTestId("lesson-next")];
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/^Step 1 of /);
  await page.keyboard.press(".");
  await expect(heading).toHaveText("Step 2 of 11: A pawn to begin with");
  await expect(heading).toBeFocused();
  await expect(next).toHaveAccessibleName("Next: Skip");
  const picks = page.getByTestId("pick-list").locator("li button");
  await picks.and(page.locator('[data-pick="turn:A>"]')).press("Enter");
  await expect(status).toContainText("place a pawn first");
  await expect(page.getByTestId("board").locator('[data-pick="point:A1"]')).toHaveCount(1);
  await picks.and(page.locator('[data-pick="point:A1"]')).press("Enter");
  await expect(status).toContainText("the simplest turn there is");
  await expect(next).toHaveAccessibleName("Next");
  await expect(next).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText(/^Step 3 of 11/);
  // The first step was not done, the second was.
  const steps = page.getByRole("list", { name: "Steps of the lesson" }).getByRole("listitem");
  await expect(steps.nth(0)).not.toContainText("done");
  await expect(steps.nth(1)).toContainText("done");
});

test("a picture of the rules can be shown again, and is still for those who want less motion", async ({
  newPage,
}) => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    const page = await newPage({ reducedMotion });
    await page.goto("/rules/anneaux");
    const picture = page.locator("[data-picture=turning]");
    await expect(picture).toHaveAttribute("data-ready");
    await picture.scrollIntoViewIfNeeded();
    const again = picture.getByRole("button");
    if (reducedMotion === "reduce") {
      await expect(again).toHaveCount(0);
      continue;
    }
    await expect(again).toBeEnabled();
    await again.click();
    await expect(again).toBeDisabled();
    await expect(again).toBeEnabled();
  }
});

test("with reduced motion, a tap without effect is marked and explained, and nothing moves", async ({
  newPage,
}) => {
  const page = await newPage(STILL);
  await tapInVain(page);
  const [mark, reason] = [page.getByTestId("closed"), page.getByTestId("refusal")];
  await expect(reason).toContainText("Only a line lets you take");
  const path = mark.locator("path");
  await expect(path).toBeVisible();
  await expect(path).toHaveCSS("animation-name", "none");
  await expect(path).toHaveCSS("opacity", "1");
  expect(await path.evaluate((element) => element.getAnimations().length)).toBe(0);
  // The mark disappears together with the reason.
  await expect(reason).toHaveCount(0);
  await expect(mark).toHaveCount(0);
});

test("a refusal during a replay is shown there", async ({ newPlayer }) => {
  const both = await newPlayer();
  const { page } = both;
  await start(page, "anneaux", ["here"]);
  await both.play(2);
  await page.getByTestId("replay-first").click();
  await page.getByTestId("undo").click();
  await expect(page.getByText("would like to take the last move back")).toBeVisible();
  await page.getByTestId("undo").click();
  await expect(page.getByTestId("refusal")).toContainText("asked already");
  await expect(page.getByTestId("present")).toBeVisible();
  await expect(page.locator("[data-testid=board] [data-pick]")).toHaveCount(0);
});

test("the language follows the browser and can be changed", async ({ newPage }) => {
  const page = await newPage({ locale: "uk-UA" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "uk");
  await page.getByRole("combobox").first().selectOption("it");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
});

test("the client can be installed, and offline it shows rules that were read before", async ({
  newPage,
}) => {
  const page = await newPage(KEEPING);
  await page.goto("/");
  const manifest = await page.request.get("/manifest.webmanifest");
  expect((await manifest.json()).icons.length).toBeGreaterThan(1);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto("/rules/anneaux");
  const board = page.locator("section#board");
  await expect(board).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page.reload();
  await expect(board).toBeVisible();
  await expect(page.locator("[data-picture][data-ready]").first()).toBeVisible();
});
