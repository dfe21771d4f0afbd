/** Parses the action texts of Dimenticato. */

/** Hidden parts are null. */
export type Action =
  | { kind: "pass" }
  | { kind: "stay" }
  | { kind: "say"; figure: number; number: number | null }
  | { kind: "go"; figure: number; goal: string | null; back: string | null };

/** Parses `1=4`, `1>0,7`, `1>0,7!0,4`, `stay`, `pass`; question marks stand for hidden parts. */
export function parse(action: string): Action {
  const [, figure, sign, rest = ""] = /^(\d+)([=>])(.+)$/.exec(action) ?? [];
  if (figure === undefined) return { kind: action === "stay" ? "stay" : "pass" };
  if (sign === "=") {
    return { kind: "say", figure: Number(figure), number: rest === "?" ? null : Number(rest) };
  }
  const [goal = "?", back] = rest.split("!");
  return {
    kind: "go",
    figure: Number(figure),
    goal: goal === "?" ? null : goal,
    back: back === undefined || back === "?" ? null : back,
  };
}
