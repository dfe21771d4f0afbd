/** The content of one picture of a plain board, at rest and in motion. */

import type { Scene, Token } from "../../../src/tavolino/kit/template/board-types";
import type { Effect, Entry, Piece } from "../api/types";
import { effectOf, effectsOf, soundOf } from "../board/effects";
import { around, between, easeOut, STEP, TURN } from "../board/motion";
import type { Arc, Point } from "../board/types";
import type { SoundName } from "../device/sounds";
import { layoutOf, type Part, partNamed, pieceOn, placeNamed } from "./layout";
import type { SomeGeometry, SomeView } from "./types";

export type { Scene, Token };

/** A piece on a place of the board. */
interface Lying {
  place: string;
  piece: Piece;
  at: Point;
}

/** A turn in progress. */
interface Turn {
  part: Part;
  degrees: number;
}

/** The longest way takes as long as this many steps. */
const MAX_STEPS = 3;

function lying(view: SomeView, geometry: SomeGeometry): Lying[] {
  return layoutOf(geometry).places.flatMap(({ name, at }) => {
    const piece = pieceOn(name, view);
    return piece ? [{ place: name, piece, at }] : [];
  });
}

function token(key: string, { piece, at }: Lying, changed: Partial<Token> = {}): Token {
  const { seat, kind = "", count = 1 } = piece;
  return { key, seat, kind, count, at, lift: 0, shown: 1, ...changed };
}

/** The picture of a view at rest. */
export function rest(view: SomeView, geometry: SomeGeometry): Scene {
  return { tokens: lying(view, geometry).map((each) => token(each.place, each)), turn: null };
}

/** The picture while the player drags a part. */
export function turned(
  view: SomeView,
  name: string,
  degrees: number,
  geometry: SomeGeometry,
): Scene {
  const part = partNamed(name, geometry);
  if (!part) return rest(view, geometry);
  const tokens = lying(view, geometry).map((each) =>
    token(each.place, carried(each, { part, degrees })),
  );
  return { tokens, turn: { part: name, degrees } };
}

/** A piece after a turn has carried it, if its place turns. */
function carried(lies: Lying, turn: Turn | null): Lying {
  if (!turn?.part.places.includes(lies.place)) return lies;
  return { ...lies, at: around(lies.at, turn.part.centre, turn.degrees) };
}

/** The turn of an entry, if any. */
function turnIn(entry: Entry, geometry: SomeGeometry): Turn | null {
  const effect = effectOf(entry, "turned");
  const part = effect && partNamed(effect.at[0] ?? "", geometry);
  return part ? { part, degrees: effect.count * part.turn } : null;
}

/** The picture at time t between two views. */
export function frame(
  before: SomeView,
  entry: Entry,
  after: SomeView,
  t: number,
  geometry: SomeGeometry,
): Scene {
  if (t >= 1) return rest(after, geometry);
  const whole = turnIn(entry, geometry);
  if (t <= 0 && !whole) return rest(before, geometry);
  const done = easeOut(Math.max(t, 0));
  const turn = whole && { ...whole, degrees: whole.degrees * done };
  const moves = movesIn(entry, before, geometry);
  const leaving = lying(before, geometry).flatMap((each) => {
    const move = moves.find(({ at }) => at[0] === each.place);
    if (move) return going(each, move, done, geometry);
    return [staying(carried(each, turn), entry, after, moves, turn, done)];
  });
  const coming = arriving(before, entry, after, moves, turn, done, geometry);
  return {
    tokens: [...leaving, ...coming].toSorted((a, b) => a.lift - b.lift),
    turn: turn && { part: turn.part.name, degrees: turn.degrees },
  };
}

/** The moves of existing pieces along existing places. */
function movesIn(entry: Entry, before: SomeView, geometry: SomeGeometry): Effect[] {
  return effectsOf(entry, "moved").filter(
    ({ at }) =>
      at.length > 1 &&
      pieceOn(at[0] ?? "", before) &&
      at.every((name) => placeNamed(name, geometry)),
  );
}

