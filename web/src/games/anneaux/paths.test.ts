import { describe, expect, it } from "vitest";
import { Chooser } from "../../board/chooser";
import { distance } from "../../board/motion";
import { parse } from "./actions";
import { placeOf, ringOf } from "./layout";
import { grips, paths, place, pointPick, reach, turnPick } from "./paths";
import { GEOMETRY as geometry, POSITIONS } from "./samples";

describe("choosing", () => {
  it("lead to every legal action and to nothing else", () => {
    for (const { legal } of POSITIONS) {
      const ways = paths(legal);
      expect(new Set(ways.map((way) => way.action))).toEqual(new Set(legal));
      for (const { action, picks } of ways) {
        const chooser = picks.reduce((chosen, pick) => chosen.pick(pick), new Chooser(ways));
        expect(chooser.action).toBe(action);
        expect(chooser.chosen).toEqual(picks);
        expect(chooser.complete).toBe(true);
      }
    }
  });

  it("cover every kind of action", () => {
    expect(paths(["@A1", "A1-A2", "B>", "B<", "xC5", "pass"]).map((way) => way.picks)).toEqual([
      ["point:A1"],
      ["point:A1", "point:A2"],
      ["turn:B>"],
      ["turn:B<"],
      ["point:C5"],
      ["pass"],
    ]);
    expect(() => parse("A1")).toThrow();
  });

  it("put each cell at its own place, and turns beside the board", () => {
    const cells = Object.keys(geometry.cells);
    for (const cell of cells) {
      const at = place(pointPick(cell), geometry);
      expect(at).toEqual(placeOf(cell, geometry));
      const others = cells.filter((other) => other !== cell);
      const near = Math.min(
        ...others.map((other) => distance(placeOf(other, geometry), placeOf(cell, geometry))),
      );
      expect(near).toBeGreaterThan(reach(geometry));
    }
    expect(place(turnPick("A", true), geometry)).toBeNull();
    expect(place("pass", geometry)).toBeNull();
  });

  it("let each ring be held where its cells are", () => {
    for (const grip of grips(geometry)) {
      for (const [cell, at] of Object.entries(geometry.cells)) {
        expect(grip.holds(at)).toBe(ringOf(cell) === grip.part);
      }
      expect(grip.holds(geometry.centre)).toBe(false);
      expect([grip.forward, grip.back]).toEqual([`turn:${grip.part}>`, `turn:${grip.part}<`]);
    }
  });
});
