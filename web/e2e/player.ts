/** A player at a browser: sees what the page sees, thinks, and points or types. */

import { existsSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { Message, State } from "../src/api/types";
import type { Path } from "../src/board/types";
import type { Brain } from "./brain";

/** What can be done, and where. */
interface Choice {
  view: Pick<State["view"], "game" | "players">;
  legal?: readonly string[] | null;
}

/** The picks for each legal action; a game without a folder has the plain board. */
export async function pathsOf(page: Page, { view, legal }: Choice): Promise<Path[]> {
  const { game, players } = view;
  if (existsSync(`src/games/${game}/paths.ts`)) {
    const { paths } = await import(`../src/games/${game}/paths`);
    return paths(legal ?? []);
  }
  const ask = async (what: string) =>
    (await page.request.get(`/games/${game}/${what}?players=${players}`)).json();
  const { pathsOf: plainPaths } = await import("../src/plain/paths");
  return plainPaths(legal ?? [], await ask("picks"), await ask("geometry"));
}

/** Clicks a mark on the board, or a button beside it. */
export async function pointAt(page: Page, pick: string): Promise<void> {
  const mark = page.locator(`[data-testid=board] [data-pick="${pick}"]`).first();
  const button = page
    .locator(`:is([data-testid=tray], [data-testid=stock]) button[data-pick="${pick}"]`)
    .first();
  await expect(mark.or(button).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await mark.scrollIntoViewIfNeeded();
  const box = await mark.boundingBox();
  if (!box) throw new Error(`${pick} is nowhere`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** How to play: by pointing at the board, or with the keyboard alone. */
export type Way = "pointer" | "keyboard";

interface Heard {
  number: number;
  state: State;
}

export class Player {
  /** The last message to each seat at this browser. */
  private readonly heard = new Map<number, Heard>();
  private played = 0;
  private match = "";

  constructor(
    readonly page: Page,
    private readonly brain: Brain,
    private readonly way: Way = "pointer",
  ) {
    page.on("websocket", (socket) => {
      const hear = this.listen(socket.url());
      socket.on("framereceived", ({ payload }) => hear(String(payload)));
    });
  }

  /** Listens to a live connection with this address; the result takes its frames. */
  listen(address: string): (frame: string) => void {
    const { pathname, searchParams } = new URL(address);
    const seat = Number(searchParams.get("seat"));
    this.match = pathname.split("/")[2] ?? "";
    return (frame) => this.hear(seat, JSON.parse(frame));
  }

  private hear(seat: number, tell: Message): void {
    if ((tell.type !== "event" && tell.type !== "state") || !tell.state) return;
    this.heard.set(seat, { number: tell.number, state: tell.state });
    if (seat >= 0 && !tell.state.legal) void this.brain.watch(this.who(seat), tell.state.view);
  }

  private who(seat: number): string {
    return `${this.match}/${seat}`;
  }

  /** Forgets the match that it has left, before it plays another one on the same page. */
  forget(): void {
    this.heard.clear();
    this.played = 0;
  }

  get over(): boolean {
    return [...this.heard.values()].some(({ state }) => state.phase === "over");
  }

  get decisions(): number {
    return Math.max(0, ...[...this.heard.values()].map(({ state }) => state.view.decisions));
  }

  /** The seat at this browser that has to decide, if any. */
  private due(): [number, Heard] | undefined {
    return [...this.heard].find(([, { number, state }]) => state.legal && number > this.played);
  }

  /** Plays until the match is over, or until it has this many decisions. */
  async play(until = Number.POSITIVE_INFINITY): Promise<void> {
    while (!this.over && this.decisions < until) {
      const due = this.due();
      if (due) await this.decide(...due);
      else await this.page.waitForTimeout(20);
    }
    await this.isShown();
  }

  /** Waits until the page shows what it has heard: keys and buttons act on what it shows. */
  private async isShown(): Promise<void> {
    const moment = this.page.getByTestId("replay-at"); // no replay while secrets are hidden
    const last = async () => (await moment.allTextContents()).map((text) => text.match(/\d+/g));
    await expect
      .poll(async () => (await last()).every((numbers) => Number(numbers?.[1]) === this.decisions))
      .toBe(true);
  }

  private async decide(seat: number, { number, state }: Heard): Promise<void> {
    this.played = number;
    const ready = this.page.getByTestId("ready");
    const action = await this.brain.choose(this.who(seat), state.view);
    // On a shared device the next player takes it first. The button may come and go while the page
    // loads what spectators see, but there is nothing to choose before it is pressed.
    const first = this.page.locator("[data-testid=pick-list] [data-pick]").first();
    let hasChoices = false;
    const isAsked = async () => {
      hasChoices = (await first.count()) > 0;
      return hasChoices || ready.isVisible();
    };
    await expect.poll(isAsked, { intervals: [20] }).toBe(true);
    if (this.page.url().includes("/table/") && !hasChoices) await this.press(ready);
    const paths = await pathsOf(this.page, state);
    const path = paths.find((each) => each.action === action);
    if (!path) throw new Error(`nothing to point at for ${action}`);
    for (const pick of path.picks) await this.pick(pick);
    await expect
      .poll(() => this.heard.get(seat)?.number ?? 0, { timeout: 20_000, intervals: [20] })
      .toBeGreaterThan(number);
    if (this.way === "keyboard") await this.keepsFocus();
  }

  /** Checks that the keyboard focus is never sent back to the top of the page. */
  private async keepsFocus(): Promise<void> {
    const focused = () => this.page.evaluate(() => document.activeElement !== document.body);
    await expect.poll(focused).toBe(true);
  }

  private async press(button: ReturnType<Page["getByTestId"]>): Promise<void> {
    if (this.way === "pointer") return button.click();
    await expect(button).toBeFocused();
    await this.page.keyboard.press("Enter");
  }

  private pick(pick: string): Promise<void> {
    return this.way === "pointer" ? pointAt(this.page, pick) : this.type(pick);
  }

  /** Finds the pick in the pick list: Tab leads there, arrow keys to the button. */
  private async type(pick: string): Promise<void> {
    const list = this.page.getByTestId("pick-list");
    const wanted = list.locator(`button[data-pick="${pick}"]`);
    await expect(wanted).toBeAttached();
    const inList = () => list.evaluate((section) => section.contains(document.activeElement));
    for (let tabs = 0; !(await inList()); tabs++) {
      if (tabs > 80) throw new Error("the list cannot be reached by Tab");
      await this.page.keyboard.press("Tab");
    }
    // The focus may be on the list itself or on its back button.
    for (let tabs = 0; !(await this.onPick()); tabs++) {
      if (tabs > 3) throw new Error("no button of the list has the focus");
      await this.page.keyboard.press("Tab");
    }
    await this.page.keyboard.press("Home");
    for (let steps = 0; (await this.onPick()) !== pick; steps++) {
      if (steps > 400) throw new Error(`${pick} is not in the list`);
      await this.page.keyboard.press("ArrowDown");
    }
    await this.page.keyboard.press("Enter");
  }

  /** The pick of the focused button. */
  private onPick(): Promise<string | undefined> {
    return this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.pick);
  }
}
