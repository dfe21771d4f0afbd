/** A helper on another device points at something, and it is marked for those who play. */

import { expect, STILL, test } from "./fixtures";
import { OPEN } from "./games";
import { start, watchLink } from "./table";

test("what a helper taps is marked and said at the table, and goes away again", async ({
  newPage,
}) => {
  const page = await newPage(STILL);
  await start(page, OPEN, ["here"]);
  const target = page.locator("[data-testid=board] [data-pick]").first();
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing can be picked");
  const helper = await newPage(STILL);
  await helper.goto(await watchLink(page));
  await helper.waitForURL("**/table/*");
  await expect(helper.getByTestId("board")).toBeVisible();
  await helper.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const strip = page.getByTestId("status");
  await expect(strip).toContainText("Look:");
  await expect(page.locator("[data-testid=board][data-hinted]")).toBeVisible();
  await expect(strip).not.toContainText("Look:");
});
