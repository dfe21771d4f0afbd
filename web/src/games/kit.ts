/**
 * The properties that every board must have: those of the games here, the plain one, and any
 * new one. A property that fails names the position that violates it.
 */

import type { Component } from "svelte";
import { render } from "svelte/server";
import { expect } from "vitest";
import type { Entry, GameName, View } from "../api/types";
import { Chooser } from "../board/chooser";
import type { AnyGame } from "../board/game";
import { joined, type Reader } from "../board/telling";
import type { Box, Pick, Point } from "../board/types";
import { plainGame } from "../plain";
import { LANGUAGES, type Language } from "../words/language";
import { builtIn, loadGame } from ".";
import type { Position, Samples } from "./samples";

/** A board, its words, and sample games. */
export interface Trial {
  game: AnyGame;
  words: Record<Language, unknown>;
  samples: Samples<View, Entry, unknown>;
}

/** A reader on the first seat; all others have the same name. */
const READER: Reader = { seat: 0, name: () => "Ada" };

type Any = Position<View, unknown>;

/** How many positions to examine closely, and how many choices of each. */
const SOME = 40;
const CHOICES = 30;

/** The board of a game with samples: its own, or the plain one. */
export async function boardOf(name: GameName, samples: Trial["samples"]): Promise<AnyGame> {
  return builtIn().includes(name) ? loadGame(name, 2) : plainBoard(name, samples);
}

/** The plain board for a game, as if the client had no folder for it. */
export function plainBoard(name: GameName, samples: Trial["samples"]): AnyGame {
  const [picks = {}] = Object.values(samples.picks);
  const texts = async (language: Language) => samples.words[language] ?? {};
  return plainGame(name, { picks, reasons: samples.sentences, texts });
}

/** Prepares a board for its trial, with its words in all languages. */
export async function trialOf(game: AnyGame, samples: Trial["samples"]): Promise<Trial> {
  const words = await Promise.all(LANGUAGES.map(async (each) => [each, await game.words(each)]));
  return { game, samples, words: Object.fromEntries(words) };
}

/** The properties by name. */
export const PROPERTIES: Record<string, (trial: Trial) => void> = {
  "picks lead to every legal action and to no other": everyAction,
  "whatever can be picked lies inside the box or has a button": everyPick,
  "a motion begins with what was and ends with what is": everyMotion,
  "what can be picked and what can be done have names that differ": everyName,
  "there are words in every language": everyWord,
  "those who watch see the board, too": everyWatcher,
};

/** Identifies a position for the message of a failure. */
function whereIs({ view }: Any): string {
  return `${view.game} of ${view.players}, ply ${view.decisions}`;
}

/** Some of the positions, spread over all sample games. */
function some<T>(all: readonly T[]): T[] {
  const step = Math.ceil(all.length / SOME);
  return all.filter((_, k) => k % step === 0);
}

/** The choices after each pick that leads somewhere. */
function choicesIn(game: AnyGame, { legal, geometry }: Any): Chooser[] {
  const paths = game.paths(legal, geometry);
  const found = new Map<string, readonly Pick[]>([["", []]]);
  for (const { picks } of paths) {
    for (let k = 1; k < picks.length; k++) {
      const chosen = picks.slice(0, k);
      found.set(chosen.join("\n"), chosen);
    }
  }
  const chosen = [...found.values()];
  const step = Math.ceil(chosen.length / CHOICES);
  return chosen.filter((_, k) => k % step === 0).map((picks) => new Chooser(paths, picks));
}

function everyAction({ game, samples }: Trial): void {
  for (const position of samples.positions) {
    const paths = game.paths(position.legal, position.geometry);
    const where = whereIs(position);
    expect(new Set(paths.map(({ action }) => action)), where).toEqual(new Set(position.legal));
    const ends = new Map<string, string>();
    for (const { action, picks } of paths) {
      expect(picks, `${where}: ${action} needs a pick`).not.toEqual([]);
      const end = picks.join(" → ");
      expect(ends.get(end) ?? action, `${where}: ${end}`).toBe(action);
      ends.set(end, action);
    }
  }
}

function isInside({ x, y }: Point, box: Box): boolean {
  const within = (value: number, from: number, size: number) =>
    value >= from - 1e-9 && value <= from + size + 1e-9;
  return within(x, box.x, box.width) && within(y, box.y, box.height);
}

function everyPick(trial: Trial): void {
  const { game, samples } = trial;
  for (const { view, geometry, legal } of samples.positions) {
    const box = game.box(view, geometry);
    const picks = game.paths(legal, geometry).flatMap((path) => path.picks);
    for (const pick of new Set([...picks, ...game.places(view, geometry)])) {
      const at = game.place(pick, view, geometry);
      if (at) expect(isInside(at, box), `${pick} at ${at.x}, ${at.y}`).toBe(true);
    }
  }
  for (const position of some(samples.positions)) {
    const first = new Chooser(game.paths(position.legal, position.geometry)).open;
    for (const { open, chosen } of choicesIn(game, position)) {
      const beside = [...open].filter(
        (pick) => game.place(pick, position.view, position.geometry) === null,
      );
      if (beside.length === 0) continue;
      const buttons = buttonsIn(trayOf(trial, position, { open, first, chosen }));
      for (const pick of beside)
        expect(buttons.get(pick), `${whereIs(position)}: ${pick}`).toBe(true);
    }
  }
}

