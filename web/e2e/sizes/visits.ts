/**
 * What to visit at each address of the client, and each stage at which to look. Every address of
 * the router must have an entry here, or this does not compile.
 */

import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Made } from "../../src/api/types";
import type { ABOUT, PLAIN } from "../../src/pages/pages";
import { expect } from "../fixtures";
import { GAMES, mostSeats } from "../games";
import { answer, stepsOf } from "./answers";
import { SIZES } from "./cases";
import type { Wanted } from "./look";
import { resize } from "./viewing";

const [SMALLEST] = SIZES;

type Route = keyof typeof PLAIN | keyof typeof ABOUT;

/** A stage of a page: its name, and what has to be on the screen there. */
export interface Stage extends Wanted {
  stage: string;
}

export interface Visit {
  name: string;
  /** Goes through the stages of the page, or through all that it can get into. */
  stages: (page: Page, isWhole?: boolean) => AsyncGenerator<Stage>;
}

/** Every page on one screen says what to do, and has the controls to do it. */
const STRIP = { strip: "[data-testid=status]" };
const DOCK = { selector: "nav :is(button, a)", least: 1 };

const screen = (stage: string, parts: Record<string, string> = {}): Stage => ({
  stage,
  parts: { ...STRIP, ...parts },
  each: { dock: DOCK },
});

const reading = (stage: string): Stage => ({
  stage,
  parts: { title: "h1" },
  each: {},
  reads: true,
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("h1").first()).toBeAttached();
  await settle(page);
}

/** Waits for all answers and fonts. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => "fetching" in window && window.fetching === 0);
  await page.evaluate(() => document.fonts.ready);
}

/** A page that has one stage. */
function one(name: string, path: string, stage: Stage): Visit {
  return {
    name,
    async *stages(page) {
      await open(page, path);
      yield stage;
    },
  };
}

/** A page to read about each game. */
const readings = (route: Route): Visit[] =>
  GAMES.map((game) => one(`${route} ${game}`, `/${route}/${game}`, reading("whole")));

/** The rules of a game with all their pictures. */
function rules(game: string): Visit {
  return {
    name: `rules ${game}`,
    async *stages(page) {
      await open(page, `/rules/${game}`);
      await expect(page.locator("[data-picture]:not([data-ready])")).toHaveCount(0);
      await expect(page.locator("[data-picture]").first()).toBeVisible();
      yield reading("whole");
    },
  };
}

/** The set-up of a game, with the fewest and the most seats, and with each fold open. */
function setUp(game: string): Visit {
  return {
    name: `setup ${game}`,
    async *stages(page) {
      const seats = { seats: "form [role=group]", begin: "[data-testid=begin]" };
      await open(page, `/?game=${game}`);
      yield screen("first visit", seats);
      const most = page.getByRole("radio", { name: String(mostSeats(game)), exact: true });
      if ((await most.count()) > 0) await most.check({ force: true });
      yield screen("most seats", seats);
      // Wide screens show everything at once.
      await resize(page, SMALLEST);
      for (const fold of await page.locator("[data-testid^=chip-]").all()) {
        const name = (await fold.getAttribute("data-testid")) ?? "";
        await fold.click();
        yield screen(name);
        await resize(page, SMALLEST);
        await page.keyboard.press("Escape");
      }
    },
  };
}

/** A lesson from its first step to its end; the whole of it also has the hints and answers. */
function lesson(game: string): Visit {
  return {
    name: `learn ${game}`,
    async *stages(page, isWhole = false) {
      const steps = await stepsOf(page, game);
      await open(page, `/learn/${game}`);
      for (const [k, step] of steps.entries()) {
        yield await lessonStage(page, `step ${k + 1}`);
        if (isWhole && step.accept.length > 0) {
          await page.getByTestId("lesson-hint").click();
          yield await lessonStage(page, `step ${k + 1}, hint`);
          await answer(page, game, step);
          yield await lessonStage(page, `step ${k + 1}, right`);
        }
        await page.getByTestId("lesson-next").click();
      }
      yield screen("end");
    },
  };
}

