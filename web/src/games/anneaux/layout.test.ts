import { describe, expect, it } from "vitest";
import { distance } from "../../board/motion";
import { bentArrow, box, placeOf, ringAt, ringLayouts, spokeNumbers } from "./layout";
import { GEOMETRY as geometry } from "./samples";

describe("layout", () => {
  it("keeps numbers inside the picture and off the rings", () => {
    const { x, y, width, height } = box(geometry);
    for (const { at } of spokeNumbers(geometry)) {
      expect(at.x > x && at.x < x + width && at.y > y && at.y < y + height).toBe(true);
      expect(distance(at, geometry.centre)).toBeGreaterThan(ringAt("C", geometry).outer);
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

  it("bends arrows in the direction of the turn", () => {
    const over = placeOf("B1", geometry);
    expect(bentArrow(geometry.centre, over, 30, 0.1).line).toMatch(/ 0 0 1 /);
    expect(bentArrow(geometry.centre, over, -30, 0.1).line).toMatch(/ 0 0 0 /);
  });
});
