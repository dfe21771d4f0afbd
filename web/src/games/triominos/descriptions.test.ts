import { describe, expect, it } from "vitest";
import { load } from "../../../build/words/triominos";
import en from "../../../build/words/triominos.en";
import type { Effect } from "../../api/types";
import { Chooser } from "../../board/chooser";
import { joined, type Reader } from "../../board/telling";
import { LANGUAGES } from "../../words/language";
import { given } from "../samples";
import {
  actionName,
  counts,
  ending,
  heardRack,
  pickName,
  reason,
  task,
  tell,
} from "./descriptions";
import { paths } from "./paths";
import { ENDINGS, GEOMETRY, PLIES, POSITIONS, REASONS, swapping } from "./samples";

/** A reader on the first seat; all others have the same name. */
const READER: Reader = { seat: 0, name: () => "Ada" };

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
    for (const { entry } of PLIES) {
      const text = joined(tell(entry, words, GEOMETRY, READER));
      expect(text).not.toMatch(/undefined|NaN|^$|[\^v]-?\d+,/);
    }
  });
});

describe("endings and refusals", () => {
  it.each(LANGUAGES)("have a sentence in %s, and nothing else has", async (language) => {
    const words = await load(language);
    expect(Object.keys(words.ending).sort()).toEqual(ENDINGS.toSorted());
    expect(Object.keys(words.reason).sort()).toEqual(REASONS.toSorted());
    for (const name of ENDINGS) expect(ending(name, words)).toMatch(/\.$/);
    for (const name of REASONS) expect(reason(name, words)).toMatch(/\.$/);
  });
});

describe("in English", () => {
  const free = { "v-1,0": "021", "v0,0": "230", "v0,-1": "130" };
  const view = { ...given(POSITIONS[0]).view, table: ["^0,0=123"], free };

  it("names cards and places", () => {
    expect(pickName("card:123", view, en, GEOMETRY)).toBe("card 1-2-3");
    expect(pickName("card:***", view, en, GEOMETRY)).toBe("the joker");
    expect(pickName("cell:v0,0", view, en, GEOMETRY)).toBe(
      "place 2, next to card 1-2-3, needs 2, 3",
    );
    const { before } = swapping();
    expect(pickName("cell:^0,1", before, en, GEOMETRY)).toBe(
      "place 2, next to the joker, needs 2, 3",
    );
    const between = { ...view, free: { "v0,0": "2-0" } };
    expect(pickName("cell:v0,0", between, en, GEOMETRY)).toBe(
      "place 1, next to card 1-2-3, no card fits",
    );
  });

  it("names actions", () => {
    const name = (action: string) => actionName(action, en, GEOMETRY);
    expect(name("^0,1=231")).toBe("card 2-3-1, from the first card 1 up, 1 to the right");
    expect(name("v0,-1=***")).toBe("the joker, from the first card 1 down");
    expect(name("^0,0=231")).toBe("card 2-3-1, on the first card");
    expect(name("swap=332")).toBe("swap 2-3-3 for the joker");
  });

  it("tells what happened", () => {
    const did = (type: string, more: Partial<Effect> = {}) => ({
      type,
      seat: 1,
      at: [],
      count: 1,
      ...more,
    });
    const textOf = (effects: Effect[], more: { card?: string } = {}) =>
      tell({ seat: 1, action: "", effects, ...more }, en, GEOMETRY, READER);
    const said = (...effects: Effect[]) => joined(textOf(effects));
    expect(said(did("placed", { part: "1-2-3" }))).toBe("lays 1-2-3");
    expect(said(did("placed", { part: "joker" }))).toBe("lays the joker");
    expect(
      textOf([
        did("placed", { part: "1-2-3" }),
        did("chips", { why: "card" }),
        did("chips", { why: "bridge" }),
      ]),
    ).toEqual([
      { text: "lays 1-2-3", stressed: false },
      { text: "+1 chip", stressed: true },
      { text: "+1 for the bridge", stressed: true },
    ]);
    const buying = [did("chips", { why: "buy", count: -1 }), did("bought")];
    expect(said(...buying)).toBe("buys a card for a chip");
    expect(joined(textOf(buying, { card: "122" }))).toBe("buys a card for a chip, draws 1-2-2");
    expect(joined(textOf(buying, { card: "***" }))).toBe("buys a card for a chip, draws the joker");
    expect(said(did("swapped", { part: "2-3-3" }))).toBe("swaps 2-3-3 for the joker");
    expect(said(did("passed"))).toBe("passes");
    const won = (seat: number) => said(did("won", { seat, why: "pot" }));
    expect([won(0), won(1), won(2)]).toEqual(["you win", "wins", "Ada wins"]);
  });

  it("says what to do", () => {
    const LEGAL = ["^0,1=112", "^0,1=121", "v0,1=211", "swap=121", "buy"];
    const asked = (legal: string[], ...picks: string[]) =>
      task(
        picks.reduce((chosen, pick) => chosen.pick(pick), new Chooser(paths(legal))),
        view,
        en,
      );
    expect(asked(LEGAL)).toBe("Choose a card, or buy one.");
    expect(asked(["swap=121"])).toBe("Choose a card.");
    expect(asked(["buy"])).toBe("No card fits: buy one.");
    expect(asked(["pass"])).toBe("You can neither lay nor buy a card: pass.");
    expect(asked(LEGAL, "card:112")).toBe("Where does it go?");
    expect(asked(LEGAL, "cell:^0,1")).toBe("Which card goes there?");
    expect(asked(LEGAL, "swap")).toBe("Which card do you leave for the joker?");
    expect(asked(LEGAL, "cell:^0,1", "card:112")).toBe("Which way round?");
    expect(asked(LEGAL, "card:112", "cell:v0,1")).toBe("Does it fit like this? Tap again.");
    expect(asked(LEGAL, "buy")).toBe("Buy a card for a chip? Tap again.");
    expect(asked(["pass"], "pass")).toBe("Really pass? Tap again.");
    expect(asked([])).toBe("");
  });

  it("says what fits beside the joker where its sides are free", () => {
    const { before } = swapping();
    const choice = new Chooser(paths(["^0,1=112", "v0,1=211"])).pick("card:112");
    const free = { ...view.options, joker_side: "side" as const };
    const hint = "Where does it go? Beside the joker only cards side by side have to match.";
    expect(task(choice, { ...before, options: free }, en)).toBe(hint);
    expect(task(choice, before, en)).toBe("Where does it go?");
    expect(task(choice, { ...view, options: free }, en)).toBe("Where does it go?");
  });

  it("counts what a seat has", () => {
    expect(counts(view, 0, en)).toBe("4 chips, 6 cards");
    const seen = { ...view, racks: [null, ["123", "***"]] };
    expect(heardRack(seen, 1, en)).toBe("Seat 2: card 1-2-3, the joker");
  });

  it("explains refusals", () => {
    for (const { view } of POSITIONS) {
      if (view.ending) expect(ending(view.ending, en)).toMatch(/\.$/);
    }
    expect(reason("no-chip", en)).toContain("chip");
    expect(reason("no-such-reason", en)).toBeUndefined();
  });
});
