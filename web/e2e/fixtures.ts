/**
 * Shared fixtures of the browser tests: a brain, players in their own windows, and strict
 * pages.
 */

import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { Brain } from "./brain";
import { Player, type Way } from "./player";

interface Table {
  brain: Brain;
  /** A window of its own, as on another device; any error in it fails the test. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>;
  newPlayer: (way?: Way, options?: BrowserContextOptions) => Promise<Player>;
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
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      contexts.push(context);
      const page = await context.newPage();
      watchOver(page, troubles);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(troubles).toEqual([]);
  },
  newPlayer: async ({ newPage, brain }, use) => {
    await use(async (way = "pointer", options = STILL) => {
      return new Player(await newPage(options), brain, way);
    });
  },
});

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
    const missing = response.status() === 404 && !/^\/(matches|games|me)\//.test(pathname);
    if (response.status() >= 500 || missing) troubles.push(`${response.status()} ${pathname}`);
  });
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    const ours = hostname === "127.0.0.1" || protocol === "data:" || protocol === "blob:";
    if (!ours) troubles.push(`request to ${hostname}`);
  });
}

export { expect };
