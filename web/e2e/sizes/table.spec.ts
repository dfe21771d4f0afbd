/**
 * The table on one screen: in every size, at every moment of a match, everything needed is in
 * the window and no text is cut. `make sizes` runs all cases; the gate runs a few that cover
 * every pair.
 */

import type { APIRequestContext, Page } from "@playwright/test";
import type { State } from "../../src/api/types";
import { expect, STILL, test } from "../fixtures";
import { TABLES } from "../games";
import { pathsOf, pointAt } from "../player";
import { QuickMatch } from "../quick";
import { LOOKS, type Look, looksDuring, MOMENTS, type Moment, type Sitting } from "./cases";
import type { Wanted } from "./look";
import { countFetches, ROOMY, Viewing } from "./viewing";

/** Decisions after which there is something to choose and to take back. */
const PLIES = 6;
/** Realistic names; longer ones may be shortened. */
const NAMES = ["Marta", "Beppe", "Sofiia", "Jonas"];

const ANSWERS = ".answers button";

const PARTS = {
  board: "[data-testid=board]",
  strip: "[data-testid=status]",
  dock: "[data-testid=tab-more]",
};

/** What has to be in the window at a moment. */
function wantedAt(moment: Moment, seats: number): Wanted {
  const others = { selector: "[data-testid=others] > li", least: seats - 1 };
  const picks = {
    selector:
      "[data-testid=board] [data-pick], :is([data-testid=tray], [data-testid=stock]) [data-pick]",
    least: 0,
  };
  const own = { own: ".own" };
  const answers = { selector: ANSWERS, least: 2 };
  const end = { selector: "[data-testid=result] :is(button, a.button)", least: 3 };
  if (moment === "over")
    return { parts: { board: PARTS.board, result: "[data-testid=result]" }, each: { others, end } };
  if (moment === "asked" || moment === "resigning")
    return { parts: PARTS, each: { others, answers } };
  if (moment === "coached")
    return {
      parts: { ...PARTS, ...own, coach: "[data-testid=coach-close]" },
      each: { others, picks },
    };
  return { parts: { ...PARTS, ...own }, each: { others, picks } };
}

/** Looks at a match at one moment after the other. */
class Watching {
  private readonly viewing: Viewing;

  constructor(
    page: Page,
    private readonly sitting: Sitting,
    private readonly isWhole: boolean,
  ) {
    this.viewing = new Viewing(page);
  }

  private looksAt(moment: Moment): readonly Look[] {
    return this.isWhole ? LOOKS : looksDuring(this.sitting, moment);
  }

  /** Whether any case needs this moment. */
  wants(moment: Moment): boolean {
    return this.looksAt(moment).length > 0;
  }

  /** Looks in all sizes and languages; what does not last is brought about again for each. */
  async look(moment: Moment, stage = "", again?: () => Promise<void>): Promise<void> {
    const wanted = wantedAt(moment, this.sitting.seats);
    const looks = this.looksAt(moment);
    if (!again) return this.viewing.look(moment + stage, looks, wanted);
    for (const look of looks) {
      await again();
      await this.viewing.look(moment + stage, [look], wanted);
    }
  }

  close(): void {
    this.viewing.close(`table-${this.sitting.game}-${this.sitting.seats}`);
  }
}

