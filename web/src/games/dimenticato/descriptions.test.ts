import { describe, expect, it } from "vitest";
import { load } from "../../../build/words/dimenticato";
import en from "../../../build/words/dimenticato.en";
import { Chooser } from "../../board/chooser";
import { joined, type Reader } from "../../board/telling";
import { LANGUAGES } from "../../words/language";
import { given } from "../samples";
import { actionName, counts, ending, pickName, reason, task, tell } from "./descriptions";
import { numberOn } from "./layout";
import { paths } from "./paths";
import { ENDINGS, GEOMETRY, POSITIONS, REASONS, SAMPLES } from "./samples";
import { turnedTo } from "./turning";
import type { DimenticatoEntry } from "./types";

const FIRST = given(POSITIONS[0]).view;
const READER: Reader = { seat: 0, name: (seat) => ["Ada", "Pia", "Lena", "Beppe"][seat] ?? "" };

/** Matches rows, columns, and fields in the notation of the rules. */
const NO_PLACE = /-?\d,-?\d|row|column|Reihe|Spalte|ligne|colonne|riga|рядок|стовпець/i;

function entryOf(seat: number, ...effects: Partial<DimenticatoEntry["effects"][number]>[]) {
  const whole = effects.map((one) => ({ type: "", seat, at: [], count: 1, figure: 2, ...one }));
  return { seat, action: "", effects: whole };
}

/** All choices that can come up on the way to some action. */
function choicesIn(actions: string[]): Chooser[] {
  const all = paths(actions);
  const begun = all.flatMap(({ picks }) => picks.map((_, n) => picks.slice(0, n)));
  const different = new Map(begun.map((chosen) => [chosen.join(" "), chosen]));
  return [...different.values()].map((chosen) => new Chooser(all, chosen));
}

describe.each(LANGUAGES)("words in %s", async (language) => {
  const words = await load(language);

  it("exist for every action, pick and entry", () => {
    for (const { geometry, views, legal, entries } of Object.values(SAMPLES)) {
      for (const [k, actions] of legal.entries()) {
        const view = given(views[k]);
        const names = actions.map((action) => actionName(action, words, geometry));
        expect(new Set(names).size).toBe(actions.length);
        const { open } = new Chooser(paths(actions));
        const picks = [...open].map((pick) => pickName(pick, view, words, geometry));
        expect(new Set(picks).size).toBe(open.size);
        for (let seat = 0; seat < view.players; seat++) {
          expect(counts(view, seat, words)).toMatch(/^[0-4] \S{1,3} 4$/);
        }
      }
      for (const entry of entries) {
        const said = joined(tell(entry, words, geometry, READER));
        expect(said).not.toBe("");
        expect(said).not.toMatch(/\?|null|undefined/);
        expect(said).not.toMatch(NO_PLACE);
      }
    }
  });

  it("ask for every pick of every action, and name no place", () => {
    const asked = new Set<string>();
    for (const { views, legal } of Object.values(SAMPLES)) {
      for (const [k, actions] of legal.entries()) {
        for (const choice of choicesIn(actions)) {
          const text = task(choice, given(views[k]), words);
          expect(text).not.toBe("");
          expect(text).not.toMatch(NO_PLACE);
          asked.add(text.replace(/\d/g, "#"));
        }
      }
    }
    // Nobody has to pass in the samples.
    expect(asked.size).toBe(Object.keys(words.task).length - 1);
    const pass = new Chooser(paths(["pass"]));
    expect(task(pass, FIRST, words)).toBe(words.task.pass);
  });

  it("reveal no more than the player knows", () => {
    const untold = entryOf(1, { type: "announced", count: 0, why: "right" });
    expect(joined(tell(untold, words, GEOMETRY, READER))).not.toMatch(/\b0\b/);
    const moved = entryOf(1, { type: "moved", count: 0 });
    expect(joined(tell(moved, words, GEOMETRY, READER))).not.toMatch(/\b0\b/);
  });

  it("cover every ending and every refusal, and no others", () => {
    expect(Object.keys(words.ending).sort()).toEqual(ENDINGS.toSorted());
    expect(Object.keys(words.reason).sort()).toEqual(REASONS.toSorted());
    for (const name of ENDINGS) expect(ending(name, words)).toMatch(/\.$/);
    for (const name of REASONS) expect(reason(name, words)).toMatch(/\.$/);
    expect(reason("no-such-reason", words)).toBeUndefined();
  });
});

