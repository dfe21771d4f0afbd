/** The content of one picture of the board: at rest, or between two views. */

import type { Effect } from "../../api/types";
import { effectOf, effectsOf, soundOf } from "../../board/effects";
import { between, easeOut, STEP } from "../../board/motion";
import type { Point } from "../../board/types";
import type { SoundName } from "../../device/sounds";
import { centre, fieldName, hole, middle, numberOn } from "./layout";
import type { DimenticatoEntry, DimenticatoGeometry, DimenticatoView } from "./types";

export interface Figure {
  seat: number;
  number: number;
  at: Point;
  /** The present height above the board. */
  lift: number;
  /** The head's offset from its usual position. */
  head: Point;
  home: boolean;
  /** Whether the die under it shows through, as after the end. */
  pale: boolean;
}

/** An announced number; null if it is hidden. */
export interface Bubble {
  seat: number;
  number: number | null;
  /** Whether the number allows no move. */
  vain: boolean;
  at: Point;
  /** The head of the figure that speaks. */
  speaker: Point;
  size: number;
  strength: number;
}

/** A number that everyone sees for a moment, though a figure stands on it. */
export interface Glimpse {
  at: Point;
  number: number;
  strength: number;
}

export interface Dot {
  at: Point;
  strength: number;
}

export interface Scene {
  numbers: readonly (number | null)[];
  /** From back to front. */
  figures: readonly Figure[];
  trail: readonly Dot[];
  bubble: Bubble | null;
  glimpses: readonly Glimpse[];
}

const HOP = 0.2;
const NOD = 0.07;
const SHAKE = 0.11;
/** The head's position relative to the middle of the field. */
export const HEAD: Point = { x: 0, y: -0.33 };
const BUBBLE = 0.8;
/** The bubble of a wrong number is larger; like every shown number, it is held for a while. */
const VAIN_BUBBLE = 1.25;
const HELD = 1300;
/** The size of a bubble in the hole, relative to the hole's shorter side. */
const BUBBLE_IN_HOLE = 0.38;
const BUBBLE_LARGEST = 1.7;
/** A figure that is set back starts just before the other one arrives. */
const MOVER_ARRIVES = 0.7;
const SET_BACK_STARTS = 0.6;

const SPOT: Point = { x: 0, y: 0 };

/** How much of a part of a motion has passed. */
function during(t: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (t - from) / (to - from)));
}

export function rest(view: DimenticatoView, geometry: DimenticatoGeometry): Scene {
  return {
    numbers: view.numbers,
    figures: inOrder(figuresOf(view, geometry)),
    trail: [],
    bubble: awaited(view, geometry),
    glimpses: [],
  };
}

function figuresOf(view: DimenticatoView, geometry: DimenticatoGeometry): Figure[] {
  return view.figures.flatMap((places, seat) =>
    places.map((place, k) => ({
      seat,
      number: k + 1,
      at: middle(fieldName(place), geometry),
      lift: 0,
      head: SPOT,
      home: view.home[seat]?.includes(k + 1) ?? false,
      pale: numberOn(fieldName(place), view, geometry) !== null,
    })),
  );
}

/** Figures lower on the screen are in front of those above. */
function inOrder(figures: readonly Figure[]): Figure[] {
  return [...figures].sort((one, other) => one.at.y - other.at.y);
}

/** While its move is pending, the announcement stays large in the hole of the frame. */
function awaited(view: DimenticatoView, geometry: DimenticatoGeometry): Bubble | null {
  const place = view.announced && view.figures[view.to_move]?.[view.announced.figure - 1];
  if (!view.announced || !place) return null;
  const inside = hole(geometry);
  const room = Math.min(inside.width, inside.height);
  return {
    seat: view.to_move,
    number: view.announced.number,
    vain: false,
    at: centre(inside),
    speaker: headOf(middle(fieldName(place), geometry)),
    size: Math.min(BUBBLE_LARGEST, room * BUBBLE_IN_HOLE),
    strength: 1,
  };
}

function headOf(at: Point): Point {
  return { x: at.x + HEAD.x, y: at.y + HEAD.y };
}

export function frame(
  before: DimenticatoView,
  entry: DimenticatoEntry,
  after: DimenticatoView,
  t: number,
  geometry: DimenticatoGeometry,
): Scene {
  if (t >= 1) return rest(after, geometry);
  if (t <= 0) return rest(before, geometry);
  return { ...moving(before, entry, after, t, geometry), glimpses: glimpsesOf(entry, t, geometry) };
}

