/** Positions on a plain board, all derived from the geometry. */

import type { Piece, PieceLook, Turning } from "../api/types";
import { between, distance } from "../board/motion";
import type { Box, Point } from "../board/types";
import type { SomeGeometry, SomeView } from "./types";

export interface Place {
  name: string;
  at: Point;
  /** The part that it turns with; null if it is fixed. */
  part: string | null;
  /** What it shows while it is empty. */
  label: string;
  /** Whether the label is just its name, which is drawn small like a coordinate. */
  isName: boolean;
  /** Whether it has no well. */
  hidden: boolean;
}

/** A line between two places, or a piece of it. */
export interface Line {
  from: Point;
  to: Point;
  /** The part that it turns with; null if it is fixed. */
  part: string | null;
}

export interface Part extends Turning {
  name: string;
}

export interface Layout {
  box: Box;
  places: readonly Place[];
  lines: readonly Line[];
  /** The turning parts in drawing order, the largest first. */
  parts: readonly Part[];
  /** The radius of the well at each place. */
  radius: number;
  /** The unit for line widths: large wells need no thick lines. */
  unit: number;
}

/** The layout of a game without places. */
const BARE: Layout = {
  box: { x: -2, y: -1.5, width: 4, height: 3 },
  places: [],
  lines: [],
  parts: [],
  radius: 0.4,
  unit: 0.2,
};

/** The unit for line widths, relative to the board, if wells are larger. */
const FINE = 1 / 20;

/**
 * The radius of a well relative to the distance of the nearest place, and at most to the board.
 */
const WELL = 0.36;
const LARGEST = 1 / 9;

/** A longer name does not fit into a well. */
const LONGEST_NAME = 3;

/** The space round the outermost places, in radii of a well. */
const ROOM = 1.7;

const remembered = new WeakMap<SomeGeometry, Layout>();

/** The layout of a board, cached by geometry. */
export function layoutOf(geometry: SomeGeometry): Layout {
  const known = remembered.get(geometry);
  if (known) return known;
  const layout = laidOut(geometry);
  remembered.set(geometry, layout);
  return layout;
}

function laidOut(geometry: SomeGeometry): Layout {
  const parts = partsOf(geometry);
  const places = placesOf(geometry, parts);
  if (places.length === 0) return BARE;
  const radius = radiusOf(places, geometry);
  const box = boxOf(places, parts, radius, geometry);
  const unit = Math.min(radius, Math.max(box.width, box.height) * FINE);
  return { box, places, lines: linesOf(places, parts, geometry), parts, radius, unit };
}

function partsOf(geometry: SomeGeometry): Part[] {
  return Object.entries(geometry.turning ?? {})
    .map(([name, turning]) => ({ name, ...turning }))
    .sort((a, b) => b.radius - a.radius);
}

function placesOf(geometry: SomeGeometry, parts: readonly Part[]): Place[] {
  return Object.entries(geometry.places ?? {}).map(([name, { x, y, label, hidden = false }]) => ({
    name,
    at: { x, y },
    part: parts.find(({ places }) => places.includes(name))?.name ?? null,
    label: hidden ? "" : (label ?? (name.length <= LONGEST_NAME ? name : "")),
    isName: label === undefined,
    hidden,
  }));
}

/** The lines between places that exist. */
function linesOf(
  places: readonly Place[],
  parts: readonly Part[],
  { lines = [] }: SomeGeometry,
): Line[] {
  const known = new Map(places.map((place) => [place.name, place]));
  return lines.flatMap((names) =>
    names.slice(1).flatMap((name, k) => {
      const [from, to] = [known.get(names[k] ?? ""), known.get(name)];
      return from && to ? lineBetween(from, to, parts) : [];
    }),
  );
}

/**
 * The line between two places, cut where it leaves a part, because the piece on a part turns
 * with it.
 */
