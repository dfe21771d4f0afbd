import { describe, expect, it } from "vitest";
import { effectOf } from "../../board/effects";
import { distance, easeOut } from "../../board/motion";
import type { Ply as AnyPly } from "../samples";
import { given } from "../samples";
import { around, diceFields, fieldName, middle } from "./layout";
import { PLIES } from "./samples";
import { duration, type Figure, frame, rest, type Scene, sound } from "./scene";
import type { DimenticatoEntry, DimenticatoGeometry, DimenticatoView } from "./types";

type Ply = AnyPly<DimenticatoView, DimenticatoEntry, DimenticatoGeometry>;

/** Enough pictures that steady motions change little from one to the next. */
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

/** A motion as pairs of successive pictures, as boards show them. */
function pairs(ply: Ply): [Scene, Scene][] {
  const scenes = Array.from({ length: MOMENTS + 1 }, (_, k) => at(ply, easeOut(k / MOMENTS)));
  return scenes.slice(1).map((next, k) => [scenes[k] ?? next, next]);
}

const moves = PLIES.filter(({ entry }) => effectOf(entry, "moved"));
const announcements = PLIES.filter(({ entry }) => effectOf(entry, "announced"));
const isVain = ({ entry }: Ply) => (effectOf(entry, "announced")?.why ?? "right") !== "right";
const shownTakings = moves.filter(({ entry }) => entry.shown);

/** All set-backs, and a sample of the rest. */
const SOME = PLIES.filter(({ entry }, k) => k % 6 === 0 || effectOf(entry, "back"));

