/** What a link and the start page tell about a match before anyone joins. */

import { randomUUID } from "node:crypto";
import { expect, STILL, test } from "./fixtures";
import { QuickMatch } from "./quick";

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
