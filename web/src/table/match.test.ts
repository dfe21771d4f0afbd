import { afterEach, describe, expect, test, vi } from "vitest";
import { fakeTable, laidTable } from "./fakes";
import { Replay } from "./replay.svelte";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const TOGETHER = { seats: [0, 1], has_secrets: true };

describe("several people at one device", () => {
  test("asks first who has the device when the page opens", async () => {
    const { match } = await laidTable(TOGETHER);
    expect(match.handingOver).toBe(true);
    match.takeOver();
    expect(match.handingOver).toBe(false);
  });

  test("passes to the next player without asking if nothing is secret", async () => {
    const table = await laidTable({ seats: [0, 1] });
    expect(table.match.handingOver).toBe(false);
    table.acts();
    await table.until(() => table.match.shown === 1);
    expect(table.match.handingOver).toBe(false);
    expect(table.view?.seat).toBe(1);
  });

  test("the board turns to whoever is to move, if they want that", async () => {
    const table = await laidTable({ seats: [0, 1] });
    const { match } = table;
    const { settings } = await import("../device/settings.svelte");
    if (!match.game || !match.board) throw new Error("the table is not laid");
    const { geometry } = match.board;
    match.game = { ...match.game, turnedTo: (from: object, seat) => ({ ...from, seat }) };
    match.showPresent();
    expect(match.board.geometry).toBe(geometry);
    settings.turns = true;
    table.acts();
    await table.until(() => match.shown === 1);
    expect(match.board.geometry).toMatchObject({ seat: 1 });
    settings.turns = false;
  });

  test("hides nothing after the end", async () => {
    const table = await fakeTable(TOGETHER);
    table.phase = "over";
    table.acts();
    await table.until(() => table.match.board !== null);
    expect(table.match.handingOver).toBe(false);
  });

  test("tells the next player nothing that only the last one may know", async () => {
    const table = await laidTable(TOGETHER);
    const { match } = table;
    match.takeOver();
    table.acts({ action: "@A1", card: "123" });
    await table.until(() => match.shown === 1);
    expect(match.handingOver).toBe(true);
    expect(match.news).toBeNull();
    match.takeOver();
    expect(match.entries).toMatchObject([{ seat: 0, action: "@A1" }]);
    expect(match.entries[0]).not.toHaveProperty("card");
    table.acts();
    await table.until(() => match.shown === 0);
    match.takeOver();
    expect(match.entries[0]).toMatchObject({ seat: 0, action: "@A1", card: "123" });
  });

  test("a newly opened page tells nobody's last decision before that player confirms", async () => {
    const table = await fakeTable(TOGETHER);
    table.acts();
    table.acts({ card: "123" });
    await table.until(() => table.match.board !== null);
    expect(table.match.news).toBeNull();
  });

  test("the board waits until the next player's own view arrives", async () => {
    const table = await laidTable(TOGETHER);
    const { match } = table;
    match.takeOver();
    table.acts({}, [0]);
    await table.until(() => match.shown === 1);
    match.takeOver();
    expect(match.handingOver).toBe(true);
    table.say(() => ({ type: "acted", seat: 0, entry: null }), [1]);
    await table.until(() => !match.handingOver);
    expect(table.view?.seat).toBe(1);
  });

  test("whoever looks while the device is handed over sees what spectators see", async () => {
    const table = await laidTable(TOGETHER);
    const { match } = table;
    const replay = new Replay(match);
    expect(table.view?.seat).toBeNull();
    match.takeOver();
    expect(table.view?.seat).toBe(0);
    table.acts({ action: "@A1", card: "123" });
    await table.until(() => match.shown === 1);
    await table.until(() => match.board !== null);
    expect(table.view).toMatchObject({ seat: null, last: "@A1" });
    expect(match.board?.state.chooser.open.size).toBe(0);
    expect(match.entries).toMatchObject([{ seat: 0, action: "@A1" }]);
    expect(match.entries[0]).not.toHaveProperty("card");
    expect(replay.open).toBe(false);
    match.takeOver();
    expect(table.view?.seat).toBe(1);
    expect(replay.open).toBe(true);
  });

  test("the board is covered until it is known what spectators see", async () => {
    const table = await laidTable(TOGETHER);
    const { match } = table;
    match.takeOver();
    table.down = "replay";
    table.acts();
    await table.until(() => match.shown === 1);
    expect(match.board).toBeNull();
    expect(match.entries).toEqual([]);
    match.takeOver();
    expect(table.view?.seat).toBe(1);
    table.down = "nowhere";
    table.acts();
    await table.until(() => match.shown === 0);
    await table.until(() => match.board !== null);
    expect(table.view).toMatchObject({ seat: null, decisions: 2 });
    expect(match.entries).toHaveLength(2);
  });

  test("a decision taken back is not told while the device is handed over", async () => {
    const table = await laidTable(TOGETHER);
    const { match } = table;
    match.takeOver();
    table.acts();
    await table.until(() => match.shown === 1);
    table.takesBack(0);
    await table.until(() => match.shown === 0);
    expect(table.view).toMatchObject({ seat: 0, decisions: 0 });
    table.acts({ action: "@B2" });
    await table.until(() => match.handingOver && match.board !== null);
    expect(match.entries).toMatchObject([{ action: "@B2" }]);
  });

  test("undo takes back the last decision of someone here", async () => {
    const table = await laidTable({ seats: [0, 1], players: 3 });
    await table.until(() => table.match.shown === 1);
    table.acts();
    table.acts();
    await table.until(() => table.match.shown === 0);
    table.match.takeBack();
    expect(table.sent(1)).toMatchObject([{ type: "ask_undo", seat: 1 }]);
    expect(table.sent(0)).toEqual([]);
  });
});

