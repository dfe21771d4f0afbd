import { describe, expect, it } from "vitest";
import { load } from "../../../build/words/dimenticato";
import en from "../../../build/words/dimenticato.en";
import { Chooser } from "../../board/chooser";
import { LANGUAGES } from "../../words/language";
import { given } from "../samples";
import { actionName, counts, ending, pickName, question, reason, tell } from "./descriptions";
import { numberOn } from "./layout";
import { paths } from "./paths";
import { ENDINGS, GEOMETRY, POSITIONS, REASONS, SAMPLES } from "./samples";

const FIRST = given(POSITIONS[0]).view;

describe.each(LANGUAGES)("telling in %s", async (language) => {
  const words = await load(language);

  it("has words for every action, pick and entry", () => {
    for (const { geometry, views, legal, entries } of Object.values(SAMPLES)) {
      for (const [k, actions] of legal.entries()) {
        const view = views[k];
        if (!view) throw new Error("no view");
        const names = actions.map((action) => actionName(action, words, geometry));
        expect(new Set(names).size).toBe(actions.length);
        const { open } = new Chooser(paths(actions));
        const picks = [...open].map((pick) => pickName(pick, view, words, geometry));
        expect(new Set(picks).size).toBe(open.size);
        if (actions.length > 0) expect(question(view, open, [], words)).not.toBe("");
        for (let seat = 0; seat < view.players; seat++) {
          expect(counts(view, seat, words)).toMatch(/^[0-4] .* ?4/);
        }
      }
      for (const entry of entries)
        expect(tell(entry, words, geometry)).not.toMatch(/\?|null|undefined/);
    }
  });

  it("tells no more than it knows", () => {
    const described = (action: string) =>
      tell({ seat: 0, action, effects: [], moves: true }, words, GEOMETRY);
    expect(described("1>?")).toBe(words.told.moved({ figure: 1 }));
    expect(described("1=?")).toContain(words.told.announced({ figure: 1 }));
  });

  it("knows every ending and every refusal, and no others", () => {
    expect(Object.keys(words.endings).sort()).toEqual(ENDINGS.toSorted());
    expect(Object.keys(words.reasons).sort()).toEqual(REASONS.toSorted());
    for (const name of ENDINGS) expect(ending(name, words)).toMatch(/\.$/);
    for (const name of REASONS) expect(reason(name, words)).toMatch(/\.$/);
    expect(reason("no-such-reason", words)).toBeUndefined();
  });
});

describe("counts", () => {
  it("counts figures that have left and are back", () => {
    expect(counts(FIRST, 0, en)).toBe("0 of 4 home");
    expect(counts({ ...FIRST, home: [[2, 3], []] }, 0, en)).toBe("2 of 4 home");
  });
});

describe("fields", () => {
  const goal = GEOMETRY.starts[0]?.[1] ?? "";

  it("are counted from 1 at the top left of the frame", () => {
    expect(actionName("1>0,3", en, GEOMETRY)).toBe("Figure 1 to row 1, column 4");
    expect(actionName(`1>${goal}`, en, GEOMETRY)).toBe("Figure 1 to start field 2");
    expect(tell({ seat: 0, action: "1>2,1!0,0", effects: [] }, en, GEOMETRY)).toBe(
      "moved figure 1 to row 3, column 2 and set the one there back to row 1, column 1",
    );
  });

  it("tell the number that is open to see, and only that", () => {
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
