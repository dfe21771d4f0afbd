import { beforeAll, describe, expect, test, vi } from "vitest";
import words from "../../build/words/table.en";
import type { Chair, EventMessage, State } from "../api/types";
import { POSITIONS } from "../games/anneaux/samples";
import { given } from "../games/samples";
import type { MatchStore } from "./match.svelte";
import { questionFor } from "./question";
import { endingText, eventText, statusText } from "./status";

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

describe("open requests", () => {
  const undo = { seat: 1, ply: 4, allowed: [1, 2] };

  test("players who have not answered must answer", () => {
    expect(questionFor(matchWith([0], { undo }))).toEqual({ to: "undo", seat: 1, open: [0] });
    expect(questionFor(matchWith([0, 2], { draw: [1] }))?.open).toEqual([0, 2]);
  });

  test("the player who asked waits", () => {
    expect(questionFor(matchWith([1], { undo }))).toEqual({ to: "undo", seat: 1, open: [] });
  });

  test("bots, spectators and players who have answered are not asked", () => {
    expect(questionFor(matchWith([2], { undo }))).toBeNull();
    expect(questionFor(matchWith([], { undo }))).toBeNull();
    expect(questionFor(matchWith([3], { draw: [1] }))).toBeNull();
  });

  test("the first to agree offers a draw, and only while the match is on", () => {
    expect(questionFor(matchWith([1], { draw: [2, 0] }))?.seat).toBe(2);
    expect(questionFor(matchWith([1], { draw: [2, 0], phase: "over" }))).toBeNull();
  });
});

describe("the status for screen readers", () => {
  const heard = (own: number[], state: Partial<State>) => statusText(matchWith(own, state), words);

  test("says whose turn it is, with the name if several people share the device", () => {
    expect(heard([0], {})).toBe("Your turn");
    expect(heard([1], {})).toBe("Ada’s turn");
    expect(heard([0, 1], {})).toBe("Ada’s turn");
  });

  test("says how many seats are free", () => {
    const waiting: Partial<State> = { phase: "waiting", to_move: -1 };
    expect(heard([0], { ...waiting, seats: [...seats.slice(1), null] })).toBe(
      "One seat is still free.",
    );
    const two = heard([0], { ...waiting, seats: [...seats.slice(2), null, null] });
    expect(two).toBe("2 seats are still free.");
  });

  test("says who won", () => {
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

describe("why a match ended", () => {
  const gone = (...who: number[]) =>
    seats.map((chair, seat) => (who.includes(seat) ? { ...chair, bot: "3", gone: true } : chair));
  const why = (own: number[], ending: string, chairs = seats) => {
    const state: Partial<State> = { phase: "over", result: { ending, winners: [1] } };
    const match = matchWith(own, state);
    const chair = (seat: number) => chairs[seat] ?? null;
    const over = { ...match, chair, state: match.state && { ...match.state, seats: chairs } };
    return endingText(over, words, (name) => `by ${name}`);
  };

  test("by the rules of the game, or by agreement", () => {
    expect(why([0], "line")).toBe("by line");
    expect(why([0], "agreed")).toBe("Everyone agreed to share the win.");
  });

  test("tells players that they gave up, and the others who did", () => {
    expect(why([0], "resigned", gone(0))).toBe("You gave up.");
    expect(why([1], "resigned", gone(0))).toBe("Ada gives up.");
    expect(why([1], "resigned", gone(0, 2))).toBe("The others have given up.");
  });
});

describe("events apart from the game", () => {
  type What = EventMessage["what"];
  const sitsDown = (seat: number): What => ({ type: "joined", ...(seats[seat] as Chair), seat });
  const textOf = (what: What, match: Pick<MatchStore, "own" | "chair">) =>
    eventText(match, what, words);
  /** The chairs have not arrived yet. */
  const unknown = (own: number[]) => ({ own, chair: () => null });

  test("someone who sits down is announced by name, even if the chairs are not known yet", () => {
    for (const match of [matchWith([0], {}), unknown([0])]) {
      expect(textOf(sitsDown(1), match)).toBe("Ben sits down.");
      expect(textOf(sitsDown(3), match)).toBe("Pia sits down.");
    }
  });

  test("nobody is announced to themselves", () => {
    expect(textOf(sitsDown(0), matchWith([0], {}))).toBe("");
    expect(textOf(sitsDown(0), unknown([0]))).toBe("");
    const back = { type: "taken_back", ply: 1, seat: 0 } as const;
    expect(textOf(back, matchWith([0], {}))).toBe("");
    expect(textOf(back, matchWith([0, 1], {}))).toBe("Ada takes a move back.");
    expect(textOf(back, matchWith([1], {}))).toBe("Ada takes a move back.");
  });

  test("no free seat is said to do anything", () => {
    for (const type of ["resigned", "timed_out", "draw_declined"] as const) {
      expect(textOf({ type, seat: 1 }, matchWith([0], {}))).toContain("Ben");
      expect(textOf({ type, seat: 1 }, unknown([0]))).toBe("");
    }
    expect(textOf({ type: "left", seat: 1 }, unknown([0]))).toBe("A seat is free again.");
  });
});