test("what happened before the page opened is no news", async () => {
  const table = await fakeTable({});
  table.joins(1, { isMissed: true });
  expect(table.match.news).toBeNull();
  table.joins(0); // the last event has the state
  await table.until(() => table.match.board !== null);
  expect(table.match.news).toBeNull();
  table.joins(1, { isMissed: true });
  expect(table.match.news?.what).toMatchObject({ type: "joined", seat: 1 });
});

describe("a player who gave up", () => {
  test("is not offered the device", async () => {
    const table = await laidTable({ ...TOGETHER, players: 3 });
    const { match } = table;
    await table.until(() => match.shown === 1);
    table.resigns(1);
    await table.until(() => match.shown === 0);
    match.takeOver();
    for (let turn = 0; turn < 3; turn++) table.acts();
    await table.until(() => table.view?.decisions === 3);
    expect(match.state?.to_move).toBe(1);
    expect(match.shown).toBe(0);
    expect(match.handingOver).toBe(false);
  });

  test("is not asked to agree to an undo", async () => {
    const table = await laidTable({ seats: [0, 1], players: 3 });
    for (let turn = 0; turn < 3; turn++) table.acts();
    table.resigns(0);
    await table.until(() => table.match.people.length === 1);
    table.match.takeBack();
    expect(table.sent(1)).toMatchObject([{ type: "ask_undo", seat: 1 }]);
  });
});

describe("a seat that moves to another device", () => {
  test("leaves the table to the next one here, also before the match begins", async () => {
    const table = await fakeTable({ seats: [0, 1] });
    const { match } = table;
    table.phase = "waiting";
    table.joins(0);
    await table.until(() => match.board !== null);
    await table.moves(0);
    expect(match.shown).toBe(1);
    table.phase = "on";
    table.joins(2);
    await table.until(() => match.state?.phase === "on");
    expect(table.view?.seat).toBe(1);
  });

  test("leaves it also before anything is known of the match", async () => {
    const table = await fakeTable({ seats: [0, 1] });
    await table.moves(0);
    table.joins(0);
    await table.until(() => table.view?.seat === 1);
  });

  test("is named for the others here, until one of them has read it", async () => {
    const table = await laidTable({ seats: [0, 1] });
    const { match } = table;
    const { locale } = await import("../words/words.svelte");
    await locale.load("en");
    const { Voice } = await import("./voice.svelte");
    const voice = new Voice(match, new Replay(match), () => null);
    expect(voice.speech.button).not.toBe("read");
    await table.moves(1);
    expect(voice.speech).toMatchObject({
      task: "1: You are playing on the other device now.",
      sign: 1,
      button: "read",
    });
    match.lost = null;
    expect(voice.speech.button).not.toBe("read");
  });
});

