import { afterEach, describe, expect, test, vi } from "vitest";
import type { GameInfo } from "../../api/types";
import {
  freshSetUp,
  type Other,
  othersOf,
  proposedFor,
  rememberedSetUp,
  type SetUp,
  seatsOf,
  wishFor,
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
};
const nameFor = (seat: number) => `Player ${seat + 1}`;

describe("the wish for a match", () => {
  test("by default I play against one bot of level 3", () => {
    expect(wishFor("some-game", freshSetUp(GAME), "Ada", nameFor)).toEqual({
      game: "some-game",
      players: 2,
      options: {},
      clock: null,
      names: ["Ada"],
      bots: [3],
    });
  });

  test("people at this device come first, bots last, friends between them", () => {
    const setup = { ...freshSetUp(GAME), players: 4, others: [bot(5), friend, here(" ")] };
    const wish = wishFor("some-game", setup, "", nameFor);
    expect(seatsOf(othersOf(setup))).toEqual([3, 2, 1]);
    expect(wish.names).toEqual(["Player 1", "Player 2"]);
    expect(wish.bots).toEqual([5]);
    expect(wish.players).toBe(4);
  });

  test("seats that are not in use do not count", () => {
    const setup = { ...freshSetUp(GAME), players: 2, others: [here("Bo"), bot(1), friend] };
    const wish = wishFor("some-game", setup, "Ada", nameFor);
    expect(wish.names).toEqual(["Ada", "Bo"]);
    expect(wish.bots).toEqual([]);
  });

  test("days are a clock for each move", () => {
    const setup = { ...freshSetUp(GAME), clock: "days" as const, seconds: 86400 };
    expect(wishFor("some-game", setup, "Ada", nameFor).clock).toEqual({
      per: "move",
      seconds: 86400,
    });
  });
});

describe("what is proposed", () => {
  const open = {
    name: "open_racks",
    default: false,
    values: [true, false],
    minimum: 1,
    maximum: 1,
  };

  test("is open cards for those who share this device, where a game has them", () => {
    const fresh = freshSetUp(GAME);
    const shared = { ...fresh, others: [here("Bo"), bot(1), friend] };
    expect(proposedFor(shared, [...GAME.options, open])).toEqual({ open_racks: true });
    expect(proposedFor(shared, GAME.options)).toEqual({});
    expect(proposedFor({ ...fresh, others: [bot(1), here("Bo")] }, [open])).toEqual({});
  });
});

describe("a game that is not for two to four", () => {
  test("is set up with as few as can play it", () => {
    const { players, others } = freshSetUp({ ...GAME, players: [3, 5], levels: 2 });
    expect(players).toBe(3);
    expect(others.map(({ level }) => level)).toEqual([2, 2, 2, 2]);
    expect(freshSetUp({ ...GAME, players: [2] }).others).toHaveLength(1);
  });
});

describe("what was chosen the last time", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** The set-up of a game after this one was kept, in whatever form. */
  function remembered(kept: object, game: GameInfo): SetUp {
    vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(kept) });
    return rememberedSetUp(game);
  }

  test("is chosen again", () => {
    const kept = { ...freshSetUp(GAME), players: 4, options: { size: 10 } };
    expect(remembered(kept, GAME)).toEqual(kept);
  });

  test("never asks for more or fewer players than the game has", () => {
    const kept = { ...freshSetUp(GAME), players: 3 };
    expect(remembered(kept, { ...GAME, players: [2, 4] }).players).toBe(2);
    const onlyTwo = remembered(kept, { ...GAME, players: [2] });
    expect([onlyTwo.players, onlyTwo.others.length]).toEqual([2, 1]);
    expect(remembered({ ...kept, players: "3" }, GAME).players).toBe(2);
  });

  test("never asks for a bot that there is not", () => {
    const kept = { ...freshSetUp(GAME), others: [bot(8), bot(8), bot(1)] };
    const { others } = remembered(kept, { ...GAME, levels: 5 });
    expect(others.map(({ level }) => level)).toEqual([5, 5, 1]);
  });

  test("forgets what can no longer be chosen", () => {
    const kept = { ...freshSetUp(GAME), options: { size: "10", gone: true } };
    expect(remembered(kept, GAME).options).toEqual({});
  });
});
