/** Fixtures of the tests of tables on this device: hosts, players who hear a worker, steps. */

import { expect, type Page } from "@playwright/test";
import type { FromTable, ToTable } from "../../src/page/messages";
import { test as base, STILL } from "../fixtures";
import type { Player } from "../player";
import { copySite, Host, newFolder, PACKS } from "./hosts";

interface Hosts {
  /** A server that offers the current pack. */
  server: Host;
  /** A host of files with the static site in a sub-folder; its address. */
  site: { host: Host; folder: string; address: string };
  /** A player at a page of a host, who hears the page's own table. */
  newPlayerHere: () => Promise<Player>;
}

export const test = base.extend<Hosts>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other
  server: async ({}, use) => {
    const { path, remove } = newFolder();
    const server = await Host.server(path, PACKS);
    await use(server);
    await server.stop();
    remove();
  },
  // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other
  site: async ({}, use) => {
    const { path, remove } = newFolder();
    const folder = copySite(path, "any/folder");
    const host = await Host.files(path);
    await use({ host, folder, address: `${host.origin}/any/folder/` });
    await host.stop();
    remove();
  },
  newPlayerHere: async ({ newPlayer }, use) => {
    await use(async () => {
      const player = await newPlayer("pointer", STILL);
      await hearWorker(player);
      return player;
    });
  },
});

/** A player's ears for the table's worker, which has no WebSocket. */
async function hearWorker(player: Player): Promise<void> {
  const lives = new Map<number, (frame: string) => void>();
  const take = (message: FromTable | ToTable): void => {
    if (message.type === "connect") {
      lives.set(message.live, player.listen(`http://table${message.path}`));
    } else if (message.type === "frame") {
      lives.get(message.live)?.(message.frame);
    }
  };
  await player.page.exposeFunction("overhear", take);
  await player.page.addInitScript(() => {
    const { overhear } = window as unknown as { overhear: (message: unknown) => void };
    const post = Worker.prototype.postMessage;
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener("message", ({ data }) => overhear(data));
      }
    };
    Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: unknown[]) {
      overhear(message);
      return post.call(this, message, ...(rest as []));
    };
  });
}

/** Downloads the games on the page at this address, and waits until they are open. */
export async function download(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByTestId("download").click();
  await expect(page.getByTestId("on-this-device")).toBeVisible({ timeout: 60_000 });
}

/** The address of the table's start page, without the slash at its end. */
export function baseOf(page: Page): string {
  return page.url().replace(/\/$/, "");
}

export { expect };
