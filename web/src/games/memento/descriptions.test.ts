import { describe, expect, it } from "vitest";
import { load } from "../../../build/words/memento";
import en from "../../../build/words/memento.en";
import type { Effect } from "../../api/types";
import { LANGUAGES } from "../../words/language";
import { given } from "../samples";
import { actionName, counts, ending, pickName, reason, tell, where } from "./descriptions";
import { ENDINGS, GEOMETRY, POSITIONS, REASONS } from "./samples";

const ANY = given(POSITIONS[0]).view;

const isTurn = (action: string) => /[<>]$/.test(action);

describe.each(LANGUAGES)("words in %s", (language) => {
  it("have a sentence for every ending and every reason, and no others", async () => {
    const words = await load(language);
    expect(Object.keys(words.ending)).toEqual(ENDINGS);
    expect(Object.keys(words.reason)).toEqual(REASONS);
    for (const name of ENDINGS) expect(ending(name, words)).toMatch(/\.$/);
    for (const name of REASONS) expect(reason(name, words)).toMatch(/\.$/);
    expect(reason("no-such-reason", words)).toBeUndefined();
  });

  it("distinguish all actions", async () => {
    const words = await load(language);
    const legal = [...new Set(POSITIONS.flatMap((position) => position.legal))];
    expect(new Set(legal.map((action) => actionName(action, words, GEOMETRY))).size).toBe(
      legal.length,
    );
  });

  it("say where each action happened, except for turns", async () => {
    const words = await load(language);
    const legal = [...new Set(POSITIONS.flatMap((position) => position.legal))];
    const place = (action: string) => where({ seat: 0, action, effects: [] }, words, GEOMETRY);
    const [turns, others] = [legal.filter(isTurn), legal.filter((action) => !isTurn(action))];
    expect(new Set(turns.map(place))).toEqual(new Set([""]));
    expect(new Set(others.map(place)).size).toBe(others.length);
  });

  it("distinguish all points and splits", async () => {
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

  it("name picks", () => {
    const name = (pick: string) => pickName(pick, view, en, GEOMETRY);
    expect(name("point:Na")).toBe("top · top corner, Double, square");
    expect(name("point:Nx")).toBe("top · right side, free");
    expect(name("point:Ma")).toBe("inner · bottom corner, free");
    expect(name("point:Wo")).toBe("left · centre, free");
    expect(name("turn:M<")).toBe("Inner triangle anticlockwise");
    expect(name("split:2+1")).toBe("Split: Double and Single");
  });

  const reader = { seat: 1, name: (seat: number) => `seat ${seat}` };

  /** The sentence for an entry of the first seat, with stressed parts between asterisks. */
  function textOf(...effects: Partial<Effect>[]): string {
    const plain = { seat: 0, at: [], count: 1, type: "" };
    const entry = { seat: 0, action: "", effects: effects.map((each) => ({ ...plain, ...each })) };
    return tell(entry, en, GEOMETRY, reader)
      .map(({ text, stressed }) => (stressed ? `*${text}*` : text))
      .join(", ");
  }

  it("tell what happened", () => {
    expect(
      textOf({ type: "placed", part: "N" }, { type: "placed", why: "second", part: "W" }),
    ).toBe("brings a Single into the top triangle, another into the left one");
    expect(textOf({ type: "turned", part: "E", count: -1 })).toBe(
      "turns the right triangle anticlockwise",
    );
    expect(textOf({ type: "moved", why: "step", part: "M", count: 3 })).toBe(
      "moves a Triple into the inner triangle",
    );
    expect(
      textOf(
        { type: "split", count: 3 },
        { type: "moved", why: "split", part: "W", count: 2 },
        { type: "moved", why: "split", part: "M" },
      ),
    ).toBe("splits a Triple, a Double on the left, a Single inside");
  });

  it("say where it happened", () => {
    const place = (action: string) => where({ seat: 0, action, effects: [] }, en, GEOMETRY);
    expect(place("@Na")).toBe("top · top corner");
    expect(place("@Na+Wa")).toMatch(/^top · top corner and left · /);
    expect(place("Na-No")).toBe("top · top corner → top · centre");
    expect(place("No/2Na+Nx")).toBe(
      "Split top · centre: Double → top · top corner and Single → top · right side",
    );
    expect(place("N>")).toBe("");
  });

  it("stress gains and losses", () => {
    const moved = { type: "moved", why: "onto", part: "N" };
    const stacked = { type: "stacked", count: 3 };
    expect(textOf(moved, { type: "taken", seat: 1, count: 2, part: "N" }, stacked)).toBe(
      "*takes your Double in the top triangle*, *now a Triple*",
    );
    expect(
      textOf(moved, { type: "taken", seat: 2, count: 2, part: "N" }, { type: "out", seat: 2 }),
    ).toBe("*takes a Double from seat 2 in the top triangle*, *seat 2 is out*");
    expect(textOf(moved, { type: "joined", count: 2, part: "N" }, stacked)).toBe(
      "stacks onto their own Double in the top triangle, now a Triple",
    );
  });

  it("count figures, and say who is out", () => {
    expect(counts({ ...view, in_play: [0, 1] }, 1, en)).toBe("1 figure");
    expect(counts({ ...view, in_play: [0, 1] }, 0, en)).toBe("0 figures");
    expect(counts({ ...view, in_play: [1] }, 0, en)).toBe("out");
  });
});
