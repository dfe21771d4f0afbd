/** What someone chooses before a match, and the wish for it that the server gets. */

import type { GameInfo, GameName, NewMatch } from "../../api/types";
import { keep, recall } from "../../device/storage";
import { type Chosen, choose, type Option, stillAllowed } from "./options";

export const KINDS = ["bot", "here", "link"] as const;

/** Someone to play with. Name and level are kept while another kind is being tried. */
export interface Other {
  kind: (typeof KINDS)[number];
  name: string;
  level: number;
}

export const CLOCKS = ["none", "move", "game", "days"] as const;

export type ClockKind = (typeof CLOCKS)[number];

export interface SetUp {
  players: number;
  /** For every seat but mine, also for those not in use. */
  others: Other[];
  options: Chosen;
  clock: ClockKind;
  seconds: number;
}

const DAY = 24 * 3600;

/** The times one can choose from, in seconds. */
export const TIMES: Record<ClockKind, readonly number[]> = {
  none: [],
  move: [30, 60, 120, 300],
  game: [300, 600, 1200, 1800, 3600],
  days: [DAY, 2 * DAY, 3 * DAY, 7 * DAY],
};

/** How strong the first bot is that someone meets. */
const EASY_GOING = 3;

/** Me and as few easy-going bots as the game can be played with. */
export function freshSetUp({ players, levels }: GameInfo): SetUp {
  const bot = (): Other => ({ kind: "bot", name: "", level: Math.min(EASY_GOING, levels) });
  const others = Array.from({ length: Math.max(...players) - 1 }, bot);
  return { players: Math.min(...players), others, options: {}, clock: "none", seconds: 0 };
}

/** What was chosen the last time this game was played on this device, as far as it still fits. */
export function rememberedSetUp(info: GameInfo): SetUp {
  const fresh = freshSetUp(info);
  const kept = recall(`setup.${info.name}`) as Partial<SetUp> | null;
  if (kept?.others?.length !== fresh.others.length) return fresh;
  const setup = { ...fresh, ...kept };
  return {
    ...setup,
    players: info.players.includes(setup.players) ? setup.players : fresh.players,
    others: setup.others.map((other) => ({ ...other, level: Math.min(other.level, info.levels) })),
    options: stillAllowed(info.options, setup.options),
  };
}

/** Remembers what was chosen. */
export function rememberSetUp(game: GameName, setup: SetUp): void {
  keep(`setup.${game}`, setup);
}

/** Those who play along. */
export function othersOf(setup: SetUp): Other[] {
  return setup.others.slice(0, setup.players - 1);
}

/**
 * The seat each of them gets: people at this device sit first, then friends, then bots. I sit
 * on seat 0.
 */
export function seatsOf(others: readonly Other[]): number[] {
  const order = { here: 0, link: 1, bot: 2 };
  const sorted = others.toSorted((a, b) => order[a.kind] - order[b.kind]);
  return others.map((other) => sorted.indexOf(other) + 1);
}

/** The option to play with open cards, where a game has it. */
const OPEN_CARDS = "open_racks";

/** What is proposed until something else is chosen: people who share a device play with open
 * cards, so that nobody has to look away. */
export function proposedFor(setup: SetUp, options: readonly Option[]): Chosen {
  const open = options.find(({ name }) => name === OPEN_CARDS);
  const share = othersOf(setup).some(({ kind }) => kind === "here");
  return open && share ? choose({}, open, true) : {};
}

/** How many seats wait for friends. */
export function friendsOf(setup: SetUp): number {
  return othersOf(setup).filter((other) => other.kind === "link").length;
}

/** The wish for a match; `nameFor` makes up the names that were left open. */
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
