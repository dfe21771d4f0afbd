import { describe, expect, it } from "vitest";
import { around, distance } from "../../board/motion";
import type { Entry, Point } from "../../board/types";
import { parsed } from "./actions";
import { PLIES, SAMPLES } from "./samples";
import { arc, duration, frame, type MementoScene, rest, type Stack, turned } from "./scene";
import { type MementoGeometry, type MementoView, pointAt, triangleOf } from "./view";

/** One stone as it is seen: where, how high, how clearly. */
interface Stone {
  at: Point;
  level: number;
  opacity: number;
}

function seenAt(stack: Stack, scene: MementoScene, geometry: MementoGeometry): Point {
  if (!scene.turn || !scene.carried.includes(stack)) return stack.at;
  return around(stack.at, triangleOf(geometry, scene.turn.part).centre, scene.turn.degrees);
}

function stonesOf(scene: MementoScene, geometry: MementoGeometry): Stone[] {
  return [...scene.standing, ...scene.carried, ...scene.above].flatMap((stack) =>
    Array.from({ length: stack.height }, (_, k) => ({
      at: seenAt(stack, scene, geometry),
      level: stack.lift + k,
      opacity: stack.opacity,
    })),
  );
}

/** How far the stone is that looks most like this one; unseen stones may be anywhere. */
function leap(stone: Stone, others: Stone[]): number {
  if (stone.opacity < 0.15) return 0;
  return Math.min(
    ...others.map((other) => {
      const away = distance(stone.at, other.at) + Math.abs(stone.level - other.level) / 10;
      return away + Math.abs(stone.opacity - other.opacity) / 4;
    }),
  );
}

function largestLeap(a: MementoScene, b: MementoScene, geometry: MementoGeometry): number {
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
    const steps = 100;
    for (let k = 0; k < steps; k += 1) {
      const moved = largestLeap(at(k / steps), at((k + 1) / steps), geometry);
      expect(moved, `${entry.action} at ${k}`).toBeLessThan(0.09);
    }
    expect(duration(entry)).toBeGreaterThan(0);
  });
});

describe("a turn", () => {
  const turns = PLIES.filter(({ entry }) => parsed(entry.action).kind === "turn");

  it("is among the samples, both ways", () => {
    expect(new Set(turns.map(({ entry }) => entry.action.slice(1)))).toEqual(new Set("<>"));
  });

  it.each(turns)("$name", ({ before, entry, after, geometry }) => {
    const action = parsed(entry.action);
    const made = arc(entry, geometry);
    if (action.kind !== "turn" || !made) throw new Error("not a turn");
    const scene = turned(before, action.part, made.degrees, geometry);
    for (const stack of scene.carried) {
      const seen = seenAt(stack, scene, geometry);
      const [point] = Object.keys(after.figures).filter(
        (name) => distance(seen, pointAt(geometry, name)) < 0.001,
      );
      expect(after.figures[point ?? ""]).toEqual({ seat: stack.seat, height: stack.height });
    }
    const { rim } = triangleOf(geometry, action.part);
    expect(scene.carried.map(({ key }) => key).sort()).toEqual(
      Object.keys(before.figures)
        .filter((point) => rim.includes(point))
        .sort(),
    );
    expect([...scene.standing, ...scene.above].every(({ key }) => !rim.includes(key))).toBe(true);
  });
});

describe("a figure", () => {
  const geometry = SAMPLES["2"]?.geometry as MementoGeometry;
  const entry = (action: string): Entry => ({ seat: 0, action });
  const view = (figures: MementoView["figures"]) => ({ figures }) as MementoView;

  it("joins the one it takes, and three stones fade", () => {
    const before = view({ Na: { seat: 0, height: 3 }, Nx: { seat: 1, height: 2 } });
    const after = view({ Nx: { seat: 0, height: 2 } });
    const late = frame(before, entry("Na-Nx"), after, 0.8, geometry);
    expect(late.standing).toEqual([]);
    expect(late.above.map(({ height, seat }) => [height, seat])).toEqual([
      [3, null],
      [2, 0],
    ]);
    expect(late.above[0]?.opacity).toBeCloseTo(0.5);
  });

  it("vanishes over the edge and comes back, instead of walking across the board", () => {
    const before = view({ Na: { seat: 0, height: 1 } });
    const after = view({ Ea: { seat: 0, height: 1 } });
    const halfway = frame(before, entry("Na-Ea"), after, 0.5, geometry);
    expect(halfway.above[0]?.opacity).toBe(0);
  });

  it("is not carried by a turn when it stands on the centre", () => {
    const before = view({ No: { seat: 0, height: 1 }, Na: { seat: 1, height: 1 } });
    const scene = turned(before, "N", 60, geometry);
    expect(scene.carried.map(({ key }) => key)).toEqual(["Na"]);
    expect(scene.above.map(({ key }) => key)).toEqual(["No"]);
  });
});
