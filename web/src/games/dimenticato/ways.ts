/** The way a figure seems to take, for drawing only: whether it may is the server's affair. */

import type { Point } from "../../board/types";
import {
  around,
  centre,
  type DimenticatoGeometry,
  diceFields,
  fieldName,
  middle,
  placeNamed,
} from "./view";

const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

const MOST_BENDS = 2;

/** Longer than any way; whatever is further apart is joined by a straight line. */
const MOST_STEPS = 9;

interface Way {
  fields: readonly string[];
  direction: number;
  bends: number;
}

/**
 * The fields from one to another, both included: so many steps if that is known, else as few as
 * possible, clockwise and with few bends.
 */
export function wayBetween(
  from: string,
  to: string,
  seat: number,
  steps: number | null,
  geometry: DimenticatoGeometry,
): string[] {
  const floor = walkable(from, to, seat, geometry);
  for (const length of steps === null ? lengths() : [steps, ...lengths()]) {
    const found = waysOf(length, from, to, floor);
    if (found.length > 0) return [...best(found, geometry).fields];
  }
  return [from, to];
}

function lengths(): number[] {
  return Array.from({ length: MOST_STEPS }, (_, k) => k + 1);
}

/** Dice fields, and a seat's start fields for a figure that leaves them or comes to them. */
function walkable(
  from: string,
  to: string,
  seat: number,
  geometry: DimenticatoGeometry,
): ReadonlySet<string> {
  const starts = geometry.starts[seat] ?? [];
  const atHome = starts.includes(from) || starts.includes(to);
  return new Set([...diceFields(geometry), ...(atHome ? starts : [])]);
}

function waysOf(length: number, from: string, to: string, floor: ReadonlySet<string>): Way[] {
  let ways: Way[] = [{ fields: [from], direction: -1, bends: 0 }];
  for (let left = length - 1; left >= 0; left--) {
    ways = ways.flatMap((way) => longer(way, floor)).filter((way) => distance(way, to) <= left);
  }
  return ways;
}

function distance(way: Way, to: string): number {
  const [[row, column], [goalRow, goalColumn]] = [placeNamed(last(way)), placeNamed(to)];
  return Math.abs(row - goalRow) + Math.abs(column - goalColumn);
}

function last(way: Way): string {
  return way.fields.at(-1) ?? "";
}

function longer(way: Way, floor: ReadonlySet<string>): Way[] {
  const [row, column] = placeNamed(last(way));
  return DIRECTIONS.flatMap(([down, right], direction) => {
    const next = fieldName([row + down, column + right]);
    const straight = way.direction < 0 || way.direction === direction;
    const bends = way.bends + (straight ? 0 : 1);
    if (!floor.has(next) || way.fields.includes(next) || bends > MOST_BENDS) return [];
    return [{ fields: [...way.fields, next], direction, bends }];
  });
}

/** Of ways of one length that which goes least against the clock, and then bends least. */
function best(ways: readonly Way[], geometry: DimenticatoGeometry): Way {
  const middleOfAll = centre(around(diceFields(geometry), geometry));
  const cost = (way: Way) => way.bends + 100 * againstClock(way, middleOfAll, geometry);
  return ways.reduce((one, other) => (cost(other) < cost(one) ? other : one));
}

function againstClock(way: Way, round: Point, geometry: DimenticatoGeometry): number {
  const points = way.fields.map((name) => middle(name, geometry));
  return points.slice(1).reduce((sum, at, k) => {
    const from = points[k] ?? at;
    const clockwise = (from.x - round.x) * (at.y - from.y) - (from.y - round.y) * (at.x - from.x);
    return sum + Math.max(0, -clockwise);
  }, 0);
}
