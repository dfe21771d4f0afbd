/** Previews the picks so far. */

import type { Path, Pick } from "../../board/types";
import { parse } from "./actions";

/**
 * The corners of the chosen card on the chosen place, `?` while several rotations are possible;
 * null until both are chosen.
 */
export function previewed(chosen: readonly Pick[], left: readonly Path[]): string | null {
  const isPlaced = chosen.some((pick) => pick === "swap" || pick.startsWith("cell:"));
  if (!isPlaced || !chosen.some((pick) => pick.startsWith("card:"))) return null;
  const ways = left.map(({ action }) => parse(action)).flatMap(cornersIn);
  const [first] = ways;
  if (first === undefined) return null;
  return [...first]
    .map((number, k) => (ways.every((way) => way[k] === number) ? number : "?"))
    .join("");
}

function cornersIn(action: ReturnType<typeof parse>): string[] {
  return "corners" in action ? [action.corners] : [];
}
