/**
 * Chooses an action step by step: the candidates are the legal actions whose paths start with
 * the picks so far.
 */

import type { Path, Pick } from "./types";

export class Chooser {
  readonly chosen: readonly Pick[];
  /** The paths that start with the picks so far. */
  readonly left: readonly Path[];
  /** The possible next picks. */
  readonly open: ReadonlySet<Pick>;
  /** The action that the picks so far stand for, if any. */
  readonly action: string | null;

  constructor(
    readonly paths: readonly Path[],
    chosen: readonly Pick[] = [],
  ) {
    this.chosen = chosen;
    this.left = paths.filter((path) => chosen.every((pick, k) => path.picks[k] === pick));
    const next = this.left.map((path) => path.picks[chosen.length]);
    this.open = new Set(next.filter((pick) => pick !== undefined));
    this.action = this.left.find((path) => path.picks.length === chosen.length)?.action ?? null;
  }

  /** Adds a pick. A pick that is not open now but is a possible first pick starts over. */
  pick(pick: Pick): Chooser {
    if (this.open.has(pick)) return new Chooser(this.paths, [...this.chosen, pick]);
    const anew = new Chooser(this.paths);
    return anew.open.has(pick) ? new Chooser(this.paths, [pick]) : this;
  }

  /** Removes the last pick. */
  back(): Chooser {
    return new Chooser(this.paths, this.chosen.slice(0, -1));
  }

  get complete(): boolean {
    return this.action !== null && this.open.size === 0;
  }
}

/** The name that the rules use for a pick: what follows its kind. */
export function nameOf(pick: Pick): string {
  return pick.slice(pick.indexOf(":") + 1);
}
