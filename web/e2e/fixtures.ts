/**
 * Shared fixtures of the browser tests: a brain, players in their own windows, and strict
 * pages.
 */

import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import type { Settings } from "../src/device/settings.svelte";
import { Brain } from "./brain";
import { GAMES } from "./games";
import { Player, type Way } from "./player";

interface Device extends BrowserContextOptions {
  /** How fast the page shows what bots do. */
  pace?: Settings["pace"];
  /** A newcomer meets the coach of each game; all others have sent it away. */
  newcomer?: boolean;
}

interface Table {
  brain: Brain;
  /** A window of its own, as on another device; any error in it fails the test. */
  newPage: (device?: Device) => Promise<Page>;
  newPlayer: (way?: Way, device?: Device) => Promise<Player>;
}

/** Long matches are played without motion; the motion has its own tests. */
export const STILL: BrowserContextOptions = { reducedMotion: "reduce" };

/** Tests that the gate leaves out. `make browser LONG=1` runs them as well. */
export const LONG = { tag: "@long" };

export const test = base.extend<Table>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other
  brain: async ({}, use) => {
    const brain = new Brain();
    await use(brain);
    brain.close();
  },
  newPage: async ({ browser, baseURL }, use) => {
    const troubles: string[] = [];
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async ({ pace = "at-once", newcomer = false, ...options } = {}) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      contexts.push(context);
      await context.addInitScript(choosePace, pace);
      if (!newcomer) await context.addInitScript(sendCoachAway, GAMES);
      const page = await context.newPage();
      watchOver(page, troubles);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(troubles).toEqual([]);
  },
  newPlayer: async ({ newPage, brain }, use) => {
    await use(async (way = "pointer", device = STILL) => {
      return new Player(await newPage(device), brain, way);
    });
  },
});

/** Chooses a pace in the settings of a page, unless one is chosen. It runs in the page. */
function choosePace(pace: string): void {
  try {
    const chosen = JSON.parse(localStorage.getItem("tavolino.settings") ?? "{}");
    localStorage.setItem("tavolino.settings", JSON.stringify({ pace, ...chosen }));
  } catch {
    // an empty page has no storage
  }
}

/** Runs in the page before its own scripts. */
function sendCoachAway(games: readonly string[]): void {
  const courses = games.map((game) => [game, { match: null, from: 0 }]);
  try {
    localStorage.setItem("tavolino.coach", JSON.stringify(Object.fromEntries(courses)));
  } catch {
    // an empty page has no storage
  }
}

/** Records every error on a page, every missing file, and every request to another host. */
function watchOver(page: Page, troubles: string[]): void {
  page.on("pageerror", (error) => troubles.push(`error: ${error.message}`));
  page.on("console", (message) => {
    // Failed loads are checked below; connections are cut on purpose.
    const expected = /Failed to load resource|WebSocket connection/.test(message.text());
    if (message.type() === "error" && !expected) troubles.push(`console: ${message.text()}`);
  });
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    const missing =
      response.status() === 404 && !/^\/(matches|games|me|offline|codes|nowhere)\b/.test(pathname);
    if (response.status() >= 500 || missing) troubles.push(`${response.status()} ${pathname}`);
  });
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    const ours = hostname === "127.0.0.1" || protocol === "data:" || protocol === "blob:";
    if (!ours) troubles.push(`request to ${hostname}`);
  });
}

export { expect };
