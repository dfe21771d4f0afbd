/** The player's choices before a match, and the resulting request to the server. */

import { exchanged, RULES_VERSION } from "../../api/earlier-options";
import type { GameInfo, GameName, NewMatch } from "../../api/types";
import { keep, recall } from "../../device/storage";
import { type Chosen, choose, type Option, stillAllowed } from "./options";

const KINDS = ["bot", "here", "link"] as const;

/** Another player. Name and level stay while the person tries another kind. */
export interface Other {
  kind: (typeof KINDS)[number];
  name: string;
  level: number;
}

const CLOCKS = ["none", "move", "game", "days"] as const;

export type ClockKind = (typeof CLOCKS)[number];

export interface SetUp {
  players: number;
  /** The seat of every player, and with it the colour: mine, then those of the others. */
  seats: number[];
  /** The other players, including unused ones. */
  others: Other[];
  /** Who begins: 0 for me, then the others; null for one by lot. */
  start: number | null;
  /** Whether whoever begins does so as the youngest. */
  youngest: boolean;
  options: Chosen;
  clock: ClockKind;
  seconds: number;
}

const DAY = 24 * 3600;

/** The available times, in seconds. */
export const TIMES: Record<ClockKind, readonly number[]> = {
  none: [],
  move: [30, 60, 120, 300],
  game: [300, 600, 1200, 1800, 3600],
  days: [DAY, 2 * DAY, 3 * DAY, 7 * DAY],
};

/** Me and the smallest number of bots of the first level. */
export function freshSetUp({ players: counts }: GameInfo): SetUp {
  const bot = (): Other => ({ kind: "bot", name: "", level: 1 });
  const others = Array.from({ length: Math.max(...counts) - 1 }, bot);
  const players = Math.min(...counts);
  const begins = { start: null, youngest: false };
  return {
    players,
    seats: firstOnes(players),
    others,
    ...begins,
    options: {},
    clock: "none",
    seconds: 0,
  };
}

const firstOnes = (count: number) => [...Array(count).keys()];

/**
 * The set-up for another number of players. Those who stay sit in the same order, and whoever is
 * no longer there does not begin.
 */
export function resized(setup: SetUp, players: number): SetUp {
  const stay = setup.seats.slice(0, players);
  const inOrder = [...stay].sort((a, b) => a - b);
  const seats = firstOnes(players).map((k) => {
    const seat = stay[k];
    return seat === undefined ? k : inOrder.indexOf(seat);
  });
  const start = firstOnes(players).find((k) => k === setup.start) ?? null;
  return { ...setup, players, seats, start };
}

/** A player and the next one exchange their seats, and with them their colours. */
export function withSwappedSeats(setup: SetUp, player: number): SetUp {
  const next = (player + 1) % setup.players;
  const other = (k: number) => (k === player ? next : k === next ? player : k);
  return { ...setup, seats: setup.seats.map((_, k) => seatOf(setup, other(k))) };
}

/** One of the others is someone else; a bot is nobody's youngest. */
export function withOther(setup: SetUp, index: number, changes: Partial<Other>): SetUp {
  const others = setup.others.map((other, k) => (k === index ? { ...other, ...changes } : other));
  const isLost = setup.youngest && setup.start === index + 1 && others[index]?.kind === "bot";
  return { ...setup, others, ...(isLost && { start: null, youngest: false }) };
}

/** The players who are people, among whom one is the youngest. */
export function peopleOf(setup: SetUp): number[] {
  const others = othersOf(setup).flatMap(({ kind }, k) => (kind === "bot" ? [] : [k + 1]));
  return [0, ...others];
}

/** The players in the order of play, from me. */
export function roundOf(setup: SetUp): number[] {
  const { players, seats } = setup;
  const turns = (player: number) => (seatOf(setup, player) - seatOf(setup, 0) + players) % players;
  return seats.map((_, player) => player).sort((a, b) => turns(a) - turns(b));
}