describe("frame", () => {
  it("starts with the old view and ends with the new one", () => {
    for (const ply of PLIES) {
      expect(at(ply, 0)).toEqual(rest(ply.before, ply.geometry));
      expect(at(ply, 1)).toEqual(rest(ply.after, ply.geometry));
    }
  });

  it("never lets a figure jump", () => {
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

  it("fades bubbles in and out", () => {
    for (const ply of SOME) {
      const changes = pairs(ply).map(([{ bubble: now }, { bubble: next }]) =>
        now && next
          ? Math.max(distance(now.at, next.at), Math.abs(now.strength - next.strength))
          : (now?.strength ?? next?.strength ?? 0),
      );
      expect(Math.max(...changes)).toBeLessThan(A_LITTLE);
    }
  });

  it("keeps all figures over the fields of the board", () => {
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

  it("hides the number under a figure while the game is on", () => {
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

  it("follows the given way, even one that no rule allows", () => {
    const { before, after, geometry } = given(moves[0]);
    const way = ["0,0", "1,1", "0,0", "5,5"];
    const moved = { type: "moved", seat: 0, at: way, count: 1, figure: 1 };
    const odd = { seat: 0, action: "1>?", effects: [moved] };
    const seen = Array.from({ length: MOMENTS }, (_, k) => {
      return figureIn(frame(before, odd, after, k / MOMENTS, geometry), 0, 1).at;
    }).slice(1);
    expect(distance(given(seen[0]), middle("0,0", geometry))).toBeLessThan(A_LITTLE);
    for (const field of way) {
      const there = middle(field, geometry);
      expect(Math.min(...seen.map((place) => distance(place, there)))).toBeLessThan(A_LITTLE);
    }
  });

  it("goes straight if the way is hidden", () => {
    const ply = given(moves.find(({ entry }) => (effectOf(entry, "moved")?.at.length ?? 0) > 2));
    const moved = given(effectOf(ply.entry, "moved"));
    const untold = { ...ply, entry: { ...ply.entry, effects: [{ ...moved, at: [] }] } };
    const [start, goal] = [ply.before, ply.after].map((view) =>
      middle(fieldName(given(view.figures[moved.seat]?.[given(moved.figure) - 1])), ply.geometry),
    );
    const { at: seen } = figureIn(at(untold, 0.5), moved.seat, given(moved.figure));
    const detour = distance(given(start), seen) + distance(seen, given(goal));
    expect(detour).toBeCloseTo(distance(given(start), given(goal)));
  });

  it("nods for a right number and shakes for a wrong one", () => {
    for (const ply of announcements) {
      const said = given(effectOf(ply.entry, "announced"));
      const before = figureIn(at(ply, 0), said.seat, given(said.figure));
      const scene = at(ply, 0.4);
      const { head, at: place } = figureIn(scene, said.seat, given(said.figure));
      expect(head.y > 0).toBe(!isVain(ply));
      expect(distance(place, before.at) > 0).toBe(isVain(ply));
      expect(scene.bubble?.vain).toBe(isVain(ply));
      expect(scene.bubble?.number).toBe(said.count || null);
      if (!isVain(ply)) expect(said.count || null).toBe(given(ply.after.announced).number);
    }
  });

  it("holds a wrong number for a while", () => {
    const vain = given(announcements.find(isVain));
    for (const passed of [0.1, 0.5, 0.9]) {
      expect(at(vain, easeOut(passed)).bubble?.strength).toBeCloseTo(1);
    }
    expect(0.8 * duration(vain.entry)).toBeGreaterThan(1000);
  });
});

describe("a number that is shown for a moment", () => {
  const showing = PLIES.filter(({ entry }) => entry.shown);

  it("lies in front of the figure, and is covered again", () => {
    expect(showing.length).toBeGreaterThan(0);
    for (const ply of showing) {
      const seen = at(ply, easeOut(0.5)).glimpses;
      const pairs = given(ply.entry.shown);
      expect(seen).toEqual(
        pairs.map(([field, number]) => ({
          at: middle(String(field), ply.geometry),
          number,
          strength: 1,
        })),
      );
      expect(at(ply, 1).glimpses).toEqual([]);
    }
  });

  it("appears only with the option", () => {
    for (const ply of PLIES.filter(({ entry }) => !entry.shown)) {
      expect(at(ply, easeOut(0.5)).glimpses).toEqual([]);
    }
  });

  it("is held for a while under a figure that is set back", () => {
    expect(shownTakings.length).toBeGreaterThan(0);
    for (const { entry } of shownTakings) expect(duration(entry)).toBeGreaterThan(1000);
  });
});

describe("a figure that stays", () => {
  const stays = PLIES.filter(({ entry }) => effectOf(entry, "stayed"));

  it("was announced with a question mark, which fades", () => {
    expect(stays.length).toBeGreaterThan(0);
    for (const ply of stays) {
      expect(rest(ply.before, ply.geometry).bubble?.number).toBe(ply.before.announced?.number);
      expect(at(ply, 0.9).bubble?.strength).toBeCloseTo(0.1);
      expect(at(ply, 0.5).figures).toEqual(at(ply, 0).figures);
    }
  });

  it("makes a sound of its own", () => {
    for (const { entry } of stays) expect(sound(entry)).toBe("place");
  });
});

describe("the samples", () => {
  it("include homes, set-backs, errors and the end", () => {
    const last = PLIES.filter(({ after }) => after.ending === "home");
    expect(last.length).toBeGreaterThan(0);
    expect(
      last.some(({ after, geometry }) => rest(after, geometry).figures.some((one) => one.home)),
    ).toBe(true);
    expect(moves.some(({ entry }) => effectOf(entry, "back"))).toBe(true);
    expect(new Set(announcements.map(isVain))).toEqual(new Set([true, false]));
  });
});

describe("duration", () => {
  it("is short, except for what is shown only now", () => {
    for (const ply of PLIES) {
      const long = isVain(ply) || shownTakings.includes(ply);
      expect(duration(ply.entry)).toBeGreaterThan(0);
      expect(duration(ply.entry)).toBeLessThanOrEqual(long ? 1400 : 700);
    }
  });
});

describe("sound", () => {
  it("distinguishes announcements, moves and set-backs", () => {
    const heard = (some: Ply[]) => new Set(some.map(({ entry }) => sound(entry)));
    expect(heard(announcements.filter(isVain))).toEqual(new Set(["wrong"]));
    expect(heard(announcements.filter((ply) => !isVain(ply)))).toEqual(new Set(["phrase"]));
    expect(heard(moves)).toEqual(new Set(["slide", "take"]));
  });
});
