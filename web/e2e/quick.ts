/** A match played through the API, so that a test quickly reaches the moment it needs. */

import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import type { EventMessage, GameName, Made, State, StateMessage, Wish } from "../src/api/types";
import type { Brain } from "./brain";

export class QuickMatch {
  /** The number of the last event. */
  private number = 0;

  private constructor(
    readonly id: string,
    /** Who holds each seat: the cookies of a page, or of a player without one. */
    private readonly holders: readonly APIRequestContext[],
    /** Who decides; without a brain, any legal action will do. */
    private readonly brain: Brain | null,
  ) {}

  /** Seats people by name: the first `own` of them at one page, the others elsewhere. */
  static async create(
    game: GameName,
    names: readonly string[],
    page: APIRequestContext,
    brain: Brain | null,
    elsewhere: APIRequestContext = page,
    own = names.length,
    /** Other properties of the match, such as its clock. */
    more: object = {},
  ): Promise<QuickMatch> {
    const players = names.length;
    const wish = { id: randomUUID(), game, players, names: names.slice(0, own), ...more };
    const made: Made = await post(page, "/matches", wish);
    // The part of the link after the match.
    const invitation = made.join.split("#")[1]?.replace(/^[^.]*\./, "");
    for (const name of names.slice(own)) {
      const joined = { id: randomUUID(), invitation, name };
      await post(elsewhere, `/matches/${made.match}/join`, joined);
    }
    const holders = names.map((_, seat) => (seat < own ? page : elsewhere));
    return new QuickMatch(made.match, holders, brain);
  }

  /** The state of the match for a seat, and the number of the last event. */
  async state(seat: number): Promise<{ number: number; state: State }> {
    const path = `/matches/${this.id}/events?after=${this.number}&seat=${seat}`;
    const got = await this.holder(seat).get(path);
    expect(got.ok(), await got.text()).toBe(true);
    const messages: (EventMessage | StateMessage)[] = await got.json();
    const { number, state } = messages.at(-1) ?? {};
    if (number === undefined || !state) throw new Error("the newest event has no state");
    this.number = number;
    return { number, state };
  }

  /**
   * Sends a command as one of the seats, which must succeed; repeats it if a bot that plays on
   * for someone was faster.
   */
  async ask(wish: Wish, seat: number): Promise<void> {
    let refusal = await this.refusal(wish, seat);
    while (refusal.includes('"stale"')) refusal = await this.refusal(wish, seat);
    expect(refusal).toBe("");
  }

  /** Sends a command as one of the seats; returns the reason if it was refused. */
  async refusal(wish: Wish, seat: number): Promise<string> {
    const { number } = await this.state(seat);
    const command = { ...wish, id: randomUUID(), number: number + 1, seat };
    const path = `/matches/${this.id}/commands`;
    const answer = await this.holder(seat).post(path, { data: command });
    return answer.ok() ? "" : answer.text();
  }

  /** Plays until the match is over, has this many decisions, or satisfies the test. */
  async play(
    until: number | ((state: State) => boolean) = Number.POSITIVE_INFINITY,
  ): Promise<State> {
    for (;;) {
      const { state } = await this.state(0);
      const far = typeof until === "number" ? state.view.decisions >= until : until(state);
      if (state.phase === "over" || far) return state;
      await this.decide(state.to_move);
    }
  }

  async decide(seat: number): Promise<void> {
    const { number, state } = await this.state(seat);
    const { legal } = state;
    const action = this.brain
      ? await this.thought(this.brain, seat, state)
      : legal?.[(number * 7) % legal.length];
    if (action === undefined) throw new Error(`seat ${seat} is not to decide`);
    await this.ask({ type: "act", action }, seat);
  }

  /** The brain's choice for a seat, while the other seats watch. */
  private async thought(brain: Brain, seat: number, { view }: State): Promise<string> {
    for (const other of this.holders.keys()) {
      if (other === seat) continue;
      const { state } = await this.state(other);
      await brain.watch(`${this.id}/${other}`, state.view);
    }
    return brain.choose(`${this.id}/${seat}`, view);
  }

  private holder(seat: number): APIRequestContext {
    const holder = this.holders[seat];
    if (!holder) throw new Error(`no one sits on seat ${seat}`);
    return holder;
  }
}

async function post<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}
