/** A page's own table: one tab at a time, and whatever was shown is still there. */

import type { Page } from "@playwright/test";
import type { Message } from "../../src/api/types";
import { LONG } from "../fixtures";
import { OPEN, SECRET } from "../games";
import { crash, expect, quota, test } from "./site";

/** Opens the table of a pack in a page. Returns the class of the error, or an empty text. */
function openIn(page: Page, hash: string, isTaken = false): Promise<string> {
  return page.evaluate(
    ([pack, steal]) =>
      window.here.open(pack, steal).then(
        () => "",
        (error) => (error instanceof window.here.Elsewhere ? "elsewhere" : String(error)),
      ),
    [hash, isTaken] as const,
  );
}

function request(page: Page, method: string, path: string): Promise<number> {
  return page.evaluate(
    async ([how, where]) => {
      const answer = await window.here.table?.request(how, where);
      return answer?.status ?? 0;
    },
    [method, path] as const,
  );
}

/** Begins a match in a page, and waits until it can move. */
function begin(page: Page, game: string, bots: number[]): Promise<string> {
  return page.evaluate(
    async ([name, levels]) => {
      const { table, Match, kept } = window.here;
      if (!table) throw new Error("no table");
      const match = await Match.begin(table, name, levels);
      kept.match = match;
      await match.turn();
      return match.id;
    },
    [game, bots] as const,
  );
}

test("a pack is downloaded, also after failures, and then needs no network", async ({
  open,
  site,
}) => {
  const page = await open();
  const download = () =>
    page.evaluate(async () => {
      const pack = await window.here.fetchCurrent();
      if (!pack) throw new Error("no pack");
      const steps: number[] = [];
      const seen = (done: number, total: number) => steps.push(done / total);
      const outcome = await window.here.download(pack, seen).then(
        () => "done",
        () => "failed",
      );
      return {
        hash: pack.hash,
        outcome,
        last: steps.at(-1) ?? 0,
        isRising: steps.every((each, at) => each >= (steps[at - 1] ?? 0)),
      };
    });
  site.bytesLeft = 4_000_000;
  const first = await download();
  expect(first.outcome).toBe("failed");
  expect(await page.evaluate(() => window.here.downloaded())).toEqual([]);
  site.bytesLeft = Number.POSITIVE_INFINITY;
  const before = site.asked.length;
  const { hash, outcome, last, isRising } = await download();
  expect([outcome, last, isRising]).toEqual(["done", 1, true]);
  const asked = site.asked.slice(before).filter((path) => path.startsWith("/offline/"));
  expect(asked).not.toContain(`/offline/${hash}/pyodide.asm.mjs`); // it was complete
  expect(await page.evaluate(async () => (await window.here.downloaded())[0]?.hash)).toBe(hash);
  site.hasPacks = false;
  expect(await page.evaluate(() => window.here.fetchCurrent())).toBe(null);
  expect(await openIn(page, hash)).toBe("");
  expect(await request(page, "GET", "/games")).toBe(200);
});

test("a damaged file is not kept", async ({ open, context, hash }) => {
  await context.route(`**/offline/${hash}/pyodide.mjs`, (route) =>
    route.fulfill({ body: "x".repeat(17931), contentType: "text/javascript" }),
  );
  const page = await open();
  const outcome = await page.evaluate(async () => {
    const pack = await window.here.fetchCurrent();
    if (!pack) throw new Error("no pack");
    return window.here.download(pack, () => {}).then(() => "done", String);
  });
  expect(outcome).toContain("damaged");
  expect(await page.evaluate(() => window.here.downloaded())).toEqual([]);
});

test("two tabs: the second is told, may take the table, and the first stops", async ({
  open,
  hash,
}) => {
  const first = await open();
  expect(await openIn(first, hash)).toBe("");
  const match = await begin(first, OPEN, [1]);
  const second = await open();
  expect(await openIn(second, hash)).toBe("elsewhere");
  expect(await openIn(second, hash, true)).toBe("");
  await expect.poll(() => first.evaluate(() => window.here.lost)).toEqual(["elsewhere"]);
  expect(await request(second, "GET", `/matches/${match}`)).toBe(200);
  const refused = first.evaluate(() => window.here.table?.request("GET", "/games"));
  await expect(refused).rejects.toThrow();
  // When the second goes, the first can have it again.
  await second.close();
  expect(await openIn(first, hash)).toBe("");
  expect(await request(first, "GET", `/matches/${match}`)).toBe(200);
});

// The tests of a killed tab and of a match to its end open a table again, too.
test("a page that is reloaded finds its match at once", LONG, async ({ open, hash }) => {
  const page = await open();
  await openIn(page, hash);
  const match = await begin(page, SECRET, [2]);
  await page.reload();
  expect(await openIn(page, hash)).toBe("");
  expect(await request(page, "GET", `/matches/${match}`)).toBe(200);
});