/** Opens a table whose other players are elsewhere. */
async function sitDown(page: Page, match: QuickMatch): Promise<void> {
  await page.goto(`/table/${match.id}`);
  await expect(page.getByTestId("board")).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** Makes all picks of an action except the last, and inspects the table in between. */
async function choose(page: Page, state: State, viewing: Watching): Promise<void> {
  const paths = await pathsOf(page, state);
  const longest = paths.reduce((most, path) =>
    path.picks.length > most.picks.length ? path : most,
  );
  await viewing.look("choosing", " 1");
  for (const [k, pick] of longest.picks.slice(0, -1).entries()) {
    await pointAt(page, pick);
    await viewing.look("choosing", ` ${k + 2}`);
  }
  await page.getByTestId("board").press("Escape");
  for (const _ of longest.picks) await page.keyboard.press("Escape");
}

/** Clicks here and there until something is not allowed. */
async function beRefused(page: Page): Promise<void> {
  const box = await page.getByTestId("board").boundingBox();
  if (!box) throw new Error("there is no board");
  for (let k = 1; k < 7 * 7; k++) {
    const [x, y] = [((k * 5) % 7) / 7, Math.floor(k / 7) / 7];
    const isOpen = await page.evaluate(
      ([left = 0, top = 0]) => {
        const marks = [...document.querySelectorAll("[data-testid=board] [data-pick]")];
        return marks.some((mark) => {
          const { x, y, width, height } = mark.getBoundingClientRect();
          return Math.hypot(x + width / 2 - left, y + height / 2 - top) < 40;
        });
      },
      [box.x + x * box.width, box.y + y * box.height],
    );
    if (isOpen) continue;
    await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
    await page.waitForTimeout(60);
    if (
      (
        (await page
          .getByTestId("refusal")
          .textContent({ timeout: 50 })
          .catch(() => "")) ?? ""
      ).trim()
    )
      return;
  }
}

async function atEveryMoment(
  page: Page,
  match: QuickMatch,
  viewing: Watching,
  seats: number,
): Promise<void> {
  const mine = (state: State) => state.to_move === 0;
  await match.play(mine);
  await sitDown(page, match);
  await viewing.look("coached");
  await page.getByTestId("coach-close").click();
  await viewing.look("first");
  const state = await match.play((now) => mine(now) && now.view.decisions >= PLIES);
  await expect(page.locator("[data-testid=board][data-moving]")).toHaveCount(0);
  if (viewing.wants("choosing")) {
    await page.setViewportSize(ROOMY);
    await choose(page, (await match.state(0)).state, viewing);
  }
  if (viewing.wants("refused")) {
    await viewing.look("refused", "", () => beRefused(page));
  }
  if (viewing.wants("asked")) {
    const last = (state.to_move + seats - 1) % seats;
    // What was revealed cannot be taken back; then offer to share the win instead.
    const to = (await match.refusal({ type: "ask_undo" }, last)) === "" ? "undo" : "draw";
    if (to === "draw") await match.ask({ type: "offer_draw" }, last);
    await expect(page.locator(ANSWERS).first()).toBeVisible();
    await viewing.look("asked");
    await match.ask({ type: "answer", to, yes: false }, 0);
    await expect(page.locator(ANSWERS)).toHaveCount(0);
  }
  if (viewing.wants("resigning")) {
    const more = page.getByTestId("tab-more");
    if (await more.isVisible()) await more.click();
    await page.getByTestId("resign").click();
    await viewing.look("resigning");
    await page.keyboard.press("Escape");
  }
  if (viewing.wants("over")) {
    for (let seat = 1; seat < seats; seat++) await match.ask({ type: "resign" }, seat);
    await expect(page.getByTestId("result")).toBeVisible();
    await viewing.look("over");
  }
}

async function elsewhere(
  playwright: { request: { newContext: (options: object) => Promise<APIRequestContext> } },
  baseURL: string | undefined,
) {
  return playwright.request.newContext({ baseURL });
}

for (const sitting of TABLES) {
  const { game, seats } = sitting;
  test(`everything is in the window: ${game} with ${seats} seats`, async ({
    newPage,
    playwright,
    baseURL,
  }, info) => {
    const page = await newPage({
      ...STILL,
      locale: "en",
      deviceScaleFactor: 2,
      viewport: ROOMY,
      newcomer: true,
    });
    await countFetches(page);
    const watching = new Watching(page, sitting, info.project.name === "sizes");
    test.skip(!MOMENTS.some((moment) => watching.wants(moment)), "no case needs this table");
    const others = await elsewhere(playwright, baseURL);
    const names = NAMES.slice(0, seats);
    const match = await QuickMatch.create(game, names, page.request, null, others, 1);
    await atEveryMoment(page, match, watching, seats);
    await others.dispose();
    watching.close();
  });
}
