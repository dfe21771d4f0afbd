/** Reading the texts of actions. */

import { RINGS, type RingName } from "./view";

export type Action =
  | { kind: "place" | "take"; cell: string }
  | { kind: "move"; from: string; to: string }
  | { kind: "turn"; ring: RingName; clockwise: boolean }
  | { kind: "pass" };

/** `@A1`, `xC5`, `A1-A2`, `B>`, `B<` or `pass`. */
export function read(text: string): Action {
  if (text === "pass") return { kind: "pass" };
  if (text.startsWith("@")) return { kind: "place", cell: text.slice(1) };
  if (text.startsWith("x")) return { kind: "take", cell: text.slice(1) };
  const [from, to] = text.split("-");
  if (from && to) return { kind: "move", from, to };
  const ring = RINGS.find((name) => name === text.charAt(0));
  if (ring && "<>".includes(text.charAt(1))) {
    return { kind: "turn", ring, clockwise: text.charAt(1) === ">" };
  }
  throw new Error(`${text} is no action of Anneaux`);
}
