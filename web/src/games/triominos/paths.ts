/** What to point at for each action: a card and a place, in either order, and how it is turned. */

import type { Path, Pick, Point } from "../../board/types";
import { cardOf, parse } from "./actions";
import { jokerCell, middleOf } from "./layout";
import type { TriominosGeometry, TriominosView } from "./types";

/** An action that puts a card somewhere, with what leads to it. */
interface Laying {
  action: string;
  card: Pick;
  place: Pick;
  corners: Pick;
}

function laying(text: string): Laying[] {
  const action = parse(text);
  if (action.kind !== "lay" && action.kind !== "swap") return [];
  const place = action.kind === "swap" ? "swap" : `cell:${action.cell}`;
  const { corners } = action;
  return [{ action: text, card: `card:${cardOf(corners)}`, place, corners: `corners:${corners}` }];
}

export function places(view: TriominosView): Pick[] {
  return Object.keys(view.free).map((cell) => `cell:${cell}`);
}

export function wished(picks: readonly Pick[]): string | null {
  const card = picks.find((pick) => pick.startsWith("card:"))?.slice("card:".length);
  const cell = picks.find((pick) => pick.startsWith("cell:"))?.slice("cell:".length);
  return card && cell ? `${cell}=${card}` : null;
}

/** Where a pick lies: free cells, and the joker's place for a swap. */
export function place(pick: Pick, view: TriominosView, geometry: TriominosGeometry): Point | null {
  const cell = placeOf(pick, view);
  return cell ? middleOf(cell, geometry) : null;
}

/** The cell that a pick means. */
export function placeOf(pick: Pick, view: TriominosView): string | undefined {
  if (pick === "swap") return jokerCell(view.table);
  return pick.startsWith("cell:") ? pick.slice("cell:".length) : undefined;
}

/** How a card is turned is only asked where it can be laid in more than one way. */
export function paths(legal: readonly string[]): Path[] {
  const layings = legal.flatMap(laying);
  const said = legal.filter((action) => laying(action).length === 0);
  return [
    ...layings.flatMap(({ action, card, place, corners }) => {
      const ways = layings.filter((other) => other.card === card && other.place === place);
      const turned = ways.length > 1 ? [corners] : [];
      return [
        { action, picks: [card, place, ...turned] },
        { action, picks: [place, card, ...turned] },
      ];
    }),
    ...said.map((action) => ({ action, picks: [action] })),
  ];
}
