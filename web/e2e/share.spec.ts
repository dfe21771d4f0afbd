/** The files to share of a finished match: they play offline and show what the board showed. */

import { existsSync, readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { expect, LONG, STILL, test } from "./fixtures";
import { GAMES, mostSeats } from "./games";
import { QuickMatch } from "./quick";

/** The largest size of a film with this many decisions. */
const [DECISIONS, MAX_FILM_BYTES] = [60, 300 * 1024];

/** As many players as possible: the more, the longer a match can be. */
const NAMES = ["Ada", "Ben", "Cleo", "Dario"];

/** The share of a board's pixels that may differ: fonts vary, and trails are left out. */
const DIFFERENT = 0.05;

/**
 * A picture and the place of its board: pixels are `scale` times the board's units, plus an
 * offset.
 */
interface Shot {
  png: string;
  scale: number;
  left: number;
  top: number;
  box: { x: number; y: number; width: number; height: number };
}

/** The board at a past moment, as the table shows it. */
async function boardAt(page: Page, match: string, ply: number): Promise<Shot> {
  await page.goto("/");
  await page.goto(`/table/${match}#${ply}`);
  const board = page.getByTestId("board");
  await expect(page.getByTestId("present")).toBeVisible();
  await board.scrollIntoViewIfNeeded();
  const placed = await board.evaluate((element) => {
    const svg = element as unknown as SVGSVGElement;
    const { a, e, f } = svg.getScreenCTM() ?? new DOMMatrix();
    const { x, y, width, height } = svg.viewBox.baseVal;
    return { scale: a, left: e, top: f, box: { x, y, width, height } };
  });
  return { png: (await page.screenshot()).toString("base64"), ...placed };
}

/** A film at its start or near its end, in a page without a connection. */
async function filmAt(page: Page, end: boolean): Promise<Omit<Shot, "box">> {
  const placed = await page.evaluate((isEnd) => {
    const svg = document.documentElement as unknown as SVGSVGElement;
    const seconds = Number.parseFloat(document.querySelector("animate")?.getAttribute("dur") ?? "");
    svg.pauseAnimations();
    svg.setCurrentTime(isEnd ? seconds - 0.5 : 0);
    const board = document.querySelector("svg > g[transform*=scale]") as SVGGElement;
    const { a, e, f } = board.getScreenCTM() ?? new DOMMatrix();
    return { scale: a, left: e, top: f };
  }, end);
  return { png: (await page.screenshot()).toString("base64"), ...placed };
}

/** The share of a board's pixels at which two pictures of it differ. */
async function difference(browser: Browser, one: Shot, other: Omit<Shot, "box">): Promise<number> {
  const page = await browser.newPage();
  const part = await page.evaluate(
    async ([a, b]) => {
      const POINTS = 120;
      const { box } = a as Shot;
      const colours = async ({ png, scale, left, top }: Omit<Shot, "box">) => {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext("2d", { willReadFrequently: true });
        if (!context) throw new Error("nothing to draw on");
        context.drawImage(image, 0, 0);
        return (x: number, y: number) =>
          [...context.getImageData(left + x * scale, top + y * scale, 1, 1).data].slice(0, 3);
      };
      const [first, second] = [await colours(a as Shot), await colours(b as Shot)];
      let different = 0;
      for (let k = 0; k < POINTS * POINTS; k++) {
        const x = box.x + (box.width * ((k % POINTS) + 0.5)) / POINTS;
        const y = box.y + (box.height * (Math.floor(k / POINTS) + 0.5)) / POINTS;
        const [here, there] = [first(x, y), second(x, y)];
        if (here.some((value, c) => Math.abs(value - (there[c] ?? 0)) > 60)) different++;
      }
      return different / POINTS ** 2;
    },
    [one, other],
  );
  await page.close();
  return part;
}

/** Saves the dialog's film or image. */
async function saved(page: Page, kind: "film" | "image"): Promise<Buffer> {
  await page.locator(`input[name=share-kind][value=${kind}]`).check({ force: true });
  const download = page.waitForEvent("download");
  await page.getByTestId("share-send").click();
  const path = await (await download).path();
  await expect(page.getByTestId("share-sent")).not.toBeEmpty();
  return readFileSync(path);
}

/** A plain board marks the last decision at its end, which a film tells in words. */
const DRAWN = GAMES.filter((game) => existsSync(`src/games/${game}`));

for (const [at, game] of DRAWN.entries()) {
  test(
    `a film of ${game} plays offline and shows what the board showed`,
    at ? LONG : {},
    async ({ newPage, browser }) => {
      const page = await newPage(STILL);
      const most = mostSeats(game);
      const match = await QuickMatch.create(game, NAMES.slice(0, most), page.request, null);
      const { view, phase } = await match.play(DECISIONS);
      for (let seat = 1; phase === "on" && seat < most; seat++)
        await match.ask({ type: "resign" }, seat);
      await page.goto(`/table/${match.id}`);

      await page.getByTestId("share-end").click();
      await expect(page.getByTestId("share-preview")).toBeVisible({ timeout: 90_000 });
      const image = await saved(page, "image");
      expect(image.subarray(1, 4).toString()).toBe("PNG");
      const film = (await saved(page, "film")).toString();
      // A shorter match gets a proportionally smaller limit.
      const share = Math.min(view.decisions / DECISIONS, 1);
      expect(Buffer.byteLength(film)).toBeLessThanOrEqual(MAX_FILM_BYTES * share);
      expect(film.replaceAll('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
        /https?:|<script/,
      );

      const cinema = await (await browser.newContext({ offline: true })).newPage();
      await cinema.setViewportSize({ width: 900, height: 1000 });
      await cinema.setContent("");
      await cinema.goto(`data:image/svg+xml;base64,${Buffer.from(film).toString("base64")}`);
      const [begin, end] = [await filmAt(cinema, false), await filmAt(cinema, true)];
      await cinema.context().close();
      const first = await boardAt(page, match.id, 0);
      const last = await boardAt(page, match.id, view.decisions);
      const differs = await difference(browser, last, end);
      expect(differs).toBeLessThan(DIFFERENT);
      expect(await difference(browser, first, begin)).toBeLessThan(DIFFERENT);
      // The start and the end differ, so it was not the same picture all the time.
      expect(await difference(browser, last, begin)).toBeGreaterThan(differs);
    },
  );
}
