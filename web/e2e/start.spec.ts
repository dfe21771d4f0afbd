/** What a link and the start page tell about a match, and what people choose before it. */

import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { KEEPING } from "../playwright.config";
import type { GameInfo } from "../src/api/types";
import { expect, STILL, test } from "./fixtures";
import { QuickMatch } from "./quick";
import { invitation, join } from "./table";

test("an invitation says who invites to which game, and who is there", async ({
  newPage,
  request,
}) => {
  const wish = { id: randomUUID(), game: "anneaux", players: 3, names: ["Ada", "Cleo"] };
  const made = await request.post("/matches", { data: wish });
  const page = await newPage(STILL);
  await page.goto((await made.json()).join);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Ada invites you to Anneaux");
  await expect(page).toHaveTitle(/Ada invites you to Anneaux/);
  await expect(page.getByRole("radio", { name: "Blue: Cleo sits here" })).toBeDisabled();
});

test("games stand from the easiest, each with whom it suits and two ways of one size", async ({
  newPage,
  request,
}) => {
  const page = await newPage(STILL);
  await page.goto("/");
  const games: GameInfo[] = await (await request.get("/games")).json();
  const cards = page.locator("[data-testid^=card-]");
  await expect(cards).toHaveCount(games.length);
  const ids = await cards.evaluateAll((all) =>
    all.map((card) => card.getAttribute("data-testid") ?? ""),
  );
  const ages = ids.map((id) => games.find(({ name }) => id === `card-${name}`)?.age ?? 99);
  expect(ages).toEqual([...ages].sort((one, other) => one - other));
  for (const card of await cards.all()) {
    await expect(card.locator(".suits")).not.toBeEmpty();
    const [play, learn] = await card.getByRole("link").all();
    const [one, other] = [await play?.boundingBox(), await learn?.boundingBox()];
    expect(one?.width).toBeCloseTo(other?.width ?? 0, 0);
    expect(one?.height).toBe(other?.height);
    expect(one?.height).toBeGreaterThanOrEqual(44);
  }
});

/** The moment that each small board shows. */
function moments(page: Page): Promise<number[]> {
  return page
    .locator(".dots")
    .evaluateAll((all) =>
      all.map((dots) => [...dots.children].findIndex((dot) => dot.classList.contains("now"))),
    );
}

test("one small board moves at a time, the one under the pointer first", async ({ newPage }) => {
  const page = await newPage();
  await page.clock.install();
  await page.goto("/");
  const card = page.locator("[data-testid^=card-]").last();
  await card.hover();
  const before = await moments(page);
  for (const moment of [1, 2, 0]) {
    await page.clock.runFor(4000);
    expect(await moments(page)).toEqual([...before.slice(0, -1), moment]);
  }
  await page.mouse.move(0, 0);
  await page.clock.runFor(4000);
  const after = await moments(page);
  expect(after.filter((moment, k) => moment !== before[k])).toHaveLength(1);
});

test("no small board moves for people who want less motion", async ({ newPage }) => {
  const page = await newPage(STILL);
  await page.clock.install();
  await page.goto("/");
  await expect(page.getByTestId("games").locator("svg[viewBox]").first()).toBeVisible();
  await page.clock.runFor(20_000);
  expect(new Set(await moments(page))).toEqual(new Set([0]));
});

test("on a phone the match that waits longest is on top, and leads to the others", async ({
  newPage,
  request,
}) => {
  const page = await newPage({ ...STILL, viewport: { width: 360, height: 640 } });
  const ids: string[] = [];
  for (const other of ["Ben", "Cleo"]) {
    const match = await QuickMatch.create(
      "anneaux",
      ["Ada", other],
      page.request,
      null,
      request,
      1,
    );
    await match.play((state) => state.to_move === 0);
    ids.push(match.id);
  }
  await page.goto("/");
  const running = page.getByTestId("running");
  await expect(running.getByRole("link")).toHaveAttribute("href", `/table/${ids[0]}`);
  await running.getByRole("button", { name: "+1 more match" }).click();
  for (const id of ids) await expect(page.locator(`a[href="/table/${id}"]`)).toBeVisible();
});

