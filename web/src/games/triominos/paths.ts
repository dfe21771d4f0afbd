/** The picks for each action: a card and a place, in either order, and a rotation. */

import type { Box, Path, Pick, Point } from "../../board/types";
import { cardOf, lying, parse } from "./actions";
import { cellsRound, jokerCell, middleOf } from "./layout";
import { box } from "./scene";
import type { TriominosGeometry, TriominosView } from "./types";

/** An action that lays a card, with its picks. */
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

/** Free cells, cells with cards, the joker for a swap, and gaps that only touch a corner. */
export function places(view: TriominosView, geometry: TriominosGeometry): Pick[] {
  const joker = jokerCell(view.table);
  const taken = view.table.map((text) => lying(text).cell);
  const near = taken.flatMap((cell) => cellsRound(cell, geometry));
  const seen = near.filter((cell) => isInside(middleOf(cell, geometry), box(view, geometry)));
  const cells = new Set([...Object.keys(view.free), ...taken, ...seen]);
  return [...cells].map((cell) => (cell === joker ? "swap" : `cell:${cell}`));
}

function isInside({ x, y }: Point, { x: left, y: top, width, height }: Box): boolean {
  return x > left && x < left + width && y > top && y < top + height;
}

/** The place of a pick: free cells, and the joker's cell for a swap. */
export function place(pick: Pick, view: TriominosView, geometry: TriominosGeometry): Point | null {
  const cell = placeOf(pick, view);
  return cell ? middleOf(cell, geometry) : null;
}

/** The cell of a pick. */
export function placeOf(pick: Pick, view: TriominosView): string | undefined {
  if (pick === "swap") return jokerCell(view.table);
  return pick.startsWith("cell:") ? pick.slice("cell:".length) : undefined;
}

/** The rotation is only a pick if a card fits in more than one way. */
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
