/** Positions of the parts of the board, from the geometry. */

import type { Box, Point } from "../../board/types";
import type { MementoGeometry } from "./types";

export type Triangle = MementoGeometry["triangles"][string];

export function pointAt(geometry: MementoGeometry, name: string): Point {
  const at = geometry.points[name];
  if (!at) throw new Error(`no such point: ${name}`);
  return at;
}

/** Room for the letters where ways cross the lower edge of the board. */
const BELOW = 0.07;

/** What the drawing covers. */
export function boxOf({ box }: MementoGeometry): Box {
  return { ...box, height: box.height + BELOW };
}

/** The triangle with this letter. */
export function triangleOf(geometry: MementoGeometry, part: string): Triangle {
  const triangle = geometry.triangles[part];
  if (!triangle) throw new Error(`no such triangle: ${part}`);
  return triangle;
}

/** The centre point of a triangle. */
export function centreOf(part: string): string {
  return `${part}o`;
}

export type Side = "top" | "bottom" | "left" | "right";

/** A point's position on its triangle. */
export type Place =
  | { part: string; kind: "centre"; side: null }
  | { part: string; kind: "corners" | "sides"; side: Side };

/** A point within this horizontal distance of the centre counts as above or below it. */
const UPRIGHT = 0.01;

/** The position of a point relative to the centre of its triangle. */
export function placeIn(geometry: MementoGeometry, point: string): Place {
  const part = Object.keys(geometry.triangles).find((name) => point.startsWith(name)) ?? "";
  const { centre, rim } = triangleOf(geometry, part);
  if (point === centreOf(part)) return { part, kind: "centre", side: null };
  const { x, y } = pointAt(geometry, point);
  const level: Side = x < centre.x ? "left" : "right";
  const upright: Side = y < centre.y ? "top" : "bottom";
  // Corners and sides alternate round the rim.
  const kind = rim.indexOf(point) % 2 === 0 ? "corners" : "sides";
  return { part, kind, side: Math.abs(x - centre.x) < UPRIGHT ? upright : level };
}

/** Whether a place is inside a triangle or on its sides. */
export function isInside(at: Point, triangle: Triangle): boolean {
  const { corners } = triangle;
  const sides = corners.map((from, k) => {
    const to = corners[(k + 1) % corners.length] ?? from;
    return (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
  });
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

/** The connections across the gaps: corners that meet, and side points that face each other. */
export function joints(geometry: MementoGeometry): [string, string][] {
  const rounds = geometry.constellations.map((meet) => [...meet, ...meet.slice(0, 1)]);
  const steps = [...rounds, ...geometry.lines].flatMap((points) =>
    points.slice(1).map((to, k) => [points[k] ?? to, to].sort().join()),
  );
  return [...new Set(steps)]
    .map((step) => step.split(",") as [string, string])
    .filter(([from, to]) => from[0] !== to[0]);
}
