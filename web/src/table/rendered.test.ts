/** Parts of the table, drawn without a browser. */

import { render } from "svelte/server";
import { afterEach, expect, test, vi } from "vitest";
import { laidTable } from "./fakes";
import { Replay } from "./replay.svelte";

afterEach(() => vi.unstubAllGlobals());

/** A table and its words. The parts are imported late, because they read what the device wants. */
async function spokenTable(wanted: Parameters<typeof laidTable>[0] = {}) {
  const table = await laidTable(wanted);
  const { locale } = await import("../words/words.svelte");
  await locale.load("en");
  return table;
}

test("the winner is marked once the board shows the end", async () => {
  const { default: SeatCard } = await import("./SeatCard.svelte");
  const table = await spokenTable();
  const { match } = table;
  const props = { match, replay: new Replay(match), gameWords: null, seat: 1 };
  const isMarked = () => render(SeatCard, { props }).body.includes("winner");
  table.phase = "over";
  table.result = { winners: [1], ending: "won" };
  table.acts();
  await table.until(() => match.state?.phase === "over");
  if (!match.board) throw new Error("there is no board");
  match.board.moving = true;
  expect(isMarked()).toBe(false);
  match.board.moving = false;
  expect(isMarked()).toBe(true);
});
