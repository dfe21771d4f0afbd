/** What each seat held here knows about the decisions of a match. */

import { api, Refusal } from "../api/api";
import type { Entry, View } from "../api/types";

/** How many decisions to ask for. */
const MOST = 200;

const NONE: Entry[] = [];

export class Decisions {
  private bySeat: ReadonlyMap<number, Entry[]> = $state.raw(new Map());

  /** The decisions as a seat may know them. */
  of(seat: number): Entry[] {
    return this.bySeat.get(seat) ?? NONE;
  }

  /** Adds the decision after this many others. */
  add(seat: number, entry: Entry, ply = this.of(seat).length): void {
    this.keep(seat, [...this.of(seat).slice(0, ply), entry]);
  }

  /** Forgets the decisions after the first ones, which were taken back. */
  cut(seat: number, ply: number): void {
    this.keep(seat, this.of(seat).slice(0, ply));
  }

  private keep(seat: number, entries: Entry[]): void {
    this.bySeat = new Map(this.bySeat).set(seat, entries);
  }

  /**
   * Asks again what a seat may know about the decisions after the known ones; returns its latest
   * view. It keeps at most `shown` decisions when the answer arrives: the server may be ahead.
   */
  async reload(
    match: string,
    seat: number,
    decisions: number,
    shown: () => number,
    known = 0,
  ): Promise<View | undefined> {
    const first = Math.max(decisions - MOST, known);
    try {
      const { entries, views } = await api.replay(match, seat, first, MOST);
      const now = this.of(seat);
      const rest = now.slice(first + entries.length);
      this.keep(seat, [...now.slice(0, first), ...entries, ...rest].slice(0, shown()));
      return views.at(-1);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // the next event tries again
      return undefined;
    }
  }
}
