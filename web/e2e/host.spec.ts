/** The host frees seats and hands them to bots; the players concerned are told. */

import type { Page } from "@playwright/test";
import { expect, STILL, test } from "./fixtures";
import { OPEN } from "./games";
import { invitation, join, start } from "./table";

/** Removes a player from their seat, as the host. */
async function remove(page: Page): Promise<void> {
  await page.getByTestId("seat-menu").click();
  await page.getByTestId("yes-remove").click();
}

test("the host frees a seat before the match, and someone else takes it", async ({ newPage }) => {
  const [ada, ben, cleo] = [await newPage(STILL), await newPage(STILL), await newPage(STILL)];
  await start(ada, OPEN, ["link", "link"]);
  const link = await invitation(ada);
  await join(ben, link, "Ben");
  await expect(ben.getByTestId("seat-menu")).toHaveCount(0);
  await ada.getByTestId("seat-menu").click();
  await expect(ada.getByRole("dialog")).toContainText("Ben");
  await ada.getByRole("button", { name: "No, leave it" }).click();
  await expect(ada.getByRole("dialog")).toBeHidden();

  await remove(ada);
  await expect(ben.getByTestId("lost-seat")).toContainText("given your seat to someone else");
  await expect(ada.getByTestId("others").locator("li").first()).toContainText("free");
  await join(cleo, link, "Cleo");
  await expect(ada.getByTestId("others").locator("li").first()).toContainText("Cleo");

  await ben.goto(link);
  await expect(ben.getByRole("alert")).toContainText("given your seat to someone else");
  await ben.getByTestId("watch").click();
  await ben.waitForURL("**/table/*");
  await ben.getByTestId("only-watch").click();
  await expect(ben.getByTestId("task")).toHaveText("One seat is still free.");
});

test("a name that is taken or reserved is refused, and stays in the form", async ({ newPage }) => {
  const [ada, ben] = [await newPage(STILL), await newPage(STILL)];
  await ada.goto(`/?game=${OPEN}`);
  await ada.getByLabel("My name").fill("Ada");
  await start(ada, OPEN, ["link"]);
  await ben.goto(await invitation(ada));
  const name = ben.getByLabel("Your name");
  for (const [wish, says] of [
    ["ADA", "has that name already"],
    ["Bot 3", "reserved for Tavolino and its bots"],
  ] as const) {
    await name.fill(wish);
    await ben.getByTestId("sit-down").click();
    await expect(ben.getByText(says)).toBeVisible();
    await expect(name).toHaveValue(wish);
  }
  await name.fill("Ben");
  await ben.getByTestId("sit-down").click();
  await ben.waitForURL("**/table/*");

  await ada.goto(`/?game=${OPEN}`);
  await ada.locator("form [role=group] input[value=here]").check({ force: true });
  const names = ada.locator("form input[type=text]");
  const [mine, guest] = [names.first(), names.nth(1)];
  await mine.fill("Ada");
  await guest.fill("ADA");
  await ada.locator("form button.main").click();
  await expect(ada.getByRole("alert")).toContainText("has that name already");
  await expect(guest).toHaveValue("ADA");
});

test("the host lets a bot play on for someone", async ({ newPlayer, newPage }) => {
  const [ada, ben] = [await newPlayer(), await newPage(STILL)];
  await start(ada.page, OPEN, ["link"]);
  await join(ben, await invitation(ada.page), "Ben");
  await expect(ada.page.getByTestId("board")).toBeVisible();
  await remove(ada.page);
  await expect(ben.getByTestId("lost-seat")).toContainText("given your seat to someone else");
  await expect(ben.getByTestId("board")).toBeVisible();
  await expect(ada.page.getByTestId("others").getByRole("button")).toHaveAccessibleName(
    /bot, level 3/,
  );
  await ada.play(6);
  await expect(ada.page.getByTestId("seat-menu")).toHaveCount(0);
});
