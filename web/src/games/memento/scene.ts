/** What one picture of Memento shows, at rest and on the way: pure arithmetic. */

import { between, distance, easeOut, STEP, TURN } from "../../board/motion";
import type { Arc, Entry, Point } from "../../board/types";
import { type Action, parsed } from "./actions";
import { centreOf, type MementoGeometry, type MementoView, pointAt, triangleOf } from "./view";

/** Stones one upon the other, with a marker on top if they are somebody's. */
export interface Stack {
  /** What this stack is called as long as it is seen. */
  key: string;
  /** The place of its foot, were it not lifted. */
  at: Point;
  height: number;
  seat: number | null;
  /** How high above the board its foot is, in stones. */
  lift: number;
  opacity: number;
  /** How much of its marker is seen. */
  marker: number;
}

export interface MementoScene {
  /** What stands on the table, from back to front. */
  standing: readonly Stack[];
  /** What is carried by the turning triangle, as if it were not turned yet. */
  carried: readonly Stack[];
  /** What is above all that: on its way, or on the centre of the turning triangle. */
  above: readonly Stack[];
  turn: { part: string; degrees: number } | null;
}

/** How high Singles fall from, in stones. */
const FALL = 3;
/** How far outside a figure on an exit vanishes and comes back. */
const OUTSIDE = 0.12;
/** The share of a move that is left for stones to go back to the supply. */
const RETURN = 0.4;
/** The heights that go further than a step. */
const DOUBLE = 2;
const TRIPPLE = 3;

export function rest(view: MementoView, geometry: MementoGeometry): MementoScene {
  return { standing: stacksOf(view, geometry), carried: [], above: [], turn: null };
}

export function frame(
  before: MementoView,
  entry: Entry,
  after: MementoView,
  t: number,
  geometry: MementoGeometry,
): MementoScene {
  if (t >= 1) return rest(after, geometry);
  const action = parsed(entry.action);
  switch (action.kind) {
    case "bring":
      return bringing(before, action.points, entry.seat, t, geometry);
    case "turn":
      return turned(before, action.part, degreesOf(action, geometry) * easeOut(t), geometry);
    case "move":
      return moving(before, action.from, action.to, after, t, geometry);
    case "split":
      return splitting(before, action, t, geometry);
  }
}

export function turned(
  view: MementoView,
  part: string,
  degrees: number,
  geometry: MementoGeometry,
): MementoScene {
  const { rim } = triangleOf(geometry, part);
  const all = stacksOf(view, geometry);
  const [onRim, onCentre] = [
    (stack: Stack) => rim.includes(stack.key),
    (stack: Stack) => stack.key === centreOf(part),
  ];
  return {
    standing: all.filter((stack) => !onRim(stack) && !onCentre(stack)),
    carried: all.filter(onRim),
    above: all.filter(onCentre),
    turn: { part, degrees },
  };
}

export function duration(entry: Entry): number {
  return parsed(entry.action).kind === "turn" ? TURN : STEP;
}

export function arc(entry: Entry, geometry: MementoGeometry): Arc | null {
  const action = parsed(entry.action);
  if (action.kind !== "turn") return null;
  const { centre } = triangleOf(geometry, action.part);
  return {
    centre,
    radius: arcRadius(action.part, geometry),
    degrees: degreesOf(action, geometry),
  };
}

/** Between a triangle's centre and its side points there is room for an arc. */
export function arcRadius(part: string, geometry: MementoGeometry): number {
  const { centre, rim } = triangleOf(geometry, part);
  return 0.65 * Math.min(...rim.map((point) => distance(centre, pointAt(geometry, point))));
}

function degreesOf(action: Action & { kind: "turn" }, geometry: MementoGeometry): number {
  const { turn } = triangleOf(geometry, action.part);
  return action.clockwise ? turn : -turn;
}

/** The figures of a view do not change, so a drawing can see at once that nothing did. */
const known = new WeakMap<MementoView["figures"], readonly Stack[]>();

/** The figures of a view from back to front. */
function stacksOf({ figures }: MementoView, geometry: MementoGeometry): readonly Stack[] {
  const before = known.get(figures);
  if (before) return before;
  const stacks = Object.entries(figures)
    .map(([point, { seat, height }]) => stack(point, pointAt(geometry, point), height, seat))
    .sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x);
  known.set(figures, stacks);
  return stacks;
}

function stack(key: string, at: Point, height: number, seat: number | null): Stack {
  return { key, at, height, seat, lift: 0, opacity: 1, marker: 1 };
}

