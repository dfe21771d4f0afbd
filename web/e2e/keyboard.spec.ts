/** A match of each game with the keyboard alone; the focus is never lost (see Player). */

import { GAME_NAMES } from "../src/api/api";
import { expect, test } from "./fixtures";
import { start } from "./table";

for (const game of GAME_NAMES) {
  test(`${game} is played to its end with the keyboard alone`, async ({ newPlayer }) => {
    const ada = await newPlayer("keyboard");
    await start(ada.page, game, ["bot"]);
    await ada.play();
    await expect(ada.page.getByTestId("result")).toBeVisible();
  });
}