test("a page knows how many matches a pack has without starting it", async ({ open, hash }) => {
  const page = await open();
  const count = () => page.evaluate((pack) => window.here.matchesIn(pack), hash);
  expect(await count()).toBe(0);
  await openIn(page, hash);
  expect(await count()).toBe(0);
  await begin(page, OPEN, [1]);
  await begin(page, OPEN, [1]);
  await expect.poll(count).toBe(2);
  expect(await request(page, "DELETE", "/me")).toBe(204);
  await expect.poll(count).toBe(0);
  await page.evaluate(() => window.here.table?.close());
  await page.evaluate((pack) => window.here.remove(pack), hash);
  const names = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name),
  );
  expect(names).toEqual([]);
});

for (const wait of [0, 3, 10, 30, 100, 300]) {
  const how = wait === 10 ? {} : LONG;
  test(
    `a tab killed ${wait} ms after an action has everything that it showed`,
    how,
    async ({ open, hash }) => {
      const page = await open();
      const shown: Message[] = [];
      await page.exposeBinding("show", (_, message: Message) => shown.push(message));
      await openIn(page, hash);
      const id = await begin(page, OPEN, [3]);
      await page.evaluate(async () => {
        const match = window.here.kept.match as InstanceType<typeof window.here.Match>;
        const { show } = window as unknown as { show(message: unknown): void };
        for (const each of match.messages) show(each);
        match.messages.push = (...messages) => {
          for (const each of messages) show(each);
          return 0;
        };
        match.act(0.5);
        await match.turn();
        match.act(0.5);
      });
      await page.waitForTimeout(wait);
      await crash(page);
      const events = shown.filter((each) => each.type === "event");
      expect(events.length).toBeGreaterThanOrEqual(4);
      const again = await open();
      await openIn(again, hash);
      const found = await again.evaluate(async (match) => {
        const { table, Match } = window.here;
        if (!table) throw new Error("no table");
        const followed = new Match(table, match);
        await followed.turn(); // the bot moves again if it had to
        return followed.messages;
      }, id);
      for (const { number, what } of events) {
        const same = found.find((each) => each.type === "event" && each.number === number);
        expect(same).toMatchObject({ number, what });
      }
    },
  );
}

test("a worker that dies is replaced, the match goes on, and after the third it is given up", async ({
  open,
  hash,
}) => {
  const page = await open();
  await openIn(page, hash);
  const match = await begin(page, SECRET, [2]);
  const alive = () => page.workers().filter((each) => each.url().includes("table-worker"));
  const lost = () => page.evaluate(() => window.here.lost);
  const isThere = () => request(page, "GET", `/matches/${match}`).catch(() => 0);
  for (let times = 0; times < 2; times++) {
    await expect.poll(() => alive().length).toBe(1);
    await alive()[0]?.evaluate(() => self.close());
    await expect.poll(isThere, { timeout: 30_000 }).toBe(200);
    expect(await lost()).toEqual([]);
  }
  await expect.poll(() => alive().length).toBe(1);
  await alive()[0]?.evaluate(() => self.close());
  await expect.poll(() => alive().length).toBe(0);
  await expect.poll(lost).toEqual(["crashed"]);
});

test("a table that cannot store anything is not opened", async ({ open, hash, site }) => {
  const page = await open();
  const limit = await quota(page, site.origin);
  await limit(1000);
  expect(await openIn(page, hash)).toContain("Quota");
  await limit();
  expect(await openIn(page, hash)).toBe("");
});

test("a table that cannot store any more says so, and goes on later", async ({ open, hash }) => {
  const page = await open();
  await openIn(page, hash);
  const make = () =>
    page.evaluate(async () => {
      const { table, Match } = window.here;
      if (!table) throw new Error("no table");
      return Match.begin(table, "memento", [1]).then(() => "made", String);
    });
  expect(await make()).toBe("made");
  // Chromium notices a new quota late, so the error comes from here.
  const [worker] = page.workers().filter((each) => each.url().includes("table-worker"));
  await worker?.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no space", "QuotaExceededError");
    };
    Object.assign(self, { put });
  });
  expect(await make()).toContain('503 {"reason":"unavailable"');
  expect(await request(page, "GET", "/me/matches")).toBe(503); // it might tell what is lost
  await worker?.evaluate(() => {
    IDBObjectStore.prototype.put = (self as unknown as IDBObjectStore).put;
  });
  expect(await request(page, "GET", "/me/matches")).toBe(200);
  expect(await make()).toBe("made");
});
