/** Hints about what players have to remember: each press tells more of it. */

import { nameOf } from "./chooser";
import type { AnyGame } from "./game";
import type { Board } from "./model.svelte";
import type { Path, Pick } from "./types";

/** From this press on, a hint tells everything. */
export const TELLS_ALL = 3;

type Shown = globalThis.Pick<Board, "game" | "state">;

/**
 * What the remembered pick of an action may be, as far as the hint tells with this press: half of
 * all, two, the pick itself. Empty if the action has nothing to remember.
 */
export function candidates({ game, state }: Shown, action: string, press: number): Pick[] {
  const { chooser, view } = state;
  const path = chooser.paths.find((each) => each.action === action);
  const at = path?.picks.findIndex((pick) => isRemembered(game, pick)) ?? -1;
  const pick = path?.picks[at];
  if (!path || pick === undefined) return [];
  if (press >= TELLS_ALL) return [pick];
  const all = chooser.paths.filter((each) => differsOnlyAt(at, path, each));
  const picks = all.map((each) => each.picks[at] ?? "");
  const middle = Math.ceil(picks.length / 2);
  const isLow = picks.indexOf(pick) < middle;
  const half = isLow ? picks.slice(0, middle) : picks.slice(middle);
  if (press === 1) return half;
  // Which other one is told must not give away the right one.
  const step = view.decisions % 2 === 0 ? 1 : half.length - 1;
  const other = half[(half.indexOf(pick) + step) % half.length];
  return half.filter((each) => each === pick || each === other);
}

/** Whether players have to remember a pick. */
export function isRemembered(game: AnyGame, pick: Pick): boolean {
  return game.isRemembered?.(pick) ?? false;
}

function differsOnlyAt(at: number, { picks }: Path, other: Path): boolean {
  return (
    other.picks.length === picks.length &&
    other.picks.every((pick, k) => k === at || pick === picks[k])
  );
}

/** The candidates in words: "1, 2 or 3"; empty if there are none. */
export function candidatesText(picks: readonly Pick[], language: string): string {
  return new Intl.ListFormat(language, { type: "disjunction" }).format(picks.map(nameOf));
}
