/** Parses the action texts of Memento. */

export interface Part {
  height: number;
  to: string;
}

export type Action =
  | { kind: "bring"; points: string[] }
  | { kind: "turn"; part: string; clockwise: boolean }
  | { kind: "move"; from: string; to: string }
  | { kind: "split"; from: string; parts: Part[] };

/** Parses `@Nx+Wa`, `N>`, `Na-No` or `No/2Na+Nx`. */
export function parse(action: string): Action {
  if (action.startsWith("@")) return { kind: "bring", points: action.slice(1).split("+") };
  if (/[<>]$/.test(action)) {
    return { kind: "turn", part: action.slice(0, -1), clockwise: action.endsWith(">") };
  }
  const [from = "", to = ""] = action.split(/[-/]/);
  if (action.includes("-")) return { kind: "move", from, to };
  return { kind: "split", from, parts: to.split("+").map(parsedPart) };
}

/** A missing height means 1. */
function parsedPart(text: string): Part {
  return /^\d/.test(text)
    ? { height: Number(text[0]), to: text.slice(1) }
    : { height: 1, to: text };
}
