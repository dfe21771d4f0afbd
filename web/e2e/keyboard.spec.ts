/** A match of each game with the keyboard alone; the focus is never lost (see Player). */

import { expect, test } from "./fixtures";
import { GAMES } from "./games";
import { start } from "./table";

for (const game of GAMES) {
  test(`${game} is played to its end with the keyboard alone`, async ({ newPlayer }) => {
    const ada = await newPlayer("keyboard");
    await start(ada.page, game, ["bot"]);
    await ada.play();
    await expect(ada.page.getByTestId("result")).toBeVisible();
  });
}
