import { expect, test } from "vitest";
import words from "../../build/words/table.en";
import type { Entry, Hint } from "../api/types";
import { Chooser } from "../board/chooser";
import type { AnyGame } from "../board/game";
import type { Board } from "../board/model.svelte";
import type { Said } from "../board/telling";
import { hintText } from "./hint";

const entry: Entry = { seat: 0, action: "a>b", effects: [] };
const reader = { seat: 0, name: () => "Ada" };

function hintOf(action: string, line: Entry[] = []): Hint {
  return { actions: [{ action, share: 0.5, visits: 9 }], line, threat: null, share: [0.5, 0.5] };
}

/** A board on which these actions can be chosen. */
function boardOf(game: Partial<AnyGame>, actions: string[], decisions = 0): Board {
  const chooser = new Chooser(actions.map((action) => ({ action, picks: action.split("=") })));
  return { game, geometry: null, state: { chooser, view: { decisions } } } as unknown as Board;
}

/** The hint for the best action; `sentences` are the sentences the game has for it. */
function said(action: string, sentences: Said[], known = true) {
  const game = { actionName: (name: string) => `play ${name}`, tell: () => sentences };
  const shown = { board: boardOf(game, [action]), gameWords: null };
  return hintText(hintOf(action, known ? [entry] : []), shown, words, reader).does;
}

const moves = { text: "goes to b", stressed: false };
const takes = { text: "takes a Double", stressed: true };

test("a hint tells what happens and what that gains", () => {
  expect(said("a>b", [moves, { text: "turns", stressed: false }, takes])).toBe(
    "goes to b, takes a Double.",
  );
});

test("if the outcome is still unknown it names the action", () => {
  expect(said("a>b", [takes], false)).toBe("play a>b.");
});

// -- what has to be remembered ------------------------------------------------------------------

const NUMBERS = ["1", "2", "3", "4", "5", "6"];

/** What a press on the button tells of figure 2, whose number this is. */
function graded(number: string, press: number, decisions = 0) {
  const game: Partial<AnyGame> = {
    isRemembered: (pick) => NUMBERS.includes(pick),
    pickName: (pick) => `figure ${pick}`,
  };
  const actions = ["a", "b"].flatMap((figure) => NUMBERS.map((each) => `${figure}=${each}`));
  const board = boardOf(game, actions, decisions);
  return hintText(hintOf(`b=${number}`), { board, gameWords: null }, words, reader, press);
}

test("the first hint names what to choose, and half of what it may be", () => {
  expect(graded("2", 1)).toEqual({ does: "figure b.", why: "It is 1, 2, or 3." });
  expect(graded("4", 1)).toEqual({ does: "figure b.", why: "It is 4, 5, or 6." });
});

test("the second one leaves two, and does not give away which", () => {
  expect(graded("2", 2).why).toBe("It is 2 or 3.");
  expect(graded("3", 2, 1).why).toBe("It is 2 or 3.");
  for (const decisions of [0, 1]) {
    const told = NUMBERS.map((number) => graded(number, 2, decisions).why);
    expect(told.every((text, k) => text.includes(NUMBERS[k] ?? ""))).toBe(true);
  }
});

test("the third one tells it", () => {
  expect(graded("2", 3).why).toBe("It is 2.");
  expect(graded("2", 4).why).toBe("It is 2.");
});

test("there is no hint without legal actions", () => {
  const none: Hint = { actions: [], line: [], threat: null, share: [] };
  const shown = { board: {} as Board, gameWords: null };
  expect(hintText(none, shown, words, reader)).toEqual({ does: "", why: "" });
});
