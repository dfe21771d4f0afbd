import { describe, expect, it } from "vitest";
import type { Entry } from "../api/types";
import { did, entryOf, GAME, GEOMETRY, viewOf } from "./sample";
import type { Token } from "./scene";
import type { SomeView } from "./types";

const MINE = { seat: 0 };
const THEIRS = { seat: 1 };

function framesOf(before: SomeView, entry: Entry, after: SomeView) {
  const at = (t: number) => GAME.frame(before, entry, after, t, GEOMETRY);
  const token = (t: number, key: string): Token => {
    const found = at(t).tokens.find((each) => each.key === key);
    if (!found) throw new Error(`there is no ${key} at ${t}`);
    return found;
  };
  return { at, token };
}

describe("a picture at rest", () => {
  it("shows every piece on its place", () => {
    const view = viewOf({ a1: MINE, c3: { seat: null, kind: "wall", count: 2 } });
    expect(GAME.rest(view, GEOMETRY)).toEqual({
      tokens: [
        { key: "a1", seat: 0, kind: "", count: 1, at: { x: 0, y: 0 }, lift: 0, shown: 1 },
        { key: "c3", seat: null, kind: "wall", count: 2, at: { x: 2, y: 2 }, lift: 0, shown: 1 },
      ],
      turn: null,
    });
  });

  it("ignores a view without pieces, a geometry without places, and unknown places", () => {
    const { pieces: _, ...bare } = viewOf({});
    expect(GAME.rest(bare as SomeView, GEOMETRY).tokens).toEqual([]);
    expect(GAME.rest(viewOf({ a1: MINE }), {}).tokens).toEqual([]);
    expect(GAME.rest(viewOf({ z9: MINE }), GEOMETRY).tokens).toEqual([]);
  });
});

describe("a motion", () => {
  const a1 = viewOf({ a1: MINE });

  it("starts with the old view and ends with the new one", () => {
    const after = viewOf({ b1: MINE, c2: THEIRS });
    for (const entry of [
      entryOf("move a1 b1", did("moved", ["a1", "b1"])),
      entryOf("odd", did("moved", ["a1", "z9"]), did("taken", [])),
      entryOf("nothing"),
    ]) {
      const { at } = framesOf(a1, entry, after);
      expect(at(0)).toEqual(GAME.rest(a1, GEOMETRY));
      expect(at(1)).toEqual(GAME.rest(after, GEOMETRY));
    }
  });

  it("carries a piece along its way", () => {
    const entry = entryOf("", did("moved", ["a1", "b1", "b2"]));
    const { token } = framesOf(a1, entry, viewOf({ b2: MINE }));
    const way = Array.from({ length: 50 }, (_, k) => token(k / 50, "a1").at);
    expect(way.some(({ x, y }) => x === 1 && y > 0)).toBe(true);
    expect(way.every(({ x, y }) => y === 0 || x === 1)).toBe(true);
    expect(GAME.duration(entry)).toBeGreaterThan(GAME.duration(entryOf("", did("placed", ["a1"]))));
  });

  it("drops a new piece, lifts a taken one", () => {
    const { token } = framesOf(
      a1,
      entryOf("", did("placed", ["c3"])),
      viewOf({ a1: MINE, c3: MINE }),
    );
    expect(token(0.1, "c3 new").lift).toBeGreaterThan(token(0.6, "c3 new").lift);
    expect(token(0.1, "c3 new").shown).toBeLessThan(token(0.6, "c3 new").shown);
    const gone = framesOf(a1, entryOf("", did("taken", ["a1"])), viewOf({}));
    expect(gone.token(0.6, "a1").lift).toBeGreaterThan(gone.token(0.1, "a1").lift);
    expect(gone.token(0.6, "a1").shown).toBeLessThan(gone.token(0.1, "a1").shown);
  });

  it("fades a piece that no effect mentions", () => {
    const { token } = framesOf(a1, entryOf("flip a1"), viewOf({ a1: THEIRS }));
    expect(token(0.5, "a1")).toMatchObject({ seat: 0, lift: 0 });
    expect(token(0.5, "a1 new")).toMatchObject({ seat: 1, lift: 0 });
    expect(token(0.5, "a1").shown + token(0.5, "a1 new").shown).toBeCloseTo(1);
  });

  it("takes some of a stack and leaves the others", () => {
    const before = viewOf({ a1: { seat: 0, count: 3 }, b1: { seat: 0, count: 1 } });
    const after = viewOf({ a1: { seat: 0, count: 1 }, b1: { seat: 0, count: 3 } });
    const { at } = framesOf(before, entryOf("", did("moved", ["a1", "b1"], 2)), after);
    expect(at(0.5).tokens.map(({ key, count, shown }) => [key, count, shown])).toEqual([
      ["a1 left", 1, 1],
      ["b1", 1, 1],
      ["a1", 2, 1],
    ]);
  });
});

describe("a turn", () => {
  const before = viewOf({ a1: MINE, c3: THEIRS });
  const after = viewOf({ b1: MINE, c3: THEIRS });
  const entry = entryOf("corner>", did("turned", ["corner"], 1));

  it("only carries the pieces of its part", () => {
    const { at, token } = framesOf(before, entry, after);
    expect(at(0).turn).toEqual({ part: "corner", degrees: 0 });
    expect(token(0, "a1").at).toEqual({ x: 0, y: 0 });
    const late = token(0.9999, "a1").at;
    expect(late.x).toBeCloseTo(1);
    expect(late.y).toBeCloseTo(0);
    expect(token(0.5, "c3").at).toEqual({ x: 2, y: 2 });
    expect(at(1)).toEqual(GAME.rest(after, GEOMETRY));
  });

  it("carries a piece that was placed just before", () => {
    const both = entryOf("", did("placed", ["a2"]), did("turned", ["corner"], 1));
    const { token } = framesOf(before, both, viewOf({ a1: MINE, b1: MINE, c3: THEIRS }));
    expect(token(0.9999, "a2 new").at.x).toBeCloseTo(0);
    expect(token(0.9999, "a2 new").at.y).toBeCloseTo(0);
  });

  it("has an arc, and can be dragged", () => {
    expect(GAME.arc(entry, GEOMETRY)).toMatchObject({ centre: { x: 0.5, y: 0.5 }, degrees: 90 });
    expect(GAME.arc(entryOf("pass"), GEOMETRY)).toBeNull();
    const { tokens, turn } = GAME.turned(before, "corner", 45, GEOMETRY);
    expect(turn).toEqual({ part: "corner", degrees: 45 });
    expect(tokens[0]?.at.x).toBeCloseTo(0.5);
  });

  it("of an unknown part is ignored", () => {
    const odd = entryOf("", did("turned", ["ring"], 1));
    expect(GAME.arc(odd, GEOMETRY)).toBeNull();
    expect(GAME.frame(before, odd, after, 0, GEOMETRY)).toEqual(GAME.rest(before, GEOMETRY));
  });
});
