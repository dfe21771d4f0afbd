/** What to point at for each action: a card and a place, in either order, and how it is turned. */

import type { Path, Pick } from "../../board/types";
import { cardOf, freeCells, lying } from "./cells";
import type { TriominosGeometry, TriominosView } from "./view";

/** An action that puts a card somewhere, with what leads to it. */
interface Laying {
  action: string;
  card: Pick;
  place: Pick;
  corners: Pick;
}

function laying(action: string): Laying {
  const { cell, corners } = lying(action);
  return {
    action,
    card: `card:${cardOf(corners)}`,
    place: cell === "swap" ? "swap" : `cell:${cell}`,
    corners: `corners:${corners}`,
  };
}

export function places(view: TriominosView, geometry: TriominosGeometry): Pick[] {
  return freeCells(view.table, geometry).map((cell) => `cell:${cell}`);
}

export function wished(picks: readonly Pick[]): string | null {
  const card = picks.find((pick) => pick.startsWith("card:"))?.slice("card:".length);
  const cell = picks.find((pick) => pick.startsWith("cell:"))?.slice("cell:".length);
  return card && cell ? `${cell}=${card}` : null;
}

/** How a card is turned is only asked where it fits in more than one way. */
export function paths(legal: readonly string[]): Path[] {
  const layings = legal.filter((action) => action.includes("=")).map(laying);
  const said = legal.filter((action) => !action.includes("="));
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
