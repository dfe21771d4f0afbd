import { describe, expect, it } from "vitest";
import type { Entry } from "../../api/types";
import { distance } from "../../board/motion";
import { given } from "../samples";
import { pointAt, triangleOf } from "./layout";
import { GEOMETRY, PLIES } from "./samples";
import { tracesOf } from "./trail";

function entry(...effects: Partial<Entry["effects"][number]>[]): Entry {
  const plain = { seat: 1, at: [], count: 1, type: "" };
  return { seat: 1, action: "", effects: effects.map((each) => ({ ...plain, ...each })) };
}

describe("a trail", () => {
  it("leads from a figure's start to its present point", () => {
    const [trace] = tracesOf([entry({ type: "moved", at: ["Na", "No"] })], GEOMETRY);
    const way = [pointAt(GEOMETRY, "Na"), pointAt(GEOMETRY, "No")];
    expect(trace).toMatchObject({ seat: 1, began: way[0], lines: [way], turn: null, taken: null });
  });

  it("turns with the triangles that turned since", () => {
    const rim = triangleOf(GEOMETRY, "N").rim;
    const turned = entry({ type: "turned", at: ["N"], count: 1 });
    const [trace, turn] = tracesOf(
      [entry({ type: "placed", at: [given(rim[0])] }), turned],
      GEOMETRY,
    );
    const [at] = given(trace).placed;
    // Corners and sides alternate, so a third of a turn leads two points on, to the next
    // corner.
    expect(distance(given(at), pointAt(GEOMETRY, given(rim[2])))).toBeLessThan(1e-6);
    expect(given(turn).turn?.degrees).toBe(triangleOf(GEOMETRY, "N").turn);
  });

  it("leaves the board with the figure, and comes in elsewhere", () => {
    const [trace] = tracesOf([entry({ type: "moved", at: ["Na", "Ea"] })], GEOMETRY);
    expect(given(trace).lines).toHaveLength(2);
    expect(given(trace).lines.map((line) => line.length)).toEqual([2, 2]);
  });

  it("marks both ends of each crossing with a letter of its own", () => {
    const away = entry({ type: "moved", at: ["Na", "Ea"] });
    const traces = tracesOf([away, away], GEOMETRY);
    const [first, second] = traces.map(({ crossings }) => given(crossings[0]));
    expect([given(first).letter, given(second).letter]).toEqual(["A", "B"]);
    const { out, back } = given(first);
    expect([out[0], back[1]]).toEqual([pointAt(GEOMETRY, "Na"), pointAt(GEOMETRY, "Ea")]);
    const halves = { type: "moved", at: ["Na", "Wa"] };
    const [split] = tracesOf([entry({ type: "moved", at: ["Na", "Ea"] }, halves)], GEOMETRY);
    expect(given(split).crossings.map(({ letter }) => letter)).toEqual(["A", "A"]);
    const within = tracesOf([entry({ type: "moved", at: ["Na", "No"] })], GEOMETRY);
    expect(given(within[0]).crossings).toEqual([]);
  });

  it("exists for every decision in real games", () => {
    for (const { entry, geometry } of PLIES) {
      const [{ began, placed, turn }] = tracesOf([entry], geometry) as [
        ReturnType<typeof tracesOf>[0],
      ];
      expect(began !== null || placed.length > 0 || turn !== null).toBe(true);
    }
  });
});
