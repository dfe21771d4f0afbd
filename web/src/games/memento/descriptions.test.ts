import { describe, expect, it } from "vitest";
import { load } from "../../../build/words/memento";
import en from "../../../build/words/memento.en";
import { LANGUAGES } from "../../words/language";
import { given } from "../samples";
import { actionName, counts, ending, pickName, reason, tell } from "./descriptions";
import { ENDINGS, GEOMETRY, POSITIONS, REASONS } from "./samples";

const ANY = given(POSITIONS[0]).view;

describe.each(LANGUAGES)("words in %s", (language) => {
  it("has a sentence for every ending and every reason, and for nothing else", async () => {
    const words = await load(language);
    expect(Object.keys(words.endings)).toEqual(ENDINGS);
    expect(Object.keys(words.reasons)).toEqual(REASONS);
    for (const name of ENDINGS) expect(ending(name, words)).toMatch(/\.$/);
    for (const name of REASONS) expect(reason(name, words)).toMatch(/\.$/);
    expect(reason("no-such-reason", words)).toBeUndefined();
  });

  it("names every action differently", async () => {
    const words = await load(language);
    const legal = [...new Set(POSITIONS.flatMap((position) => position.legal))];
    expect(new Set(legal.map((action) => actionName(action, words, GEOMETRY))).size).toBe(
      legal.length,
    );
  });

  it("names every point and every split differently", async () => {
    const words = await load(language);
    const view = { ...ANY, figures: {} };
    const points = Object.keys(GEOMETRY.points).map((point) => `point:${point}`);
    const picks = [...points, "split:1+1", "split:2+1", "split:1+1+1"];
    const names = picks.map((pick) => pickName(pick, view, words, GEOMETRY));
    expect(new Set(names).size).toBe(picks.length);
  });
});

describe("in English", () => {
  const view = { ...ANY, figures: { Na: { seat: 1, height: 2 } }, markers: [1, 8] };

  it("says what a pick is", () => {
    const name = (pick: string) => pickName(pick, view, en, GEOMETRY);
    expect(name("point:Na")).toBe("top · top corner, Double, square");
    expect(name("point:Nx")).toBe("top · right side, free");
    expect(name("point:Ma")).toBe("middle · bottom corner, free");
    expect(name("point:Wo")).toBe("left · centre, free");
    expect(name("turn:M<")).toBe("Middle triangle anticlockwise");
    expect(name("split:2+1")).toBe("Split: Double and Single");
  });

  it("says what happened", () => {
    const described = (action: string) => tell({ seat: 0, action, effects: [] }, en, GEOMETRY);
    expect(described("@Nx+Wa")).toBe("comes in: top · right side and left · left corner");
    expect(described("Na-No")).toBe("goes top · top corner → top · centre");
    expect(described("No/Na+Nx+Ny")).toBe(
      "splits top · centre: top · top corner, top · right side and top · bottom side",
    );
    expect(described("No/2Na+Nx")).toBe(
      "splits top · centre: Double → top · top corner and Single → top · right side",
    );
  });

  it("counts markers", () => {
    expect(counts(view, 0, en)).toBe("1 marker");
    expect(counts(view, 1, en)).toBe("8 markers");
  });
});