/** Singles fall from a little above, the second a moment after the first. */
function bringing(
  before: MementoView,
  points: string[],
  seat: number,
  t: number,
  geometry: MementoGeometry,
): MementoScene {
  const above = points.map((point, k) => {
    const fallen = easeOut(share(t, k * 0.2, 0.8));
    return {
      ...stack(point, pointAt(geometry, point), 1, seat),
      lift: FALL * (1 - fallen),
      opacity: Math.min(1, 2 * fallen),
    };
  });
  return { ...rest(before, geometry), above };
}

function moving(
  before: MementoView,
  from: string,
  to: string,
  after: MementoView,
  t: number,
  geometry: MementoGeometry,
): MementoScene {
  const figure = before.figures[from];
  if (!figure) return rest(before, geometry);
  const taken = before.figures[to];
  const height = figure.height + (taken?.height ?? 0);
  const left = after.figures[to]?.height ?? height;
  const gone = height > left ? share(t, 1 - RETURN, RETURN) : 0;
  const done = height > left ? share(t, 0, 1 - RETURN) : t;
  const standing = stacksOf(before, geometry).filter(({ key }) => key !== from);

  if (gone > 0) {
    const at = pointAt(geometry, to);
    const going = { ...stack("going", at, height - left, null), opacity: 1 - gone };
    const kept = { ...stack(from, at, left, figure.seat), lift: (height - left) * (1 - gone) };
    const others = standing.filter(({ key }) => key !== to);
    return { ...rest(before, geometry), standing: others, above: [going, kept] };
  }
  const way = onTheWay(before, from, to, done, geometry);
  const climbed = easeOut(done) * (taken?.height ?? 0);
  const mover = { ...stack(from, way.at, figure.height, figure.seat), opacity: way.opacity };
  return {
    ...rest(before, geometry),
    standing: standing.map((other) =>
      other.key === to ? { ...other, marker: 1 - easeOut(done) } : other,
    ),
    above: [{ ...mover, lift: climbed }],
  };
}

/** The parts slide off one another; those that go to the back lie below, so none jumps. */
function splitting(
  before: MementoView,
  action: Action & { kind: "split" },
  t: number,
  geometry: MementoGeometry,
): MementoScene {
  const seat = before.figures[action.from]?.seat ?? null;
  const fromBack = [...action.parts].sort(
    (a, b) => pointAt(geometry, a.to).y - pointAt(geometry, b.to).y,
  );
  let below = 0;
  const above = fromBack.map(({ to, height }) => {
    const way = onTheWay(before, action.from, to, t, geometry);
    const part = { ...stack(to, way.at, height, seat), opacity: way.opacity };
    const lift = below * (1 - easeOut(t));
    below += height;
    return { ...part, lift };
  });
  const standing = stacksOf(before, geometry).filter(({ key }) => key !== action.from);
  return { ...rest(before, geometry), standing, above };
}

/** Where a figure is on its way: straight there, or out over the edge and in again. */
function onTheWay(
  view: MementoView,
  from: string,
  to: string,
  t: number,
  geometry: MementoGeometry,
): { at: Point; opacity: number } {
  const [start, goal] = [pointAt(geometry, from), pointAt(geometry, to)];
  if (goesStraight(view, from, to, geometry)) {
    return { at: between(start, goal, easeOut(t)), opacity: 1 };
  }
  const out = t < 0.5;
  const away = out ? 2 * t : 2 * (1 - t);
  const inside = out ? start : goal;
  return { at: between(inside, outside(inside, geometry), away ** 2), opacity: 1 - away };
}

function outside(at: Point, geometry: MementoGeometry): Point {
  const middle = triangleOf(geometry, "M").centre;
  const far = distance(middle, at);
  return far > 0 ? between(at, middle, -OUTSIDE / far) : at;
}

/** Whether a figure is seen to go straight: a step, a Double's way along a line, or a leap. */
function goesStraight(
  view: MementoView,
  from: string,
  to: string,
  geometry: MementoGeometry,
): boolean {
  const height = view.figures[from]?.height;
  const along = (line: string[]) => {
    const [first = -1, last = -1] = [line.indexOf(from), line.indexOf(to)].sort((a, b) => a - b);
    const passed = line.slice(first + 1, last);
    const free = passed.every((point) => !view.figures[point]);
    return first >= 0 && (passed.length === 0 || (height === DOUBLE && free));
  };
  const onCentre = Object.keys(geometry.triangles).some((part) => from === centreOf(part));
  return (
    geometry.constellations.some((meet) => meet.includes(from) && meet.includes(to)) ||
    geometry.lines.some(along) ||
    (onCentre && height === TRIPPLE)
  );
}

/** The part of a motion that begins at `start` and takes `length`, as 0 to 1. */
function share(t: number, start: number, length: number): number {
  return Math.min(1, Math.max(0, (t - start) / length));
}
