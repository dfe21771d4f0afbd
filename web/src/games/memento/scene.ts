/** The content of one picture of Memento, at rest and in motion: pure arithmetic. */

import type { Effect } from "../../api/types";
import { effectOf, effectsOf, soundOf } from "../../board/effects";
import { distance, easeOut, STEP, TURN } from "../../board/motion";
import type { Arc, Point } from "../../board/types";
import type { SoundName } from "../../device/sounds";
import { centreOf, pointAt, triangleOf } from "./layout";
import type { MementoEntry, MementoGeometry, MementoView } from "./types";
import { onTheWay } from "./ways";

/** A stack of stones, with a marker on top if it belongs to a seat. */
export interface Stack {
  /** Identifies this stack while it is visible. */
  key: string;
  /** The position of its foot without the lift. */
  at: Point;
  height: number;
  seat: number | null;
  /** The height of its foot above the board, in stones. */
  lift: number;
  opacity: number;
  /** The opacity of its marker. */
  marker: number;
}

export interface Scene {
  /** The stacks on the table, from back to front. */
  standing: readonly Stack[];
  /** The stacks on the turning triangle, at their positions before the turn. */
  carried: readonly Stack[];
  /** The stacks above everything: moving, or on the centre of the turning triangle. */
  above: readonly Stack[];
  turn: { part: string; degrees: number } | null;
}

/** The height from which Singles drop, in stones. */
const FALL = 3;
/** The share of a move during which stones return to the supply. */
const RETURN = 0.4;
/** How many times as long as a step the longest way takes. */
const MAX_STEPS = 3;

export function rest(view: MementoView, geometry: MementoGeometry): Scene {
  return { standing: stacksOf(view, geometry), carried: [], above: [], turn: null };
}

export function frame(
  before: MementoView,
  entry: MementoEntry,
  after: MementoView,
  t: number,
  geometry: MementoGeometry,
): Scene {
  if (t >= 1) return rest(after, geometry);
  const turn = effectOf(entry, "turned");
  const [moved, ...more] = effectsOf(entry, "moved");
  if (turn) {
    const { degrees } = arcOf(partOf(turn), turn.count, geometry);
    return turned(before, partOf(turn), degrees * easeOut(t), geometry);
  }
  if (!moved) return bringing(before, effectsOf(entry, "placed"), t, geometry);
  if (effectOf(entry, "split")) return splitting(before, [moved, ...more], t, geometry);
  return moving(before, moved, entry, t, geometry);
}

export function turned(
  view: MementoView,
  part: string,
  degrees: number,
  geometry: MementoGeometry,
): Scene {
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

/** Longer ways take longer, so that the eye can follow. */
export function duration(entry: MementoEntry): number {
  if (effectOf(entry, "turned")) return TURN;
  const legs = Math.max(1, ...effectsOf(entry, "moved").map(({ at }) => at.length - 1));
  return STEP * Math.min(MAX_STEPS, 1 + (legs - 1) / 2);
}

export function arc(entry: MementoEntry, geometry: MementoGeometry): Arc | null {
  const turn = effectOf(entry, "turned");
  return turn ? arcOf(partOf(turn), turn.count, geometry) : null;
}

/** Turns of a triangle as an arc; positive is clockwise. */
export function arcOf(part: string, turns: number, geometry: MementoGeometry): Arc {
  const { centre, rim, turn } = triangleOf(geometry, part);
  // The arc fits between the triangle's centre and its side points.
  const near = Math.min(...rim.map((point) => distance(centre, pointAt(geometry, point))));
  return { centre, radius: 0.65 * near, degrees: turns * turn };
}

export function sound(entry: MementoEntry): SoundName | null {
  return soundOf(entry, [
    ["turned", "turn"],
    ["taken", "take"],
    ["placed", "place"],
    ["moved", "slide"],
  ]);
}

/** The triangle that was turned. */
export function partOf(turn: Effect): string {
  return turn.at[0] ?? "";
}

/** Cached by the view's figures, so that a drawing sees at once that nothing changed. */
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

/** Singles drop from a little above, the second a moment after the first. */
function bringing(
  before: MementoView,
  placed: readonly Effect[],
  t: number,
  geometry: MementoGeometry,
): Scene {
  const above = placed.flatMap(({ at, seat, count }, k) => {
    const fallen = easeOut(share(t, k * 0.2, 0.8));
    return at.map((point) => ({
      ...stack(point, pointAt(geometry, point), count, seat),
      lift: FALL * (1 - fallen),
      opacity: Math.min(1, 2 * fallen),
    }));
  });
  return { ...rest(before, geometry), above };
}

/** A figure moves along its way, onto another if it meets one; surplus stones fade. */
function moving(
  before: MementoView,
  moved: Effect,
  entry: MementoEntry,
  t: number,
  geometry: MementoGeometry,
): Scene {
  const [from = "", to = ""] = [moved.at[0], moved.at.at(-1)];
  const met = effectOf(entry, "taken") ?? effectOf(entry, "joined");
  const returned = effectOf(entry, "returned")?.count ?? 0;
  const height = moved.count + (met?.count ?? 0);
  const gone = returned > 0 ? share(t, 1 - RETURN, RETURN) : 0;
  const done = returned > 0 ? share(t, 0, 1 - RETURN) : t;
  const standing = stacksOf(before, geometry).filter(({ key }) => key !== from);

  if (gone > 0) {
    const at = pointAt(geometry, to);
    const going = { ...stack("going", at, returned, null), opacity: 1 - gone };
    const kept = stack(from, at, height - returned, moved.seat);
    const others = standing.filter(({ key }) => key !== to);
    const above = [going, { ...kept, lift: returned * (1 - gone) }];
    return { ...rest(before, geometry), standing: others, above };
  }
  const way = onTheWay(moved.at, done, geometry);
  const climbed = easeOut(done) * (met?.count ?? 0);
  const mover = { ...stack(from, way.at, moved.count, moved.seat), opacity: way.opacity };
  return {
    ...rest(before, geometry),
    standing: standing.map((other) =>
      other.key === to ? { ...other, marker: 1 - easeOut(done) } : other,
    ),
    above: [{ ...mover, lift: climbed }],
  };
}

/** The parts slide apart; those that go to the back are below, so that none jumps. */
function splitting(
  before: MementoView,
  parts: readonly Effect[],
  t: number,
  geometry: MementoGeometry,
): Scene {
  const goal = ({ at }: Effect) => at.at(-1) ?? "";
  const fromBack = parts.toSorted(
    (a, b) => pointAt(geometry, goal(a)).y - pointAt(geometry, goal(b)).y,
  );
  let below = 0;
  const above = fromBack.map((part) => {
    const way = onTheWay(part.at, t, geometry);
    const lift = below * (1 - easeOut(t));
    below += part.count;
    return { ...stack(goal(part), way.at, part.count, part.seat), opacity: way.opacity, lift };
  });
  const from = parts[0]?.at[0];
  const standing = stacksOf(before, geometry).filter(({ key }) => key !== from);
  return { ...rest(before, geometry), standing, above };
}

/** The part of a motion that starts at `start` and takes `length`, as 0 to 1. */
function share(t: number, start: number, length: number): number {
  return Math.min(1, Math.max(0, (t - start) / length));
}
