/** What one picture of Anneaux is made of, at rest and in motion. */

import { around, between, easeOut, STEP, swept, TURN } from "../../board/motion";
import type { Arc, Entry, Point } from "../../board/types";
import { type Action, read } from "./actions";
import {
  type AnneauxGeometry,
  type AnneauxView,
  placeOf,
  RINGS,
  type RingName,
  ringOf,
} from "./view";

export interface Pawn {
  cell: string;
  seat: number;
  at: Point;
  /** From 0, fresh, to 1, spent. */
  tired: number;
}

/** A pawn on its way, above everything else. */
export interface MovingPawn extends Pawn {
  /** From 0, on the board, to 1, as high as a hand lifts it. */
  lift: number;
  /** From 0, gone, to 1, there. */
  shown: number;
}

export interface Scene {
  /** The pawns that ride on each ring, where they are while it is not turned. */
  pawns: Record<RingName, Pawn[]>;
  moving: MovingPawn | null;
  turn: { part: RingName; degrees: number } | null;
  /** How firmly each ring is pinned, from 0, free, to 1, not to be turned. */
  pinned: Record<RingName, number>;
}

/** When, on the way of a turn, the old pin is out and the new one begins to go in. */
const UNPINNED = 0.4;
const PINNING = 0.6;

/** Angles closer than this are the same. */
const SAME = 0.01;

function byRing<T>(value: (ring: RingName) => T): Record<RingName, T> {
  return { A: value("A"), B: value("B"), C: value("C") };
}

/** All pictures of a view share its pawns, so that what does not change is not drawn anew. */
const remembered = new WeakMap<AnneauxView, Standing & { geometry: AnneauxGeometry }>();

/** The pawns of a view, and the same by the rings they ride on. */
interface Standing {
  all: readonly Pawn[];
  byRing: Record<RingName, Pawn[]>;
}

function standing(view: AnneauxView, geometry: AnneauxGeometry): Standing {
  const known = remembered.get(view);
  if (known?.geometry === geometry) return known;
  const all = standingIn(view, geometry);
  const pawns = { geometry, all, byRing: riding(all) };
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

function riding(pawns: readonly Pawn[]): Record<RingName, Pawn[]> {
  return byRing((ring) => pawns.filter((pawn) => ringOf(pawn.cell) === ring));
}

/** The picture of a view at rest. */
export function rest(view: AnneauxView, geometry: AnneauxGeometry): Scene {
  return {
    pawns: standing(view, geometry).byRing,
    moving: null,
    turn: null,
    pinned: byRing((ring) => (view.last_ring === ring ? 1 : 0)),
  };
}

/** The picture while a ring is being dragged. */
export function turned(
  view: AnneauxView,
  part: string,
  degrees: number,
  geometry: AnneauxGeometry,
): Scene {
  const ring = RINGS.find((name) => name === part);
  const scene = rest(view, geometry);
  return ring ? { ...scene, turn: { part: ring, degrees } } : scene;
}

/** The picture on the way from one view to the next. */
export function frame(
  before: AnneauxView,
  entry: Entry,
  after: AnneauxView,
  t: number,
  geometry: AnneauxGeometry,
): Scene {
  if (t >= 1) return rest(after, geometry);
  const action = read(entry.action);
  if (action.kind === "turn") return turning(before, action, t, geometry);
  if (action.kind === "pass" || t <= 0) return rest(before, geometry);
  return walking(before, entry.seat, after, action, easeOut(t), geometry);
}

function turning(
  before: AnneauxView,
  action: Action & { kind: "turn" },
  t: number,
  geometry: AnneauxGeometry,
): Scene {
  const degrees = degreesOf(action, geometry) * easeOut(t);
  const scene = turned(before, action.ring, degrees, geometry);
  const pinned = byRing((ring) => {
    if (ring === action.ring) return Math.max(0, (t - PINNING) / (1 - PINNING));
    return scene.pinned[ring] * Math.max(0, 1 - t / UNPINNED);
  });
  return { ...scene, pinned };
}

/** A pawn comes, goes or is taken; pawns that are spent by it tire meanwhile. */
function walking(
  before: AnneauxView,
  seat: number,
  after: AnneauxView,
  action: Action & { kind: "place" | "move" | "take" },
  done: number,
  geometry: AnneauxGeometry,
): Scene {
  const scene = rest(before, geometry);
  const was = standing(before, geometry).all;
  const will = standing(after, geometry).all;
  const on = (pawns: readonly Pawn[], cell: string) => pawns.find((pawn) => pawn.cell === cell);
  const gone = action.kind === "move" ? action.from : action.cell;
  const staying = was
    .filter((pawn) => pawn.cell !== gone)
    .map((pawn) => {
      const tired = mixed(pawn.tired, on(will, pawn.cell)?.tired, done);
      return tired === pawn.tired ? pawn : { ...pawn, tired };
    });
  const first = on(was, gone);
  const last = on(will, action.kind === "move" ? action.to : action.cell);
  const pawn = { seat: first?.seat ?? seat, tired: mixed(first?.tired, last?.tired, done) };
  return {
    ...scene,
    pawns: riding(staying),
    moving: { ...pawn, ...way(action, done, geometry) },
  };
}

function mixed(from: number | undefined, to: number | undefined, done: number): number {
  const start = from ?? to ?? 0;
  return start + ((to ?? start) - start) * done;
}

/** Where a pawn is on its way: it falls in, goes over, or is lifted off. */
function way(
  action: Action & { kind: "place" | "move" | "take" },
  done: number,
  geometry: AnneauxGeometry,
): Omit<MovingPawn, "seat" | "tired"> {
  switch (action.kind) {
    case "place": {
      const at = placeOf(action.cell, geometry);
      return { cell: action.cell, at, lift: 1 - done, shown: done };
    }
    case "take": {
      const at = placeOf(action.cell, geometry);
      return { cell: action.cell, at, lift: done, shown: 1 - done };
    }
    case "move":
      return { cell: action.to, shown: 1, ...crossing(action.from, action.to, done, geometry) };
  }
}

/** A step slides along the ring or the spoke; a flight rises over what lies between. */
function crossing(
  from: string,
  to: string,
  done: number,
  geometry: AnneauxGeometry,
): { at: Point; lift: number } {
  const [start, goal] = [placeOf(from, geometry), placeOf(to, geometry)];
  const degrees = swept(geometry.centre, start, goal);
  const [ring, other] = [geometry.rings[ringOf(from)], geometry.rings[ringOf(to)]];
  if (ring === other && Math.abs(Math.abs(degrees) - ring.turn) < SAME) {
    return { at: around(start, geometry.centre, degrees * done), lift: 0 };
  }
  const touching = ring.outer === other.inner || ring.inner === other.outer;
  const steps = touching && Math.abs(degrees) < SAME;
  return { at: between(start, goal, done), lift: steps ? 0 : Math.sin(Math.PI * done) };
}

function degreesOf(action: Action & { kind: "turn" }, geometry: AnneauxGeometry): number {
  return geometry.rings[action.ring].turn * (action.clockwise ? 1 : -1);
}

export function duration(entry: Entry): number {
  return read(entry.action).kind === "turn" ? TURN : STEP;
}

/** The turn that an entry made, along the middle of its ring. */
export function arc(entry: Entry, geometry: AnneauxGeometry): Arc | null {
  const action = read(entry.action);
  if (action.kind !== "turn") return null;
  const { inner, outer } = geometry.rings[action.ring];
  return {
    centre: geometry.centre,
    radius: (inner + outer) / 2,
    degrees: degreesOf(action, geometry),
  };
}
