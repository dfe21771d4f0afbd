/** My First Triominos in words: picks, actions, what happened, and each seat's counts. */

import type { Words } from "../../../build/words/triominos";
import type { Choice } from "../../board/game";
import { describeEffects, plainly, type Reader, type Said } from "../../board/telling";
import type { Pick } from "../../board/types";
import { cardOf, JOKER, lying, parse } from "./actions";
import { areNeighbours, fromFirst } from "./layout";
import type { TriominosEntry, TriominosGeometry, TriominosView } from "./types";

const dashed = (numbers: string) => [...numbers].join("-");

/** In the numbers that a place requires: any number fits this corner. */
const ANY = "0";

/** In the same numbers: the cards beside this corner differ, so that no card fits. */
const NONE = "-";

/** A card by its numbers: "card 1-2-3". */
function cardName(corners: string, words: Words): string {
  return corners === JOKER ? words.joker : words.card({ numbers: dashed(cardOf(corners)) });
}

/** A place by its number in reading order, the adjacent cards and the required numbers. */
function placeName(
  cell: string,
  view: TriominosView,
  words: Words,
  geometry: TriominosGeometry,
): string {
  const there = view.table.map(lying).find((card) => card.cell === cell);
  if (there) return words.taken({ card: cardName(there.corners, words) });
  if (!(cell in view.free)) return words.empty;
  const cards = view.table.map(lying).filter((card) => areNeighbours(cell, card.cell, geometry));
  const asked = [...(view.free[cell] ?? "")].filter((number) => number !== ANY);
  const asks = asked.includes(NONE) ? words.blocked : words.asks({ numbers: asked.join(", ") });
  return [
    words.place({ number: Object.keys(view.free).indexOf(cell) + 1 }),
    words.beside({ cards: cards.map(({ corners }) => cardName(corners, words)).join(", ") }),
    ...(asked.length > 0 ? [asks] : []),
  ].join(", ");
}

export function pickName(
  pick: Pick,
  view: TriominosView,
  words: Words,
  geometry: TriominosGeometry,
): string {
  const [kind, what = ""] = pick.split(":");
  switch (kind) {
    case "card":
      return cardName(what, words);
    case "cell":
      return placeName(what, view, words, geometry);
    case "corners":
      return words.turned({ numbers: dashed(what) });
    case "swap":
      return words.jokerPlace;
    default:
      return pick === "buy" ? words.buyForChip : words.pass;
  }
}

export function actionName(text: string, words: Words, geometry: TriominosGeometry): string {
  const action = parse(text);
  switch (action.kind) {
    case "buy":
      return words.buyForChip;
    case "pass":
      return words.pass;
    case "swap":
      return words.swap({ card: dashed(cardOf(action.corners)) });
    case "lay": {
      const { cell, corners } = action;
      const card = corners === JOKER ? words.joker : words.card({ numbers: dashed(corners) });
      return `${card}, ${wayTo(cell, words, geometry)}`;
    }
  }
}

/**
 * The way from the first card to a cell, for when the table and its free places are unknown.
 */
function wayTo(cell: string, words: Words, geometry: TriominosGeometry): string {
  const { up, right } = fromFirst(cell, geometry);
  const { steps } = words;
  const way = [
    ...(up > 0 ? [steps.up({ rows: up })] : []),
    ...(up < 0 ? [steps.down({ rows: -up })] : []),
    ...(right > 0 ? [steps.right({ cells: right })] : []),
    ...(right < 0 ? [steps.left({ cells: -right })] : []),
  ];
  return way.length > 0 ? steps.fromFirst({ way: way.join(", ") }) : steps.onFirst;
}

/** Chips and the win are stressed. */
const STRESSED = ["chips", "won"];

/** What a player did and earned; only those who may see a bought card are told what it is. */
export function tell(
  entry: TriominosEntry,
  words: Words,
  _geometry: TriominosGeometry,
  reader: Reader,
): Said[] {
  const { card } = entry;
  const value = card === JOKER ? "joker" : dashed(card ?? "");
  return [
    ...describeEffects(entry, words.did, STRESSED, reader),
    ...(card ? plainly(words.shown.card({ value })) : []),
  ];
}

/** What the player has to do now, depending on the open picks and the choice so far. */
export function task({ open, chosen, left }: Choice, view: TriominosView, words: Words): string {
  const { task } = words;
  const has = (picks: Iterable<Pick>, kind: string) =>
    [...picks].some((pick) => pick.startsWith(kind));
  if (left.length === 0) return "";
  if (has(open, "corners:")) return task.way;
  if (open.size === 0)
    return has(chosen, "buy") ? task.pay : has(chosen, "pass") ? task.sure : task.lay;
  if (has(chosen, "card:")) return hasFreeSides(view) ? task.whereSides : task.where;
  if (has(chosen, "swap")) return task.swap;
  if (has(chosen, "cell:")) return task.which;
  if (has(open, "card:")) return open.has("buy") ? task.start : task.card;
  return open.has("buy") ? task.buy : task.pass;
}

/** Whether the joker lies on the table, and its sides are free by the options. */
function hasFreeSides({ options, table }: TriominosView): boolean {
  return options.joker_side === "side" && table.some((text) => text.endsWith(JOKER));
}

export function counts(view: TriominosView, seat: number, words: Words): string {
  return `${words.chips({ count: view.chips[seat] ?? 0 })}, ${words.cards({ count: view.rack_sizes[seat] ?? 0 })}`;
}

/** A visible rack, for screen readers. */
export function heardRack(view: TriominosView, seat: number, words: Words): string {
  const names = (view.racks[seat] ?? []).map((card) => cardName(card, words));
  return `${words.seat({ number: seat + 1 })}: ${names.join(", ")}`;
}

export function ending(name: string, words: Words): string {
  const endings: Partial<Record<string, string>> = words.ending;
  return endings[name] ?? name;
}

export function reason(name: string, words: Words): string | undefined {
  const reasons: Partial<Record<string, string>> = words.reason;
  return reasons[name];
}
