/** The words of Anneaux in every language. */

import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../words/language";
import { given } from "../samples";
import { paths } from "./paths";
import { ENDINGS, REASONS, SAMPLES } from "./samples";
import {
  actionName,
  counts,
  ending,
  loadWords,
  pickName,
  reason,
  shapeName,
  tell,
} from "./telling";
import type { Words } from "./words/en";

/** Every text by its place, functions called with signs that stay. */
function texts(words: object, path = ""): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(words)) {
    const at = `${path}${key}`;
    if (typeof value === "string") found.set(at, value);
    else if (typeof value === "function")
      found.set(at, value(...(/^owe/.test(key) ? [2] : [7, 8])));
    else for (const [each, text] of texts(value, `${at}.`)) found.set(each, text);
  }
  return found;
}

/** Texts that are rightly the same in English and another language. */
const SAME: Partial<Record<Language, readonly string[]>> = { fr: ["shapes.triangle"] };

describe.each(LANGUAGES)("words in %s", (language) => {
  it("has all texts, none left in English", async () => {
    const [own, english] = [texts(await loadWords(language)), texts(await loadWords("en"))];
    expect([...own.keys()]).toEqual([...english.keys()]);
    const empty = [...own].filter(([, text]) => !text.trim() || text.includes("undefined"));
    expect(empty).toEqual([]);
    if (language === "en") return;
    const same = [...own].filter(([at, text]) => english.get(at) === text).map(([at]) => at);
    expect(same).toEqual(SAME[language] ?? []);
  });

  it("knows every reason and ending, and no others", async () => {
    const own = await loadWords(language);
    expect(Object.keys(own.reasons).sort()).toEqual(REASONS.toSorted());
    expect(Object.keys(own.endings).sort()).toEqual(ENDINGS.toSorted());
    for (const name of REASONS) expect(reason(name, own)).toBeTruthy();
    for (const name of ENDINGS) expect(ending(name, own)).toBeTruthy();
    expect(reason("toString", own)).toBeUndefined();
  });

  it("names every action and pick apart from the others", async () => {
    const own = await loadWords(language);
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
    english = await loadWords("en");
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
