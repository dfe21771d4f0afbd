/** A static site with a page that has its own table, and a pack. Nothing else runs. */

import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { build } from "vite";
import type { here } from "./page/here";

export { expect };

/** The folder with `current.json` and the packs. */
export const PACKS = resolve(process.env.TAVOLINO_PACKS ?? "../build/offline");

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".wasm": "application/wasm",
};

/** A host of files, which can fail. */
export class Site {
  /** Whether it answers requests for packs, or breaks off. */
  hasPacks = true;
  /** Answers so many bytes more, and then breaks off. */
  bytesLeft = Number.POSITIVE_INFINITY;
  /** The paths that were asked for. */
  readonly asked: string[] = [];
  private readonly server: Server;

  constructor(private readonly folder: string) {
    this.server = createServer(({ url = "/" }, response) => this.answer(url, response));
  }

  async start(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private answer(url: string, response: ServerResponse): void {
    const { pathname } = new URL(url, "http://site");
    this.asked.push(pathname);
    const [, pack] = /^\/offline(\/.*)$/.exec(pathname) ?? [];
    if (pack && !this.hasPacks) {
      response.destroy();
      return;
    }
    const file = pack
      ? join(PACKS, pack)
      : join(this.folder, pathname.replace(/\/$/, "/index.html"));
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    const content = readFileSync(file);
    response.writeHead(200, {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      "content-length": content.length,
      "cache-control": "no-cache",
    });
    if (content.length <= this.bytesLeft) {
      this.bytesLeft -= content.length;
      response.end(content);
    } else {
      response.write(content.subarray(0, this.bytesLeft), () => response.destroy());
      this.bytesLeft = 0;
    }
  }
}

export const test = base.extend<
  { site: Site; hash: string; open: () => Promise<Page> },
  { folder: string }
>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "tavolino-offline-"));
      await build({
        root: resolve("e2e/offline/page"),
        configFile: false,
        logLevel: "warn",
        worker: { format: "es" },
        build: { outDir: folder, emptyOutDir: true, target: "es2022" },
      });
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  site: async ({ folder }, use) => {
    const site = new Site(folder);
    await site.start();
    await use(site);
    site.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other
  hash: async ({}, use) => {
    const current = JSON.parse(readFileSync(join(PACKS, "current.json"), "utf8"));
    await use(current.pack as string);
  },
  /** Opens the page in another tab of the same browser. */
  open: async ({ site, context }, use) => {
    await use(async () => {
      const page = await context.newPage();
      await page.goto(site.origin);
      await page.waitForFunction(() => window.here !== undefined);
      return page;
    });
  },
});

/** Ends the process of a tab, as if it had crashed or the device had lost its power. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  session.send("Page.crash").catch(() => {}); // no one is left to answer
  await crashed;
  await page.close();
}

/** Sets how many bytes the pages of an origin may store. A store that is open may not notice. */
export async function quota(
  page: Page,
  origin: string,
): Promise<(bytes?: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (bytes) => {
    const limit = bytes === undefined ? {} : { quotaSize: bytes };
    await session.send("Storage.overrideQuotaForOrigin", { origin, ...limit });
  };
}

declare global {
  interface Window {
    here: typeof here;
  }
}
