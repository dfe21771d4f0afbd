/** Anneaux against games as a server sends them. */

import { describe, expect, it } from "vitest";
import { Chooser } from "../../board/choosing";
import { around, distance } from "../../board/motion";
import type { Entry, Point } from "../../board/types";
import { samplesOf } from "../samples";
import { read } from "./actions";
import { bentArrow, box, ringLayouts, spokeNumbers } from "./layout";
import { grips, paths, place, pointPick, reach, turnPick } from "./paths";
import { arc, duration, frame, rest, type Scene, turned } from "./scene";
import { type AnneauxGeometry, type AnneauxView, placeOf, RINGS, ringOf } from "./view";

const samples = Object.values((await samplesOf<AnneauxView, AnneauxGeometry>("anneaux")).samples);
const [first] = samples;
if (!first) throw new Error("there are no samples");
const { geometry } = first;

interface Step {
  before: AnneauxView;
  entry: Entry;
  after: AnneauxView;
}

const steps: Step[] = samples.flatMap(({ views, entries }) =>
  entries.map((entry, ply) => {
    const [before, after] = [views[ply], views[ply + 1]];
    if (!before || !after) throw new Error("a sample has a view too few");
    return { before, entry, after };
  }),
);

interface Seen {
  seat: number;
  at: Point;
  tired: number;
  shown: number;
}

/** Every pawn where it is seen, turns and all. */
function seen(scene: Scene): Seen[] {
  const riding = RINGS.flatMap((ring) => {
    const degrees = scene.turn?.part === ring ? scene.turn.degrees : 0;
    return scene.pawns[ring].map(({ seat, at, tired }) => ({
      seat,
      at: around(at, geometry.centre, degrees),
      tired,
      shown: 1,
    }));
  });
  return scene.moving ? [...riding, scene.moving] : riding;
}

/** How much two pictures differ: the most that anything moved, tired or faded. */
function leap(one: Scene, other: Scene): number {
  const [before, after] = [seen(one), seen(other)];
  const leapOf = (pawn: Seen, pawns: Seen[]) =>
    Math.min(
      pawn.shown,
      ...pawns
        .filter(({ seat }) => seat === pawn.seat)
        .map(({ at, tired, shown }) =>
          Math.max(
            distance(at, pawn.at),
            Math.abs(tired - pawn.tired),
            Math.abs(shown - pawn.shown),
          ),
        ),
    );
  const pins = RINGS.map((ring) => Math.abs(one.pinned[ring] - other.pinned[ring]));
  return Math.max(
    0,
    ...pins,
    ...before.map((pawn) => leapOf(pawn, after)),
    ...after.map((pawn) => leapOf(pawn, before)),
  );
}

