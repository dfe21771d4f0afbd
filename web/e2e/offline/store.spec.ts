/** The files of a table in IndexedDB: all or nothing, whatever happens. */

import type { Page } from "@playwright/test";
import { LONG } from "../fixtures";
import { crash, expect, quota, test } from "./site";

const NAME = "tavolino-test";
const PAGE = 4096;

/** The different bytes in each stored file. */
function stored(page: Page): Promise<Record<string, number[]>> {
  return page.evaluate(async (name) => {
    const { store, files } = await window.here.PagesStore.open(name);
    store.close();
    return Object.fromEntries([...files].map(([file, bytes]) => [file, [...new Set(bytes)]]));
  }, NAME);
}

test("files come back as they were flushed, also when they shrink or go", async ({ open }) => {
  const page = await open();
  const found = await page.evaluate(async (name) => {
    const { PagesStore } = window.here;
    const bytes = (...ones: number[]) => Uint8Array.from(ones);
    const long = new Uint8Array(10_000).map((_, at) => at % 251);
    const rounds = [
      new Map([
        ["a", long],
        ["b", bytes(1, 2, 3)],
      ]),
      new Map([
        ["a", long.slice(0, 4096)],
        ["b", bytes(1, 2, 4)],
      ]),
      new Map([["a", long.map((each) => each + 1)]]),
      new Map([
        ["a", long.slice(0, 1)],
        ["b", bytes()],
      ]),
    ];
    const results: boolean[] = [];
    for (const files of rounds) {
      const { store } = await PagesStore.open(name);
      await store.flush(files);
      const again = await PagesStore.open(name);
      const isSame = ([file, content]: [string, Uint8Array]) =>
        String(again.files.get(file)) === String(content);
      results.push(again.files.size === files.size && [...files].every(isSame));
      store.close();
      again.store.close();
    }
    return results;
  }, NAME);
  expect(found).toEqual([true, true, true, true]);
});

test("only changed pages are written", async ({ open }) => {
  const page = await open();
  const written = await page.evaluate(async (name) => {
    const { store } = await window.here.PagesStore.open(name);
    const file = new Uint8Array(4096 * 5000);
    await store.flush(new Map([["a", file]]));
    let puts = 0;
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
      if (this.name === "pages") puts += 1;
      return put.apply(this, given);
    };
    file[4096 * 17] = 1;
    file[4096 * 4000 + 5] = 1;
    const begun = performance.now();
    await store.flush(new Map([["a", file]]));
    const few = puts;
    await store.flush(new Map([["a", file]]));
    return { few, none: puts - few, milliseconds: performance.now() - begun };
  }, NAME);
  expect(written.few).toBe(2);
  expect(written.none).toBe(0);
  // Thousands of pages are compared, and two are written: far less than a second.
  expect(written.milliseconds).toBeLessThan(1000);
});

test("thousands of pages are read back", async ({ open }) => {
  const page = await open();
  await page.evaluate(async (name) => {
    const { store } = await window.here.PagesStore.open(name);
    const file = new Uint8Array(4096 * 5000);
    for (let at = 0; at < 5000; at++) file[at * 4096] = at % 250;
    await store.flush(new Map([["a", file]]));
  }, NAME);
  const right = await page.evaluate(async (name) => {
    const { files } = await window.here.PagesStore.open(name);
    const file = files.get("a") ?? new Uint8Array();
    return Array.from({ length: 5000 }, (_, at) => at).every((at) => file[at * 4096] === at % 250);
  }, NAME);
  expect(right).toBe(true);
});

for (const [pages, wait] of [
  [1, 0],
  [2000, 0],
  [2000, 5],
  [2000, 20],
  [2000, 60],
] as const) {
  const how = wait === 20 ? {} : LONG;
  test(
    `a tab that is killed during a flush (${pages} pages, ${wait} ms) mixes nothing`,
    how,
    async ({ open }) => {
      const page = await open();
      // Each flush fills all pages of both files with one number. Any mixture would show.
      const flushed: number[] = [];
      await page.exposeBinding("tell", (_, round: number) => flushed.push(round));
      await page.evaluate(
        async ([name, size]) => {
          const { store } = await window.here.PagesStore.open(name);
          const fill = (round: number) =>
            new Map([
              ["a", new Uint8Array(size).fill(round)],
              ["b", new Uint8Array(100).fill(round)],
            ]);
          await store.flush(fill(1));
          void (async () => {
            for (let round = 2; round < 250; round++) {
              await store.flush(fill(round));
              (window as unknown as { tell(round: number): void }).tell(round);
            }
          })();
        },
        [NAME, pages * PAGE] as const,
      );
      await page.waitForTimeout(wait);
      await crash(page);
      const { a = [], b = [] } = await stored(await open());
      expect(a).toHaveLength(1);
      expect(b).toEqual(a);
      expect(a[0]).toBeGreaterThanOrEqual(Math.max(1, ...flushed));
    },
  );
}

test("whoever opened the store last is its only writer", async ({ open }) => {
  const page = await open();
  const [first, second, content] = await page.evaluate(async (name) => {
    const { PagesStore, NotOwner } = window.here;
    const outcome = (work: Promise<void>) =>
      work.then(
        () => "stored",
        (error) => (error instanceof NotOwner ? "refused" : String(error)),
      );
    const files = (byte: number) => new Map([["a", new Uint8Array(5000).fill(byte)]]);
    const one = await PagesStore.open(name);
    await one.store.flush(files(1));
    const other = await PagesStore.open(name);
    const results = [
      await outcome(one.store.flush(files(2))),
      await outcome(other.store.flush(files(3))),
    ];
    const { files: found } = await PagesStore.open(name);
    return [...results, [...new Set(found.get("a"))]];
  }, NAME);
  expect([first, second, content]).toEqual(["refused", "stored", [3]]);
});

test("a full disk is an error, nothing is stored, and later it works", async ({ open, site }) => {
  const page = await open();
  const limit = await quota(page, site.origin);
  await limit(200_000);
  await page.evaluate(async (name) => {
    window.here.kept.store = (await window.here.PagesStore.open(name)).store;
  }, NAME);
  const flush = (byte: number, size: number) =>
    page.evaluate(
      async ([each, length]) => {
        const { store } = window.here.kept as { store: { flush(files: unknown): Promise<void> } };
        const files = new Map([["a", new Uint8Array(length).fill(each)]]);
        return store.flush(files).then(
          () => "stored",
          (error: Error) => error.name,
        );
      },
      [byte, size] as const,
    );
  expect(await flush(1, 10_000)).toBe("stored");
  expect(await flush(2, 3_000_000)).toBe("QuotaExceededError");
  await limit();
  expect(await flush(3, 3_000_000)).toBe("stored");
  expect(await stored(page)).toEqual({ a: [3] });
});
