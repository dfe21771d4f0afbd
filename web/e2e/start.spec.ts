/** What a link and the start page tell about a match, and what people choose before it. */

import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
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
  await expect(page.getByText("Already there: Cleo.")).toBeVisible();
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
  await page.locator("form [role=group] select").first().selectOption("link");
}

test("whoever sets up a match chooses a colour and who begins, and a friend what is left", async ({
  newPage,
}) => {
  const page = await newPage(STILL);
  await setUpThree(page);
  await page.getByLabel("My colour").selectOption("Green");
  const begins = page.getByLabel("Who begins?");
  await expect(begins.locator("option")).toHaveText([
    "By lot",
    "Ada · Green",
    "A friend, by link · Red",
    "Pia · Blue",
  ]);
  await begins.selectOption("A friend, by link · Red");
  await page.locator("form button.main").click();
  await page.waitForURL("**/table/*");
  const friend = await newPage(STILL);
  await join(friend, await invitation(page), "Ben");
  await expect(friend.getByRole("button", { name: /^You, circle, .*to move/ })).toBeVisible();
  const table = await page.request.get(`/matches/${page.url().split("/").at(-1)}`);
  const { seats, view } = (await table.json())[0].state;
  expect(seats.map(({ name }: { name: string }) => name)).toEqual(["Ben", "Bot 3", "Ada"]);
  expect(view.start).toBe(0);
});

test("the set-up of the last match is proposed again, with my colour and who begins", async ({
  newPage,
}) => {
  const page = await newPage(STILL);
  await setUpThree(page);
  await page.getByLabel("My colour").selectOption("Blue");
  await page.getByLabel("Who begins?").selectOption("Ada · Blue");
  await page.locator("form button.main").click();
  await page.waitForURL("**/table/*");
  await page.goto("/?game=anneaux");
  await expect(page.getByLabel("Who begins?").locator("option:checked")).toHaveText("Ada · Blue");
  await expect(page.getByLabel("My colour").locator("option:checked")).toHaveText("Blue");
});

test("whoever joins chooses a free colour, and another one if somebody was faster", async ({
  newPage,
  request,
}) => {
  const wish = { id: randomUUID(), game: "anneaux", players: 4, names: ["Ada"], seats: [1] };
  const made = await (await request.post("/matches", { data: wish })).json();
  const page = await newPage(STILL);
  await page.goto(made.join);
  const colour = page.getByLabel("Your colour");
  await expect(colour.locator("option")).toHaveText(["Red", "Green", "Yellow"]);
  await colour.selectOption("Green");
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
  await expect(colour.locator("option")).toHaveText(["Red", "Yellow"]);
  await colour.selectOption("Yellow");
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.waitForURL("**/table/*");
  const { seats } = await (await page.request.get(`/matches/${made.match}/seats`)).json();
  expect(seats).toEqual([3]);
});
