/** My matches, and the states of those on the page. */

import { api } from "../../api/api";
import type { State } from "../../api/types";
import { keepResult } from "../../device/results";
import { isMyTurn, type OwnMatch, ownMatches } from "./matches";

/** How many states to load at once; nobody can follow more matches here. */
const MAX_ASKED = 12;

export class MyMatches {
  all: OwnMatch[] = $state.raw([]);
  /** The loaded states, by match. */
  states: Record<string, State> = $state.raw({});

  /** Loads all matches, and the states of those that are not over. */
  async load(): Promise<void> {
    this.all = ownMatches(await api.mine());
    await this.ask(this.all.filter(({ phase }) => phase !== "over"));
  }

  /** Loads the states of matches. */
  async ask(matches: readonly OwnMatch[]): Promise<void> {
    const asked = matches.filter(({ match }) => !this.states[match]).slice(0, MAX_ASKED);
    const states = await Promise.all(
      asked.map(({ match }) => api.state(match).catch(() => null)), // without its state a match is only listed
    );
    const known = asked.flatMap(({ match, seats }, k) => {
      const state = states[k];
      if (state) keepResult(match, state, seats);
      return state ? [[match, state] as const] : [];
    });
    this.states = { ...this.states, ...Object.fromEntries(known) };
  }

  /**
   * My matches that are not over: those that wait for me, the longest waiting first, then the
   * others in progress, then those without all players.
   */
  get open(): OwnMatch[] {
    const mine = this.all.filter(({ phase, seats }) => phase !== "over" && seats.length > 0);
    const waits = ({ match, seats }: OwnMatch) => isMyTurn(this.states[match], seats);
    const others = mine.filter((match) => !waits(match));
    return [
      ...mine.filter(waits).reverse(),
      ...others.filter(({ phase }) => phase === "on"),
      ...others.filter(({ phase }) => phase === "waiting"),
    ];
  }
}
