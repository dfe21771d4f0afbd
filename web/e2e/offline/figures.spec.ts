/** How fast a page's own table is, against the limits that we set ourselves. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { python } from "../brain";
import { expect, type Site, test } from "./site";

const SCRIPTS = "../pack";
/** How many times slower than this machine a slow device is. */
const SLOW = 4;
const OPENINGS = 5;
/** Seconds. */
const OPEN = 2.5;
const OPEN_SLOW = 6;
const MOVE_SLOW = [0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 2.5];
const HALT = 0.2;
/** How long each search is. */
const ITERATIONS = 10_000;
/** What `same.py` prints. */
const SAME = 'same.hashes(1000) + "\\n" + same.choices() + "\\n"';
/** As a part of the native speed. */
const SPEED = 0.35;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const rounded = (seconds: number) => Number(seconds.toFixed(2));

/** Downloads the pack, so that everything comes from the Cache afterwards. */
async function download(page: Page, site: Site): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const pack = await window.here.fetchCurrent();
    if (pack) await window.here.download(pack, () => {});
  });
  site.hasPacks = false;
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller && window.here);
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Seconds until a table answers its first request, from the click on. */
async function opening(page: Page, hash: string, isDirect: boolean): Promise<number> {
  await page.reload();
  await page.waitForFunction(() => window.here !== undefined);
  const seconds = await page.evaluate(
    async ([pack, direct]) => {
      const { openDirectly, openTable } = window.here;
      const begun = performance.now();
      const table = direct ? await openDirectly(pack) : await openTable(pack, { onLost() {} });
      await table.request("GET", "/games", undefined);
      const taken = (performance.now() - begun) / 1000;
      await table.close();
      return taken;
    },
    [hash, isDirect] as const,
  );
  return seconds;
}

test("a table opens fast", async ({ open, hash, site }) => {
  const page = await open();
  await download(page, site);
  const first = await opening(page, hash, false);
  const seconds: Record<string, number[]> = { worker: [], page: [], slow: [] };
  for (let times = 0; times < OPENINGS; times++) {
    seconds.worker?.push(await opening(page, hash, false));
    seconds.page?.push(await opening(page, hash, true));
  }
  await slowDown(page, SLOW);
  for (let times = 0; times < OPENINGS; times++)
    seconds.slow?.push(await opening(page, hash, true));
  const { worker = [], page: own = [], slow = [] } = seconds;
  console.table({
    "first open": rounded(first),
    "second open": rounded(median(worker)),
    "second open, on the page's thread": rounded(median(own)),
    [`second open, ${SLOW} times slower`]: rounded(median(slow)),
  });
  expect(median(worker)).toBeLessThanOrEqual(OPEN);
  expect(median(slow)).toBeLessThanOrEqual(OPEN_SLOW);
});

test("bots move fast on a slow device", async ({ open, hash }) => {
  const page = await open();
  const text = readFileSync("e2e/offline/moves.py", "utf8");
  const measure = async (levels: number) => {
    const call = `moves.longest(${levels})`;
    const output = await page.evaluate(
      ([pack, module, what]) => window.here.run(pack, "moves", module, what),
      [hash, text, call] as const,
    );
    return JSON.parse(output) as Record<string, number[]>;
  };
  const fast = await measure(8);
  await slowDown(page, SLOW);
  const slow = await measure(MOVE_SLOW.length);
  const table = (figures: Record<string, number[]>) =>
    console.table(
      Object.fromEntries(
        Object.entries(figures).map(([game, seconds]) => [
          game,
          Object.fromEntries(seconds.map((each, at) => [`level ${at + 1}`, rounded(each)])),
        ]),
      ),
    );
  table(fast);
  table(slow);
  for (const [game, seconds] of Object.entries(slow))
    for (const [at, most] of MOVE_SLOW.entries())
      expect(seconds[at], `${game}, level ${at + 1}`).toBeLessThanOrEqual(most);
});

test("searches are as fast as we promise", async ({ open, hash }) => {
  const page = await open();
  const script = "e2e/offline/searches.py";
  const native = execFileSync(python, [script, String(ITERATIONS)], { encoding: "utf8" });
  const output = await page.evaluate(
    ([pack, text, call]) => window.here.run(pack, "searches", text, call),
    [hash, readFileSync(script, "utf8"), `searches.seconds(${ITERATIONS})`] as const,
  );
  const there = JSON.parse(native) as Record<string, number>;
  const rows = Object.entries(JSON.parse(output) as Record<string, number>).map(
    ([search, here]) => ({
      search,
      here: rounded(here),
      native: rounded(there[search] ?? 0),
      share: rounded((there[search] ?? 0) / here),
    }),
  );
  console.table(rows);
  for (const { search, share } of rows) {
    expect(share, search).toBeGreaterThanOrEqual(SPEED);
    // Nothing is faster here, unless the native rules are not compiled.
    expect(share, search).toBeLessThan(1.5);
  }
});

test("a thought stops at once when no one needs it", async ({ open, hash }) => {
  const page = await open();
  await page.evaluate(async (pack) => {
    const { here } = window;
    await here.open(pack);
    if (!here.table) throw new Error("no table");
    const match = await here.Match.begin(here.table, "memento", [1]);
    if (await match.turn()) match.act();
    await match.turn(); // a bot has moved, so its worker has started
  }, hash);
  const thinker = () => page.workers().find((each) => each.url().includes("thinking-worker"));
  const seconds: number[] = [];
  for (let times = 0; times < 3; times++) {
    await page.evaluate(async () => {
      const { table, Match, kept } = window.here;
      if (!table) throw new Error("no table");
      const match = await Match.begin(table, "memento", [8]);
      kept.match = match;
      if (await match.turn()) match.act(0.5);
    });
    await page.waitForTimeout(1000); // the bot thinks
    const begun = performance.now();
    await page.evaluate(() => {
      (window.here.kept.match as InstanceType<typeof window.here.Match>).resign();
    });
    await thinker()?.evaluate(() => {}); // it is idle again
    seconds.push((performance.now() - begun) / 1000);
  }
  console.table({ "until it stops": rounded(Math.max(...seconds)) });
  expect(Math.max(...seconds)).toBeLessThanOrEqual(HALT);
});

test("a thought stops in time on a slow device, too", async ({ open, hash }) => {
  const page = await open();
  await slowDown(page, SLOW);
  const seconds = await page.evaluate((pack) => window.here.stopping(pack), hash);
  console.table({ [`until it stops, ${SLOW} times slower`]: rounded(Math.max(...seconds)) });
  expect(Math.max(...seconds)).toBeLessThanOrEqual(HALT);
});

test("positions and choices are the same as natively", async ({ open, hash }) => {
  const page = await open();
  const native = execFileSync(python, [`${SCRIPTS}/same.py`, "1000"], { encoding: "utf8" });
  const output = await page.evaluate(
    ([pack, text, call]) => window.here.run(pack, "same", text, call),
    [hash, readFileSync(`${SCRIPTS}/same.py`, "utf8"), SAME] as const,
  );
  expect(output).toBe(native);
});
