import { expect, test } from "vitest";
import words from "../../build/words/table.en";
import type { Entry, Hint } from "../api/types";
import type { AnyGame } from "../board/game";
import type { Board } from "../board/model.svelte";
import type { Said } from "../board/telling";
import { hintText } from "./hint";

const entry: Entry = { seat: 0, action: "a>b", effects: [] };
const reader = { seat: 0, name: () => "Ada" };

/** The hint for the best action; `sentences` are the sentences the game has for it. */
function said(action: string, sentences: Said[], known = true): string {
  const game = {
    actionName: (name: string) => `play ${name}`,
    tell: () => sentences,
  } as unknown as AnyGame;
  const board = { game, geometry: null } as unknown as Board;
  const hint: Hint = {
    actions: [{ action, share: 0.5, visits: 9 }],
    entry: known ? entry : null,
    share: [0.5, 0.5],
  };
  return hintText(hint, { board, gameWords: null }, words, reader);
}

const moves = { text: "goes to b", stressed: false };
const takes = { text: "takes a Double", stressed: true };

test("a hint names one gain", () => {
  const won = { text: "wins", stressed: true };
  expect(said("a>b", [moves, takes, won])).toBe("Follow the marks: takes a Double");
});

test("without a gain it tells what happens", () => {
  expect(said("a>b", [moves])).toBe("Follow the marks: goes to b");
});

test("if the outcome is still unknown it names the action", () => {
  expect(said("a>b", [takes], false)).toBe("Follow the marks: play a>b");
});

test("it does not tell what the player has to remember", () => {
  const game = {
    paths: () => [{ action: "2!3", picks: ["figure:2", "say:3"] }],
    isRemembered: (pick: string) => pick.startsWith("say:"),
    pickName: (pick: string) => pick,
  } as unknown as AnyGame;
  const board = { game, geometry: null, state: {} } as unknown as Board;
  const hint: Hint = { actions: [{ action: "2!3", share: 1, visits: 9 }], entry, share: [] };
  const text = hintText(hint, { board, gameWords: null }, words, reader);
  expect(text).toBe("Follow the marks: figure:2");
});

test("there is no hint without legal actions", () => {
  const shown = { board: {} as Board, gameWords: null };
  expect(hintText({ actions: [], entry: null, share: [] }, shown, words, reader)).toBe("");
});
