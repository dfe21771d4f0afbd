/** The words of Anneaux in every language. */

import { describe, expect, it } from "vitest";
import { load } from "../../../build/words/anneaux";
import type { Effect } from "../../api/types";
import { Chooser } from "../../board/chooser";
import { joined, type Reader } from "../../board/telling";
import { LANGUAGES } from "../../words/language";
import { given } from "../samples";
import { actionName, counts, ending, pickName, reason, task, tell } from "./descriptions";
import { paths } from "./paths";
import { ENDINGS, REASONS, SAMPLES } from "./samples";
import type { AnneauxEntry } from "./types";

/** A reader on the first seat; all others have the same name. */
const READER: Reader = { seat: 0, name: () => "Ada" };

const english = await load("en");

/** The place names that the board shows. */
const PLACE = /^(?:[ABC]|[ABC][1-8])$/;

describe.each(LANGUAGES)("words in %s", (language) => {
  it("cover every reason and ending, and no others", async () => {
    const own = await load(language);
    expect(Object.keys(own.reason).sort()).toEqual(REASONS.toSorted());
    expect(Object.keys(own.ending).sort()).toEqual(ENDINGS.toSorted());
    for (const name of REASONS) expect(reason(name, own)).toBeTruthy();
    for (const name of ENDINGS) expect(ending(name, own)).toBeTruthy();
    expect(reason("toString", own)).toBeUndefined();
  });

  it("distinguish every action and pick", async () => {
    const own = await load(language);
    for (const { views, legal, entries } of Object.values(SAMPLES)) {
      views.forEach((view, ply) => {
        const ways = paths(legal[ply] ?? []);
        const actions = new Set(ways.map(({ action }) => actionName(action, own)));
        expect(actions.size).toBe(ways.length);
        const picks = new Set(ways.flatMap((way) => way.picks));
        const names = new Set([...picks].map((pick) => pickName(pick, view, own)));
        expect(names.size).toBe(picks.size);
      });
      for (const entry of entries) expect(joined(tell(entry, own, READER))).toBeTruthy();
    }
  });

  it("tell every effect, and only name places that the board shows", async () => {
    const own = await load(language);
    for (const { entries } of Object.values(SAMPLES)) {
      for (const entry of entries) {
        const said = tell(entry, own, READER);
        expect(said).toHaveLength(entry.effects.length);
        const names = joined(said).match(/\b[A-Z]\d*\b/g) ?? [];
        for (const name of names) expect(name).toMatch(PLACE);
      }
    }
  });

  it("say what to do whenever there is a choice", async () => {
    const own = await load(language);
    for (const { views, legal, entries } of Object.values(SAMPLES)) {
      views.forEach((view, ply) => {
        const ways = paths(legal[ply] ?? []);
        const first = new Chooser(ways);
        const choices = [first, ...[...first.open].map((pick) => first.pick(pick))];
        for (const choice of choices) {
          const asked = task(choice, view, own, READER, entries.slice(Math.max(ply - 1, 0), ply));
          expect(asked === "", view.decisions.toString()).toBe(choice.open.size === 0);
          expect(asked).not.toMatch(/undefined|NaN/);
        }
      });
    }
  });
});

describe("words for a view", () => {
  const view = given(SAMPLES["3"]?.views[20]);
  it("count pawns in hand and on the rings, and say who is out", () => {
    expect(counts({ ...view, spent: [] }, 0, english)).toBe("6 in hand, 3 on the rings");
    expect(counts({ ...view, spent: ["C3"] }, 0, english)).toMatch(/, 1 of them tired$/);
    expect(counts({ ...view, in_play: [1, 2] }, 0, english)).toBe("out");
  });

  it("distinguish free cells, pawns, spent pawns and pawns to take", () => {
    expect(pickName("point:A1", view, english)).toBe("A1, free");
    expect(pickName("point:C3", view, english)).toBe("C3, pawn with a circle");
    expect(pickName("point:B1", view, english)).toBe("B1, tired pawn with a square");
    const taking = { ...view, owed: 1, victim: 2 };
    expect(pickName("point:A5", taking, english)).toBe("Take A5, pawn with a triangle");
    expect(pickName("pass", view, english)).toBe("Pass");
    expect(actionName("A1-A2", english)).toBe("A1 to A2");
    expect(ending("", english)).toBe("");
  });
});

