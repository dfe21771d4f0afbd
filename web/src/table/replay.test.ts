import { afterEach, expect, test, vi } from "vitest";
import { laidTable } from "./fakes";
import { Replay } from "./replay.svelte";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/**
 * Two people at one device after a decision each; the first has the device and may look back.
 */
async function sharedTable() {
  const table = await laidTable({ seats: [0, 1], has_secrets: true });
  const { match } = table;
  table.acts();
  table.acts();
  await table.until(() => match.entries.length === 2);
  match.takeOver();
  return { table, match, replay: new Replay(match) };
}

test("the next player sees the history from their own seat", async () => {
  const { table, match, replay } = await sharedTable();
  await replay.show(1);
  expect(table.view).toMatchObject({ seat: 0, decisions: 1 });
  replay.end();
  table.acts();
  await table.until(() => match.shown === 1);
  match.takeOver();
  await replay.show(1);
  expect(table.view).toMatchObject({ seat: 1, decisions: 1 });
});

test("a history that arrives after the hand-over is not shown", async () => {
  const { table, match, replay } = await sharedTable();
  for (const look of [() => replay.show(1), () => replay.play(0), () => replay.scrub(0.5)]) {
    let open = () => {};
    table.gate = new Promise((done) => {
      open = done;
    });
    const { shown } = match;
    const looking = look();
    table.acts();
    await table.until(() => match.shown !== shown);
    open();
    await looking;
    expect(match.replaying).toBe(false);
    expect(replay.playing).toBe(false);
    match.takeOver();
    expect(table.view?.seat).toBe(match.shown);
  }
});

test("one step back from the present shows the previous decision", async () => {
  const table = await laidTable({});
  const replay = new Replay(table.match);
  for (let turn = 0; turn < 3; turn++) table.acts();
  await table.until(() => replay.total === 3);
  await replay.step(-1);
  expect(table.view?.decisions).toBe(2);
  await replay.step(-1);
  replay.end();
  await replay.step(-1);
  expect(table.view?.decisions).toBe(2);
});

test("replays the last decision of one or of all, then returns to the present", async () => {
  const table = await laidTable({});
  const replay = new Replay(table.match);
  for (let turn = 0; turn < 3; turn++) table.acts();
  await table.until(() => replay.total === 3);
  expect([replay.hasLastOf(1), replay.hasLastOf(2)]).toEqual([true, false]);
  for (const show of [() => replay.playLastOf(1), () => replay.playSinceMine()]) {
    const shown = show();
    await table.until(() => table.match.replaying);
    await shown;
    expect(table.match.replaying).toBe(false);
    expect(table.view?.decisions).toBe(3);
  }
});

test.each([
  ["calm", 900],
  ["brisk", 450],
  ["at-once", 200],
] as const)("a decision stands for as long as the reader wants: %s", async (pace, stands) => {
  const table = await laidTable({ pace, timer: (then) => then() });
  const replay = new Replay(table.match);
  for (let turn = 0; turn < 3; turn++) table.acts();
  await table.until(() => replay.total === 3);
  await replay.show(0);
  vi.useFakeTimers();
  void replay.play();
  await vi.advanceTimersByTimeAsync(stands - 1);
  expect(replay.at).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(replay.at).toBe(2);
  replay.end();
});

test("a player who steps on stays in the replay", async () => {
  const table = await laidTable({});
  const replay = new Replay(table.match);
  for (let turn = 0; turn < 3; turn++) table.acts();
  await table.until(() => replay.total === 3);
  const shown = replay.playLastOf(0);
  await table.until(() => table.match.replaying);
  await replay.show(1);
  await shown;
  expect(table.match.replaying).toBe(true);
});

test("decisions that were taken back are not shown any more", async () => {
  const table = await laidTable({});
  const replay = new Replay(table.match);
  table.acts();
  table.acts({ action: "@A1" });
  await table.until(() => replay.total === 2);
  await replay.show(2);
  expect(table.view?.last).toBe("@A1");
  replay.end();
  table.takesBack(1);
  table.acts({ action: "@A2" });
  await table.until(() => table.view?.last === "@A2");
  await replay.show(2);
  expect(table.view?.last).toBe("@A2");
});

test("after the end the history is fetched again, with nothing hidden", async () => {
  const table = await laidTable({});
  const replay = new Replay(table.match);
  table.acts();
  await replay.show(1);
  const covered = table.view;
  table.phase = "over";
  table.say(() => ({ type: "resigned", seat: 1 }));
  await table.until(() => table.match.state?.phase === "over");
  await replay.show(1);
  expect(table.view).not.toBe(covered);
});
