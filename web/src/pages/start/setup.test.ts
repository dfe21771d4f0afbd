import { describe, expect, test } from "vitest";
import { freshSetUp, type Other, othersOf, seatsOf, wishFor } from "./setup";

const bot = (level: number): Other => ({ kind: "bot", name: "", level });
const here = (name: string): Other => ({ kind: "here", name, level: 3 });
const friend: Other = { kind: "link", name: "", level: 3 };
const nameFor = (seat: number) => `Player ${seat + 1}`;

describe("the wish for a match", () => {
  test("by default I play against one bot of level 3", () => {
    expect(wishFor("memento", freshSetUp(), "Ada", nameFor)).toEqual({
      game: "memento",
      players: 2,
      options: {},
      clock: null,
      names: ["Ada"],
      bots: [3],
    });
  });

  test("people at this device come first, bots last, friends between them", () => {
    const setup = { ...freshSetUp(), players: 4, others: [bot(5), friend, here(" ")] };
    const wish = wishFor("anneaux", setup, "", nameFor);
    expect(seatsOf(othersOf(setup))).toEqual([3, 2, 1]);
    expect(wish.names).toEqual(["Player 1", "Player 2"]);
    expect(wish.bots).toEqual([5]);
    expect(wish.players).toBe(4);
  });

  test("seats that are not in use do not count", () => {
    const setup = { ...freshSetUp(), players: 2, others: [here("Bo"), bot(1), friend] };
    const wish = wishFor("triominos", setup, "Ada", nameFor);
    expect(wish.names).toEqual(["Ada", "Bo"]);
    expect(wish.bots).toEqual([]);
  });

  test("days are a clock for each move", () => {
    const setup = { ...freshSetUp(), clock: "days" as const, seconds: 86400 };
    expect(wishFor("memento", setup, "Ada", nameFor).clock).toEqual({
      per: "move",
      seconds: 86400,
    });
  });
});
