/**
 * How smoothly things turn on a phone four times slower than this machine.
 *
 * A machine that others use, too, draws fewer frames whatever it draws. So the board is measured
 * beside the plainest thing that turns, a disc as wide as the screen, again and again: where the
 * disc makes its 60 frames a second, the board has to make 55.
 */

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import type { Player } from "./player";
import { start } from "./table";

const PHONE = { width: 390, height: 844 };
const ENOUGH = 55 / 60;
const ENOUGH_TURNS = 24;
const MATCHES = 6;

/** Milliseconds until a table is at rest. */
const REST = 500;

/** Turns that two players at one device may take one after the other. */
const TURNS = {
  anneaux: ["C>", "B>", "A>", "C<", "B<", "A<"],
  memento: ["N>", "E>", "W>", "M>", "N<", "E<"],
} as const;

const rate = (times: number[]) =>
  ((times.length - 1) * 1000) / ((times.at(-1) ?? 0) - (times[0] ?? 0));

/** Frames a second, turn by turn. */
interface Found {
  boards: number[];
  discs: number[];
}

/** Whether the board turns well enough for what discs do; no screen shows more than 60. */
const smooth = ({ boards, discs }: Found) =>
  Math.max(...boards) >= ENOUGH * Math.min(60, Math.max(...discs));

/** Plays a turn by its button; the frames a second that were drawn of it. */
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

/** Turns a disc in front of the board; the frames a second that were drawn of it. */
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

const button = (turn: string) => `[data-testid=tray] button[data-pick="turn:${turn}"]`;

/** A turn that may be taken now. */
async function allowed(page: Page, turns: readonly string[]): Promise<string | undefined> {
  for (const turn of turns) {
    const there = page.locator(`${button(turn)}:enabled`);
    if ((await there.count()) > 0) return turn;
  }
  return undefined;
}

/** Turns of one match and of discs in front of it, until it is over or they are enough. */
async function measure(player: Player, turns: readonly string[], found: Found): Promise<void> {
  const { page } = player;
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  let next = 0;
  while (!player.over && found.boards.length < ENOUGH_TURNS) {
    await page.waitForTimeout(REST);
    const turn = await allowed(page, [...turns.slice(next), ...turns.slice(0, next)]);
    if (turn === undefined) {
      await player.play(player.decisions + 1);
      continue;
    }
    next = turns.indexOf(turn) + 1;
    found.discs.push(await ofDisc(page));
    found.boards.push(await ofBoard(page, turn));
    if (found.boards.length > 2 && smooth(found)) return;
  }
}

for (const [game, turns] of Object.entries(TURNS)) {
  test(`a turn in ${game} is smooth`, async ({ newPlayer }) => {
    test.setTimeout(300_000);
    const found: Found = { boards: [], discs: [] };
    for (let match = 0; match < MATCHES && !(found.boards.length > 2 && smooth(found)); match++) {
      const both = await newPlayer("pointer", { viewport: PHONE });
      await start(both.page, game as keyof typeof TURNS, ["here"]);
      await both.play(4);
      await measure(both, turns, found);
      await both.page.close();
    }
    const shown = (rates: number[]) => rates.map((each) => each.toFixed(1)).join(", ");
    console.log(`${game}: ${shown(found.boards)} frames a second; a disc: ${shown(found.discs)}`);
    expect(found.boards).not.toEqual([]);
    expect(smooth(found)).toBe(true);
  });
}
