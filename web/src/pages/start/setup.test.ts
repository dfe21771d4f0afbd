import { afterEach, describe, expect, test, vi } from "vitest";
import type { GameInfo } from "../../api/types";
import type { Option } from "./options";
import {
  clocksAt,
  freshSetUp,
  kindsAt,
  type Other,
  peopleOf,
  proposedFor,
  rememberedSetUp,
  rememberSetUp,
  resized,
  roundOf,
  type SetUp,
  seatOf,
  wishFor,
  withOther,
  withSwappedSeats,
} from "./setup";

const bot = (level: number): Other => ({ kind: "bot", name: "", level });
const here = (name: string): Other => ({ kind: "here", name, level: 3 });
const friend: Other = { kind: "link", name: "", level: 3 };
const GAME: GameInfo = {
  name: "some-game",
  title: "Some game",
  players: [2, 3, 4],
  levels: 8,
  has_secrets: false,
  options: [{ name: "size", default: 8, values: [8, 10], minimum: 1, maximum: 1 }],
  endings: [],
  reasons: {},
  rules_version: 1,
  minutes: null,
  age: null,
  module: null,
  has_rules: false,
  has_lesson: false,
  first_game: null,
};

describe("the request for a match", () => {
  test("by default I play against one bot of level 1", () => {
    expect(wishFor("some-game", freshSetUp(GAME), "Ada")).toEqual({
      game: "some-game",
      players: 2,
      options: {},
      clock: null,
      names: ["Ada"],
      bots: [1],
      seats: [0, 1],
      start: null,
    });
  });

  test("everyone sits where the form shows them", () => {
    const others = [bot(5), friend, here(" ")];
    const setup = { ...freshSetUp(GAME), players: 4, seats: [2, 3, 0, 1], others };
    expect([0, 1, 2, 3].map((player) => seatOf(setup, player))).toEqual([2, 3, 0, 1]);
    expect(wishFor("some-game", setup, "")).toMatchObject({
      players: 4,
      names: ["", ""],
      bots: [5],
      seats: [2, 1, 3],
    });
  });

  test("two who swap their colours sit on each other's seat, and the same one begins", () => {
    const setup = { ...resized(freshSetUp(GAME), 3), start: 1 };
    const start = (each: SetUp) => wishFor("some-game", each, "Ada").start;
    const swapped = withSwappedSeats(setup, 0);
    expect([swapped.seats, start(swapped)]).toEqual([[1, 0, 2], 0]);
    expect(roundOf(swapped)).toEqual([0, 2, 1]);
    expect(withSwappedSeats(setup, 2).seats).toEqual([2, 1, 0]);
  });

  test("with fewer players, nobody who left begins, and the others keep their order", () => {
    const setup = { ...freshSetUp(GAME), players: 4, seats: [3, 1, 0, 2], start: 2 };
    expect(resized(setup, 3)).toMatchObject({ players: 3, seats: [2, 1, 0], start: 2 });
    expect(resized(setup, 2)).toMatchObject({ players: 2, seats: [1, 0], start: null });
    expect(resized(resized(setup, 2), 4).seats).toEqual([1, 0, 2, 3]);
  });

  test("a bot in the place of the youngest does not begin as such", () => {
    const setup = { ...freshSetUp(GAME), others: [here("Bo")], start: 1, youngest: true };
    expect(peopleOf(setup)).toEqual([0, 1]);
    expect(withOther(setup, 0, { name: "Ida" })).toMatchObject({ start: 1, youngest: true });
    const changed = withOther(setup, 0, { kind: "bot" });
    expect(changed).toMatchObject({ start: null, youngest: false });
    expect(peopleOf(changed)).toEqual([0]);
  });

  test("unused seats do not count", () => {
    const setup = { ...freshSetUp(GAME), players: 2, others: [here("Bo"), bot(1), friend] };
    const wish = wishFor("some-game", setup, "Ada");
    expect(wish.names).toEqual(["Ada", "Bo"]);
    expect(wish.bots).toEqual([]);
  });

  test("a clock in days applies to each move", () => {
    const setup = { ...freshSetUp(GAME), clock: "days" as const, seconds: 86400 };
    expect(wishFor("some-game", setup, "Ada").clock).toEqual({
      per: "move",
      seconds: 86400,
    });
  });
});