describe("what happened", () => {
  const textOf = (...effects: Parameters<typeof entryOf>[1][]) =>
    tell(entryOf(1, ...effects), en, GEOMETRY, READER);

  it("is told in parts, with gains and losses stressed", () => {
    expect(textOf({ type: "moved", count: 3, why: "walk" }, { type: "back", seat: 0 })).toEqual([
      { text: "moves figure 2 on by 3 fields", stressed: false },
      { text: "beats your figure 2 and sets it back", stressed: true },
    ]);
    expect(textOf({ type: "back", seat: 2 })).toEqual([
      { text: "beats Lena’s figure 2 and sets it back", stressed: true },
    ]);
    expect(textOf({ type: "announced", count: 3, why: "right" })).toEqual([
      { text: "says 3 for figure 2: right", stressed: false },
    ]);
    expect(textOf({ type: "announced", count: 4, why: "wrong" })).toEqual([
      { text: "says 4 for figure 2: wrong", stressed: true },
    ]);
    expect(textOf({ type: "announced", count: 0, why: "vain" })).toEqual([
      { text: "says a number for figure 2: no luck", stressed: true },
    ]);
  });

  it("tells a number that is shown, unless it was said", () => {
    const shown = [["0,3", 5]];
    const texts = (...effects: Parameters<typeof entryOf>[1][]) =>
      tell({ ...entryOf(1, ...effects), shown }, en, GEOMETRY, READER).map(({ text }) => text);
    expect(texts({ type: "announced", count: 4, why: "wrong" }).at(-1)).toBe("it was 5");
    expect(texts({ type: "back", seat: 2, why: "chosen" })).toEqual([
      "beats Lena’s figure 2 and sets it back",
      "it was 5",
    ]);
    for (const why of ["right", "stuck"]) {
      expect(texts({ type: "announced", count: 5, why })).toHaveLength(1);
    }
  });

  it("tells who stays", () => {
    expect(textOf({ type: "stayed" })).toEqual([
      { text: "knows the number and stays", stressed: false },
    ]);
  });

  it("tells a shared win once, to every reader", () => {
    const all = [0, 1].map((seat) => ({ type: "won", seat, why: "limit" }));
    expect(textOf({ type: "passed" }, ...all).map(({ text }) => text)).toEqual([
      "passes",
      "shares the win with everyone",
    ]);
  });
});

describe("counts", () => {
  it("figures that have left and that are back home", () => {
    expect(counts(FIRST, 0, en)).toBe("0 of 4");
    expect(counts({ ...FIRST, home: [[2, 3], []] }, 0, en)).toBe("2 of 4");
  });
});

describe("fields for screen readers", () => {
  const goal = GEOMETRY.starts[0]?.[1] ?? "";

  it("are counted from 1 at the top left of the frame", () => {
    expect(actionName("1>0,3", en, GEOMETRY)).toBe("Figure 1 to row 1, column 4");
    expect(actionName(`1>${goal}`, en, GEOMETRY)).toBe("Figure 1 to start field 2");
    const turned = turnedTo(GEOMETRY, 0);
    expect(actionName("1>0,3", en, turned)).toBe("Figure 1 to row 6, column 3");
  });

  it("include the number only if it is visible", () => {
    const number = numberOn("0,3", FIRST, GEOMETRY);
    expect(pickName("point:0,3", FIRST, en, GEOMETRY)).toBe(`row 1, column 4, shows ${number}`);
    const covered = { ...FIRST, numbers: FIRST.numbers.map(() => null) };
    expect(pickName("point:0,3", covered, en, GEOMETRY)).toBe("row 1, column 4");
    expect(pickName(`point:${goal}`, FIRST, en, GEOMETRY)).toBe("start field 2");
    expect(pickName("figure:1", { ...FIRST, to_move: 0 }, en, GEOMETRY)).toBe(
      "Figure 1: start field 1",
    );
  });
});
