/** The net of triangles: which vertices a cell has, what lies beside it, and what is free. */

import type { Point } from "../../board/types";
import { type CellKind, JOKER, type TriominosGeometry } from "./view";

/** A card where it lies: its cell and the numbers at the cell's corners. */
export interface Lying {
  cell: string;
  corners: string;
}

export function lying(text: string): Lying {
  const [cell = "", corners = ""] = text.split("=");
  return { cell, corners };
}

export function kindOf(cell: string): CellKind {
  return cell.startsWith("^") ? "^" : "v";
}

/** The steps of i and j in a name: of a cell, or of a vertex. */
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
export function verticesOf(cell: string, geometry: TriominosGeometry): string[] {
  const [i, j] = steps(cell);
  return geometry.cells[kindOf(cell)].map(([di, dj]) => `${i + di},${j + dj}`);
}

type Steps = [number, number][];

/** Whoever names free places asks this of every cell, and a net never changes. */
const known = new WeakMap<TriominosGeometry, Record<CellKind, Steps>>();

function otherKind(kind: CellKind): CellKind {
  return kind === "^" ? "v" : "^";
}

/** The steps from a cell to the three that share a side with it, which are of the other kind. */
function stepsBeside(kind: CellKind, geometry: TriominosGeometry): Steps {
  const mine = new Set(verticesOf(`${kind}0,0`, geometry));
  const shared = ([i, j]: [number, number]) =>
    verticesOf(`${otherKind(kind)}${i},${j}`, geometry).filter((vertex) => mine.has(vertex));
  const near = [-1, 0, 1];
  const all = near.flatMap((i) => near.map((j): [number, number] => [i, j]));
  return all.filter((step) => shared(step).length === 2);
}

/** The three cells that share a side with this one. */
export function besides(cell: string, geometry: TriominosGeometry): string[] {
  const beside = known.get(geometry) ?? {
    "^": stepsBeside("^", geometry),
    v: stepsBeside("v", geometry),
  };
  known.set(geometry, beside);
  const [i, j] = steps(cell);
  const kind = kindOf(cell);
  return beside[kind].map(([di, dj]) => `${otherKind(kind)}${i + di},${j + dj}`);
}

/** The order of reading: rows from the top, each from the left. */
function reading(a: string, b: string): number {
  const [ai, aj] = steps(a);
  const [bi, bj] = steps(b);
  const across = (name: string, i: number) => 2 * i + (kindOf(name) === "v" ? 1 : 0);
  return bj - aj || across(a, ai) - across(b, bi);
}

/** The free cells beside the cards on the table, in the order of reading. */
export function freeCells(table: readonly string[], geometry: TriominosGeometry): string[] {
  const taken = new Set(table.map((text) => lying(text).cell));
  const near = new Set([...taken].flatMap((cell) => besides(cell, geometry)));
  return [...near].filter((cell) => !taken.has(cell)).sort(reading);
}

/** The number that shows at each vertex; a joker shows none. */
export function numbersOn(
  table: readonly string[],
  geometry: TriominosGeometry,
): Map<string, string> {
  const numbers = new Map<string, string>();
  for (const { cell, corners } of table.map(lying)) {
    if (corners === JOKER) continue;
    verticesOf(cell, geometry).forEach((vertex, k) => {
      numbers.set(vertex, corners[k] ?? "");
    });
  }
  return numbers;
}

/** A card's name: its numbers from small to large. */
export function cardOf(corners: string): string {
  return [...corners].sort().join("");
}

/** The ways a card can be turned so that it looks right on a cell. */
export function waysOn(
  cell: string,
  card: string,
  table: readonly string[],
  geometry: TriominosGeometry,
): string[] {
  const numbers = numbersOn(table, geometry);
  const turns = [0, 1, 2].map((k) => card.slice(k) + card.slice(0, k));
  const agrees = (corners: string) =>
    verticesOf(cell, geometry).every(
      (vertex, k) => (numbers.get(vertex) ?? corners[k]) === corners[k],
    );
  return card === JOKER ? [JOKER] : [...new Set(turns)].filter(agrees);
}

/** The cell on which the joker lies. */
export function jokerCell(table: readonly string[]): string | undefined {
  return table.map(lying).find(({ corners }) => corners === JOKER)?.cell;
}

/** Where a vertex lies. */
export function vertexAt(vertex: string, geometry: TriominosGeometry): Point {
  const [i, j] = steps(vertex);
  const { i: right, j: up } = geometry.vertex;
  return { x: i * right.x + j * up.x, y: i * right.y + j * up.y };
}

/** Where a cell's corners lie. */
export function cornersAt(cell: string, geometry: TriominosGeometry): Point[] {
  return verticesOf(cell, geometry).map((vertex) => vertexAt(vertex, geometry));
}

/** Where the middle of a cell lies. */
export function middleOf(cell: string, geometry: TriominosGeometry): Point {
  const corners = cornersAt(cell, geometry);
  const sum = (of: (at: Point) => number) => corners.reduce((all, at) => all + of(at), 0);
  return { x: sum((at) => at.x) / corners.length, y: sum((at) => at.y) / corners.length };
}

/** How far a cell lies from the first one: rows upwards, and cells to the right. */
export function fromFirst(
  cell: string,
  geometry: TriominosGeometry,
): { up: number; right: number } {
  const [[, row], [, first]] = [steps(cell), steps(geometry.first)];
  const away = middleOf(cell, geometry).x - middleOf(geometry.first, geometry).x;
  return { up: row - first, right: Math.round(away / (geometry.vertex.i.x / 2)) };
}