describe("proposed options", () => {
  const open = {
    name: "open_racks",
    default: false,
    values: [true, false],
    minimum: 1,
    maximum: 1,
  };

  test("propose open cards to people at one device, if the game has them", () => {
    const fresh = freshSetUp(GAME);
    const shared = { ...fresh, others: [here("Bo"), bot(1), friend] };
    expect(proposedFor(shared, [...GAME.options, open])).toEqual({ open_racks: true });
    expect(proposedFor(shared, GAME.options)).toEqual({});
    expect(proposedFor({ ...fresh, others: [bot(1), here("Bo")] }, [open])).toEqual({});
  });
});

describe("a game that is not for two to four players", () => {
  test("is set up with its minimum", () => {
    const { players, others } = freshSetUp({ ...GAME, players: [3, 5] });
    expect([players, others.length]).toEqual([3, 4]);
    expect(freshSetUp({ ...GAME, players: [2] }).others).toHaveLength(1);
  });
});

describe("the last choice", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** The set-up of a game after this was stored, in whatever form. */
  function remembered(kept: object, game: GameInfo): SetUp {
    vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(kept) });
    return rememberedSetUp(game);
  }

  test("is restored", () => {
    const choice = { players: 4, options: { size: 10 }, seats: [3, 0, 1, 2], start: 0 };
    const kept = { ...freshSetUp(GAME), ...choice };
    expect(remembered(kept, GAME)).toEqual(kept);
  });

  test("has seats and a start of this match, also if it was kept before there were any", () => {
    const { seats: _, start: __, ...before } = freshSetUp(GAME);
    expect(remembered(before, GAME)).toMatchObject({ seats: [0, 1], start: null });
    const kept = { ...before, players: 2, seats: [2, 2], start: "1" };
    expect(remembered(kept, GAME)).toMatchObject({ seats: [0, 1], start: null });
  });

  test.each([
    ["simple", "complex"],
    ["complex", "simple"],
    ["original", "original"],
  ])("of the version that was called %s is now called %s", (then, now) => {
    const values = ["original", "simple", "complex"];
    const version = { ...GAME.options[0], name: "version", default: "original", values };
    const game = { ...GAME, name: "memento" as const, options: [version as Option] };
    const kept = { ...freshSetUp(game), options: { version: then } };
    expect(remembered(kept, game)).toEqual({ ...kept, options: { version: now } });
    const store = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => store.get(name) ?? null,
      setItem: (name: string, value: string) => store.set(name, value),
    });
    rememberSetUp("memento", kept);
    expect(rememberedSetUp(game)).toEqual(kept);
  });

  test("never has more or fewer players than the game allows", () => {
    const kept = { ...freshSetUp(GAME), players: 3 };
    expect(remembered(kept, { ...GAME, players: [2, 4] }).players).toBe(2);
    const onlyTwo = remembered(kept, { ...GAME, players: [2] });
    expect([onlyTwo.players, onlyTwo.others.length]).toEqual([2, 1]);
    expect(remembered({ ...kept, players: "3" }, GAME).players).toBe(2);
  });

  test("never has a bot that does not exist", () => {
    const kept = { ...freshSetUp(GAME), others: [bot(8), bot(8), bot(1)] };
    const { others } = remembered(kept, { ...GAME, levels: 5 });
    expect(others.map(({ level }) => level)).toEqual([5, 5, 1]);
  });

  test("drops what is no longer available", () => {
    const kept = { ...freshSetUp(GAME), options: { size: "10", gone: true } };
    expect(remembered(kept, GAME).options).toEqual({});
  });

  test("has no links and no days at a table on this device", () => {
    const kept = { ...freshSetUp(GAME), others: [friend, here("Bo"), bot(2)] };
    const clock = { clock: "days" as const, seconds: 86400 };
    vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ ...kept, ...clock }) });
    expect(rememberedSetUp(GAME)).toMatchObject(clock);
    const setup = rememberedSetUp(GAME, true);
    expect(setup.others.map(({ kind }) => kind)).toEqual(["bot", "here", "bot"]);
    expect(setup).toMatchObject({ clock: "none", seconds: 0 });
    expect([kindsAt(true), clocksAt(true)]).toEqual([
      ["bot", "here"],
      ["none", "move", "game"],
    ]);
  });
});