describe("what happened", () => {
  /** The sentence for effects of the second seat's decision. */
  function textOf(...effects: Partial<Effect>[]): string {
    const whole = effects.map((each) => ({ type: "", seat: 1, at: [], count: 1, ...each }));
    const entry: AnneauxEntry = { seat: 1, action: "", effects: whole };
    return tell(entry, english, READER)
      .map(({ text, stressed }) => (stressed ? `*${text}*` : text))
      .join(", ");
  }

  it("names lines and their cost", () => {
    const row = { type: "line", at: ["C3", "C4", "C5"], why: "row" };
    const moved = { type: "moved", at: ["B4", "C4"], why: "step" };
    expect(textOf(moved, row)).toBe("moves from B4 to C4, *makes the row C3–C5*");
    expect(textOf({ type: "taken", seat: 0, at: ["A7"] })).toBe("*takes your pawn on A7*");
    expect(textOf({ type: "taken", seat: 2, at: ["A7"] })).toBe("*takes the pawn on A7 (Ada)*");
  });

  it("says which way a ring turned, and that a player flew or had to pass", () => {
    expect(textOf({ type: "turned", at: ["B"] })).toBe("turns ring B clockwise");
    expect(textOf({ type: "turned", at: ["B"], count: -1 })).toBe("turns ring B anticlockwise");
    expect(textOf({ type: "moved", at: ["A1", "C5"], why: "fly" })).toBe("flies from A1 to C5");
    expect(textOf({ type: "passed" })).toBe("has to pass");
  });

  it("says who is out and who won", () => {
    expect(textOf({ type: "out", seat: 0 })).toBe("*you are out*");
    expect(textOf({ type: "won", why: "last-seat" })).toBe("*wins*");
    expect(textOf({ type: "won", seat: 0, why: "limit" })).toBe("*you share the win*");
  });
});

describe("the task", () => {
  const view = { ...given(SAMPLES["3"]?.views[0]), pawns: [["A1"], ["C1"], []] };

  function asked(
    legal: string[],
    changed: object = {},
    thisTurn: AnneauxEntry[] = [],
    ...picks: string[]
  ) {
    const choice = picks.reduce((chosen, pick) => chosen.pick(pick), new Chooser(paths(legal)));
    return task(choice, { ...view, ...changed }, english, READER, thisTurn);
  }

  it("says how a turn can begin, and which rings are free", () => {
    const rings = ["A>", "A<", "C>", "C<"];
    expect(asked(["@A2", "A1-A2", ...rings])).toBe("Place a pawn, move one, or turn ring A or C.");
    expect(asked(["@A2", ...rings, "B>"])).toBe("Place a pawn, or turn a ring.");
    expect(asked(["A1-A2", ...rings])).toBe("Move a pawn, or turn ring A or C.");
    expect(asked(["A1-A2"], { flying: [view.to_move] })).toMatch(/^You fly/);
    expect(asked(["pass"])).toBe("You can only pass.");
    expect(asked([])).toBe("");
  });

  it("says that a player who flies may also turn a ring, if so", () => {
    const flies = { flying: [view.to_move] };
    expect(asked(["A1-C5"], flies)).toBe("You fly: move a pawn to any free cell.");
    expect(asked(["A1-C5", "A>", "C<"], flies)).toBe(
      "You fly: move a pawn to any free cell, or turn ring A or C.",
    );
    expect(asked(["A>", "C<"], flies)).toBe("You can only turn a ring.");
  });

  it("says how long lines do not count", () => {
    expect(asked(["@A2", "A>"], { truce: 5 })).toBe(
      "Truce for 5 more turns: lines do not count yet. Place a pawn, or turn a ring.",
    );
    expect(asked(["@A2", "A>"], { truce: 1 })).toMatch(/^Truce for one more turn: /);
  });

  it("asks where a pawn goes", () => {
    expect(asked(["A1-A2"], {}, [], "point:A1")).toBe("Where to?");
    expect(asked(["A1-A2"], { spent: ["A1"] }, [], "point:A1")).toMatch(/^Where to\? .* tired/);
  });

  it("names the line, and whose pawns to take", () => {
    const line = (why: string, ...at: string[]) => ({ type: "line", seat: 0, at, count: 3, why });
    const made = (...effects: Effect[]): AnneauxEntry[] => [{ seat: 0, action: "", effects }];
    const owing = { owed: 1, victim: 1 };
    const row = line("row", "C3", "C4", "C5");
    expect(asked(["xC1"], owing, made(row))).toBe("Row C3–C5: take one of Ada’s pawns.");
    const two = made(row, line("spoke", "A3", "B3", "C3"));
    expect(asked(["xC1"], { ...owing, owed: 2 }, two)).toBe("2 lines: take 2 of Ada’s pawns.");
    expect(asked(["xC1"], owing)).toBe("Take one of Ada’s pawns.");
  });
});
