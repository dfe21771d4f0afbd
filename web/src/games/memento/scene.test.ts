import { describe, expect, it } from "vitest";
import type { Effect } from "../../api/types";
import { effectOf } from "../../board/effects";
import { around, distance } from "../../board/motion";
import type { Point } from "../../board/types";
import { given } from "../samples";
import { pointAt, triangleOf } from "./layout";
import { GEOMETRY, PLIES, POSITIONS } from "./samples";
import { arc, duration, frame, rest, type Scene, type Stack, sound, turned } from "./scene";
import type { MementoEntry, MementoGeometry, MementoView } from "./types";

/** One visible stone: its position, height and opacity. */
interface Stone {
  at: Point;
  level: number;
  opacity: number;
}

function seenAt(stack: Stack, scene: Scene, geometry: MementoGeometry): Point {
  if (!scene.turn || !scene.carried.includes(stack)) return stack.at;
  return around(stack.at, triangleOf(geometry, scene.turn.part).centre, scene.turn.degrees);
}

function stonesOf(scene: Scene, geometry: MementoGeometry): Stone[] {
  return [...scene.standing, ...scene.carried, ...scene.above].flatMap((stack) =>
    Array.from({ length: stack.height }, (_, k) => ({
      at: seenAt(stack, scene, geometry),
      level: stack.lift + k,
      opacity: stack.opacity,
    })),
  );
}

/** The distance to the most similar stone; invisible stones can be anywhere. */
function leap(stone: Stone, others: Stone[]): number {
  if (stone.opacity < 0.15) return 0;
  return Math.min(
    ...others.map((other) => {
      const away = distance(stone.at, other.at) + Math.abs(stone.level - other.level) / 10;
      return away + Math.abs(stone.opacity - other.opacity) / 4;
    }),
  );
}

function largestLeap(a: Scene, b: Scene, geometry: MementoGeometry): number {
  const [one, other] = [stonesOf(a, geometry), stonesOf(b, geometry)];
  return Math.max(
    0,
    ...one.map((stone) => leap(stone, other)),
    ...other.map((stone) => leap(stone, one)),
  );
}

describe("a motion", () => {
  it.each(PLIES)("$name", ({ before, entry, after, geometry }) => {
    const at = (t: number) => frame(before, entry, after, t, geometry);
    expect(largestLeap(rest(before, geometry), at(0), geometry)).toBeLessThan(0.001);
    expect(at(1)).toEqual(rest(after, geometry));
    const steps = duration(entry) / 2;
    for (let k = 0; k < steps; k += 1) {
      const moved = largestLeap(at(k / steps), at((k + 1) / steps), geometry);
      expect(moved, `${entry.action} at ${k}`).toBeLessThan(0.09);
    }
  });
});

describe("a turn", () => {
  const turns = PLIES.filter(({ entry }) => effectOf(entry, "turned"));

  it("occurs in the samples, in both directions", () => {
    expect(new Set(turns.map(({ entry }) => entry.action.slice(1)))).toEqual(new Set("<>"));
  });

  it.each(turns)("$name", ({ before, entry, after, geometry }) => {
    const part = given(effectOf(entry, "turned")?.at[0]);
    const scene = turned(before, part, given(arc(entry, geometry)).degrees, geometry);
    for (const stack of scene.carried) {
      const seen = seenAt(stack, scene, geometry);
      const [point] = Object.keys(after.figures).filter(
        (name) => distance(seen, pointAt(geometry, name)) < 0.001,
      );
      expect(after.figures[point ?? ""]).toEqual({ seat: stack.seat, height: stack.height });
    }
    const { rim } = triangleOf(geometry, part);
    expect(scene.carried.map(({ key }) => key).sort()).toEqual(
      Object.keys(before.figures)
        .filter((point) => rim.includes(point))
        .sort(),
    );
    expect([...scene.standing, ...scene.above].every(({ key }) => !rim.includes(key))).toBe(true);
  });
});

describe("a figure", () => {
  const any = given(POSITIONS[0]).view;
  const view = (figures: MementoView["figures"]): MementoView => ({ ...any, figures });
  const did = (type: string, at: string[], count: number, seat = 0): Effect => ({
    type,
    seat,
    at,
    count,
  });
  const entry = (...effects: Effect[]): MementoEntry => ({ seat: 0, action: "", effects });
  const none = view({});

  it("joins the one it takes, and three stones fade", () => {
    const before = view({ Na: { seat: 0, height: 3 }, Nx: { seat: 1, height: 2 } });
    const after = view({ Nx: { seat: 0, height: 2 } });
    const taking = entry(
      did("moved", ["Na", "Nx"], 3),
      did("taken", ["Nx"], 2, 1),
      did("returned", ["Nx"], 3),
      did("stacked", ["Nx"], 2),
    );
    const late = frame(before, taking, after, 0.8, GEOMETRY);
    expect(late.standing).toEqual([]);
    expect(late.above.map(({ height, seat }) => [height, seat])).toEqual([
      [3, null],
      [2, 0],
    ]);
    expect(late.above[0]?.opacity).toBeCloseTo(0.5);
    expect(sound(taking)).toBe("take");
  });

  it("leaves over the edge and comes back elsewhere, instead of crossing the board", () => {
    const [from = "", to = ""] = given(GEOMETRY.exits[0]);
    const before = view({ [from]: { seat: 0, height: 1 } });
    const least = Array.from({ length: 101 }, (_, k) => {
      const leaving = frame(before, entry(did("moved", [from, to], 1)), none, k / 101, GEOMETRY);
      return given(leaving.above[0]).opacity;
    });
    expect(Math.min(...least)).toBeLessThan(0.1);
  });

  it("follows the given way, even one that no rule allows", () => {
    const way = ["Na", "Wa", "Mo", "Eb"];
    const before = view({ Na: { seat: 0, height: 1 }, Mo: { seat: 1, height: 3 } });
    const odd = entry(did("moved", way, 1));
    const seen = Array.from({ length: 2001 }, (_, k) => {
      return given(frame(before, odd, none, k / 2001, GEOMETRY).above[0]).at;
    });
    for (const point of way) {
      const there = pointAt(GEOMETRY, point);
      expect(Math.min(...seen.map((at) => distance(at, there)))).toBeLessThan(0.01);
    }
  });

  it("stays in place on the centre of a turning triangle", () => {
    const before = view({ No: { seat: 0, height: 1 }, Na: { seat: 1, height: 1 } });
    const scene = turned(before, "N", 60, GEOMETRY);
    expect(scene.carried.map(({ key }) => key)).toEqual(["Na"]);
    expect(scene.above.map(({ key }) => key)).toEqual(["No"]);
  });
});