test("without a network the games stay, and no code can be entered", async ({ newPage }) => {
  const page = await newPage({ ...STILL, ...KEEPING, viewport: { width: 360, height: 640 } });
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload({ waitUntil: "networkidle" });
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole("status")).toBeVisible();
  await expect(page.getByTestId("tab-code")).toBeDisabled();
  await expect(page.locator("[data-testid^=card-]").first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("status")).toBeHidden();
});

test("the start page shows the opponents of a match, whose turn it is and who won", async ({
  newPage,
  request,
}) => {
  const page = await newPage(STILL);
  const names = ["Ada", "Ben"];
  const match = await QuickMatch.create("anneaux", names, page.request, null, request, 1);
  const row = page.locator(`a[href="/table/${match.id}"]`);
  await match.play((state) => state.to_move === 0);
  await page.goto("/");
  for (const text of ["Anneaux", "Ben", "Your turn", "Play on"])
    await expect(row).toContainText(text);
  await match.play((state) => state.to_move === 1);
  await page.reload();
  await expect(row).toContainText("Ben’s turn");
  await match.ask({ type: "resign" }, 1);
  await page.reload();
  await page.locator("details summary").first().click();
  for (const text of ["Anneaux", "Ben", "You win!"]) await expect(row).toContainText(text);
});

test("the card of a player who gave up shows the bot that plays on, and the counts", async ({
  newPage,
  request,
}) => {
  const page = await newPage(STILL);
  const names = ["Ada", "Ben", "Cleo"];
  const match = await QuickMatch.create("anneaux", names, page.request, null, request, 1);
  await page.goto(`/table/${match.id}`);
  const ben = page.getByTestId("others").locator("li").first();
  await expect(ben).toContainText("Ben");
  await match.ask({ type: "resign" }, 1);
  await expect(ben).toContainText(/bot \d/);
  await expect(ben).not.toContainText("out");
  await expect(ben.getByRole("button").first()).toHaveAccessibleName(/gave up; a bot plays on, \S/);
});

/** The set-up of Anneaux for three: me, a friend and a bot. */
async function setUpThree(page: Page): Promise<void> {
  await page.goto("/?game=anneaux");
  await page.getByRole("radio", { name: "3", exact: true }).check({ force: true });
  await page.getByLabel("My name").fill("Ada");
  await page
    .locator("form [role=group]")
    .first()
    .locator("input[value=link]")
    .check({ force: true });
}