/** The kinds of other players; no link leads to a table on this device. */
export function kindsAt(isHere: boolean): Other["kind"][] {
  return KINDS.filter((kind) => !isHere || kind !== "link");
}

/** The kinds of clocks; for days, a table on this device would have to stay open. */
export function clocksAt(isHere: boolean): ClockKind[] {
  return CLOCKS.filter((clock) => !isHere || clock !== "days");
}

/**
 * The choices of the last match of this game on this device, as far as they still fit. `isHere`
 * is true for a table on this device.
 */
export function rememberedSetUp(info: GameInfo, isHere = false): SetUp {
  const fresh = freshSetUp(info);
  const kept = recallSetUp(info.name);
  if (kept?.others?.length !== fresh.others.length) return fresh;
  const setup = { ...fresh, ...kept };
  const known = (kind: Other["kind"]) => (kindsAt(isHere).includes(kind) ? kind : "bot");
  const players = info.players.includes(setup.players) ? setup.players : fresh.players;
  const seats = isEveryOnce(setup.seats) ? setup.seats : [];
  return {
    ...resized({ ...setup, seats }, players),
    ...(!clocksAt(isHere).includes(setup.clock) && { clock: "none", seconds: 0 }),
    others: setup.others.map((other) => ({
      ...other,
      kind: known(other.kind),
      level: Math.min(other.level, info.levels),
    })),
    options: stillAllowed(info.options, setup.options),
  };
}

function isEveryOnce(seats: unknown): boolean {
  return Array.isArray(seats) && firstOnes(seats.length).every((seat) => seats.includes(seat));
}

/** The stored choices, in whatever form. Those without a rules version are of the first. */
function recallSetUp(game: GameName): Partial<SetUp> | null {
  const kept = recall(`setup.${game}`) as (Partial<SetUp> & { rules_version?: number }) | null;
  if (!kept) return null;
  const { rules_version, options = {}, ...rest } = kept;
  return { ...rest, options: rules_version ? options : exchanged(game, options) };
}

/** Stores the choices. */
export function rememberSetUp(game: GameName, setup: SetUp): void {
  keep(`setup.${game}`, { ...setup, rules_version: RULES_VERSION });
}

/** The other players. */
export function othersOf(setup: SetUp): Other[] {
  return setup.others.slice(0, setup.players - 1);
}

/** The seat of a player: 0 is me, then the others follow. */
export function seatOf({ seats }: SetUp, player: number): number {
  return seats[player] ?? player;
}

/** The option for open cards, in games that have it. */
const OPEN_CARDS = "open_racks";

/**
 * The proposed values until the player chooses: people who share a device play with open cards,
 * so that nobody has to look away.
 */
export function proposedFor(setup: SetUp, options: readonly Option[]): Chosen {
  const open = options.find(({ name }) => name === OPEN_CARDS);
  const share = othersOf(setup).some(({ kind }) => kind === "here");
  return open && share ? choose({}, open, true) : {};
}

/** Whether a seat waits for a friend. */
export function isInviting(setup: SetUp): boolean {
  return othersOf(setup).some(({ kind }) => kind === "link");
}

/** The request for a match. Each reader's client names those who have no name. */
export function wishFor(game: GameName, setup: SetUp, myName: string): Omit<NewMatch, "id"> {
  const others = othersOf(setup).map((other, k) => ({ ...other, seat: seatOf(setup, k + 1) }));
  const guests = others.filter(({ kind }) => kind === "here");
  const bots = others.filter(({ kind }) => kind === "bot");
  const per = setup.clock === "game" ? "game" : "move";
  const mine = seatOf(setup, 0);
  return {
    game,
    players: setup.players,
    options: setup.options,
    clock: setup.clock === "none" ? null : { per, seconds: setup.seconds },
    names: [myName, ...guests.map(({ name }) => name)].map((name) => name.trim()),
    bots: bots.map(({ level }) => level),
    seats: [mine, ...[...guests, ...bots].map(({ seat }) => seat)],
    start: setup.start === null ? null : seatOf(setup, setup.start),
  };
}
