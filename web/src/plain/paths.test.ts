import { describe, expect, it } from "vitest";
import { Chooser } from "../board/chooser";
import { pathsOf } from "./paths";
import { GAME, GEOMETRY, viewOf } from "./sample";

function picks(...legal: string[]): Record<string, readonly string[]> {
  return Object.fromEntries(GAME.paths(legal, GEOMETRY).map((path) => [path.action, path.picks]));
}

describe("the picks of an action", () => {
  it("are the places in its text, in order", () => {
    expect(picks("move a1 b2", "@c3", "c1-c2")).toEqual({
      "move a1 b2": ["place:a1", "place:b2"],
      "@c3": ["place:c3"],
      "c1-c2": ["place:c1", "place:c2"],
    });
  });

  it("only include places whose name is a whole word", () => {
    expect(picks("a11", "xa1", "béa1", "a1é")).toEqual({
      a11: ["do:a11"],
      xa1: ["do:xa1"],
      béa1: ["do:béa1"],
      a1é: ["do:a1é"],
    });
  });

  it("use the longest matching name, including punctuation", () => {
    const places = Object.fromEntries(
      ["0", "0,1", "a.b", "1"].map((name) => [name, { x: 0, y: 0 }]),
    );
    const found = pathsOf(["2>0,1", "a.b", "axb", "0 1"], {}, { places });
    expect(found.map((path) => path.picks)).toEqual([
      ["place:0,1"],
      ["place:a.b"],
      ["do:axb"],
      ["place:0", "place:1"],
    ]);
  });

  it("come from the package if it provides them", () => {
    expect(picks("corner>", "xb1")).toEqual({ "corner>": ["turn:corner>"], xb1: ["place:b1"] });
  });

  it("are a button if there is no place", () => {
    expect(picks("pass")).toEqual({ pass: ["do:pass"] });
  });

  it("end with a button if several actions have the same places", () => {
    expect(picks("move a1 b1", "jump a1 b1")).toEqual({
      "move a1 b1": ["place:a1", "place:b1", "do:move a1 b1"],
      "jump a1 b1": ["place:a1", "place:b1", "do:jump a1 b1"],
    });
  });

  it("end with a button if another action continues", () => {
    const legal = ["jump a1 b1", "jump a1 b1 c1"];
    expect(picks(...legal)).toEqual({
      "jump a1 b1": ["place:a1", "place:b1", "do:jump a1 b1"],
      "jump a1 b1 c1": ["place:a1", "place:b1", "place:c1"],
    });
    const twice = new Chooser(GAME.paths(legal, GEOMETRY)).pick("place:a1").pick("place:b1");
    expect([...twice.open]).toEqual(["do:jump a1 b1", "place:c1"]);
  });

  it("are buttons if the board has no places", () => {
    expect(pathsOf(["a1", "b1"], {}, {}).map((path) => path.picks)).toEqual([["do:a1"], ["do:b1"]]);
  });
});

describe("the place of a pick", () => {
  it("is the middle of its place; buttons have none", () => {
    const view = viewOf({});
    expect(GAME.place("place:b3", view, GEOMETRY)).toEqual({ x: 1, y: 2 });
    for (const pick of ["place:z9", "do:pass", "turn:corner>", "odd"]) {
      expect(GAME.place(pick, view, GEOMETRY)).toBeNull();
    }
  });

  it("can be hit within 44 pixels on a board of 330", () => {
    for (const places of [30, 100, 400]) {
      const row = Object.fromEntries(
        Array.from({ length: places }, (_, k) => [`p${k}`, { x: k % 20, y: Math.floor(k / 20) }]),
      );
      const { width, height } = GAME.box(viewOf({}), { places: row });
      expect((GAME.reach({ places: row }) * 2 * 330) / Math.max(width, height)).toBeGreaterThan(
        43.9,
      );
    }
  });

  it("is held by the smallest part there", () => {
    const centre = { x: 0, y: 0 };
    const turning = {
      outer: { centre, radius: 2, places: ["b"], turn: 45 },
      inner: { centre, radius: 1, places: ["a"], turn: 45 },
    };
    const places = { a: { x: 0.5, y: 0 }, b: { x: 1.5, y: 0 } };
    const holding = (x: number) =>
      GAME.grips({ places, turning })
        .filter((grip) => grip.holds({ x, y: 0 }))
        .map((grip) => grip.part);
    expect([0.5, 1.5, 2.5].map(holding)).toEqual([["inner"], ["outer"], []]);
  });
});
