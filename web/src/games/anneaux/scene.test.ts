/** Tests Anneaux with games as a server sends them. */

import { describe, expect, it, test } from "vitest";
import { effectOf } from "../../board/effects";
import { around, distance } from "../../board/motion";
import type { Point } from "../../board/types";
import { given } from "../samples";
import { placeOf, ringAt, ringNames } from "./layout";
import { GEOMETRY as geometry, PLIES } from "./samples";
import { arc, duration, frame, rest, type Scene, sound, turned } from "./scene";
import type { AnneauxEntry } from "./types";

const RINGS = ringNames(geometry);

/** A decision with a single effect. */
function entry(type: string, at: string[], count = 1): AnneauxEntry {
  return { seat: 0, action: "", effects: [{ type, seat: 0, at, count }] };
}

interface Seen {
  seat: number;
  at: Point;
  tired: number;
  shown: number;
}

/** Every pawn where it is visible, after the turn of its ring. */
function seen(scene: Scene): Seen[] {
  const riding = RINGS.flatMap((ring) => {
    const degrees = scene.turn?.part === ring ? scene.turn.degrees : 0;
    return given(scene.pawns[ring]).map(({ seat, at, tired }) => ({
      seat,
      at: around(at, geometry.centre, degrees),
      tired,
      shown: 1,
    }));
  });
  return scene.moving ? [...riding, scene.moving] : riding;
}

/** The largest difference between two pictures: movement, fatigue or fading. */
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
  const pins = RINGS.map((ring) => Math.abs(given(one.pinned[ring]) - given(other.pinned[ring])));
  return Math.max(
    0,
    ...pins,
    ...before.map((pawn) => leapOf(pawn, after)),
    ...after.map((pawn) => leapOf(pawn, before)),
  );
}

describe("motion", () => {
  it("starts with the old view and ends with the new one", () => {
    for (const { before, entry, after } of PLIES) {
      expect(leap(frame(before, entry, after, 0, geometry), rest(before, geometry))).toBe(0);
      expect(frame(before, entry, after, 1, geometry)).toEqual(rest(after, geometry));
    }
  });

  it("never jumps", () => {
    // Eased motions start at three times the average speed; the longest way crosses the board.
    const moment = 0.001;
    const most = 4 * geometry.box.width * moment;
    const moments = [0, 0.2, 0.4 - moment, 0.4, 0.6 - moment, 0.6, 0.8, 1 - moment];
    for (const { before, entry, after } of PLIES) {
      const picture = (t: number) => frame(before, entry, after, t, geometry);
      const leaps = moments.map((t) => leap(picture(t), picture(t + moment)));
      expect(Math.max(...leaps), entry.action).toBeLessThan(most);
    }
  });

  it("carries the pawns of a ring to their new places", () => {
    const turns = PLIES.filter(
      ({ before, entry, after }) =>
        effectOf(entry, "turned") && after.spent.length === before.spent.length,
    );
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

  it("tires the pawns that a turn spends while the ring turns", () => {
    const spending = PLIES.filter(
      ({ before, entry, after }) =>
        effectOf(entry, "turned") && after.spent.length > before.spent.length,
    );
    expect(spending.length).toBeGreaterThan(0);
    for (const { before, entry, after } of spending) {
      const tired = seen(frame(before, entry, after, 0.5, geometry)).filter(
        (pawn) => pawn.tired > 0 && pawn.tired < 1,
      );
      expect(tired.length).toBe(after.spent.length - before.spent.length);
    }
  });

  it("slides steps, lifts flights, and takes longest for turns", () => {
    const { before, after } = given(PLIES[0]);
    const moving = (why: string, ...at: string[]) => {
      const moved = { type: "moved", seat: 0, at, count: 1, why };
      const entry = { seat: 0, action: "", effects: [moved] };
      return given(frame(before, entry, after, 0.3, geometry).moving);
    };
    expect(moving("step", "B2", "A2").lift).toBe(0);
    expect(moving("fly", "B2", "A2").lift).toBeGreaterThan(0.5);
    const along = moving("step", "A2", "A3");
    expect(along.lift).toBe(0);
    expect(distance(along.at, geometry.centre)).toBeCloseTo(
      distance(placeOf("A2", geometry), geometry.centre),
    );
    expect(duration(entry("turned", ["B"]))).toBeGreaterThan(duration(entry("placed", ["A1"])));
  });

  it("turns clockwise for +1, and only turns have an arc", () => {
    const { turn } = ringAt("B", geometry);
    expect(arc(entry("turned", ["B"]), geometry)?.degrees).toBe(turn);
    expect(arc(entry("turned", ["B"], -1), geometry)?.degrees).toBe(-turn);
    expect(arc(entry("placed", ["A1"]), geometry)).toBeNull();
    const [from, to] = [placeOf("A1", geometry), placeOf("A2", geometry)];
    expect(distance(around(from, geometry.centre, turn), to)).toBeLessThan(1e-5);
  });
});

test.each([
  ["turned", "turn"],
  ["taken", "take"],
  ["placed", "place"],
  ["moved", "slide"],
  ["line", null],
])("what %s sounds like", (type, heard) => {
  expect(sound(entry(type, ["A1"]))).toBe(heard);
});
