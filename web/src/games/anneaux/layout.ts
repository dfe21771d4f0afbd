/** Positions of cells, rings, handles, pins and names, all derived from the geometry. */

import { around, between, distance } from "../../board/motion";
import type { Box, Point } from "../../board/types";
import type { AnneauxGeometry, AnneauxView } from "./types";

/** The names of the rings from the inside out. */
export function ringNames(geometry: AnneauxGeometry): string[] {
  return Object.keys(geometry.rings);
}

export function ringAt(name: string, geometry: AnneauxGeometry): AnneauxGeometry["rings"][string] {
  const ring = geometry.rings[name];
  if (!ring) throw new Error(`${name} is no ring`);
  return ring;
}

/** The ring of a cell: its letter. */
export function ringOf(cell: string): string {
  return cell.charAt(0);
}

/** The spoke of a cell: its number. */
function spokeOf(cell: string): string {
  return cell.slice(1);
}

export function placeOf(cell: string, geometry: AnneauxGeometry): Point {
  const at = geometry.cells[cell];
  if (!at) throw new Error(`${cell} is no cell`);
  return at;
}

/** The seat whose pawn is on a cell; -1 if it is free. */
export function seatOn(cell: string, view: AnneauxView): number {
  return view.pawns.findIndex((cells) => cells.includes(cell));
}

export interface Cell {
  name: string;
  at: Point;
}

/** A place between two cells near a ring's outer edge. */
export interface Gap {
  at: Point;
  /** The direction outwards from the centre, clockwise from the top. */
  degrees: number;
}

export interface RingLayout {
  name: string;
  inner: number;
  outer: number;
  middle: number;
  cells: Cell[];
  /** The gap after each cell, clockwise. */
  gaps: Gap[];
}

/**
 * Distances in cell radii: of a handle from its ring's edge, of numbers from the board's edge.
 */
const HANDLE = 0.5;
const NUMBER = 0.64;

/** The space for the numbers round the board, in cell radii. */
const ROOM = 0.54;

export function box(geometry: AnneauxGeometry): Box {
  const room = geometry.cell_radius * ROOM;
  const { x, y, width, height } = geometry.box;
  return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
}

export function ringLayouts(geometry: AnneauxGeometry): RingLayout[] {
  return ringNames(geometry).map((name) => {
    const { inner, outer, turn } = ringAt(name, geometry);
    const cells = Object.entries(geometry.cells)
      .filter(([cell]) => ringOf(cell) === name)
      .map(([cell, at]) => ({ name: cell, at }));
    const far = outer - geometry.cell_radius * HANDLE;
    const gaps = cells.map(({ at }) => {
      const outwards = around(at, geometry.centre, turn / 2);
      const place = onRay(geometry.centre, outwards, far);
      return { at: place, degrees: direction(geometry.centre, place) };
    });
    return { name, inner, outer, middle: (inner + outer) / 2, cells, gaps };
  });
}

/** The spokes' numbers, just outside the outermost ring. */
export function spokeNumbers(geometry: AnneauxGeometry): Cell[] {
  const outermost = ringLayouts(geometry).at(-1);
  if (!outermost) return [];
  const far = outermost.outer + geometry.cell_radius * NUMBER;
  return outermost.cells.map(({ name, at }) => ({
    name: spokeOf(name),
    at: onRay(geometry.centre, at, far),
  }));
}

/** The point at a distance from the centre, in the direction of another point. */
export function onRay(centre: Point, towards: Point, far: number): Point {
  return between(centre, towards, far / distance(centre, towards));
}

function direction(centre: Point, at: Point): number {
  return (Math.atan2(at.x - centre.x, centre.y - at.y) * 180) / Math.PI;
}

/** The ring between two circles, to fill with the even-odd rule. */
export function annulus(centre: Point, inner: number, outer: number): string {
  return circle(centre, outer) + circle(centre, inner);
}

function circle({ x, y }: Point, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** An arrow along a circle, centred on a point of it, and its tip. */
export function bentArrow(
  centre: Point,
  over: Point,
  degrees: number,
  tip: number,
): { line: string; head: string; start: Point } {
  const r = distance(centre, over);
  const [start, end] = [around(over, centre, -degrees / 2), around(over, centre, degrees / 2)];
  const sweep = degrees > 0 ? 1 : 0;
  // Where the tip starts, back along the circle.
  const back = around(end, centre, (-Math.sign(degrees) * tip * 180) / (Math.PI * r));
  const [left, right] = [onRay(centre, back, r + tip), onRay(centre, back, r - tip)];
  return {
    start,
    line: `M${start.x} ${start.y}A${r} ${r} 0 0 ${sweep} ${end.x} ${end.y}`,
    head: `M${left.x} ${left.y}L${end.x} ${end.y}L${right.x} ${right.y}`,
  };
}
