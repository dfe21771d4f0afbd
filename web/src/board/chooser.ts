/**
 * Choosing an action step by step: of all legal actions, those remain whose paths begin with
 * what was picked so far.
 */

import type { Path, Pick } from "./types";

export class Chooser {
  readonly chosen: readonly Pick[];
  /** The paths that begin with what was picked. */
  readonly left: readonly Path[];
  /** What can be picked next. */
  readonly open: ReadonlySet<Pick>;
  /** The action that the picks so far are, if they are one. */
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

  /** One pick further. A pick that is not open now but would be at first begins anew. */
  pick(pick: Pick): Chooser {
    if (this.open.has(pick)) return new Chooser(this.paths, [...this.chosen, pick]);
    const anew = new Chooser(this.paths);
    return anew.open.has(pick) ? new Chooser(this.paths, [pick]) : this;
  }

  /** One pick back. */
  back(): Chooser {
    return new Chooser(this.paths, this.chosen.slice(0, -1));
  }

  /** Whether nothing is left to pick. */
  get complete(): boolean {
    return this.action !== null && this.open.size === 0;
  }
}
