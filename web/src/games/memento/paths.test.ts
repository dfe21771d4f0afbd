import { describe, expect, it } from "vitest";
import { Chooser } from "../../board/chooser";
import { distance } from "../../board/motion";
import { given } from "../samples";
import game from ".";
import { paths, pickedPoint } from "./paths";
import { ghosts, liftedPoint } from "./preview";
import { GEOMETRY, POSITIONS } from "./samples";

const ANY = given(POSITIONS[0]).view;

describe("paths", () => {
  it("lead to every legal action and to nothing else", () => {
    for (const { legal } of POSITIONS) {
      const all = paths(legal);
      expect(new Set(all.map(({ action }) => action))).toEqual(new Set(legal));
      expect(new Set(all.map(({ picks }) => picks.join())).size).toBe(all.length);
    }
  });

  it("can be chosen pick by pick", () => {
    for (const { legal } of POSITIONS.filter((_, k) => k % 7 === 0)) {
      const all = paths(legal);
      for (const { action, picks } of all) {
        let chooser = new Chooser(all);
        for (const pick of picks) {
          expect(chooser.complete).toBe(false);
          expect(chooser.open).toContain(pick);
          chooser = chooser.pick(pick);
        }
        expect(chooser.complete).toBe(true);
        expect(chooser.action).toBe(action);
      }
    }
  });

  it.each([
    ["@Na", ["point:Na"]],
    ["@Nx+Wa", ["point:Nx point:Wa", "point:Wa point:Nx"]],
    ["N>", ["turn:N>"]],
    ["M<", ["turn:M<"]],
    ["Na-No", ["point:Na point:No"]],
    ["No/Na+Nx", ["point:No split:1+1 point:Na point:Nx", "point:No split:1+1 point:Nx point:Na"]],
    ["No/2Na+Nx", ["point:No split:2+1 point:Na point:Nx"]],
  ])("%s", (action, expected) => {
    expect(paths([action]).map(({ picks }) => picks.join(" "))).toEqual(expected);
  });

  it("take the three Singles of a split in any order", () => {
    const picks = paths(["No/Na+Nx+Ny"]).map((path) => path.picks.slice(2).join());
    expect(new Set(picks).size).toBe(6);
  });
});

describe("places", () => {
  it("are nearest to themselves among all open picks", () => {
    for (const { geometry, view, legal } of POSITIONS) {
      const points = new Set(paths(legal).flatMap(({ picks }) => picks.filter(pickedPoint)));
      const places = [...points].map((pick) => game.place(pick, view, geometry));
      for (const [k, place] of places.entries()) {
        if (!place) throw new Error("a point without a place");
        const others = places.filter((other, j) => other && j !== k);
        for (const other of others) expect(distance(place, other ?? place)).toBeGreaterThan(0.05);
      }
    }
  });

  it("are missing for turns and splits, which have buttons", () => {
    for (const pick of ["turn:N>", "turn:M<", "split:1+1", "split:2+1"]) {
      expect(game.place(pick, ANY, GEOMETRY)).toBeNull();
    }
  });

  it("are in the triangle that is gripped there, and in no other", () => {
    for (const point of Object.keys(GEOMETRY.points)) {
      const place = game.place(`point:${point}`, { ...ANY, figures: {} }, GEOMETRY);
      const holding = game.grips(GEOMETRY).filter((grip) => place && grip.holds(place));
      expect(holding.map(({ part }) => part)).toEqual([point[0]]);
    }
  });
});

describe("a preview", () => {
  const view = {
    ...ANY,
    to_move: 1,
    figures: { No: { seat: 1, height: 3 }, Ea: { seat: 0, height: 1 } },
  };
  const seen = (...chosen: string[]) =>
    ghosts(view, chosen).map(({ point, height }) => `${height}${point}`);

  it("shows new Singles", () => {
    expect(liftedPoint(view, ["point:Na"])).toBeNull();
    expect(seen("point:Na")).toEqual(["1Na"]);
  });

  it("shows the parts of a split, the Double first", () => {
    expect(liftedPoint(view, ["point:No"])).toBe("No");
    expect(seen("point:No")).toEqual([]);
    expect(seen("point:No", "split:2+1", "point:Na")).toEqual(["2Na"]);
    expect(seen("point:No", "split:2+1", "point:Na", "point:Nx")).toEqual(["2Na", "1Nx"]);
    expect(seen("point:No", "split:1+1+1", "point:Na")).toEqual(["1Na"]);
  });

  it("shows a figure on its goal, unless the goal is occupied", () => {
    expect(seen("point:No", "point:Na")).toEqual(["3Na"]);
    expect(seen("point:No", "point:Ea")).toEqual([]);
  });
});
