/** The marks of decisions on the present board: triangles may have turned since. */

import type { Effect, Entry } from "../../api/types";
import { around } from "../../board/motion";
import type { Arc, Point } from "../../board/types";
import { centreOf, pointAt, triangleOf } from "./layout";
import { arcOf, partOf } from "./scene";
import type { MementoGeometry } from "./types";
import { stretches } from "./ways";

/** The first letter for a crossing, and how many there are. */
const [FIRST, LETTERS] = ["A".charCodeAt(0), 26];

export interface Trace {
  key: string;
  seat: number;
  /** Where a figure started, the lines along its way, and where Singles came in. */
  began: Point | null;
  lines: readonly (readonly Point[])[];
  placed: readonly Point[];
  crossings: readonly Crossing[];
  turn: Arc | null;
  /** The seat of a taken figure, and where it was taken. */
  taken: { seat: number; at: Point } | null;
}

/** Where a way leaves the board and where it comes in again; the same letter marks both ends. */
export interface Crossing {
  letter: string;
  /** The point where it leaves, and the place outside the board beside it. */
  out: readonly [Point, Point];
  /** The place outside where it comes in, and the point that it leads to. */
  back: readonly [Point, Point];
}

export function tracesOf(trail: readonly Entry[], geometry: MementoGeometry): Trace[] {
  const letters = new Map<string, string>();
  return trail.map((entry, k) => {
    // Both halves of a figure that split leave by the same letter.
    const letter = ({ x, y }: Point) => {
      const exit = `${k} ${x} ${y}`;
      const known = letters.get(exit) ?? String.fromCharCode(FIRST + (letters.size % LETTERS));
      letters.set(exit, known);
      return known;
    };
    const later = trail.slice(k + 1).flatMap(({ effects }) => these(effects, "turned"));
    const now = (point: string, at = pointAt(geometry, point)) =>
      carried(point, at, later, geometry);
    return {
      key: `${k} ${entry.action}`,
      seat: entry.seat,
      ...traceOf(entry.effects, now, letter, geometry),
    };
  });
}

type Now = (point: string, at?: Point) => Point;

function traceOf(
  effects: readonly Effect[],
  now: Now,
  letter: (exit: Point) => string,
  geometry: MementoGeometry,
): Omit<Trace, "key" | "seat"> {
  const ways = these(effects, "moved").map(({ at }) => at);
  const [start] = ways[0] ?? [];
  const [turned] = these(effects, "turned");
  const [taken] = these(effects, "taken");
  const drawn = ways.map((way) =>
    stretches(way, geometry).map((line) => line.map(({ point, at }) => now(point, at))),
  );
  return {
    began: start === undefined ? null : now(start),
    lines: drawn.flat(),
    crossings: drawn.flatMap((lines) => crossingsOf(lines, letter)),
    placed: these(effects, "placed").flatMap(({ at }) => at.map((point) => now(point))),
    turn: turned ? arcOf(partOf(turned), turned.count, geometry) : null,
    taken: taken?.at[0] === undefined ? null : { seat: taken.seat, at: now(taken.at[0]) },
  };
}

/** The crossings between the lines of one way. */
function crossingsOf(
  lines: readonly (readonly Point[])[],
  letter: (exit: Point) => string,
): Crossing[] {
  return lines.slice(1).flatMap(([outside, point], k) => {
    const [from, off] = lines[k]?.slice(-2) ?? [];
    if (!from || !off || !outside || !point) return [];
    return { letter: letter(off), out: [from, off], back: [outside, point] };
  });
}

function these(effects: readonly Effect[], type: string): Effect[] {
  return effects.filter((effect) => effect.type === type);
}

/** The position of something near a point after these turns. */
function carried(
  point: string,
  at: Point,
  turns: readonly Effect[],
  geometry: MementoGeometry,
): Point {
  return turns
    .filter((turn) => point.startsWith(partOf(turn)) && point !== centreOf(partOf(turn)))
    .reduce((place, turn) => {
      const { centre, turn: degrees } = triangleOf(geometry, partOf(turn));
      return around(place, centre, turn.count * degrees);
    }, at);
}
