/** What the others did since the reader's last turn, as marks on the board. */

import type { Effect, Entry } from "../../api/types";
import { effectsOf } from "../../board/effects";
import { between, distance } from "../../board/motion";
import type { Point } from "../../board/types";
import { bentArrow, onRay, placeOf, type RingLayout, ringAt, ringOf } from "./layout";
import type { AnneauxGeometry } from "./types";

/** The mark of one action. */
export interface Trace {
  key: string;
  seat: number;
  /** The start, marked with a small sign of the seat. */
  from: Point | null;
  /** The way as a line with an arrowhead. */
  line: string | null;
  /** The new place of a pawn. */
  to: Point | null;
  /** Where a pawn was taken, and whose; nothing else on the board shows it. */
  taken: { cell: string; at: Point; seat: number } | null;
}

/**
 * The marks of decisions in order. Whatever is on a ring that turned later moved along, so it
 * is marked at its present place.
 */
export function traces(
  trail: readonly Entry[],
  rings: readonly RingLayout[],
  geometry: AnneauxGeometry,
): Trace[] {
  const effects = trail.flatMap((entry) =>
    entry.effects.map((effect) => ({ effect, decider: entry.seat })),
  );
  return effects.flatMap(({ effect, decider }, k) => {
    const later = effects.slice(k + 1).map((each) => each.effect);
    const cells =
      effect.type === "turned" ? [] : effect.at.map((cell) => ridden(cell, later, rings));
    return traceOf(effect, decider, cells, `${k}`, rings, geometry);
  });
}

function traceOf(
  effect: Effect,
  seat: number,
  cells: readonly string[],
  key: string,
  rings: readonly RingLayout[],
  geometry: AnneauxGeometry,
): Trace[] {
  const nothing: Trace = { key, seat, from: null, line: null, to: null, taken: null };
  const [first = "", last = first] = cells;
  switch (effect.type) {
    case "placed":
      return [{ ...nothing, to: placeOf(first, geometry) }];
    case "moved": {
      const [from, to] = [placeOf(first, geometry), placeOf(last, geometry)];
      return [{ ...nothing, from, to, line: wayOf(from, to, geometry.cell_radius) }];
    }
    case "taken": {
      const at = placeOf(first, geometry);
      return [{ ...nothing, taken: { cell: first, at, seat: effect.seat } }];
    }
    case "turned":
      return arrowsOf(effect, rings, geometry).map(({ from, line }, n) => ({
        ...nothing,
        key: `${key}.${n}`,
        from,
        line,
      }));
    default:
      return [];
  }
}

/** The present cell of something that was on a cell before these effects. */
function ridden(cell: string, later: readonly Effect[], rings: readonly RingLayout[]): string {
  const names =
    rings.find(({ name }) => name === ringOf(cell))?.cells.map(({ name }) => name) ?? [];
  const turns = effectsOf({ effects: later }, "turned").filter(({ at }) => at[0] === ringOf(cell));
  const steps = turns.reduce((sum, { count }) => sum + count, 0);
  const place = names.indexOf(cell) + steps;
  return names.at(place % names.length) ?? cell;
}

/** A straight arrow from beside a small sign to the edge of a pawn. */
function wayOf(from: Point, to: Point, r: number): string {
  const far = distance(from, to);
  if (far === 0) return "";
  const [start, end] = [between(from, to, (r * 0.5) / far), between(to, from, (r * 1.02) / far)];
  const back = between(to, from, (r * 1.34) / far);
  const [x, y] = [((to.y - from.y) / far) * r * 0.3, ((from.x - to.x) / far) * r * 0.3];
  const head = `M${back.x + x} ${back.y + y}L${end.x} ${end.y}L${back.x - x} ${back.y - y}`;
  return `M${start.x} ${start.y}L${end.x} ${end.y}${head}`;
}

/** Two arrows along the outer edge of a ring that turned. */
function arrowsOf(
  { at: [name = ""], count }: Effect,
  rings: readonly RingLayout[],
  geometry: AnneauxGeometry,
): { from: Point; line: string }[] {
  const ring = rings.find((each) => each.name === name);
  if (!ring) return [];
  const degrees = ringAt(name, geometry).turn * 0.8 * count;
  return ring.gaps
    .filter((_, k) => k % 4 === 1)
    .map((gap) => {
      const over = onRay(geometry.centre, gap.at, ring.outer);
      const { line, head, start } = bentArrow(
        geometry.centre,
        over,
        degrees,
        geometry.cell_radius * 0.3,
      );
      return { from: start, line: line + head };
    });
}

/** The lines made by these decisions, each as a path through its cells. */
export function linesOf(
  thisTurn: readonly Entry[],
  geometry: AnneauxGeometry,
): { seat: number; d: string }[] {
  return thisTurn
    .flatMap((entry) => effectsOf(entry, "line"))
    .map(({ seat, at, why }) => {
      const points = at.map((cell) => placeOf(cell, geometry));
      const [first = geometry.centre, ...rest] = points;
      const r = distance(first, geometry.centre);
      const next = ({ x, y }: Point) =>
        why === "row" ? `A${r} ${r} 0 0 1 ${x} ${y}` : `L${x} ${y}`;
      return { seat, d: `M${first.x} ${first.y}${rest.map(next).join("")}` };
    });
}
