/** The pace at which a page shows what bots do, with real time. */

import type { Page } from "@playwright/test";
import { expect, STILL, test } from "./fixtures";
import { TABLES } from "./games";
import { QuickMatch } from "./quick";
import { start } from "./table";

const SEATS = 4;
const GAME = TABLES.find(({ seats }) => seats === SEATS)?.game ?? "";
const PHONE = { width: 390, height: 844 };
/** The milliseconds for which a move stands at the calm pace. */
const CALM = 900;
/** Timers may be this many milliseconds early. */
const EARLY = 20;

interface Look {
  board: number;
  /** The decision that the strip tells; NaN if it tells none. */
  strip: number;
  at: number;
}

/** Records from now on which decision board and strip show. */
async function watch(page: Page): Promise<() => Promise<Look[]>> {
  const log = await page.evaluateHandle(() => {
    const looks: Look[] = [];
    const plyOf = (selector: string) =>
      Number(document.querySelector<HTMLElement>(selector)?.dataset.ply ?? Number.NaN);
    const look = () => {
      const seen = {
        board: plyOf("[data-testid=board]"),
        strip: plyOf("[data-testid=status] .text"),
      };
      const last = looks.at(-1);
      if (Object.is(last?.board, seen.board) && Object.is(last?.strip, seen.strip)) return;
      looks.push({ ...seen, at: performance.now() });
    };
    const options = { subtree: true, childList: true, attributeFilter: ["data-ply"] };
    new MutationObserver(look).observe(document.body, options);
    return looks;
  });
  return () => log.evaluate((looks) => looks.map((look) => ({ ...look })));
}

test("every move of three bots stands alone, on the board and in words", async ({ newPlayer }) => {
  const ada = await newPlayer("pointer", { pace: "calm", viewport: PHONE });
  const { page } = ada;
  await start(page, GAME, ["bot", "bot", "bot"]);
  const [board, skip] = [page.getByTestId("board"), page.getByTestId("skip")];
  const choices = page.locator("[data-testid=pick-list] [data-pick]").first();
  await expect(choices).toBeAttached();
  const looks = await watch(page);
  const before = ada.decisions;
  await ada.play(before + 1);
  await expect(choices).toBeAttached();

  const seen = await looks();
  const plies = seen.map((look) => look.board);
  const all = Array.from({ length: ada.decisions - before }, (_, k) => before + 1 + k);
  expect([...new Set(plies)]).toEqual(expect.arrayContaining(all));
  expect(seen.filter((look) => look.strip >= 0 && look.strip !== look.board)).toEqual([]);
  // The first is mine, and the last one stays.
  for (const ply of all.slice(1, -1)) {
    const [from, to] = [ply, ply + 1].map((each) => seen[plies.indexOf(each)]?.at ?? 0);
    expect((to ?? 0) - (from ?? 0)).toBeGreaterThanOrEqual(CALM - EARLY);
    expect(seen.some(({ strip }) => strip === ply)).toBe(true);
  }

  // Whoever does not want to wait sees the present.
  const ways = [() => skip.click(), () => page.keyboard.press("Space"), () => board.click()];
  for (const hurry of ways) {
    const played = ada.play(ada.decisions + 1);
    await expect(skip).toBeVisible();
    await hurry();
    await played;
    if (ada.over) break; // whoever plays at random sometimes wins
    await expect(choices).toBeAttached();
    await expect(board).toHaveAttribute("data-ply", String(ada.decisions));
  }
});

test("whoever comes back sees what the others did, and may see it again", async ({
  newPage,
  playwright,
  baseURL,
}) => {
  const page = await newPage({ ...STILL, viewport: PHONE });
  const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const names = ["Ada", "Ben", "Cleo", "Dario"];
  const match = await QuickMatch.create(GAME, names, page.request, null, elsewhere, 1);
  const { view } = await match.play((now) => now.to_move === 0 && now.view.decisions > SEATS);
  await page.goto(`/table/${match.id}`);
  const rows = page.getByTestId("round").getByRole("button");
  await expect(rows).toHaveText([/Ben ./, /Cleo ./, /Dario ./]);
  await expect(page.getByTestId("skip")).toHaveCount(0);
  const board = page.getByTestId("board");
  for (const [again, ply] of [
    [() => rows.first().click(), view.decisions - 2],
    [() => page.keyboard.press("3"), view.decisions],
  ] as const) {
    await again();
    await expect(page.getByTestId("present")).toBeVisible();
    await expect(board).toHaveAttribute("data-ply", String(ply));
    await expect(page.getByTestId("present")).toHaveCount(0);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(rows).toHaveCount(0);
  await elsewhere.dispose();
});
