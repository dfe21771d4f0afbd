/** Triominos' action texts, taken apart. */

/** The joker's name, and what it shows in its corners. */
export const JOKER = "***";

/** A card where it lies: its cell and the numbers at the cell's corners. */
export interface Lying {
  cell: string;
  corners: string;
}

export type Action =
  | ({ kind: "lay" } & Lying)
  | { kind: "swap"; corners: string }
  | { kind: "buy" | "pass" };

/** `^0,1=231`, `swap=231`, `buy` or `pass` as what it says. */
export function parse(action: string): Action {
  if (action === "buy" || action === "pass") return { kind: action };
  const { cell, corners } = lying(action);
  return cell === "swap" ? { kind: "swap", corners } : { kind: "lay", cell, corners };
}

/** A card on the table, which is told as it would be laid. */
export function lying(text: string): Lying {
  const [cell = "", corners = ""] = text.split("=");
  return { cell, corners };
}

/** A card's name: its numbers from small to large. */
export function cardOf(corners: string): string {
  return [...corners].sort().join("");
}
