/** Every line of play that a hint expects can be told, in every language. */

import { describe, expect, it, test } from "vitest";
import { load } from "../../build/words/table";
import english from "../../build/words/table.en";
import type { Entry, View } from "../api/types";
import type { AnyGame } from "../board/game";
import type { Said } from "../board/telling";
import { boardOf } from "../games/kit";
import { given, sampled, samplesOf } from "../games/samples";
import { LANGUAGES } from "../words/language";
import { lineText } from "./line";

const NAMES = ["Ada", "Pia", "Nino", "Beppe"];

describe.each(sampled())("%s", async (name) => {
  const samples = await samplesOf<View, Entry, unknown>(name);
  const game = await boardOf(name, samples);

  it.each(LANGUAGES)("is told in %s", async (language) => {
    const [words, gameWords] = await Promise.all([load(language), game.words(language)]);
    for (const { players, seat, ...line } of samples.lines) {
      const { geometry } = given(samples.samples[String(players)]);
      const reader = { seat, name: (each: number) => given(NAMES[each]) };
      const { does, why } = lineText(line, { game, geometry, gameWords }, words, reader);
      expect(does === "").toBe(line.line.length === 0);
      for (const text of [does, why]) {
        expect(text).not.toMatch(/undefined|[{}]| {2}|\.\.$/);
        expect(text.length).toBeLessThan(120);
      }
      expect(why).not.toContain(given(NAMES[seat]));
    }
  });
});

// -- what is told of a line ---------------------------------------------------------------------

const entry = (seat: number, action: string, hits = seat): Entry => ({
  seat,
  action,
  effects: [{ type: "did", seat: hits, at: [], count: 1 }],
});

/** A game in which `takes` and `wins` stand out. */
const game = {
  tell: ({ action }: Entry): Said[] =>
    action.split(", ").map((text) => ({ text, stressed: /takes|wins/.test(text) })),
} as unknown as AnyGame;

function told(line: Entry[], threat: Entry | null = null) {
  const reader = { seat: 0, name: (seat: number) => given(NAMES[seat]) };
  return lineText({ line, threat }, { game, geometry: null, gameWords: null }, english, reader);
}

test("a turn is told with what it gains, even if it takes several decisions", () => {
  const line = [entry(0, "goes, turns"), entry(0, "takes one"), entry(1, "goes")];
  expect(told(line)).toEqual({ does: "goes, takes one.", why: "" });
});

test("what it averts is told first, then what it costs, then what comes next", () => {
  const line = [entry(0, "goes"), entry(1, "goes, takes one", 0), entry(0, "takes two")];
  expect(told(line, entry(1, "turns, takes all")).why).toBe("Otherwise: Pia turns, takes all.");
  expect(told(line, entry(1, "turns")).why).toBe("Then: Pia goes, takes one.");
  expect(told([...line.slice(0, 1), entry(1, "goes"), ...line.slice(2)]).why).toBe(
    "Your next turn: takes two.",
  );
});

test("what others do to each other is left out", () => {
  const line = [entry(0, "goes"), entry(1, "takes one", 2)];
  expect(told(line, entry(1, "takes all", 2)).why).toBe("");
});

test("a win needs no reason", () => {
  const won = { ...entry(0, "goes, wins"), effects: [{ type: "won", seat: 0, at: [], count: 1 }] };
  expect(told([won], entry(1, "takes all"))).toEqual({ does: "goes, wins.", why: "" });
});

test("nothing is said of a line that cannot be known", () => {
  expect(told([])).toEqual({ does: "", why: "" });
});
