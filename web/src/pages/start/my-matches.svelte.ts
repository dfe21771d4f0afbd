/** My matches, and how those stand that are shown. */

import { api } from "../../api/api";
import type { State } from "../../api/types";
import { keepResult } from "../../device/results";
import { isMyTurn, type OwnMatch, ownMatches } from "./matches";

/** How many matches are asked at once how they stand; of more no one keeps track here. */
const MOST_ASKED = 12;

export class MyMatches {
  all: OwnMatch[] = $state.raw([]);
  /** How they stand, by match, as far as that was asked. */
  states: Record<string, State> = $state.raw({});

  /** Asks for all of them, and how those stand that are not over. */
  async load(): Promise<void> {
    this.all = ownMatches(await api.mine());
    await this.ask(this.all.filter(({ phase }) => phase !== "over"));
  }

  /** Asks how matches stand. */
  async ask(matches: readonly OwnMatch[]): Promise<void> {
    const asked = matches.filter(({ match }) => !this.states[match]).slice(0, MOST_ASKED);
    const states = await Promise.all(
      asked.map(({ match }) => api.state(match).catch(() => null)), // then it is only listed
    );
    const known = asked.flatMap(({ match, seats }, k) => {
      const state = states[k];
      if (state) keepResult(match, state, seats);
      return state ? [[match, state] as const] : [];
    });
    this.states = { ...this.states, ...Object.fromEntries(known) };
  }

  /** Those that I can play on with, first the ones that wait for me. */
  get running(): OwnMatch[] {
    const waits = ({ match, seats }: OwnMatch) => Number(isMyTurn(this.states[match], seats));
    return this.all
      .filter(({ phase, seats }) => phase === "on" && seats.length > 0)
      .sort((a, b) => waits(b) - waits(a));
  }
}
