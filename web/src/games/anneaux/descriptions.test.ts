/** The words of Anneaux in every language. */

import { describe, expect, it } from "vitest";
import { load, type Words } from "../../../build/words/anneaux";
import { LANGUAGES } from "../../words/language";
import { given } from "../samples";
import { actionName, counts, ending, pickName, reason, shapeName, tell } from "./descriptions";
import { paths } from "./paths";
import { ENDINGS, REASONS, SAMPLES } from "./samples";

describe.each(LANGUAGES)("words in %s", (language) => {
  it("knows every reason and ending, and no others", async () => {
    const own = await load(language);
    expect(Object.keys(own.reasons).sort()).toEqual(REASONS.toSorted());
    expect(Object.keys(own.endings).sort()).toEqual(ENDINGS.toSorted());
    for (const name of REASONS) expect(reason(name, own)).toBeTruthy();
    for (const name of ENDINGS) expect(ending(name, own)).toBeTruthy();
    expect(reason("toString", own)).toBeUndefined();
  });

  it("names every action and pick apart from the others", async () => {
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
      for (const entry of entries) expect(tell(entry, own)).toBeTruthy();
    }
  });
});

describe("words about a view", () => {
  const view = given(SAMPLES["3"]?.views[20]);
  let english: Words;

  it("counts pawns in hand and on the rings", async () => {
    english = await load("en");
    expect(counts(view, 0, english)).toBe("6 in hand, 3 on the rings");
  });

  it("tells free cells, pawns, spent pawns and pawns to take apart", () => {
    expect(pickName("point:A1", view, english)).toBe("A1, free");
    expect(pickName("point:C3", view, english)).toBe("C3, pawn with a circle");
    expect(pickName("point:B1", view, english)).toBe("B1, tired pawn with a square");
    const taking = { ...view, owed: 1, victim: 2 };
    expect(pickName("point:A5", taking, english)).toBe("Take A5, pawn with a triangle");
    expect(pickName("pass", view, english)).toBe("Pass");
    expect(shapeName(3, english)).toBe("diamond");
  });

  it("says what happened", () => {
    expect(tell({ seat: 0, action: "B>", effects: [] }, english)).toBe("turned ring B clockwise");
    expect(actionName("A1-A2", english)).toBe("A1 to A2");
    expect(ending("", english)).toBe("");
  });
});
