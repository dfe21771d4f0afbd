/** The content of one picture of Anneaux, at rest and in motion. */

import type { Effect } from "../../api/types";
import { effectOf, soundOf } from "../../board/effects";
import { around, between, easeOut, STEP, swept, TURN } from "../../board/motion";
import type { Arc, Point } from "../../board/types";
import type { SoundName } from "../../device/sounds";
import { placeOf, ringAt, ringNames, ringOf } from "./layout";
import type { AnneauxEntry, AnneauxGeometry, AnneauxView } from "./types";

export interface Pawn {
  cell: string;
  seat: number;
  at: Point;
  /** From 0 (fresh) to 1 (spent). */
  tired: number;
}

/** A moving pawn, above everything else. */
export interface MovingPawn extends Pawn {
  /** From 0 (on the board) to 1 (as high as a hand lifts it). */
  lift: number;
  /** From 0 (gone) to 1 (fully visible). */
  shown: number;
}

export interface Scene {
  /** The pawns on each ring, at their places before the turn. */
  pawns: Record<string, Pawn[]>;
  moving: MovingPawn | null;
  turn: { part: string; degrees: number } | null;
  /** How firmly each ring is pinned, from 0 (free) to 1 (pinned). */
  pinned: Record<string, number>;
}

/** The moment of a turn when the old pin is out and the new one starts to go in. */
const UNPINNED = 0.4;
const PINNING = 0.6;

function byRing<T>(geometry: AnneauxGeometry, value: (ring: string) => T): Record<string, T> {
  return Object.fromEntries(ringNames(geometry).map((ring) => [ring, value(ring)]));
}

/** All pictures of a view share its pawns, so that unchanged parts are not redrawn. */
const remembered = new WeakMap<AnneauxView, Standing & { geometry: AnneauxGeometry }>();

/** The pawns of a view, and the same by their rings. */
interface Standing {
  all: readonly Pawn[];
  byRing: Record<string, Pawn[]>;
}

function standing(view: AnneauxView, geometry: AnneauxGeometry): Standing {
  const known = remembered.get(view);
  if (known?.geometry === geometry) return known;
  const all = standingIn(view, geometry);
  const pawns = { geometry, all, byRing: riding(all, geometry) };
  remembered.set(view, pawns);
  return pawns;
}

function standingIn(view: AnneauxView, geometry: AnneauxGeometry): Pawn[] {
  const pawns = view.pawns.flatMap((cells, seat) =>
    cells.map((cell) => ({
      cell,
      seat,
      at: placeOf(cell, geometry),
      tired: view.spent.includes(cell) ? 1 : 0,
    })),
  );
  return pawns.sort((a, b) => a.cell.localeCompare(b.cell));
}

function riding(pawns: readonly Pawn[], geometry: AnneauxGeometry): Record<string, Pawn[]> {
  return byRing(geometry, (ring) => pawns.filter((pawn) => ringOf(pawn.cell) === ring));
}

/** The picture of a view at rest. */
export function rest(view: AnneauxView, geometry: AnneauxGeometry): Scene {
  return {
    pawns: standing(view, geometry).byRing,
    moving: null,
    turn: null,
    pinned: byRing(geometry, (ring) => (view.last_ring === ring ? 1 : 0)),
  };
}

/** The picture while the player drags a ring. */
export function turned(
  view: AnneauxView,
  part: string,
  degrees: number,
  geometry: AnneauxGeometry,
): Scene {
  return { ...rest(view, geometry), turn: { part, degrees } };
}

/** The picture at time t between two views. */
export function frame(
  before: AnneauxView,
  entry: AnneauxEntry,
  after: AnneauxView,
  t: number,
  geometry: AnneauxGeometry,
): Scene {
  if (t >= 1) return rest(after, geometry);
  const turn = effectOf(entry, "turned");
  if (turn) return turning(before, turn, after, t, geometry);
  const step = effectOf(entry, "placed") ?? effectOf(entry, "moved") ?? effectOf(entry, "taken");
  if (!step || t <= 0) return rest(before, geometry);
  return walking(before, step, after, easeOut(t), geometry);
}

