/** The triangular grid: positions of cells and their corners. */

import type { Point } from "../../board/types";
import { JOKER, lying } from "./actions";
import type { TriominosGeometry } from "./types";

/** An upright or an inverted triangle. */
export type CellKind = "^" | "v";

export function kindOf(cell: string): CellKind {
  return cell.startsWith("^") ? "^" : "v";
}

/** The i and j steps in the name of a cell or of a vertex. */
function steps(name: string): [number, number] {
  const [i = 0, j = 0] = name.replace(/^[v^]/, "").split(",").map(Number);
  return [i, j];
}

/**
 * The names of a cell's vertices, in the order of its corners.
 *
 *      (0,1)     (1,1)
 *        *---------*
 *       / \   v   /
 *      /   \     /
 *     /  ^  \   /
 *    *-------\ *
 *  (0,0)     (1,0)
 */
function verticesOf(cell: string, geometry: TriominosGeometry): string[] {
  const [i, j] = steps(cell);
  return geometry.cells[kindOf(cell)].map(([di = 0, dj = 0]) => `${i + di},${j + dj}`);
}

/** How many corners two cells share. */
function shared(a: string, b: string, geometry: TriominosGeometry): number {
  const vertices = verticesOf(a, geometry);
  return verticesOf(b, geometry).filter((vertex) => vertices.includes(vertex)).length;
}

/** Whether two cells share a side. */
export function areNeighbours(a: string, b: string, geometry: TriominosGeometry): boolean {
  return shared(a, b, geometry) === 2;
}

/** The cells that share a side or a corner with a cell. */
export function cellsRound(cell: string, geometry: TriominosGeometry): string[] {
  const [i, j] = steps(cell);
  const near = [-1, 0, 1].flatMap((di) => [-1, 0, 1].map((dj) => `${i + di},${j + dj}`));
  const cells = near.flatMap((step) => [`^${step}`, `v${step}`]);
  return cells.filter((one) => one !== cell && shared(cell, one, geometry) > 0);
}

/** The cell of the joker. */
export function jokerCell(table: readonly string[]): string | undefined {
  return table.map(lying).find(({ corners }) => corners === JOKER)?.cell;
}

function vertexAt(vertex: string, geometry: TriominosGeometry): Point {
  const [i, j] = steps(vertex);
  const { i: right, j: up } = geometry.vertex;
  return { x: i * right.x + j * up.x, y: i * right.y + j * up.y };
}

/** The positions of a cell's corners. */
export function cornersAt(cell: string, geometry: TriominosGeometry): Point[] {
  return verticesOf(cell, geometry).map((vertex) => vertexAt(vertex, geometry));
}

/** The position of a cell's middle. */
export function middleOf(cell: string, geometry: TriominosGeometry): Point {
  return middleAmong(cornersAt(cell, geometry));
}

/** The centre of some points. */
export function middleAmong(points: readonly Point[]): Point {
  const sum = (of: (at: Point) => number) => points.reduce((all, at) => all + of(at), 0);
  return { x: sum((at) => at.x) / points.length, y: sum((at) => at.y) / points.length };
}

/** The distance of a cell from the first one: rows upwards, and cells to the right. */
export function fromFirst(
  cell: string,
  geometry: TriominosGeometry,
): { up: number; right: number } {
  const [[, row], [, first]] = [steps(cell), steps(geometry.first)];
  const away = middleOf(cell, geometry).x - middleOf(geometry.first, geometry).x;
  return { up: row - first, right: Math.round(away / (geometry.vertex.i.x / 2)) };
}
