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
  /** My seat, and with it my colour. */
  seat: number;
  /** One for every seat except mine, clockwise from it, including unused ones. */
  others: Other[];
  /** Who begins, counted clockwise from me, who am 0; null for one by lot. */
  start: number | null;
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

/** The level of the first bot that a newcomer meets. */
const EASY_GOING = 3;

/** Me and the smallest number of easy-going bots. */
export function freshSetUp({ players, levels }: GameInfo): SetUp {
  const bot = (): Other => ({ kind: "bot", name: "", level: Math.min(EASY_GOING, levels) });
  const others = Array.from({ length: Math.max(...players) - 1 }, bot);
  const rest = { options: {}, clock: "none", seconds: 0 } as const;
  return { players: Math.min(...players), seat: 0, others, start: null, ...rest };
}

/** The set-up for another number of players: whoever is no longer there does not begin. */
export function resized(setup: SetUp, players: number): SetUp {
  const fits = (at: unknown) => [...Array(players).keys()].some((seat) => seat === at);
  return {
    ...setup,
    players,
    seat: fits(setup.seat) ? setup.seat : 0,
    start: fits(setup.start) ? setup.start : null,
  };
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
  return {
    ...resized(setup, players),
    ...(!clocksAt(isHere).includes(setup.clock) && { clock: "none", seconds: 0 }),
    others: setup.others.map((other) => ({
      ...other,
      kind: known(other.kind),
      level: Math.min(other.level, info.levels),
    })),
    options: stillAllowed(info.options, setup.options),
  };
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

/** The seat of a player, counted clockwise from me, who am 0. */
export function seatOf({ seat, players }: SetUp, player: number): number {
  return (seat + player) % players;
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

/** How many seats wait for friends. */
export function friendsOf(setup: SetUp): number {
  return othersOf(setup).filter((other) => other.kind === "link").length;
}

/** The request for a match; `nameFor` invents missing names. */
export function wishFor(
  game: GameName,
  setup: SetUp,
  myName: string,
  nameFor: (seat: number) => string,
): Omit<NewMatch, "id"> {
  const others = othersOf(setup).map((other, k) => ({ ...other, seat: seatOf(setup, k + 1) }));
  const guests = others.filter(({ kind }) => kind === "here");
  const bots = others.filter(({ kind }) => kind === "bot");
  const per = setup.clock === "game" ? "game" : "move";
  return {
    game,
    players: setup.players,
    options: setup.options,
    clock: setup.clock === "none" ? null : { per, seconds: setup.seconds },
    names: [{ name: myName, seat: setup.seat }, ...guests].map(
      ({ name, seat }) => name.trim() || nameFor(seat),
    ),
    bots: bots.map(({ level }) => level),
    seats: [setup.seat, ...[...guests, ...bots].map(({ seat }) => seat)],
    start: setup.start === null ? null : seatOf(setup, setup.start),
  };
}