describe("a board that fails to load", () => {
  test("is requested again after a while", async () => {
    vi.useFakeTimers();
    const table = await fakeTable({});
    const { match } = table;
    table.down = "geometry";
    table.joins(1);
    await table.until(() => match.refused?.reason === "offline");
    table.down = "nowhere";
    await vi.advanceTimersByTimeAsync(5000);
    await table.until(() => match.board !== null);
    expect(match.refused).toBeNull();
    expect(match.board?.state.chooser.open.size).toBeGreaterThan(0);
  });

  test("is requested again when the connection returns, and when the page becomes visible", async () => {
    const table = await fakeTable({});
    const { match, page } = table;
    const asked = () => table.asked.filter((path) => path.includes("geometry")).length;
    table.down = "geometry";
    table.joins(1);
    await table.until(() => match.refused !== null);
    page.window.dispatchEvent(new Event("online"));
    expect(asked()).toBe(2);
    match.refused = null;
    await table.until(() => match.refused !== null);
    table.down = "nowhere";
    page.document.dispatchEvent(new Event("visibilitychange"));
    await table.until(() => (match.board?.state.chooser.open.size ?? 0) > 0);
    expect(asked()).toBe(3);
    // Once loaded it is left alone: the picks stay.
    const before = match.board?.state;
    page.document.dispatchEvent(new Event("visibilitychange"));
    await new Promise((done) => setImmediate(done));
    expect(match.board?.state).toBe(before);
  });

  test("is not requested any more after the page is left", async () => {
    vi.useFakeTimers();
    const table = await fakeTable({});
    table.down = "geometry";
    table.joins(1);
    await table.until(() => table.match.refused !== null);
    table.match.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("requests", () => {
  test("sends an action once, however often it is tapped", async () => {
    const table = await laidTable({});
    table.match.board?.pick("point:A1");
    table.match.board?.pick("point:A1");
    expect(table.sent(0)).toHaveLength(1);
    table.acts();
    await table.until(() => !table.match.submitting);
  });

  test("an action played during a replay does not stay in flight", async () => {
    const table = await laidTable({});
    table.match.act("@A1");
    table.match.replaying = true;
    table.acts();
    expect(table.match.submitting).toBe(false);
  });

  test("keeps the reason of a refusal until the next event", async () => {
    const table = await laidTable({});
    table.match.act("@A1");
    table.refuses(0, "illegal");
    await table.until(() => table.match.refused?.reason === "illegal");
    table.acts();
    expect(table.match.refused).toBeNull();
  });

  test("tells why something is closed, and where the rules say so", async () => {
    const table = await laidTable({});
    const { match } = table;
    await match.askWhy(["B<"]);
    const section = "turning-rest";
    expect(match.refused).toEqual({ reason: "illegal", rule: "ring-turned-last", section });
    expect(table.asked.at(-1)).toMatch(/\/why$/);
  });

  test("tells only why the last thing is closed, and only while it is", async () => {
    const table = await laidTable({});
    const { match } = table;
    const first = match.askWhy(["B<"]);
    const second = match.askWhy(["A1"]);
    table.acts();
    await Promise.all([first, second]);
    expect(match.refused).toBeNull();
  });

  test("a refusal does not end the replay", async () => {
    const table = await laidTable({});
    const { match } = table;
    table.acts();
    table.acts();
    await table.until(() => table.view?.decisions === 2);
    const { board } = match;
    if (!board) throw new Error("there is no board");
    match.replaying = true;
    board.render({ ...board.state.view, decisions: 1 });
    match.takeBack();
    table.refuses(0, "shown");
    await table.until(() => match.refused?.reason === "shown");
    expect(table.view?.decisions).toBe(1);
    expect(match.board?.state.chooser.open.size).toBe(0);
  });
});
