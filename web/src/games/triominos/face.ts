/** The shape of a card: a triangle with sides of length 1 round the origin. */

import { around } from "../../board/motion";
import type { Point } from "../../board/types";
import type { CellKind } from "./layout";

/** From the middle of a card to a corner and to a side. */
export const TO_CORNER = 1 / Math.sqrt(3);
const TO_SIDE = TO_CORNER / 2;

/** The space between the edge of the cell, the card and its colours, and the corner radius. */
const GAP = 0.006;
const RIM = 0.014;
const ROUND = 0.07;

/** From a corner to its number and to the arc of its dots, and between two dots in degrees. */
const TO_NUMBER = 0.285;
const TO_DOTS = 0.44;
const DOT_STEP = 9.8;
export const DOT = 0.03;
/** The font size of a number. */
export const NUMBER = 0.245;

const ORIGIN: Point = { x: 0, y: 0 };

/** The corners, clockwise: bottom left, top, bottom right; or top left, top right, bottom. */
export function corners(kind: CellKind): Point[] {
  const [tip, turns] =
    kind === "^"
      ? [{ x: 0, y: -TO_CORNER }, [-120, 0, 120]]
      : [{ x: 0, y: TO_CORNER }, [120, 240, 0]];
  return turns.map((degrees) => around(tip, ORIGIN, degrees));
}

/** Everything that is drawn in one corner. */
export interface CornerFace {
  /** The corner's share of the card. */
  share: string;
  number: Point;
  /** The positions of 1 dot, of 2 dots and so on. */
  dots: Point[][];
}

export interface Face {
  /** The edge of the card. */
  outline: string;
  corners: CornerFace[];
  /** The view box for a single card. */
  viewBox: string;
}

function towards(from: Point, to: Point, length: number): Point {
  const all = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: from.x + ((to.x - from.x) * length) / all,
    y: from.y + ((to.y - from.y) * length) / all,
  };
}

function scaled(at: Point, by: number): Point {
  return { x: at.x * by, y: at.y * by };
}

const text = ({ x, y }: Point) => `${x.toFixed(4)} ${y.toFixed(4)}`;

/** The path round a corner, from one point to another. */
function roundCorner(from: Point, corner: Point, to: Point): string {
  return `${text(towards(corner, from, ROUND))}Q${text(corner)} ${text(towards(corner, to, ROUND))}`;
}

function smaller(kind: CellKind, inset: number): [Point, Point, Point] {
  return corners(kind).map((at) => scaled(at, 1 - inset / TO_SIDE)) as [Point, Point, Point];
}

function outline(kind: CellKind, inset: number): string {
  const [a, b, c] = smaller(kind, inset);
  return `M${roundCorner(c, a, b)}L${roundCorner(a, b, c)}L${roundCorner(b, c, a)}Z`;
}

function cornerFace(kind: CellKind, k: number): CornerFace {
  const inner = smaller(kind, RIM);
  const [before, at, after] = [inner[(k + 2) % 3], inner[k], inner[(k + 1) % 3]] as typeof inner;
  const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const share = [
    `M${text(middle(before, at))}L${roundCorner(before, at, after)}`,
    `L${text(middle(at, after))}L${text(ORIGIN)}Z`,
  ].join("");
  const tip = corners(kind)[k] ?? ORIGIN;
  const arc = (count: number) =>
    Array.from({ length: count }, (_, n) =>
      around(towards(tip, ORIGIN, TO_DOTS), tip, (n - (count - 1) / 2) * DOT_STEP),
    );
  const dots = [1, 2, 3, 4, 5].map(arc);
  return { share, number: towards(tip, ORIGIN, TO_NUMBER), dots };
}

/** Space round a single card, for its outline and its marks. */
const ROOM = 0.07;

function viewBox(kind: CellKind): string {
  const top = kind === "^" ? TO_CORNER : TO_SIDE;
  const height = TO_CORNER + TO_SIDE + 2 * ROOM;
  return `${-0.5 - ROOM} ${-top - ROOM} ${1 + 2 * ROOM} ${height}`;
}

function face(kind: CellKind): Face {
  return {
    outline: outline(kind, GAP),
    corners: [0, 1, 2].map((k) => cornerFace(kind, k)),
    viewBox: viewBox(kind),
  };
}

export const FACES: Record<CellKind, Face> = { "^": face("^"), v: face("v") };

/** The triangle that marks a place, slightly smaller than the cell. */
export const PLACES: Record<CellKind, string> = { "^": outline("^", 0.04), v: outline("v", 0.04) };

/** The line along the edge of a card, clear of its numbers. */
export const EDGES: Record<CellKind, string> = { "^": outline("^", 0), v: outline("v", 0) };

/** A star with five points round the origin. */
export function star(radius: number, waist = 0.5): string {
  const points = Array.from({ length: 10 }, (_, n) =>
    around({ x: 0, y: -radius * (n % 2 ? waist : 1) }, ORIGIN, n * 36),
  );
  return `M${points.map(text).join("L")}Z`;
}

/** The rays of the joker's sun: pointed petals round the origin. */
export function ray(from: number, to: number, degrees: number, half: number): string {
  const turned = (x: number, y: number) => text(around({ x, y }, ORIGIN, degrees));
  return `M${turned(-half, -from)}Q${turned(-half, -to * 0.86)} ${turned(0, -to)}Q${turned(half, -to * 0.86)} ${turned(half, -from)}Z`;
}
