/** Parses the action texts of Anneaux. */

export type Action =
  | { kind: "place" | "take"; cell: string }
  | { kind: "move"; from: string; to: string }
  | { kind: "turn"; ring: string; clockwise: boolean }
  | { kind: "pass" };

/** Parses `@A1`, `xC5`, `A1-A2`, `B>`, `B<` or `pass`. */
export function parse(action: string): Action {
  if (action === "pass") return { kind: "pass" };
  if (action.startsWith("@")) return { kind: "place", cell: action.slice(1) };
  if (action.startsWith("x")) return { kind: "take", cell: action.slice(1) };
  if (/[<>]$/.test(action)) {
    return { kind: "turn", ring: action.slice(0, -1), clockwise: action.endsWith(">") };
  }
  const [from, to] = action.split("-");
  if (from && to) return { kind: "move", from, to };
  throw new Error(`${action} is no action of Anneaux`);
}
