/** Parses the action texts of My First Triominos. */

/** The joker's name, and the text of its corners. */
export const JOKER = "***";

/** A card on the table: its cell and the numbers at the cell's corners. */
export interface Lying {
  cell: string;
  corners: string;
}

export type Action =
  | ({ kind: "lay" } & Lying)
  | { kind: "swap"; corners: string }
  | { kind: "buy" | "pass" };

/** Parses `^0,1=231`, `swap=231`, `buy` or `pass`. */
export function parse(action: string): Action {
  if (action === "buy" || action === "pass") return { kind: action };
  const { cell, corners } = lying(action);
  return cell === "swap" ? { kind: "swap", corners } : { kind: "lay", cell, corners };
}

/** A card on the table, in the notation of the action that laid it. */
export function lying(text: string): Lying {
  const [cell = "", corners = ""] = text.split("=");
  return { cell, corners };
}

/** A card's name: its numbers in ascending order. */
export function cardOf(corners: string): string {
  return [...corners].sort().join("");
}
