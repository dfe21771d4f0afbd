/**
 * Measures how smoothly things turn on a phone four times slower than this machine.
 *
 * A busy machine draws fewer frames of anything. So each board is compared with the simplest
 * thing that turns, a disc as wide as the screen, again and again: when the disc reaches 60
 * frames a second, the board has to reach 55.
 */

import { existsSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { GAMES } from "./games";
import type { Player } from "./player";
import { start } from "./table";

const PHONE = { width: 390, height: 844 };
const ENOUGH = 55 / 60;
const ENOUGH_TURNS = 24;
const MATCHES = 6;

/** Milliseconds until a table is at rest. */
const REST = 500;

/** The games with turning parts. */
const TURNING = GAMES.filter((game) => {
  const paths = `src/games/${game}/paths.ts`;
  return existsSync(paths) && readFileSync(paths, "utf8").includes("turn:");
});

/** Frames per second. A busy machine may draw a single frame of a turn, which is no rate. */
const rate = (times: number[]) =>
  times.length < 2 ? 0 : ((times.length - 1) * 1000) / ((times.at(-1) ?? 0) - (times[0] ?? 0));

/** Frames per second, turn by turn. */
interface Found {
  boards: number[];
  discs: number[];
}

/** Whether the board is smooth enough compared with the discs; no screen shows more than 60. */
const smooth = ({ boards, discs }: Found) =>
  Math.max(...boards) >= ENOUGH * Math.min(60, Math.max(...discs));

/** Plays a turn with its button; returns its frames per second. */
async function ofBoard(page: Page, turn: string): Promise<number> {
  await page.waitForTimeout(REST);
  const times = await page.evaluate(async (selector) => {
    const next = () => new Promise<number>((drawn) => requestAnimationFrame(drawn));
    const moves = () => document.querySelector("[data-moving]") !== null;
    document.querySelector<HTMLElement>(selector)?.click();
    while (!moves()) await next();
    const times: number[] = [];
    while (moves()) times.push(await next());
    return times;
  }, button(turn));
  return rate(times);
}

/** Turns a disc in front of the board; returns its frames per second. */
async function ofDisc(page: Page): Promise<number> {
  const times = await page.evaluate(async (rest) => {
    const next = () => new Promise<number>((drawn) => requestAnimationFrame(drawn));
    const disc = document.createElement("div");
    const look = { position: "fixed", inset: "0", width: "390px", height: "390px" };
    Object.assign(disc.style, look, { background: "#357", borderRadius: "50%" });
    document.body.append(disc);
    await new Promise((rested) => setTimeout(rested, rest));
    const turned = disc.animate({ rotate: ["0deg", "45deg"] }, 600);
    const times: number[] = [];
    while (turned.playState !== "finished") times.push(await next());
    disc.remove();
    return times;
  }, REST);
  return rate(times);
}

const button = (turn: string) => `[data-testid=tray] button[data-pick="${turn}"]`;

/** The possible turn that was used least recently. */
async function allowed(page: Page, taken: readonly string[]): Promise<string | undefined> {
  const enabled = page.locator(
    '[data-testid=tray] button[data-pick^="turn:"]:not([aria-disabled=true])',
  );
  const turns = await enabled.evaluateAll((each: HTMLElement[]) =>
    each.map(({ dataset }) => dataset.pick ?? ""),
  );
  return turns.sort((a, b) => taken.lastIndexOf(a) - taken.lastIndexOf(b))[0];
}

/**
 * Measures turns of one match and of discs in front of it, until it is over or there are
 * enough.
 */
async function measure(player: Player, found: Found): Promise<void> {
  const { page } = player;
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const taken: string[] = [];
  while (!player.over && found.boards.length < ENOUGH_TURNS) {
    await page.waitForTimeout(REST);
    const turn = await allowed(page, taken);
    if (turn === undefined) {
      await player.play(player.decisions + 1);
      continue;
    }
    taken.push(turn);
    found.discs.push(await ofDisc(page));
    found.boards.push(await ofBoard(page, turn));
    if (found.boards.length > 2 && smooth(found)) return;
  }
}

for (const game of TURNING) {
  test(`a turn in ${game} is smooth`, async ({ newPlayer }) => {
    test.setTimeout(300_000);
    const found: Found = { boards: [], discs: [] };
    for (let match = 0; match < MATCHES && !(found.boards.length > 2 && smooth(found)); match++) {
      const both = await newPlayer("pointer", { viewport: PHONE });
      await start(both.page, game, ["here"]);
      await both.play(4);
      await measure(both, found);
      await both.page.close();
    }
    const shown = (rates: number[]) => rates.map((each) => each.toFixed(1)).join(", ");
    console.log(`${game}: ${shown(found.boards)} frames a second; a disc: ${shown(found.discs)}`);
    expect(found.boards).not.toEqual([]);
    expect(smooth(found)).toBe(true);
  });
}
