import { describe, expect, it } from "vitest";
import { Chooser } from "../../board/chooser";
import type { AnyGame } from "../../board/game";
import { Board } from "../../board/model.svelte";
import { distance } from "../../board/motion";
import type { Pick } from "../../board/types";
import { given } from "../samples";
import dimenticato from ".";
import { KEY, keyPlace, NUMBERS } from "./keys";
import { diceFields, startNumber } from "./layout";
import { paths, place, reach } from "./paths";
import { SAMPLES } from "./samples";
import type { DimenticatoGeometry, DimenticatoView } from "./types";

const ALL = Object.values(SAMPLES);

/** The open picks that a pointer at a pick's place could mean, nearest first. */
function hits(
  pick: Pick,
  open: ReadonlySet<Pick>,
  view: DimenticatoView,
  geometry: DimenticatoGeometry,
): Pick[] {
  const at = place(pick, view, geometry);
  if (!at) return [pick];
  const far = (one: Pick) => distance(at, place(one, view, geometry) ?? { x: Infinity, y: 0 });
  const near = [...open].filter((one) => far(one) < reach(geometry, one));
  return near.sort((one, other) => far(one) - far(other));
}

describe("paths", () => {
  it("the samples are not empty", () => {
    expect(ALL).toHaveLength(4);
  });

  it.each(ALL)("lead to every legal action and to nothing else", ({ views, legal }) => {
    for (const [k, actions] of legal.entries()) {
      if (!views[k]) throw new Error("no view");
      const all = paths(actions);
      expect(new Set(all.map(({ action }) => action))).toEqual(new Set(actions));
      for (const { action, picks } of all) {
        const chooser = picks.reduce((one, pick) => {
          expect(one.open.has(pick)).toBe(true);
          return one.pick(pick);
        }, new Chooser(all));
        expect(chooser.complete).toBe(true);
        expect(chooser.action).toBe(action);
      }
    }
  });

  it.each(ALL)("can be hit at their places", ({ views, legal, geometry }) => {
    for (const [k, actions] of legal.entries()) {
      const view = views[k];
      if (!view) throw new Error("no view");
      const all = paths(actions);
      for (const { picks } of all) {
        for (const [n, pick] of picks.entries()) {
          const { open } = new Chooser(all, picks.slice(0, n));
          expect(hits(pick, open, view, geometry)[0]).toBe(pick);
        }
      }
    }
  });

  it("go from the figure to its goal, then to where another is set back", () => {
    expect(paths(["1>0,7!0,4", "2=4", "pass"])).toEqual([
      { action: "1>0,7!0,4", picks: ["figure:1", "point:0,7", "back:0,4"] },
      { action: "2=4", picks: ["figure:2", "say:4"] },
      { action: "pass", picks: ["pass"] },
    ]);
  });

  it("skip the figure if only one can move", () => {
    const picks = paths(["2>-1,3", "2>0,7!0,4"]).map((path) => path.picks);
    expect(picks).toContainEqual(["point:-1,3"]);
    expect(picks).toContainEqual(["point:0,7", "back:0,4"]);
    expect(paths(["pass"])).toEqual([{ action: "pass", picks: ["pass"] }]);
  });

  it("skip the figure that may stay, and need one pick for staying", () => {
    const all = paths(["2>0,7!0,4", "stay"]);
    expect(all.map((path) => path.picks)).toContainEqual(["point:0,7", "back:0,4"]);
    expect(all.filter(({ action }) => action === "stay")).toEqual([
      { action: "stay", picks: ["stay"] },
    ]);
  });
});

describe("keys in the middle of the board", () => {
  const { views, legal, geometry } = given(SAMPLES["4"]);
  const k = legal.findIndex((actions) => actions.includes("1=1"));
  const [view, actions] = [given(views[k]), given(legal[k])];

  it("can be hit up to their corners", () => {
    const board = new Board(
      dimenticato as AnyGame,
      geometry,
      view,
      () => false,
      () => {},
      () => false,
      () => {},
    );
    board.render(view, actions);
    board.pick("figure:1");
    for (const number of NUMBERS) {
      const { x, y } = given(keyPlace(number, geometry));
      for (const [right, down] of [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ] as const) {
        const corner = { x: x + (right * KEY) / 2, y: y + (down * KEY) / 2 };
        expect(board.under(corner)).toBe(`say:${number}`);
      }
    }
  });
});

describe("start fields", () => {
  it.each(ALL)("are the fields without dice, four for each seat", ({ geometry, views }) => {
    const starts = Object.keys(geometry.fields).filter((name) => startNumber(name, geometry) > 0);
    expect(starts.sort()).toEqual(geometry.starts.flat().sort());
    for (const fields of geometry.starts) {
      expect(fields.map((name) => startNumber(name, geometry))).toEqual([1, 2, 3, 4]);
    }
    expect(diceFields(geometry)).toHaveLength(views[0]?.numbers.length ?? 0);
  });
});
