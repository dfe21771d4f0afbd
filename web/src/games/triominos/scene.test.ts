import { describe, expect, it } from "vitest";
import { distance } from "../../board/motion";
import { given } from "../samples";
import { lying } from "./actions";
import { cornersAt } from "./layout";
import { GEOMETRY, PLIES, POSITIONS, swapping } from "./samples";
import { box, duration, frame, rest, sound } from "./scene";

const TIMES = Array.from({ length: 101 }, (_, k) => k / 100);

describe("the board", () => {
  it("never shrinks, and grows in small steps", () => {
    for (const { before, after, geometry } of PLIES) {
      const [old, now] = [box(before, geometry), box(after, geometry)];
      expect(now.width).toBeGreaterThanOrEqual(old.width);
      expect(now.height).toBeGreaterThanOrEqual(old.height);
      expect(now.width - old.width).toBeLessThanOrEqual(1);
      expect(now.height - old.height).toBeLessThan(1.8); // two rows
    }
  });

  it("shows every card and every free cell with a margin", () => {
    for (const { view, geometry } of POSITIONS) {
      const { x, y, width, height } = box(view, geometry);
      const cells = [...view.table.map((text) => lying(text).cell), ...Object.keys(view.free)];
      for (const at of cells.flatMap((cell) => cornersAt(cell, geometry))) {
        const room = [at.x - x, x + width - at.x, at.y - y, y + height - at.y];
        expect(Math.min(...room)).toBeGreaterThan(0.119);
      }
    }
  });

  it("starts about three cells wide", () => {
    const { width } = box(given(POSITIONS[0]).view, GEOMETRY);
    expect(width).toBeGreaterThanOrEqual(3);
    expect(width).toBeLessThan(4);
  });
});

describe("a table at rest", () => {
  it("shows every card flat on its cell", () => {
    for (const { view, geometry } of POSITIONS) {
      const { cards } = rest(view, geometry);
      expect(cards.map((card) => card.key)).toEqual(view.table);
      expect(cards.every((card) => card.lift === 0 && card.degrees === 0)).toBe(true);
    }
  });

  it("shows exactly the hexagons in the view", () => {
    const ring = ["^0,0", "v0,-1", "^0,-1", "v-1,-1", "^-1,0", "v-1,0"];
    const table = ring.map((cell) => `${cell}=111`);
    const view = { ...given(POSITIONS[0]).view, table, hexagons: [ring] };
    const { hexagons } = rest(view, GEOMETRY);
    expect(hexagons).toHaveLength(1);
    expect(distance(given(hexagons[0]).at, { x: 0, y: 0 })).toBeLessThan(1e-5);
    expect(hexagons[0]?.rim.length).toBe(6);
    expect(rest({ ...view, hexagons: [] }, GEOMETRY).hexagons).toEqual([]);
    expect(rest({ ...view, table: [] }, GEOMETRY).hexagons).toHaveLength(1);
  });
});

describe("a motion", () => {
  it("goes from the old view to the new one", () => {
    for (const { before, entry, after, geometry } of PLIES) {
      expect(frame(before, entry, after, 0, geometry)).toEqual(rest(before, geometry));
      expect(frame(before, entry, after, 1, geometry)).toEqual(rest(after, geometry));
    }
  });

  it("never jumps", () => {
    for (const { before, entry, after, geometry } of PLIES) {
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

  it("brings a card from outside: the reader's own from below, those of others from above", () => {
    for (const { before, entry, after, geometry } of PLIES) {
      if (!entry.effects.some(({ type }) => type === "placed")) continue;
      const { y, height } = box(after, geometry);
      const key = after.table.at(-1);
      const coming = (view: typeof before) =>
        given(frame(view, entry, after, 1e-6, geometry).cards.find((card) => card.key === key)).at
          .y;
      expect(coming(before)).toBeGreaterThan(y + height);
      expect(coming({ ...before, seat: null })).toBeLessThan(y);
    }
  });

  it("removes the joker in a swap", () => {
    const geometry = GEOMETRY;
    const { before, entry, after } = swapping();
    expect(frame(before, entry, after, 0, geometry)).toEqual(rest(before, geometry));
    const keys = frame(before, entry, after, 0.5, geometry).cards.map((card) => card.key);
    expect(keys).toEqual(["^0,0=123", "^1,0=335", "v0,0=***", "v0,0=233"]);
    expect(frame(before, entry, after, 1, geometry)).toEqual(rest(after, geometry));
  });

  it("lets a new hexagon glow once, after the card has landed", () => {
    const made = PLIES.filter(
      ({ before, after }) => after.hexagons.length > before.hexagons.length,
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

  it("only takes time if something moves", () => {
    const { entry } = swapping();
    expect(duration(entry)).toBeGreaterThan(300);
    expect(duration({ ...entry, effects: [] })).toBeLessThan(20);
    expect([sound(entry), sound({ ...entry, effects: [] })]).toEqual(["card", null]);
  });
});