/** A drawing as HTML. */
export function drawn<Props extends object>(drawing: Component<Props>, props: Props): string {
  return render(drawing, { props }).body;
}

interface Choice {
  open: ReadonlySet<Pick>;
  first: ReadonlySet<Pick>;
  chosen: readonly Pick[];
}

function trayOf({ game, words }: Trial, { view, geometry }: Any, choice: Choice): string {
  const { open, first, chosen } = choice;
  const rest = { pick: () => {} };
  const props = { view, geometry, words: words.en, open, first, chosen, ...rest };
  return (game.Stock ? drawn(game.Stock, props) : "") + drawn(game.Tray, props);
}

/** The picks of the buttons in a piece of HTML, and whether each is enabled. */
export function buttonsIn(html: string): Map<Pick, boolean> {
  const found = new Map<Pick, boolean>();
  for (const [, button = ""] of html.matchAll(/<button((?:[^>"]|"[^"]*")*)>/g)) {
    const pick = /data-pick="([^"]*)"/.exec(button)?.[1];
    const able = !/ disabled(?=[ =>]|$)|aria-disabled="true"/.test(button);
    if (pick !== undefined) found.set(unescaped(pick), able);
  }
  return found;
}

function unescaped(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

function everyMotion({ game, samples }: Trial): void {
  for (const { name, before, entry, after, geometry } of samples.plies) {
    const at = (t: number) => game.frame(before, entry, after, t, geometry);
    expect(at(1), name).toEqual(game.rest(after, geometry));
    const begin = pointsIn(at(0));
    for (const [point, count] of pointsIn(game.rest(before, geometry))) {
      expect(begin.get(point) ?? 0, `${name}: at first at ${point}`).toBeGreaterThanOrEqual(count);
    }
    for (const t of [0.1, 0.5, 0.9]) expect(at(t), `${name} at ${t}`).toEqual(at(t));
    expect(game.duration(entry), name).toBeGreaterThan(0);
  }
}

/** How many things of a picture are at each point. */
function pointsIn(picture: unknown, found = new Map<string, number>()): Map<string, number> {
  if (picture === null || typeof picture !== "object") return found;
  const { x, y } = picture as Partial<Point>;
  if (typeof x === "number" && typeof y === "number") {
    const point = `${x.toFixed(6)}, ${y.toFixed(6)}`.replaceAll("-0.000000", "0.000000");
    found.set(point, (found.get(point) ?? 0) + 1);
  }
  for (const part of Object.values(picture)) pointsIn(part, found);
  return found;
}

function everyName({ game, words, samples }: Trial): void {
  for (const position of some(samples.positions)) {
    const { view, geometry, legal } = position;
    const choices = choicesIn(game, position);
    for (const [language, spoken] of Object.entries(words)) {
      const where = `${whereIs(position)}, ${language}`;
      differ(legal, (action) => game.actionName(action, spoken, geometry), where);
      for (const { open, chosen } of choices) {
        const name = (pick: Pick) => game.pickName(pick, view, spoken, geometry);
        differ([...open], name, `${where}, after ${chosen.join(" → ") || "nothing"}`);
      }
    }
  }
}

function differ(all: readonly string[], name: (each: string) => string, where: string): void {
  const named = new Map<string, string>();
  for (const each of all) {
    const text = name(each);
    isSaid(text, `${where}: ${each}`);
    expect(named.get(text) ?? each, `${where}: ${text}`).toBe(each);
    named.set(text, each);
  }
}

/** Fails unless a text is non-empty and free of program words such as `undefined`. */
function isSaid(text: string | undefined, what: string): void {
  expect(text?.trim() ?? "", what).not.toBe("");
  expect(text, what).not.toMatch(/\b(undefined|null|NaN)\b|\[object|\{\s*\$/);
}

function everyWord({ game, words, samples }: Trial): void {
  for (const [language, spoken] of Object.entries(words)) {
    for (const name of samples.endings) isSaid(game.ending(name, spoken), `${language}: ${name}`);
    for (const name of samples.reasons) isSaid(game.reason(name, spoken), `${language}: ${name}`);
    for (const { name, entry, geometry } of some(samples.plies)) {
      isSaid(joined(game.tell(entry, spoken, geometry, READER)), `${language}: ${name}`);
    }
    for (const { view, geometry } of some(samples.positions)) {
      for (let seat = 0; seat < view.players; seat++) {
        const text = game.counts(view, seat, spoken, geometry);
        expect(text, `${language}: what seat ${seat} has`).not.toMatch(/undefined|NaN/);
      }
    }
  }
}

function everyWatcher(trial: Trial): void {
  const { game, words, samples } = trial;
  expect(samples.watched).not.toEqual([]);
  const nothing = { open: new Set<Pick>(), first: new Set<Pick>(), chosen: [] };
  for (const position of samples.watched) {
    const { view, geometry } = position;
    expect(view.seat).toBeNull();
    const scene = game.rest(view, geometry);
    const box = game.box(view, geometry);
    expect(box.width * box.height, whereIs(position)).toBeGreaterThan(0);
    const still = {
      view,
      scene,
      geometry,
      left: [],
      cursor: null,
      trail: [],
      glow: [],
    };
    expect(drawn(game.Art, { ...still, ...nothing })).not.toMatch(/undefined|NaN/);
    expect(trayOf(trial, position, nothing)).not.toMatch(/undefined|NaN/);
    for (const pick of game.places(view, geometry)) {
      isSaid(game.pickName(pick, view, words.en, geometry), pick);
    }
  }
}