const swap = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}, .*swap`) });

test("whoever sets up a match chooses colours and who begins, and a friend what is left", async ({
  newPage,
}) => {
  const page = await newPage(STILL);
  await setUpThree(page);
  const strip = page.getByTestId("status");
  await expect(strip).toContainText("You, a guest, and Mimi, in turn. A lot decides who begins.");
  await swap(page, "You").click();
  await expect(swap(page, "You")).toHaveAccessibleName(/Blue/);
  await swap(page, "You").click();
  await swap(page, "a guest").click();
  await expect(strip).toContainText("You, Mimi, and a guest, in turn.");
  await page.getByRole("radio", { name: "Choose" }).check({ force: true });
  await expect(page.getByTestId("begin")).toBeDisabled();
  await expect(strip).toContainText("Who should begin? Tap their seat.");
  await page.getByRole("button", { name: "Begins: a guest" }).click();
  await expect(strip).toContainText("The guest begins.");
  await page.getByTestId("begin").click();
  await page.waitForURL("**/table/*");
  const friend = await newPage(STILL);
  await join(friend, await invitation(page), "Ben");
  await expect(friend.getByRole("button", { name: /^You, triangle, .*to move/ })).toBeVisible();
  const table = await page.request.get(`/matches/${page.url().split("/").at(-1)}`);
  const { seats, view } = (await table.json())[0].state;
  expect(seats.map(({ name }: { name: string }) => name)).toEqual(["Ada", "Bot 1", "Ben"]);
  expect(view.start).toBe(2);
});

test("the set-up of the last match is proposed again, with my colour and who begins", async ({
  newPage,
}) => {
  const page = await newPage(STILL);
  await setUpThree(page);
  await swap(page, "You").click();
  await page.getByRole("radio", { name: "Youngest" }).check({ force: true });
  await expect(page.getByRole("button", { name: "Begins: Mimi" })).toBeHidden();
  await page.getByRole("button", { name: "Begins: You" }).click();
  await page.getByLabel("My name").press("Enter");
  await page.waitForURL("**/table/*");
  await page.goto("/?game=anneaux");
  await expect(page.getByTestId("status")).toContainText("You are the youngest and begin.");
  await expect(swap(page, "You")).toHaveAccessibleName(/Blue/);
});

test("a refused name is said in the strip, which gets the focus", async ({ newPage }) => {
  const page = await newPage(STILL);
  await page.goto("/?game=anneaux");
  await page.getByLabel("My name").fill("Bot 3");
  await page.getByTestId("begin").click();
  await expect(page.getByRole("alert")).toContainText("reserved for Tavolino and its bots");
  await expect(page.locator(":focus").getByRole("alert")).toBeVisible();
  await page.getByLabel("My name").fill("Ada");
  await expect(page.getByTestId("status")).toContainText("A lot decides");
});

test("clock and rules take the place of the seats on a phone, and one tap begins a first game", async ({
  newPage,
  request,
}) => {
  const page = await newPage({ ...STILL, viewport: { width: 360, height: 640 } });
  const games: GameInfo[] = await (await request.get("/games")).json();
  for (const { name, first_game } of games) {
    await page.goto(`/?game=${name}`);
    await page.getByTestId("chip-clock").click();
    await page.getByLabel("Clock", { exact: true }).last().selectOption("days");
    await page.getByTestId("done").click();
    await expect(page.getByTestId("chip-clock")).toBeFocused();
    await expect(page.getByTestId("status")).toContainText("nobody is told");
    await expect(page.getByTestId("chip-clock")).toContainText("2 days a move");
    await expect(page.getByTestId("first-game")).toHaveCount(first_game ? 1 : 0);
    if (!first_game) continue;
    await page.goto("/");
    await page.getByTestId("first-game").click();
    await page.waitForURL("**/table/*");
    await expect(page.locator("html")).toHaveAttribute("data-type", "large");
    const pace = () => JSON.parse(localStorage.getItem("tavolino.settings") ?? "{}").pace;
    expect(await page.evaluate(pace)).toBe("calm");
    const table = await page.request.get(`/matches/${page.url().split("/").at(-1)}`);
    const { state } = (await table.json())[0];
    expect(state.view.options).toMatchObject(first_game.options);
    expect(state.seats).toHaveLength(first_game.players);
  }
});

test("whoever joins chooses a free colour, and another one if somebody was faster", async ({
  newPage,
  request,
}) => {
  const wish = { id: randomUUID(), game: "anneaux", players: 4, names: ["Ada"], seats: [1] };
  const made = await (await request.post("/matches", { data: wish })).json();
  const page = await newPage(STILL);
  await page.goto(made.join);
  const seats = page.getByRole("radiogroup", { name: "Your colour" });
  const colours = seats.locator("label:not(.taken)");
  await expect(colours).toHaveText(["Red", "Green", "Yellow"]);
  await colours.filter({ hasText: "Green" }).click();
  await page.getByLabel("Your name").fill("Ben");
  const faster = {
    id: randomUUID(),
    name: "Cleo",
    seat: 2,
    invitation: made.join.replace(/.*#[^.]*\./, ""),
  };
  const taken = await request.post(`/matches/${made.match}/join`, { data: faster });
  expect(taken.status()).toBe(200);
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByRole("alert")).toContainText("just taken that seat");
  await expect(colours).toHaveText(["Red", "Yellow"]);
  await colours.filter({ hasText: "Yellow" }).click();
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.waitForURL("**/table/*");
  const own = await (await page.request.get(`/matches/${made.match}/seats`)).json();
  expect(own.seats).toEqual([3]);
});