function lineBetween(from: Place, to: Place, parts: readonly Part[]): Line[] {
  if (from.part === to.part) return [{ from: from.at, to: to.at, part: from.part }];
  const [leaving, entering] = [edgeOf(from, to.at, parts), edgeOf(to, from.at, parts)];
  const [start, end] = [leaving ?? from.at, entering ?? to.at];
  // If the other place is on a larger part around this one, the line does not leave that part.
  const middle = leaving ? (entering ? null : to.part) : from.part;
  return [
    { from: from.at, to: start, part: from.part },
    { from: start, to: end, part: middle },
    { from: end, to: to.at, part: to.part },
  ].filter((line) => line.from !== line.to);
}

/** Where a line from a place crosses the edge of the part that the place turns with. */
function edgeOf({ at, part: name }: Place, to: Point, parts: readonly Part[]): Point | null {
  const part = parts.find((each) => each.name === name);
  if (!part || distance(to, part.centre) <= part.radius) return null;
  const [x, y] = [at.x - part.centre.x, at.y - part.centre.y];
  const [dx, dy] = [to.x - at.x, to.y - at.y];
  // |(x, y) + t (dx, dy)| = radius, solved for the t at which the line leaves the circle.
  const [a, b, c] = [dx * dx + dy * dy, x * dx + y * dy, x * x + y * y - part.radius ** 2];
  const t = (Math.sqrt(Math.max(b * b - a * c, 0)) - b) / a;
  return t > 0 && t < 1 ? between(at, to, t) : null;
}

function radiusOf(places: readonly Place[], geometry: SomeGeometry): number {
  const extent = around(places.map(({ at }) => ({ at, room: 0 })));
  const { width, height } = geometry.box ?? extent;
  const largest = Math.max(width, height, extent.width, extent.height) * LARGEST || 1;
  let nearest = Infinity;
  for (const one of places) {
    for (const other of places) {
      const apart = distance(one.at, other.at);
      if (apart > 0 && apart < nearest) nearest = apart;
    }
  }
  return Math.min(nearest * WELL, largest);
}

/** The box of the geometry, enlarged if a well or a turning part does not fit. */
function boxOf(
  places: readonly Place[],
  parts: readonly Part[],
  radius: number,
  { box }: SomeGeometry,
): Box {
  const corners = box
    ? [box, { x: box.x + box.width, y: box.y + box.height }].map((at) => ({ at, room: 0 }))
    : [];
  return around([
    ...corners,
    ...places.map(({ at }) => ({ at, room: radius * ROOM })),
    ...parts.map(({ centre, radius: far }) => ({ at: centre, room: far + radius * 0.5 })),
  ]);
}

/** The smallest box round all of these points and the space they need. */
function around(points: readonly { at: Point; room: number }[]): Box {
  const least = (of: (at: Point) => number) =>
    points.reduce((found, { at, room }) => Math.min(found, of(at) - room), Infinity);
  const most = (of: (at: Point) => number) =>
    points.reduce((found, { at, room }) => Math.max(found, of(at) + room), -Infinity);
  const [x, y] = [least((at) => at.x), least((at) => at.y)];
  return { x, y, width: most((at) => at.x) - x, height: most((at) => at.y) - y };
}

export function placeNamed(name: string, geometry: SomeGeometry): Place | undefined {
  return layoutOf(geometry).places.find((place) => place.name === name);
}

export function partNamed(name: string, geometry: SomeGeometry): Part | undefined {
  return layoutOf(geometry).parts.find((part) => part.name === name);
}

/** How a kind of piece looks; null without a kind. An unknown kind is written in full. */
export function lookOf(kind: string, { looks = {} }: SomeGeometry): PieceLook | null {
  if (kind === "") return null;
  const known = Object.hasOwn(looks, kind) ? looks[kind] : undefined;
  return known ?? { shape: "disc", label: kind };
}

/** The piece on a place, if any. */
export function pieceOn(place: string, { pieces = {} }: SomeView): Piece | undefined {
  return Object.hasOwn(pieces, place) ? pieces[place] : undefined;
}
