import { describe, expect, it } from "vitest";
import { distance } from "../../board/motion";
import { PLIES, type Ply } from "./samples";
import { duration, type Figure, frame, rest, type Scene } from "./scene";
import {
  around,
  type DimenticatoView,
  diceFields,
  fieldName,
  middle,
  placeNamed,
  read,
} from "./view";
import { wayBetween } from "./ways";

/** So many pictures that whatever moves steadily moves only a little from one to the next. */
const MOMENTS = 200;
const A_LITTLE = 0.2;

function at({ before, entry, after, geometry }: Ply, t: number): Scene {
  return frame(before, entry, after, t, geometry);
}

function figureIn(scene: Scene, seat: number, number: number): Figure {
  const found = scene.figures.find((one) => one.seat === seat && one.number === number);
  if (!found) throw new Error("no such figure");
  return found;
}

/** A motion as pictures, each with the next. */
function pairs(ply: Ply): [Scene, Scene][] {
  const scenes = Array.from({ length: MOMENTS + 1 }, (_, k) => at(ply, k / MOMENTS));
  return scenes.slice(1).map((next, k) => [scenes[k] ?? next, next]);
}

const moves = PLIES.filter(({ entry }) => read(entry.action).kind === "go");
const announcements = PLIES.filter(({ entry }) => read(entry.action).kind === "say");

/** Every setting back, and enough of all else. */
const SOME = PLIES.filter(({ entry }, k) => k % 6 === 0 || entry.action.includes("!"));

describe("frame", () => {
  it("shows what was before at first and what is after in the end", () => {
    for (const ply of PLIES) {
      expect(at(ply, 0)).toEqual(rest(ply.before, ply.geometry));
      expect(at(ply, 1)).toEqual(rest(ply.after, ply.geometry));
    }
  });

  it("lets no figure jump", () => {
    for (const ply of SOME) {
      const steps = pairs(ply).flatMap(([now, next]) =>
        now.figures.map((figure) => {
          const then = figureIn(next, figure.seat, figure.number);
          const up = Math.abs(figure.lift - then.lift);
          return Math.max(distance(figure.at, then.at), up, distance(figure.head, then.head));
        }),
      );
      expect(Math.max(...steps)).toBeLessThan(A_LITTLE);
    }
  });

  it("lets a bubble come and go gently", () => {
    for (const ply of SOME) {
      const changes = pairs(ply).map(([{ bubble: now }, { bubble: next }]) =>
        now && next
          ? Math.max(distance(now.at, next.at), Math.abs(now.strength - next.strength))
          : (now?.strength ?? next?.strength ?? 0),
      );
      expect(Math.max(...changes)).toBeLessThan(A_LITTLE);
    }
  });

  it("keeps all figures over fields of the board", () => {
    for (const ply of moves) {
      const box = around(Object.keys(ply.geometry.fields), ply.geometry);
      for (const { at: place } of at(ply, 0.5).figures) {
        expect(place.x).toBeGreaterThan(box.x);
        expect(place.x).toBeLessThan(box.x + box.width);
        expect(place.y).toBeGreaterThan(box.y);
        expect(place.y).toBeLessThan(box.y + box.height);
      }
    }
  });

  it("shows no number where a figure stands while the game is on", () => {
    for (const ply of PLIES) {
      const dice = diceFields(ply.geometry);
      for (const t of ply.after.ending ? [0, 0.3, 0.9] : [0, 0.3, 0.9, 1]) {
        const scene = at(ply, t);
        const still = ply.before.figures.flatMap((places, seat) =>
          places.filter(
            (place, k) => fieldName(place) === fieldName(ply.after.figures[seat]?.[k] ?? [-9, -9]),
          ),
        );
        for (const place of still) {
          const k = dice.indexOf(fieldName(place));
          if (k >= 0) expect(scene.numbers[k]).toBeNull();
        }
      }
    }
  });

  it("copes with what is not told", () => {
    const [ply] = moves;
    if (!ply) throw new Error("no move");
    const untold = {
      ...ply,
      entry: { ...ply.entry, action: ply.entry.action.replace(/>.+/, ">?") },
    };
    expect(at(untold, 0.5)).toEqual(at(ply, 0.5));
  });

  it("nods at a right number and shakes at a wrong one", () => {
    for (const ply of announcements) {
      const said = read(ply.entry.action);
      if (said.kind === "pass") continue;
      const scene = at(ply, 0.3);
      const { head } = figureIn(scene, ply.entry.seat, said.figure);
      expect(head.y > 0).toBe(ply.entry.moves);
      expect(scene.bubble?.number).toBe(ply.after.announced?.number ?? null);
    }
  });
});

describe("the samples", () => {
  it("reach homes, set-backs, errors and the end", () => {
    const last = PLIES.filter(({ after }) => after.ending === "home");
    expect(last.length).toBeGreaterThan(0);
    expect(
      last.some(({ after, geometry }) => rest(after, geometry).figures.some((one) => one.home)),
    ).toBe(true);
    expect(moves.some(({ entry }) => entry.action.includes("!"))).toBe(true);
    expect(new Set(announcements.map(({ entry }) => entry.moves))).toEqual(new Set([true, false]));
  });
});

describe("duration", () => {
  it("is short", () => {
    for (const { entry } of PLIES) {
      expect(duration(entry)).toBeGreaterThan(0);
      expect(duration(entry)).toBeLessThanOrEqual(700);
    }
  });
});

describe("ways", () => {
  it("go from field to field, as far as was announced", () => {
    for (const { before, after, entry, geometry } of moves) {
      const said = read(entry.action);
      if (said.kind !== "go") continue;
      const place = (view: DimenticatoView) =>
        fieldName(view.figures[entry.seat]?.[said.figure - 1] ?? [0, 0]);
      const steps = before.announced?.number ?? null;
      const way = wayBetween(place(before), place(after), entry.seat, steps, geometry);
      expect(way[0]).toBe(place(before));
      expect(way.at(-1)).toBe(place(after));
      if (steps !== null) expect(way).toHaveLength(steps + 1);
      for (const [k, name] of way.slice(1).entries()) {
        expect(distance(middle(way[k] ?? "", geometry), middle(name, geometry))).toBe(1);
      }
    }
  });

  it("go clockwise", () => {
    const geometry = PLIES[0]?.geometry;
    if (!geometry) throw new Error("no sample");
    expect(wayBetween("0,0", "0,2", 0, 2, geometry)).toEqual(["0,0", "0,1", "0,2"]);
    expect(wayBetween("0,4", "2,5", 0, 3, geometry)).toEqual(["0,4", "0,5", "1,5", "2,5"]);
    expect(wayBetween("3,1", "-1,3", 0, 6, geometry).map(placeNamed)).toContainEqual([0, 1]);
  });
});