/** A ring turns with its pawns; pawns that this spends tire meanwhile. */
function turning(
  before: AnneauxView,
  turn: Effect,
  after: AnneauxView,
  t: number,
  geometry: AnneauxGeometry,
): Scene {
  const { part, degrees } = turnOf(turn, geometry);
  const pinned = byRing(geometry, (ring) => {
    const was = before.last_ring === ring ? Math.max(0, 1 - t / UNPINNED) : 0;
    const will = after.last_ring === ring ? Math.max(0, (t - PINNING) / (1 - PINNING)) : 0;
    return was + will;
  });
  const scene = { ...turned(before, part, degrees * easeOut(t), geometry), pinned };
  if (after.spent.length === before.spent.length) return scene;
  const goal = (cell: string) => carried(cell, turn, geometry);
  return { ...scene, pawns: riding(tiring(before, after, easeOut(t), geometry, goal), geometry) };
}

/** The cell to which a turn carries whatever is on a cell. */
function carried(
  cell: string,
  { at: [part = ""], count }: Effect,
  geometry: AnneauxGeometry,
): string {
  if (ringOf(cell) !== part) return cell;
  const cells = 360 / ringAt(part, geometry).turn;
  return `${part}${((Number(cell.slice(part.length)) - 1 + count + cells) % cells) + 1}`;
}

/** The pawns of a view on their way to another one; `goal` says to which cells. */
function tiring(
  before: AnneauxView,
  after: AnneauxView,
  done: number,
  geometry: AnneauxGeometry,
  goal: (cell: string) => string,
): Pawn[] {
  const will = standing(after, geometry).all;
  return standing(before, geometry).all.map((pawn) => {
    const tired = mixed(pawn.tired, pawnOn(goal(pawn.cell), will)?.tired, done);
    return tired === pawn.tired ? pawn : { ...pawn, tired };
  });
}

function pawnOn(cell: string, pawns: readonly Pawn[]): Pawn | undefined {
  return pawns.find((pawn) => pawn.cell === cell);
}

/** A pawn comes, moves or is taken; pawns that this spends tire meanwhile. */
function walking(
  before: AnneauxView,
  step: Effect,
  after: AnneauxView,
  done: number,
  geometry: AnneauxGeometry,
): Scene {
  const was = standing(before, geometry).all;
  const will = standing(after, geometry).all;
  const [from = "", to = from] = step.at;
  const pawns = tiring(before, after, done, geometry, (cell) => cell);
  const staying = pawns.filter((pawn) => pawn.cell !== from);
  const tired = mixed(pawnOn(from, was)?.tired, pawnOn(to, will)?.tired, done);
  return {
    ...rest(before, geometry),
    pawns: riding(staying, geometry),
    moving: { cell: to, seat: step.seat, tired, ...way(step, from, to, done, geometry) },
  };
}

function mixed(from: number | undefined, to: number | undefined, done: number): number {
  const start = from ?? to ?? 0;
  return start + ((to ?? start) - start) * done;
}

/** A pawn during its motion: it drops in, moves over, or is lifted off. */
function way(
  { type, why }: Effect,
  from: string,
  to: string,
  done: number,
  geometry: AnneauxGeometry,
): { at: Point; lift: number; shown: number } {
  const [start, goal] = [placeOf(from, geometry), placeOf(to, geometry)];
  if (type === "placed") return { at: goal, lift: 1 - done, shown: done };
  if (type === "taken") return { at: goal, lift: done, shown: 1 - done };
  if (why === "fly") {
    return { at: between(start, goal, done), lift: Math.sin(Math.PI * done), shown: 1 };
  }
  // A step slides along the ring or the spoke.
  const degrees = swept(geometry.centre, start, goal) * done;
  const isRound = ringOf(from) === ringOf(to);
  const at = isRound ? around(start, geometry.centre, degrees) : between(start, goal, done);
  return { at, lift: 0, shown: 1 };
}

function turnOf(turn: Effect, geometry: AnneauxGeometry): { part: string; degrees: number } {
  const [part = ""] = turn.at;
  return { part, degrees: turn.count * ringAt(part, geometry).turn };
}

export function duration(entry: AnneauxEntry): number {
  return effectOf(entry, "turned") ? TURN : STEP;
}

/** The turn of an entry, along the middle of its ring. */
export function arc(entry: AnneauxEntry, geometry: AnneauxGeometry): Arc | null {
  const turn = effectOf(entry, "turned");
  if (!turn) return null;
  const { part, degrees } = turnOf(turn, geometry);
  const { inner, outer } = ringAt(part, geometry);
  return { centre: geometry.centre, radius: (inner + outer) / 2, degrees };
}

export function sound(entry: AnneauxEntry): SoundName | null {
  return soundOf(entry, [
    ["turned", "turn"],
    ["taken", "take"],
    ["placed", "place"],
    ["moved", "slide"],
  ]);
}