/** A moving piece, or some of a stack, on its way over places. */
function going(lies: Lying, { at, count }: Effect, done: number, geometry: SomeGeometry): Token[] {
  const way = at.flatMap((name) => placeNamed(name, geometry)?.at ?? []);
  const stack = lies.piece.count ?? 1;
  const gone = Math.min(Math.max(count, 1), stack);
  const lift = 0.6 * Math.sin(Math.PI * done);
  const moving = token(lies.place, lies, { count: gone, at: along(way, done), lift });
  return gone < stack
    ? [token(`${lies.place} left`, lies, { count: stack - gone }), moving]
    : [moving];
}

/** The point at a fraction of a way, from 0 to 1. */
function along(way: readonly Point[], done: number): Point {
  const legs = way.length - 1;
  const leg = Math.min(Math.floor(done * legs), legs - 1);
  const [from, to] = [way[leg], way[leg + 1]];
  if (!from || !to) throw new Error("a way has two places or more");
  return between(from, to, done * legs - leg);
}

/** A piece of the old view: it stays, or fades because it is taken or replaced. */
function staying(
  lies: Lying,
  entry: Entry,
  after: SomeView,
  moves: readonly Effect[],
  turn: Turn | null,
  done: number,
): Token {
  const taken = effectsOf(entry, "taken").some(({ at }) => at.includes(lies.place));
  const now = pieceOn(lies.place, after);
  // If a part turns, another piece is on the place afterwards; if a piece joins a stack, the
  // stack stays below it.
  const turns = turn?.part.places.includes(lies.place) ?? false;
  const stacked = moves.some(({ at }) => at.at(-1) === lies.place) && now?.seat === lies.piece.seat;
  const stays = !taken && (turns || stacked || alike(lies.piece, now));
  if (stays) return token(lies.place, lies);
  return token(lies.place, lies, { shown: 1 - done, lift: taken ? done : 0 });
}

/** The new pieces: dropped by a hand, or fading in. */
function arriving(
  before: SomeView,
  entry: Entry,
  after: SomeView,
  moves: readonly Effect[],
  turn: Turn | null,
  done: number,
  geometry: SomeGeometry,
): Token[] {
  const placed = effectsOf(entry, "placed");
  const turns = (place: string) => turn?.part.places.includes(place) ?? false;
  const riding = placed.flatMap(({ seat, at }) =>
    at.filter(turns).flatMap((name) => {
      const place = placeNamed(name, geometry);
      return place ? [{ place: name, piece: { seat }, at: place.at }] : [];
    }),
  );
  const come = lying(after, geometry).filter(
    ({ place, piece }) =>
      !turns(place) &&
      !moves.some(({ at }) => at[0] === place || at.at(-1) === place) &&
      !alike(piece, pieceOn(place, before)),
  );
  return [...riding, ...come].map((each) => {
    const byHand = placed.some(({ at }) => at.includes(each.place));
    const changed = { shown: done, lift: byHand ? 1 - done : 0 };
    return token(`${each.place} new`, carried(each, turn), changed);
  });
}

function alike(one: Piece, other: Piece | undefined): boolean {
  const { seat, kind = "", count = 1 } = one;
  return seat === other?.seat && kind === (other.kind ?? "") && count === (other.count ?? 1);
}

export function duration(entry: Entry): number {
  if (effectOf(entry, "turned")) return TURN;
  const legs = effectsOf(entry, "moved").map(({ at }) => at.length - 1);
  return STEP * Math.min(Math.max(1, ...legs), MAX_STEPS);
}

export function arc(entry: Entry, geometry: SomeGeometry): Arc | null {
  const turn = turnIn(entry, geometry);
  if (!turn) return null;
  const { part, degrees } = turn;
  return { centre: part.centre, radius: part.radius * 0.75, degrees };
}

/** Whatever got home is something to be glad about. */
export function joys(entry: Entry, geometry: SomeGeometry): Point[] {
  const reached = effectsOf(entry, "home").flatMap(({ at }) => at);
  return reached.flatMap((name) => placeNamed(name, geometry)?.at ?? []);
}

export function sound(entry: Entry): SoundName | null {
  return soundOf(entry, [
    ["turned", "turn"],
    ["taken", "take"],
    ["placed", "place"],
    ["moved", "slide"],
  ]);
}
