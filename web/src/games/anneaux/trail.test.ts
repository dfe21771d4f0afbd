import { describe, expect, it } from "vitest";
import { distance } from "../../board/motion";
import { given } from "../samples";
import { placeOf, ringLayouts } from "./layout";
import { GEOMETRY as geometry, PLIES } from "./samples";
import { linesOf, traces } from "./trail";
import type { AnneauxEntry } from "./types";

const rings = ringLayouts(geometry);

function entry(seat: number, type: string, at: string[], count = 1): AnneauxEntry {
  return { seat, action: "", effects: [{ type, seat, at, count }] };
}

describe("the trail", () => {
  it("shows where a pawn came from and where it went", () => {
    const [trace] = traces([entry(1, "moved", ["B4", "C4"])], rings, geometry);
    expect(trace).toMatchObject({
      seat: 1,
      from: placeOf("B4", geometry),
      to: placeOf("C4", geometry),
    });
  });

  it("marks pawns at their present places after their ring turned", () => {
    const trail = [
      entry(1, "placed", ["B8"]),
      entry(2, "turned", ["B"]),
      entry(3, "placed", ["B8"]),
    ];
    const [first, ...others] = traces(trail, rings, geometry);
    expect(first?.to).toEqual(placeOf("B1", geometry));
    expect(others.at(-1)?.to).toEqual(placeOf("B8", geometry));
    const back = traces(
      [entry(1, "placed", ["A1"]), entry(2, "turned", ["A"], -1)],
      rings,
      geometry,
    );
    expect(back[0]?.to).toEqual(placeOf("A8", geometry));
  });

  it("shows pawns that were taken", () => {
    const taken = {
      ...entry(1, "taken", ["A7"]),
      effects: [{ type: "taken", seat: 0, at: ["A7"], count: 1 }],
    };
    const [trace] = traces([taken], rings, geometry);
    expect(trace).toMatchObject({ seat: 1, taken: { cell: "A7", seat: 0 } });
  });

  it("works for every sample game", () => {
    const marks = traces(
      PLIES.slice(0, 40).map((ply) => ply.entry),
      rings,
      geometry,
    );
    expect(marks.length).toBeGreaterThan(20);
    for (const { line } of marks) expect(line ?? "").not.toMatch(/NaN|undefined/);
  });
});

it("draws rows along their ring, and spokes straight", () => {
  const lines = (why: string, ...at: string[]) =>
    linesOf(
      [{ seat: 0, action: "", effects: [{ type: "line", seat: 0, at, count: 3, why }] }],
      geometry,
    );
  expect(given(lines("spoke", "A1", "B1", "C1")[0]).d).not.toContain("A");
  const r = distance(placeOf("C8", geometry), geometry.centre);
  expect(given(lines("row", "C8", "C1", "C2")[0]).d).toContain(`A${r} ${r} 0 0 1`);
});