describe("choosing", () => {
  it("leads to every legal action and to nothing else", () => {
    for (const legal of samples.flatMap((sample) => sample.legal)) {
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

  it("reads every kind of action", () => {
    expect(paths(["@A1", "A1-A2", "B>", "B<", "xC5", "pass"]).map((way) => way.picks)).toEqual([
      ["point:A1"],
      ["point:A1", "point:A2"],
      ["turn:B>"],
      ["turn:B<"],
      ["point:C5"],
      ["pass"],
    ]);
    expect(() => read("D>")).toThrow();
  });

  it("hits each cell at its own place, and turns beside the board", () => {
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

  it("holds each ring where its cells are", () => {
    for (const grip of grips(geometry)) {
      for (const [cell, at] of Object.entries(geometry.cells)) {
        expect(grip.holds(at)).toBe(ringOf(cell) === grip.part);
      }
      expect(grip.holds(geometry.centre)).toBe(false);
      expect([grip.forward, grip.back]).toEqual([`turn:${grip.part}>`, `turn:${grip.part}<`]);
    }
  });
});

describe("motion", () => {
  it("begins with what was and ends with what is", () => {
    for (const { before, entry, after } of steps) {
      expect(leap(frame(before, entry, after, 0, geometry), rest(before, geometry))).toBe(0);
      expect(frame(before, entry, after, 1, geometry)).toEqual(rest(after, geometry));
    }
  });

  it("goes on without a jump", () => {
    // Eased motions begin three times as fast; the longest way is across the board.
    const moment = 0.001;
    const most = 4 * geometry.box.width * moment;
    const moments = [0, 0.2, 0.4 - moment, 0.4, 0.6 - moment, 0.6, 0.8, 1 - moment];
    for (const { before, entry, after } of steps) {
      const picture = (t: number) => frame(before, entry, after, t, geometry);
      const leaps = moments.map((t) => leap(picture(t), picture(t + moment)));
      expect(Math.max(...leaps), entry.action).toBeLessThan(most);
    }
  });

  it("carries the pawns of a ring to where they are afterwards", () => {
    const turns = steps.filter(({ entry }) => read(entry.action).kind === "turn");
    expect(turns.length).toBeGreaterThan(0);
    for (const { before, entry, after } of turns) {
      const way = arc(entry, geometry);
      const part = entry.action.charAt(0);
      const scene = turned(before, part, way?.degrees ?? 0, geometry);
      expect(scene.turn).toEqual({ part, degrees: way?.degrees });
      const free = { ...scene, pinned: rest(after, geometry).pinned };
      expect(leap(free, rest(after, geometry))).toBeLessThan(1e-5);
    }
  });

  it("slides steps, lifts flights, and takes longest to turn", () => {
    const lift = ({ before, entry, after }: Step) =>
      frame(before, entry, after, 0.3, geometry).moving?.lift;
    const move = (action: string) => steps.find(({ entry }) => entry.action === action);
    const [step, flight] = [move("B2-A2"), move("A8-C4")];
    expect(step && lift(step)).toBe(0);
    expect(flight && lift(flight)).toBeGreaterThan(0.5);
    const along = move("A2-A3");
    const moving = along && frame(along.before, along.entry, along.after, 0.3, geometry).moving;
    expect(moving && distance(moving.at, geometry.centre)).toBeCloseTo(
      distance(placeOf("A2", geometry), geometry.centre),
    );
    expect(duration({ seat: 0, action: "B>" })).toBeGreaterThan(
      duration({ seat: 0, action: "@A1" }),
    );
  });

  it("turns clockwise by >, and only turns have an arc", () => {
    expect(arc({ seat: 0, action: "B>" }, geometry)?.degrees).toBe(geometry.rings.B.turn);
    expect(arc({ seat: 0, action: "B<" }, geometry)?.degrees).toBe(-geometry.rings.B.turn);
    expect(arc({ seat: 0, action: "@A1" }, geometry)).toBeNull();
    const [from, to] = [placeOf("A1", geometry), placeOf("A2", geometry)];
    expect(distance(around(from, geometry.centre, geometry.rings.A.turn), to)).toBeLessThan(1e-5);
  });
});

describe("layout", () => {
  it("keeps numbers inside the picture and off the rings", () => {
    const { x, y, width, height } = box(geometry);
    for (const { at } of spokeNumbers(geometry)) {
      expect(at.x > x && at.x < x + width && at.y > y && at.y < y + height).toBe(true);
      expect(distance(at, geometry.centre)).toBeGreaterThan(geometry.rings.C.outer);
    }
  });

  it("puts handles on their ring, between its cells", () => {
    for (const { inner, outer, cells, gaps } of ringLayouts(geometry)) {
      expect(gaps.length).toBe(cells.length);
      for (const gap of gaps) {
        const far = distance(gap.at, geometry.centre);
        expect(far > inner && far < outer).toBe(true);
        const near = Math.min(...cells.map((cell) => distance(cell.at, gap.at)));
        expect(near).toBeGreaterThan(geometry.cell_radius * 1.4);
      }
    }
  });

  it("bends arrows the way they turn", () => {
    const over = placeOf("B1", geometry);
    expect(bentArrow(geometry.centre, over, 30, 0.1).line).toMatch(/ 0 0 1 /);
    expect(bentArrow(geometry.centre, over, -30, 0.1).line).toMatch(/ 0 0 0 /);
  });
});
