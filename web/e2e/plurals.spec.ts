/** The words of a game without a board in the client, at a real table. */

import { expect, STILL, test } from "./fixtures";
import { pointAt } from "./player";
import { speak, start } from "./table";

/** Where two people place their men in turn. Only the last man closes a mill. */
const PLACES = "d5 d7 a4 d1 f6 f4 e4 d3 g7 c3 e3 b4 f2 b2 c5 a7 e5".split(" ");

/** What both players have in hand after so many of these men. */
const IN_HAND = new Map([
  [0, "9 фішок у руці"],
  [8, "5 фішок у руці"],
  [14, "2 фішки в руці"],
  [16, "1 фішка в руці"],
]);

test("men are counted as one says it in Ukrainian", async ({ newPage }) => {
  const page = await newPage({ ...STILL, viewport: { width: 1440, height: 900 } });
  await start(page, "mills", ["here"]);
  await speak(page, "uk");
  const moves = page.getByTestId("moves").locator("li");
  const players = page.locator(".seat:visible");
  for (const [k, place] of PLACES.entries()) {
    const inHand = IN_HAND.get(k);
    if (inHand)
      await expect(players.filter({ hasText: `${inHand}, 0 фішок втрачено` })).toHaveCount(2);
    await pointAt(page, `place:${place}`);
    await expect(moves).toHaveCount(k + 1);
  }
  await expect(moves.last()).toContainText("ставить фішку на e5, закриває млин");
  await pointAt(page, "place:a7");
  await expect(players.filter({ hasText: "1 фішка в руці, 1 фішку втрачено" })).toHaveCount(1);
  await expect(moves.last()).toContainText("знімає фішку з a7");
});
