/** The people at a match: who is there, what they say, and what a helper points at. */

import { api } from "../api/api";
import type { Board } from "../board/model.svelte";
import { play } from "../device/sounds";
import type { MatchStore } from "./match.svelte";

/** Milliseconds for which a phrase stays visible. */
const SAID = 6000;

/** Milliseconds for which something that a helper points at stays marked. */
const POINTED = 6000;

export class Company {
  present: { seats: number[]; watching: number } = $state.raw({ seats: [], watching: 0 });
  said: { seat: number; phrase: string; at: number }[] = $state.raw([]);
  /** Whether someone here may point at the board for those who play. */
  mayPoint = $state(false);
  /** What a helper points at. */
  pointed: { pick: string } | null = $state.raw(null);

  /** Shows a phrase for a while. */
  hear({ seat, phrase }: { seat: number; phrase: string }): void {
    const at = Date.now();
    this.said = [...this.said.filter((each) => each.seat !== seat), { seat, phrase, at }];
    play("phrase");
    setTimeout(() => {
      this.said = this.said.filter((each) => each.at !== at);
    }, SAID);
  }

  /** Points at something for those who play, from a device where nobody does. */
  point({ id, own, state }: MatchStore, pick: string): void {
    if (!this.mayPoint || state?.phase !== "on" || own.length > 0) return;
    void api.point(id, pick).catch(() => {}); // nothing is lost without it
  }

  /** Marks what a helper points at for a while, if it is on the board. */
  lookAt(pick: string, board: Board | null): void {
    if (!board?.pointTo(pick)) return;
    const pointed = { pick };
    this.pointed = pointed;
    play("phrase");
    setTimeout(() => {
      // Whoever points at the same thing again marks it anew.
      if (this.pointed === pointed || this.pointed?.pick !== pick) board.endPointing(pick);
    }, POINTED);
  }
}
