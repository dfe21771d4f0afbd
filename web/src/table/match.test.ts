import { afterEach, describe, expect, test, vi } from "vitest";
import { fakeTable, laidTable } from "./fakes";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const TOGETHER = { seats: [0, 1], has_secrets: true };

describe("several people at one device", () => {
  test("whoever opens the page says first who they are", async () => {
    const { match } = await laidTable(TOGETHER);
    expect(match.handingOver).toBe(true);
    match.takeOver();
    expect(match.handingOver).toBe(false);
  });

  test("where nothing is secret the device goes round without a word", async () => {
    const table = await laidTable({ seats: [0, 1] });
    expect(table.match.handingOver).toBe(false);
    table.acts();
    await table.until(() => table.match.shown === 1);
    expect(table.match.handingOver).toBe(false);
    expect(table.view?.seat).toBe(1);
  });

  test("after the end nothing is put away", async () => {
    const table = await fakeTable(TOGETHER);
    table.phase = "over";
    table.acts();
    await table.until(() => table.match.board !== null);
    expect(table.match.handingOver).toBe(false);
  });

  test("the next player is told nothing that was told to the one before", async () => {
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

  test("a page that is opened tells no one's last decision before they are there", async () => {
    const table = await fakeTable(TOGETHER);
    table.acts();
    table.acts({ card: "123" });
    await table.until(() => table.match.board !== null);
    expect(table.match.news).toBeNull();
  });

  test("the board stays away until the next player's own view has come", async () => {
    const table = await laidTable(TOGETHER);
    const { match } = table;
    match.takeOver();
    table.acts({}, [0]);
    await table.until(() => match.shown === 1);
    match.takeOver();
    expect(match.handingOver).toBe(true);
    table.say(() => ({ event: "acted", seat: 0, entry: null }), [1]);
    await table.until(() => !match.handingOver);
    expect(table.view?.seat).toBe(1);
  });

  test("what is taken back is the last decision of someone here", async () => {
    const table = await laidTable({ seats: [0, 1], players: 3 });
    await table.until(() => table.match.shown === 1);
    table.acts();
    table.acts();
    await table.until(() => table.match.shown === 0);
    table.match.takeBack();
    expect(table.sent(1)).toMatchObject([{ do: "ask_undo", seat: 1 }]);
    expect(table.sent(0)).toEqual([]);
  });
});

describe("whoever has given up", () => {
  test("is not handed the device", async () => {
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

  test("is not asked for what is taken back", async () => {
    const table = await laidTable({ seats: [0, 1], players: 3 });
    for (let turn = 0; turn < 3; turn++) table.acts();
    table.resigns(0);
    await table.until(() => table.match.people.length === 1);
    table.match.takeBack();
    expect(table.sent(1)).toMatchObject([{ do: "ask_undo", seat: 1 }]);
  });
});

describe("a board that cannot be had", () => {
  test("is asked for again after a while", async () => {
    vi.useFakeTimers();
    const table = await fakeTable({});
    const { match } = table;
    table.down = "geometry";
    table.say(() => ({ event: "joined", seat: 1, name: "1", bot: null }));
    await table.until(() => match.refused?.reason === "offline");
    table.down = "nowhere";
    await vi.advanceTimersByTimeAsync(5000);
    await table.until(() => match.board !== null);
    expect(match.refused).toBeNull();
    expect(match.board?.state.chooser.open.size).toBeGreaterThan(0);
  });

  test("is asked for again when the line is back, and when someone looks", async () => {
    const table = await fakeTable({});
    const { match, page } = table;
    const asked = () => table.asked.filter((path) => path.includes("geometry")).length;
    table.down = "geometry";
    table.say(() => ({ event: "joined", seat: 1, name: "1", bot: null }));
    await table.until(() => match.refused !== null);
    page.window.dispatchEvent(new Event("online"));
    expect(asked()).toBe(2);
    match.refused = null;
    await table.until(() => match.refused !== null);
    table.down = "nowhere";
    page.document.dispatchEvent(new Event("visibilitychange"));
    await table.until(() => (match.board?.state.chooser.open.size ?? 0) > 0);
    expect(asked()).toBe(3);
    // Once it is there it is left alone: what was picked stays picked.
    const before = match.board?.state;
    page.document.dispatchEvent(new Event("visibilitychange"));
    await new Promise((done) => setImmediate(done));
    expect(match.board?.state).toBe(before);
  });

  test("is asked for no more once the page is left", async () => {
    vi.useFakeTimers();
    const table = await fakeTable({});
    table.down = "geometry";
    table.say(() => ({ event: "joined", seat: 1, name: "1", bot: null }));
    await table.until(() => table.match.refused !== null);
    table.match.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("what is asked", () => {
  test("an action is sent once, however often it is tapped", async () => {
    const table = await laidTable({});
    table.match.board?.pick("point:A1");
    table.match.board?.pick("point:A1");
    expect(table.sent(0)).toHaveLength(1);
    table.acts();
    await table.until(() => !table.match.submitting);
  });

  test("an action that was played while the past is looked at is not on its way any more", async () => {
    const table = await laidTable({});
    table.match.act("@A1");
    table.match.replaying = true;
    table.acts();
    expect(table.match.submitting).toBe(false);
  });

  test("why something was refused is said until the next event", async () => {
    const table = await laidTable({});
    table.match.act("@A1");
    table.refuses(0, "illegal");
    await table.until(() => table.match.refused?.reason === "illegal");
    table.acts();
    expect(table.match.refused).toBeNull();
  });

  test("a refusal leaves the past as it is shown", async () => {
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
