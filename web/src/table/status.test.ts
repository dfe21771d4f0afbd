import { beforeAll, describe, expect, test, vi } from "vitest";
import words from "../../build/words/table.en";
import type { Chair, State } from "../api/types";
import { POSITIONS } from "../games/anneaux/samples";
import { given } from "../games/samples";
import type { MatchStore } from "./match.svelte";
import { questionFor } from "./question";
import { endingText, statusText } from "./status";

const { view } = given(POSITIONS[0]);

const seats: Chair[] = [
  { name: "Ada", bot: null },
  { name: "Ben", bot: null },
  { name: "Cleo", bot: null },
  { name: "", bot: "3" },
];

/** A match of four on a device that holds these seats. */
function matchWith(
  own: number[],
  state: Partial<State>,
): Pick<MatchStore, "own" | "people" | "chair" | "state"> {
  const chair = (seat: number) => seats[seat] ?? null;
  const people = own.filter((seat) => !chair(seat)?.bot);
  const how: State = { phase: "on", seats, to_move: 0, view, ...state };
  return { own, people, chair, state: how };
}

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
});

describe("what is asked", () => {
  const undo = { seat: 1, ply: 4, allowed: [1, 2] };

  test("those who have not answered have to", () => {
    expect(questionFor(matchWith([0], { undo }))).toEqual({ to: "undo", seat: 1, open: [0] });
    expect(questionFor(matchWith([0, 2], { draw: [1] }))?.open).toEqual([0, 2]);
  });

  test("whoever asked waits", () => {
    expect(questionFor(matchWith([1], { undo }))).toEqual({ to: "undo", seat: 1, open: [] });
  });

  test("those who have answered or watch are not bothered, nor are bots", () => {
    expect(questionFor(matchWith([2], { undo }))).toBeNull();
    expect(questionFor(matchWith([], { undo }))).toBeNull();
    expect(questionFor(matchWith([3], { draw: [1] }))).toBeNull();
  });

  test("a win is offered by whoever agreed first, and only while the match is on", () => {
    expect(questionFor(matchWith([1], { draw: [2, 0] }))?.seat).toBe(2);
    expect(questionFor(matchWith([1], { draw: [2, 0], phase: "over" }))).toBeNull();
  });
});

describe("what is heard of how it stands", () => {
  const heard = (own: number[], state: Partial<State>) => statusText(matchWith(own, state), words);

  test("whose turn it is, by name where several sit", () => {
    expect(heard([0], {})).toBe("Your turn");
    expect(heard([1], {})).toBe("Ada’s turn");
    expect(heard([0, 1], {})).toBe("Ada’s turn");
  });

  test("that a table waits", () => {
    expect(heard([0], { phase: "waiting", to_move: -1 })).toBe("Waiting for the others");
  });

  test("who won", () => {
    const over = (winners: number[]): Partial<State> => ({
      phase: "over",
      result: { ending: "line", winners },
    });
    expect(heard([1], over([1]))).toBe("You win!");
    expect(heard([0], over([1]))).toBe("Ben wins!");
    expect(heard([0], over([0, 1]))).toBe("Ada and Ben share the win.");
    expect(heard([0], over([]))).toBe("No one wins.");
  });
});

describe("why it ended", () => {
  const gone = (...who: number[]) =>
    seats.map((chair, seat) => (who.includes(seat) ? { ...chair, bot: "3", gone: true } : chair));
  const why = (own: number[], ending: string, chairs = seats) => {
    const state: Partial<State> = { phase: "over", result: { ending, winners: [1] } };
    const match = matchWith(own, state);
    const chair = (seat: number) => chairs[seat] ?? null;
    const over = { ...match, chair, state: match.state && { ...match.state, seats: chairs } };
    return endingText(over, words, (name) => `by ${name}`);
  };

  test("by the rules of the game, or by what people agreed on", () => {
    expect(why([0], "line")).toBe("by line");
    expect(why([0], "agreed")).toBe("Everyone agreed to share the win.");
  });

  test("whoever gave up reads that they did, and the others who it was", () => {
    expect(why([0], "resigned", gone(0))).toBe("You gave up.");
    expect(why([1], "resigned", gone(0))).toBe("Ada gives up.");
    expect(why([1], "resigned", gone(0, 2))).toBe("The others have given up.");
  });
});
