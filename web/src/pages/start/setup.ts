/** The player's choices before a match, and the resulting request to the server. */

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
  /** One for every seat except mine, including unused ones. */
  others: Other[];
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
  return { players: Math.min(...players), others, options: {}, clock: "none", seconds: 0 };
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
  const kept = recall(`setup.${info.name}`) as Partial<SetUp> | null;
  if (kept?.others?.length !== fresh.others.length) return fresh;
  const setup = { ...fresh, ...kept };
  const known = (kind: Other["kind"]) => (kindsAt(isHere).includes(kind) ? kind : "bot");
  return {
    ...setup,
    ...(!clocksAt(isHere).includes(setup.clock) && { clock: "none", seconds: 0 }),
    players: info.players.includes(setup.players) ? setup.players : fresh.players,
    others: setup.others.map((other) => ({
      ...other,
      kind: known(other.kind),
      level: Math.min(other.level, info.levels),
    })),
    options: stillAllowed(info.options, setup.options),
  };
}

/** Stores the choices. */
export function rememberSetUp(game: GameName, setup: SetUp): void {
  keep(`setup.${game}`, setup);
}

/** The other players. */
export function othersOf(setup: SetUp): Other[] {
  return setup.others.slice(0, setup.players - 1);
}

/**
 * The seat of each other player: people at this device first, then friends, then bots. I have
 * seat 0.
 */
export function seatsOf(others: readonly Other[]): number[] {
  const order = { here: 0, link: 1, bot: 2 };
  const sorted = others.toSorted((a, b) => order[a.kind] - order[b.kind]);
  return others.map((other) => sorted.indexOf(other) + 1);
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
  const others = othersOf(setup);
  const seats = seatsOf(others);
  const guests = others.flatMap((other, k) =>
    other.kind === "here" ? [other.name.trim() || nameFor(seats[k] ?? 0)] : [],
  );
  const per = setup.clock === "game" ? "game" : "move";
  return {
    game,
    players: setup.players,
    options: setup.options,
    clock: setup.clock === "none" ? null : { per, seconds: setup.seconds },
    names: [myName.trim() || nameFor(0), ...guests],
    bots: others.flatMap((other) => (other.kind === "bot" ? [other.level] : [])),
  };
}
