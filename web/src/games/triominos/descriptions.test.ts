import { describe, expect, it } from "vitest";
import { load } from "../../../build/words/triominos";
import en from "../../../build/words/triominos.en";
import { LANGUAGES } from "../../words/language";
import { given } from "../samples";
import { actionName, counts, ending, heardSeat, pickName, reason, tell } from "./descriptions";
import { paths } from "./paths";
import { ENDINGS, GEOMETRY, PLIES, POSITIONS, REASONS, swapping } from "./samples";

describe("the words", () => {
  it.each(LANGUAGES)("name every pick, action and entry in %s", async (language) => {
    const words = await load(language);
    for (const { view, legal } of POSITIONS) {
      const picks = [...new Set(paths(legal).flatMap((path) => path.picks))];
      const names = picks.map((pick) => pickName(pick, view, words, GEOMETRY));
      expect(new Set(names).size).toBe(picks.length);
      expect(new Set(legal.map((action) => actionName(action, words, GEOMETRY))).size).toBe(
        legal.length,
      );
    }
    for (const { entry } of PLIES) expect(tell(entry, words)).not.toMatch(/undefined|NaN|^$/);
  });
});

describe("every ending and every refusal", () => {
  it.each(LANGUAGES)("has a sentence in %s, and nothing else has", async (language) => {
    const words = await load(language);
    expect(Object.keys(words.endings).sort()).toEqual(ENDINGS.toSorted());
    expect(Object.keys(words.reasons).sort()).toEqual(REASONS.toSorted());
    for (const name of ENDINGS) expect(ending(name, words)).toMatch(/\.$/);
    for (const name of REASONS) expect(reason(name, words)).toMatch(/\.$/);
  });
});

describe("in English", () => {
  const free = { "v-1,0": "021", "v0,0": "230", "v0,-1": "130" };
  const view = { ...given(POSITIONS[0]).view, table: ["^0,0=123"], free };
  const did = (action: string) => ({ seat: 0, action, effects: [] });

  it("cards and places", () => {
    expect(pickName("card:123", view, en, GEOMETRY)).toBe("card 1-2-3");
    expect(pickName("card:***", view, en, GEOMETRY)).toBe("the joker");
    expect(pickName("cell:v0,0", view, en, GEOMETRY)).toBe(
      "place 2, next to card 1-2-3, needs 2, 3",
    );
    const { before } = swapping();
    expect(pickName("cell:^0,1", before, en, GEOMETRY)).toBe(
      "place 2, next to the joker, needs 2, 3",
    );
  });

  it("what could be done", () => {
    const name = (action: string) => actionName(action, en, GEOMETRY);
    expect(name("^0,1=231")).toBe("card 2-3-1, from the first card 1 up, 1 to the right");
    expect(name("v0,-1=***")).toBe("the joker, from the first card 1 down");
    expect(name("^0,0=231")).toBe("card 2-3-1, on the first card");
    expect(name("swap=332")).toBe("swap card 2-3-3 for the joker");
  });

  it("what happened", () => {
    expect(tell(did("^0,1=231"), en)).toBe("laid card 1-2-3");
    expect(tell(did("^0,1=***"), en)).toBe("laid the joker");
    expect(tell(did("buy"), en)).toBe("bought a card");
    expect(tell({ ...did("buy"), card: "122" }, en)).toBe("bought card 1-2-2");
    expect(tell(did("swap=332"), en)).toBe("swapped card 2-3-3 for the joker");
    expect(tell(did("pass"), en)).toBe("passed");
  });

  it("what a seat has", () => {
    expect(counts(view, 0, en)).toBe("4 chips, 6 cards");
    expect(heardSeat(view, 1, en)).toBe("Seat 2: 4 chips, 6 cards");
    const seen = { ...view, racks: [null, ["123", "***"]] };
    expect(heardSeat(seen, 1, en)).toBe("Seat 2: 4 chips, 6 cards: card 1-2-3, the joker");
  });

  it("why", () => {
    for (const { view } of POSITIONS) {
      if (view.ending) expect(ending(view.ending, en)).toMatch(/\.$/);
    }
    expect(reason("no-chip", en)).toContain("chip");
    expect(reason("no-such-reason", en)).toBeUndefined();
  });
});
