/** Parts of the table, drawn without a browser. */

import { render } from "svelte/server";
import { afterEach, describe, expect, test, vi } from "vitest";
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

describe("the time of a player here", () => {
  const clock = { full: 60_000, left: [9500, 9500], since: 0, now: 0 };

  test.each([
    { who: "is counted at the end", running: 0, left: 9500, says: "10 seconds left." },
    { who: "is shown as a line before", running: 0, left: 11_500, says: "line" },
    { who: "needs no warning while there is enough", running: 0, left: 12_500, says: "" },
    { who: "is not that of others", running: 1, left: 9500, says: "" },
  ])("$who", async ({ running, left, says }) => {
    const { default: LowTime } = await import("./LowTime.svelte");
    const { match } = await spokenTable();
    match.clock = { ...clock, left: [left, left], running };
    match.receivedAt = performance.now();
    const { body } = render(LowTime, { props: { match } });
    expect(body.includes("seconds left")).toBe(says.includes("seconds"));
    expect(body.includes('class="line')).toBe(says !== "");
    expect(body).toContain(says);
  });

  test("is marked on the card of whoever has to hurry", async () => {
    const { default: Clock } = await import("./Clock.svelte");
    const { match } = await spokenTable();
    match.clock = { ...clock, running: 1 };
    match.receivedAt = performance.now();
    const isLow = (seat: number) =>
      /class="[^"]*\blow\b/.test(render(Clock, { props: { match, seat } }).body);
    expect([0, 1].map(isLow)).toEqual([false, true]);
  });
});

describe("sounds", () => {
  const dock = async () => {
    const { default: Dock } = await import("./Dock.svelte");
    const props = { tab: "act", tabs: ["act"], choose() {}, bots: null, more() {} } as const;
    return render(Dock, { props }).body;
  };

  test.each([
    ["a player", [0]],
    ["who watches", []],
  ])("are offered until the first match is over: %s", async (_, seats) => {
    const { settings } = await import("../device/settings.svelte");
    settings.soundsOffered = false;
    const table = await spokenTable({ seats });
    table.acts();
    await table.until(() => table.match.entries.length === 1);
    expect(await dock()).toContain("tab-sounds");
    table.phase = "over";
    table.acts();
    await table.until(() => table.match.state?.phase === "over");
    expect(await dock()).not.toContain("tab-sounds");
  });

  test("are not offered to whoever has them", async () => {
    const { settings } = await import("../device/settings.svelte");
    await spokenTable();
    Object.assign(settings, { sounds: true, soundsOffered: false });
    expect(await dock()).not.toContain("tab-sounds");
    settings.sounds = false;
  });
});
