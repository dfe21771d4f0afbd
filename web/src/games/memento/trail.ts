/** The marks of decisions on the present board: triangles may have turned since. */

import type { Effect, Entry } from "../../api/types";
import { around } from "../../board/motion";
import type { Arc, Point } from "../../board/types";
import { centreOf, pointAt, triangleOf } from "./layout";
import { arcOf, partOf } from "./scene";
import type { MementoGeometry } from "./types";
import { stretches } from "./ways";

export interface Trace {
  key: string;
  seat: number;
  /** Where a figure started, the lines along its way, and where Singles came in. */
  began: Point | null;
  lines: readonly (readonly Point[])[];
  placed: readonly Point[];
  turn: Arc | null;
  /** The seat of a taken figure, and where it was taken. */
  taken: { seat: number; at: Point } | null;
}

export function tracesOf(trail: readonly Entry[], geometry: MementoGeometry): Trace[] {
  return trail.map((entry, k) => {
    const later = trail.slice(k + 1).flatMap(({ effects }) => these(effects, "turned"));
    const now = (point: string, at = pointAt(geometry, point)) =>
      carried(point, at, later, geometry);
    return {
      key: `${k} ${entry.action}`,
      seat: entry.seat,
      ...traceOf(entry.effects, now, geometry),
    };
  });
}

type Now = (point: string, at?: Point) => Point;

function traceOf(
  effects: readonly Effect[],
  now: Now,
  geometry: MementoGeometry,
): Omit<Trace, "key" | "seat"> {
  const ways = these(effects, "moved").map(({ at }) => at);
  const [start] = ways[0] ?? [];
  const [turned] = these(effects, "turned");
  const [taken] = these(effects, "taken");
  return {
    began: start === undefined ? null : now(start),
    lines: ways
      .flatMap((way) => stretches(way, geometry))
      .map((line) => line.map(({ point, at }) => now(point, at))),
    placed: these(effects, "placed").flatMap(({ at }) => at.map((point) => now(point))),
    turn: turned ? arcOf(partOf(turned), turned.count, geometry) : null,
    taken: taken?.at[0] === undefined ? null : { seat: taken.seat, at: now(taken.at[0]) },
  };
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
