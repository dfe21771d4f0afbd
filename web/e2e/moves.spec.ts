/** The list of moves beside the board. */

import { expect, test } from "./fixtures";
import { start } from "./table";

test("the list of moves says where each happened, also without names on the board", async ({
  newPlayer,
}) => {
  const both = await newPlayer();
  await start(both.page, "memento", ["here"]);
  await both.play(1);
  const first = both.page.getByTestId("moves").locator("li").first();
  await expect(first).toHaveText(/brings a Single into .+ · .*(corner|side|centre)/);
});