/** What a step of a lesson needs; the tray only if there is one. */
async function lessonStage(page: Page, name: string): Promise<Stage> {
  await expect(page.getByTestId("board")).toBeVisible();
  await expect(page.locator("[data-testid=board][data-moving]")).toHaveCount(0);
  const hasTray = (await page.getByTestId("tray").count()) > 0;
  const tray = { tray: "[data-testid=tray]" };
  return screen(name, { board: "[data-testid=board]", ...(hasTray && tray) });
}

/** A match with a free seat: what its maker and an invited guest see. */
function waiting(game: string): Visit {
  return {
    name: `waiting ${game}`,
    async *stages(page) {
      const wish = { id: randomUUID(), game, players: mostSeats(game), names: ["Marta"] };
      const made = await page.request.post("/matches", { data: wish });
      const { match, join }: Made = await made.json();
      await open(page, `/table/${match}`);
      await expect(page.getByTestId("invitation")).toBeVisible();
      const parts = { invitation: "[data-testid=invitation]", game: "[data-testid=game-name]" };
      yield screen("waiting", parts);
      await page.context().clearCookies();
      await open(page, "/privacy"); // so that the address of the link is another page
      await open(page, new URL(join).pathname + new URL(join).hash);
      await expect(page.getByTestId("sit-down")).toBeVisible();
      yield screen("invited", { sit: "[data-testid=sit-down]" });
    },
  };
}

/** The games to choose from, and what else the start page leads to. */
const START: Visit = {
  name: "start",
  async *stages(page) {
    const places = { each: { dock: DOCK } };
    await open(page, "/");
    await expect(page.getByTestId("games").locator("svg[viewBox]").first()).toBeVisible();
    yield { stage: "first visit", parts: { games: "[data-testid=games]" }, ...places };
    const wish = { game: GAMES[0], players: 2, names: ["Marta"], bots: [3] };
    for (const id of [randomUUID(), randomUUID()])
      await page.request.post("/matches", { data: { ...wish, id } });
    await open(page, "/");
    const parts = { games: "[data-testid=games]", running: "[data-testid=running]" };
    yield { stage: "a match waits", parts, ...places };
    await page.getByTestId("tab-more").click();
    await expect(page.getByTestId("more")).toBeVisible();
    await settle(page);
    yield { stage: "more", parts: { more: "[data-testid=more]" }, ...places };
  },
};

/** What there is to visit, by the router's addresses. */
const VISITS: Record<Route, Visit[]> = {
  "": [START, ...GAMES.map(setUp)],
  learn: [...GAMES.map(lesson), one("learn nothing", "/learn/nothing", screen("choice"))],
  // What a match needs in every size is in table.spec.ts.
  table: [...GAMES.map(waiting), one("no table", "/table/x", screen("missing"))],
  join: [one("join nothing", "/join#nothing", screen("refused"))],
  code: [one("code", "/code", screen("empty", { field: "[data-testid=code-field]" }))],
  watch: [one("watch nothing", "/watch#nothing", screen("refused"))],
  transfer: [one("transfer nothing", "/transfer#nothing", screen("refused"))],
  carry: [one("carry nothing", "/carry#nothing", screen("refused"))],
  privacy: [one("privacy", "/privacy", reading("whole"))],
  here: [one("here", "/here", reading("whole"))],
  rules: GAMES.map(rules),
  sheet: readings("sheet"),
  booklet: readings("booklet"),
};

export const ALL: readonly Visit[] = [
  ...Object.values(VISITS).flat(),
  one("missing", "/nowhere", screen("missing")),
];

/** Visits to pages for paper, and to all pages to read about a game. */
export const ON_PAPER = /^(sheet|booklet) /;
export const READ = /^(rules|sheet|booklet) /;

/** Whether a visit is about a game, and another visit is the same with another game. */
export const isRepeated = (name: string): boolean =>
  GAMES.slice(1).some((game) => name.endsWith(` ${game}`));
