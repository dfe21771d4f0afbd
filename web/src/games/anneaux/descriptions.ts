/** Anneaux in words. */

import type { Words } from "../../../build/words/anneaux";
import type { Entry } from "../../api/types";
import { effectsOf } from "../../board/effects";
import type { Choice } from "../../board/game";
import { describeEffects, type Reader, type Said } from "../../board/telling";
import type { Pick } from "../../board/types";
import { parse } from "./actions";
import { seatOn } from "./layout";
import { cellOf, PASS, turnOf } from "./paths";
import type { AnneauxEntry, AnneauxView } from "./types";

/** Effects that are a gain or a loss. */
const STRESSED = ["line", "taken", "out", "won"];

/** A seat's sign by its shape. */
function shapeName(seat: number, words: Words): string {
  const { circle, square, triangle, diamond } = words.shapes;
  return [circle, square, triangle, diamond][seat] ?? "";
}

export function pickName(pick: Pick, view: AnneauxView, words: Words): string {
  const turn = turnOf(pick);
  if (turn)
    return turn.clockwise ? words.clockwise({ ring: turn.ring }) : words.back({ ring: turn.ring });
  const cell = cellOf(pick);
  return cell === null ? words.pass : cellName(cell, view, words);
}

function cellName(cell: string, view: AnneauxView, words: Words): string {
  const seat = seatOn(cell, view);
  if (seat < 0) return words.free({ cell });
  const shape = shapeName(seat, words);
  if (view.owed > 0 && seat === view.victim) return words.takeable({ cell, shape });
  return view.spent.includes(cell) ? words.spentPawn({ cell, shape }) : words.pawn({ cell, shape });
}

export function actionName(text: string, words: Words): string {
  const action = parse(text);
  switch (action.kind) {
    case "place":
      return words.place({ cell: action.cell });
    case "move":
      return words.move({ from: action.from, to: action.to });
    case "take":
      return words.take({ cell: action.cell });
    case "turn":
      return action.clockwise
        ? words.clockwise({ ring: action.ring })
        : words.back({ ring: action.ring });
    case "pass":
      return words.pass;
  }
}

export function tell(entry: AnneauxEntry, words: Words, reader: Reader): Said[] {
  return describeEffects(entry, words.did, STRESSED, reader);
}

// -- the task ---------------------------------------------------------------------------------

/** What the player has to choose; empty if there is nothing to choose. */
export function task(
  { open, chosen }: Choice,
  view: AnneauxView,
  words: Words,
  reader: Reader,
  thisTurn: readonly Entry[],
): string {
  if (open.size === 0) return "";
  const flies = view.flying.includes(view.to_move);
  if (view.owed > 0 && view.victim !== null)
    return taking(view.owed, view.victim, words, reader, thisTurn);
  if (chosen.length > 0) {
    const asked = flies ? words.ask.whereTo : words.ask.where;
    const cell = cellOf(chosen[0] ?? "");
    return cell && view.spent.includes(cell) ? `${asked} ${words.tired}` : asked;
  }
  if (open.has(PASS)) return words.ask.pass;
  const asked = beginning(open, view, words);
  return view.truce > 0 ? `${words.truce({ count: view.truce })} ${asked}` : asked;
}

/** Whose pawns to take, and for which line. */
function taking(
  count: number,
  victim: number,
  words: Words,
  reader: Reader,
  thisTurn: readonly Entry[],
): string {
  const lines = thisTurn.flatMap((entry) => effectsOf(entry, "line"));
  const [line] = lines;
  const name = reader.name(victim);
  if (!line) return words.ask.takeOnly({ count, name });
  const [from = "", to = ""] = [line.at[0], line.at.at(-1)];
  const one = line.why === "spoke" ? words.made.spoke({ from, to }) : words.made.row({ from, to });
  return words.ask.take({
    count,
    name,
    line: lines.length > 1 ? words.made.lines({ count: lines.length }) : one,
  });
}

/** How a turn can begin: with a pawn from the hand or the board, or with a ring. */
function beginning(open: ReadonlySet<Pick>, view: AnneauxView, words: Words): string {
  const cells = [...open].map(cellOf).filter((cell) => cell !== null);
  const sets = cells.some((cell) => seatOn(cell, view) < 0);
  const moves = cells.some((cell) => seatOn(cell, view) >= 0);
  const turn = turning(open, words);
  if (moves && view.flying.includes(view.to_move)) return flying(open, turn, words);
  if (sets && moves) return words.ask.setMoveTurn({ turn });
  if (sets) return words.ask.setTurn({ turn });
  return moves ? words.ask.moveTurn({ turn }) : words.ask.turn;
}

/** A seat that flies can turn a ring as well, if the options allow it. */
function flying(open: ReadonlySet<Pick>, turn: string, words: Words): string {
  return [...open].some(turnOf) ? words.ask.flyTurn({ turn }) : words.ask.fly;
}

/** The rings that can turn: any of them, or the two that are not pinned. */
function turning(open: ReadonlySet<Pick>, words: Words): string {
  const rings = [...open].map((pick) => turnOf(pick)?.ring).filter((ring) => ring !== undefined);
  const [one, two, three] = [...new Set(rings)].sort();
  if (!one || !two || three) return words.turning.any;
  return words.turning.two({ one, two });
}

// -- counts and names -------------------------------------------------------------------------

/** How many pawns a seat has in hand and on the rings. */
export function pawnsOf(view: AnneauxView, seat: number): { hand: number; track: number } {
  return { hand: view.hand[seat] ?? 0, track: view.pawns[seat]?.length ?? 0 };
}

/** The pawns in hand, on the rings and tired, or that a seat is out. */
export function counts(view: AnneauxView, seat: number, words: Words): string {
  if (!view.in_play.includes(seat)) return words.out;
  const tired = view.spent.filter((cell) => seatOn(cell, view) === seat).length;
  return words.counts({ ...pawnsOf(view, seat), tired });
}

function named(texts: Record<string, string>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}

export function ending(name: string, words: Words): string {
  return named(words.ending, name) ?? "";
}

export function reason(name: string, words: Words): string | undefined {
  return named(words.reason, name);
}