function moving(
  before: DimenticatoView,
  entry: DimenticatoEntry,
  after: DimenticatoView,
  t: number,
  geometry: DimenticatoGeometry,
): Scene {
  const still = rest(before, geometry);
  const said = effectOf(entry, "announced");
  if (said) return announcing(still, said, rest(after, geometry).bubble, t, geometry);
  const ways = waysTaken(before, entry, after, geometry);
  return ways.length > 0 ? going(still, before, ways, after, t) : staying(still, t);
}

/** Nobody moves; a number that was announced fades away. */
function staying(still: Scene, t: number): Scene {
  return { ...still, bubble: still.bubble && { ...still.bubble, strength: 1 - t } };
}

/** The numbers that a decision shows to everyone, held for most of its time. */
function glimpsesOf(
  { shown = [] }: DimenticatoEntry,
  t: number,
  geometry: DimenticatoGeometry,
): Glimpse[] {
  const passed = timePassed(t);
  const strength = Math.min(during(passed, 0.1, 0.3), 1 - during(passed, 0.85, 1));
  return shown.map(([field = "", number = 0]) => ({
    at: middle(String(field), geometry),
    number: Number(number),
    strength,
  }));
}

/** A figure announces a number and nods; or it shakes, and the number stays for a while. */
function announcing(
  still: Scene,
  said: Effect,
  stays: Bubble | null,
  t: number,
  geometry: DimenticatoGeometry,
): Scene {
  const speaker = still.figures.find((one) => one.seat === said.seat && one.number === said.figure);
  if (!speaker) return still;
  const vain = said.why !== "right";
  const passed = timePassed(t);
  const speaking = vain ? shaken(speaker, passed) : { ...speaker, head: nodding(t) };
  const spoken = {
    seat: said.seat,
    number: said.count || null,
    vain,
    ...besideHead(speaker.at, vain ? VAIN_BUBBLE : BUBBLE, geometry),
    strength: vain
      ? Math.min(during(passed, 0, 0.1), 1 - during(passed, 0.9, 1))
      : Math.min(during(t, 0, 0.2), stays ? 1 : 1 - during(t, 0.7, 1)),
  };
  return {
    ...still,
    figures: still.figures.map((one) => (one === speaker ? speaking : one)),
    bubble: stays ? carried(spoken, stays, easeOut(during(passed, 0.4, 1))) : spoken,
  };
}

/** How much time has passed when a decelerating motion has come this far. */
function timePassed(t: number): number {
  return 1 - Math.cbrt(1 - t);
}

function nodding(t: number): Point {
  return { x: 0, y: NOD * Math.sin(Math.PI * during(t, 0.1, 0.5)) };
}

function shaken(figure: Figure, passed: number): Figure {
  const u = during(passed, 0.1, 0.5);
  const x = figure.at.x + SHAKE * Math.sin(6 * Math.PI * u) * (1 - u);
  return { ...figure, at: { ...figure.at, x } };
}

/** Above a head, or below the figure if the bubble would leave the board. */
function besideHead(
  at: Point,
  size: number,
  { box }: DimenticatoGeometry,
): globalThis.Pick<Bubble, "at" | "speaker" | "size"> {
  const up = 0.8 + size / 2;
  const y = at.y - up - size / 2 < box.y ? at.y + up : at.y - up;
  return { at: { x: at.x, y }, speaker: headOf(at), size };
}

/** A bubble between a head and the hole. */
function carried(spoken: Bubble, stays: Bubble, u: number): Bubble {
  const size = spoken.size + (stays.size - spoken.size) * u;
  return { ...spoken, at: between(spoken.at, stays.at, u), size };
}

