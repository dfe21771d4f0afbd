/** A long match stays fast: a step through its past costs little, however many moves it has. */

import type { Page } from "@playwright/test";
import { expect, STILL, test } from "./fixtures";
import { OPEN } from "./games";
import { QuickMatch } from "./quick";

const DECISIONS = 300;
/** The most milliseconds of script for one step. */
const MAX_STEP_MS = 50;
const STEPS = 12;

/** Measures the script time of a page so far, in milliseconds. */
async function scripted(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable");
  return async () => {
    const { metrics } = await client.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
  };
}

test(`a match of ${DECISIONS} decisions steps in less than ${MAX_STEP_MS} ms of script`, async ({
  newPage,
}) => {
  const page = await newPage({ ...STILL, viewport: { width: 1440, height: 900 } });
  const names = ["Ada", "Ben", "Cleo", "Dario"];
  const match = await QuickMatch.create(OPEN, names, page.request, null);
  await match.play(DECISIONS);
  await page.goto(`/table/${match.id}`);
  const moment = page.getByTestId("replay-at");
  const all = async () => Number(/of (\d+)/.exec((await moment.textContent()) ?? "")?.[1]);
  await expect.poll(all).toBeGreaterThanOrEqual(DECISIONS);
  const total = await all();
  await page.keyboard.press(",");
  await expect(moment).toContainText(`Move ${total - 1} of`);

  const runtime = await scripted(page);
  const costs: number[] = [];
  for (let k = 2; k < 2 + STEPS; k++) {
    const before = await runtime();
    await page.keyboard.press(",");
    await expect(moment).toContainText(`Move ${total - k} of`);
    costs.push((await runtime()) - before);
  }
  await page.keyboard.press("n");
  await expect(page.getByTestId("present")).toHaveCount(0);
  const before = await runtime();
  await match.play(total + 1);
  await expect.poll(all).toBe(total + 1);
  const script = (await runtime()) - before;
  const shown = costs.map((cost) => cost.toFixed(1)).join(", ");
  console.log(`steps: ${shown} ms of script; a new decision: ${script.toFixed(1)} ms`);
  // On a busy machine single steps may take longer, so the best one counts.
  expect(Math.min(...costs)).toBeLessThan(MAX_STEP_MS);
});
