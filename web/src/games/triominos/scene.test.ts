import { describe, expect, it } from "vitest";
import { distance } from "../../board/motion";
import { given, MOVES, PLIES, SAMPLES, swapping } from "./samples";
import { box, duration, frame, rest } from "./scene";

const TIMES = Array.from({ length: 101 }, (_, k) => k / 100);

describe("the board", () => {
  it("never shrinks, and grows in small steps", () => {
    for (const { before, after, geometry } of MOVES) {
      const [old, now] = [box(before, geometry), box(after, geometry)];
      expect(now.width).toBeGreaterThanOrEqual(old.width);
      expect(now.width - old.width).toBeLessThanOrEqual(2);
      expect(now.width).toBe(now.height);
    }
  });

  it("begins about four cells wide", () => {
    const { views, geometry } = given(SAMPLES[0]);
    const { width } = box(given(views[0]), geometry);
    expect(width).toBeGreaterThanOrEqual(4);
    expect(width).toBeLessThan(5);
  });
});

describe("a table at rest", () => {
  it("shows every card flat on its cell", () => {
    for (const { view, geometry } of PLIES) {
      const { cards } = rest(view, geometry);
      expect(cards.map((card) => card.key)).toEqual(view.table);
      expect(cards.every((card) => card.lift === 0 && card.degrees === 0)).toBe(true);
    }
  });

  it("shows the hexagons", () => {
    const { views, geometry } = given(SAMPLES[0]);
    const ring = ["^0,0=123", "v0,-1=134", "^0,-1=514", "v-1,-1=515", "^-1,0=511", "v-1,0=121"];
    const view = { ...given(views[0]), table: ring };
    const { hexagons } = rest(view, geometry);
    expect(hexagons.map((hexagon) => hexagon.key)).toEqual(["0,0"]);
    expect(hexagons[0]?.rim.length).toBe(6);
    expect(rest({ ...view, table: ring.slice(1) }, geometry).hexagons).toEqual([]);
  });
});

describe("a motion", () => {
  it("leads from before to after", () => {
    for (const { before, entry, after, geometry } of MOVES) {
      expect(frame(before, entry, after, 0, geometry)).toEqual(rest(before, geometry));
      expect(frame(before, entry, after, 1, geometry)).toEqual(rest(after, geometry));
    }
  });

  it("does not jump", () => {
    for (const { before, entry, after, geometry } of MOVES) {
      const far = box(after, geometry).height + 2;
      let last = frame(before, entry, after, 0, geometry);
      let longest = 0;
      for (const t of TIMES) {
        const now = frame(before, entry, after, t, geometry);
        for (const card of now.cards) {
          const was = last.cards.find((other) => other.key === card.key);
          if (was) longest = Math.max(longest, distance(was.at, card.at));
        }
        last = now;
      }
      expect(longest).toBeLessThan(far * 0.06);
    }
  });

  it("brings a card from outside, one's own from below and others' from above", () => {
    for (const { before, entry, after, geometry } of MOVES) {
      if (!entry.action.includes("=")) continue;
      const { y, height } = box(after, geometry);
      const key = after.table.at(-1);
      const coming = (view: typeof before) =>
        given(frame(view, entry, after, 1e-6, geometry).cards.find((card) => card.key === key)).at
          .y;
      expect(coming(before)).toBeGreaterThan(y + height);
      expect(coming({ ...before, seat: null })).toBeLessThan(y);
    }
  });

  it("takes the joker away in a swap", () => {
    const { geometry } = given(SAMPLES[0]);
    const { before, entry, after } = swapping();
    expect(frame(before, entry, after, 0, geometry)).toEqual(rest(before, geometry));
    const keys = frame(before, entry, after, 0.5, geometry).cards.map((card) => card.key);
    expect(keys).toEqual(["^0,0=123", "^1,0=335", "v0,0=***", "v0,0=233"]);
    expect(frame(before, entry, after, 1, geometry)).toEqual(rest(after, geometry));
  });

  it("lets a new hexagon glow once, after the card has come", () => {
    const made = MOVES.filter(
      ({ before, after, geometry }) =>
        rest(after, geometry).hexagons.length > rest(before, geometry).hexagons.length,
    );
    expect(made.length).toBeGreaterThan(0);
    for (const { before, entry, after, geometry } of made) {
      const glows = TIMES.map((t) => frame(before, entry, after, t, geometry))
        .filter((scene) => scene.hexagons.some((hexagon) => hexagon.glow > 0))
        .map((scene) => scene.cards.every((card) => card.lift === 0));
      expect(glows.length).toBeGreaterThan(10);
      expect(glows.every(Boolean)).toBe(true);
    }
  });

  it("takes time only where something moves", () => {
    expect(duration({ seat: 0, action: "^0,1=231" })).toBeGreaterThan(300);
    expect(duration({ seat: 0, action: "buy" })).toBeLessThan(20);
  });
});
