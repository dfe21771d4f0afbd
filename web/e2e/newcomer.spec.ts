/** The first steps after installing Tavolino: start a match against a bot, and beat it. */

import { expect, test } from "./fixtures";
import { start } from "./table";

const MATCHES = 3; // the bot may be lucky

test("a newcomer beats a bot", async ({ newPlayer }) => {
  for (let match = 1; match <= MATCHES; match++) {
    const ada = await newPlayer();
    await start(ada.page, "anneaux", ["bot"]);
    await ada.play();
    const result = ada.page.getByTestId("result");
    await expect(result).toBeVisible();
    if (await result.getByText("You win!").isVisible()) return;
  }
  throw new Error(`the bot won all ${MATCHES} matches`);
});
