/** My First Triominos in words: picks, actions, what happened, and what everybody has. */

import type { Entry, Pick } from "../../board/types";
import { besides, cardOf, freeCells, fromFirst, lying, numbersOn, verticesOf } from "./cells";
import { JOKER, type TriominosGeometry, type TriominosView } from "./view";
import type { TriominosWords } from "./words/en";

const dashed = (numbers: string) => [...numbers].join("-");

/** A card by its numbers: "card 1-2-3". */
function cardName(corners: string, words: TriominosWords): string {
  return corners === JOKER ? words.joker : words.card(dashed(cardOf(corners)));
}

/** A place by its number in the order of reading, the cards beside it and the numbers it asks for. */
function placeName(
  cell: string,
  view: TriominosView,
  words: TriominosWords,
  geometry: TriominosGeometry,
): string {
  const near = new Set(besides(cell, geometry));
  const cards = view.table.map(lying).filter((card) => near.has(card.cell));
  const numbers = numbersOn(view.table, geometry);
  const asked = verticesOf(cell, geometry).flatMap((vertex) => numbers.get(vertex) ?? []);
  return [
    words.place(freeCells(view.table, geometry).indexOf(cell) + 1),
    words.beside(cards.map(({ corners }) => cardName(corners, words)).join(", ")),
    ...(asked.length > 0 ? [words.asks(asked.join(", "))] : []),
  ].join(", ");
}

export function pickName(
  pick: Pick,
  view: TriominosView,
  words: TriominosWords,
  geometry: TriominosGeometry,
): string {
  const [kind, what = ""] = pick.split(":");
  switch (kind) {
    case "card":
      return cardName(what, words);
    case "cell":
      return placeName(what, view, words, geometry);
    case "corners":
      return words.turned(dashed(what));
    case "swap":
      return words.jokerPlace;
    default:
      return pick === "buy" ? words.buyForChip : words.pass;
  }
}

export function actionName(
  action: string,
  words: TriominosWords,
  geometry: TriominosGeometry,
): string {
  const { cell, corners } = lying(action);
  if (action === "buy") return words.buyForChip;
  if (action === "pass") return words.pass;
  if (cell === "swap") return words.swap(cardName(corners, words));
  const card = corners === JOKER ? words.joker : words.card(dashed(corners));
  return `${card}, ${wayTo(cell, words, geometry)}`;
}

/** The way from the first card to a cell, for where the table and its free places are not known. */
function wayTo(cell: string, words: TriominosWords, geometry: TriominosGeometry): string {
  const { up, right } = fromFirst(cell, geometry);
  const { steps } = words;
  const way = [
    ...(up > 0 ? [steps.up(up)] : []),
    ...(up < 0 ? [steps.down(-up)] : []),
    ...(right > 0 ? [steps.right(right)] : []),
    ...(right < 0 ? [steps.left(-right)] : []),
  ];
  return way.length > 0 ? steps.fromFirst(way.join(", ")) : steps.onFirst;
}

export function tell(entry: Entry, words: TriominosWords): string {
  const { cell, corners } = lying(entry.action);
  if (entry.action === "buy") {
    return entry.card ? words.boughtCard(cardName(entry.card, words)) : words.bought;
  }
  if (entry.action === "pass") return words.passed;
  const card = cardName(corners, words);
  return cell === "swap" ? words.swapped(card) : words.laid(card);
}

export function counts(view: TriominosView, seat: number, words: TriominosWords): string {
  return `${words.chips(view.chips[seat] ?? 0)}, ${words.cards(view.rack_sizes[seat] ?? 0)}`;
}

/** A seat for those who listen: what it has, and its cards if they are seen. */
export function heardSeat(view: TriominosView, seat: number, words: TriominosWords): string {
  const cards = seat === view.seat ? [] : (view.racks[seat] ?? []);
  const names = cards.map((card) => cardName(card, words)).join(", ");
  return `${words.seat(seat + 1)}: ${counts(view, seat, words)}${names && `: ${names}`}`;
}

export function ending(name: string, words: TriominosWords): string {
  const endings: Partial<Record<string, string>> = words.endings;
  return endings[name] ?? name;
}

export function reason(name: string, words: TriominosWords): string | undefined {
  const reasons: Partial<Record<string, string>> = words.reasons;
  return reasons[name];
}