/** A figure hops along its way and sets back one that it meets. */
function going(
  still: Scene,
  before: DimenticatoView,
  ways: readonly Taken[],
  after: DimenticatoView,
  t: number,
): Scene {
  const meets = ways.some((one) => one.back);
  const u = settling(during(t, 0, meets ? MOVER_ARRIVES : 1));
  const backU = easeOut(during(t, SET_BACK_STARTS, 1));
  const moved = still.figures.map((one) => {
    const way = ways.find((taken) => taken.seat === one.seat && taken.figure === one.number);
    if (!way) return one;
    const progress = (way.back ? backU : u) * (way.points.length - 1);
    const lift = way.back ? 0 : HOP * Math.sin(Math.PI * (progress % 1));
    return { ...one, at: along(way.points, progress), lift, pale: false };
  });
  const onTheWay = (one: Figure) =>
    ways.some((taken) => taken.seat === one.seat && taken.figure === one.number);
  const main = ways.find((one) => !one.back);
  const strength = 1 - during(t, 0, 0.4);
  return {
    ...still,
    numbers: uncovered(before, after),
    figures: [
      ...inOrder(moved.filter((one) => !onTheWay(one))),
      ...inOrder(moved.filter(onTheWay)),
    ],
    trail: main ? trailOf(main.points, u, 1 - during(t, 0.75, 1)) : [],
    bubble: still.bubble && strength > 0 ? { ...still.bubble, strength } : null,
  };
}

interface Taken {
  seat: number;
  figure: number;
  back: boolean;
  points: Point[];
}

/** The ways of the mover and of a figure that is set back; straight if the way is hidden. */
function waysTaken(
  before: DimenticatoView,
  entry: DimenticatoEntry,
  after: DimenticatoView,
  geometry: DimenticatoGeometry,
): Taken[] {
  return entry.effects.flatMap(({ type, seat, figure = 0, at }) => {
    if (type !== "moved" && type !== "back") return [];
    const ends = [before, after].map((view) => view.figures[seat]?.[figure - 1] ?? []);
    const way = at.length > 1 ? at : ends.map(fieldName);
    const points = way.map((name) => middle(name, geometry));
    return [{ seat, figure, back: type === "back", points }];
  });
}

/**
 * Fields that a figure leaves show their number at once; a goal shows it until the figure
 * arrives.
 */
function uncovered(before: DimenticatoView, after: DimenticatoView): (number | null)[] {
  // At the end all numbers are visible, but only after the last figure has arrived.
  if (after.ending !== "") return [...before.numbers];
  return before.numbers.map((number, k) => number ?? after.numbers[k] ?? null);
}

/** Quick steps that get a little slower towards the end. */
function settling(t: number): number {
  return t * (1.5 - t / 2);
}

function along(points: readonly Point[], progress: number): Point {
  const k = Math.min(Math.floor(progress), points.length - 2);
  const [from, to] = [points[k] ?? SPOT, points[k + 1] ?? SPOT];
  return between(from, to, progress - k);
}

const DOTS_PER_STEP = 3;

/** Dots along the way of a figure, paler with age. */
function trailOf(points: readonly Point[], u: number, strength: number): Dot[] {
  const steps = points.length - 1;
  const passed = Math.floor(u * steps * DOTS_PER_STEP);
  return Array.from({ length: passed }, (_, k) => {
    const ago = 1 - k / (steps * DOTS_PER_STEP);
    return { at: along(points, k / DOTS_PER_STEP), strength: strength * (1 - ago / 2) };
  });
}

/**
 * A move takes the time of three steps however long it is, plus a little for a set-back. What is
 * shown only now takes longer.
 */
export function duration(entry: DimenticatoEntry): number {
  if (isVain(entry) || showsUnderTaken(entry)) return HELD;
  if (effectOf(entry, "announced") || effectOf(entry, "back")) return 3.5 * STEP;
  return effectOf(entry, "moved") ? 3 * STEP : STEP;
}

export function sound(entry: DimenticatoEntry): SoundName | null {
  if (isVain(entry)) return "wrong";
  return soundOf(entry, [
    ["announced", "phrase"],
    ["back", "take"],
    ["moved", "slide"],
    ["stayed", "place"],
  ]);
}

/** A figure that got home is something to be glad about. */
export function joys(entry: DimenticatoEntry, geometry: DimenticatoGeometry): Point[] {
  return effectsOf(entry, "home").flatMap(({ at }) => at.map((name) => middle(name, geometry)));
}

/** Whether everyone now sees the number under a figure that was set back. */
function showsUnderTaken(entry: DimenticatoEntry): boolean {
  return entry.shown !== undefined && effectOf(entry, "back") !== undefined;
}

/** Whether an announced number allows no move. */
function isVain(entry: DimenticatoEntry): boolean {
  const said = effectOf(entry, "announced");
  return said !== undefined && said.why !== "right";
}
