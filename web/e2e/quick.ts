/** A match that is played through the API, so that a test soon has the moment it wants to see. */

import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import type { EventMessage, GameName, Made, State, StateMessage, Wish } from "../src/api/types";
import type { Brain } from "./brain";

export class QuickMatch {
  /** The last event that was seen. */
  private number = 0;

  private constructor(
    readonly id: string,
    /** Who holds each seat: the cookies of a page, or of someone without one. */
    private readonly holders: readonly APIRequestContext[],
    /** Who decides; without anyone, something that is allowed is done. */
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
    /** What else is wished of the match, such as its clock. */
    more: object = {},
  ): Promise<QuickMatch> {
    const players = names.length;
    const wish = { id: randomUUID(), game, players, names: names.slice(0, own), ...more };
    const made: Made = await post(page, "/matches", wish);
    // What comes after the match in the link.
    const invitation = made.join.split("#")[1]?.replace(/^[^.]*\./, "");
    for (const name of names.slice(own)) {
      const joined = { id: randomUUID(), invitation, name };
      await post(elsewhere, `/matches/${made.match}/join`, joined);
    }
    const holders = names.map((_, seat) => (seat < own ? page : elsewhere));
    return new QuickMatch(made.match, holders, brain);
  }

  /** How the match stands for a seat, and the number of the last event. */
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

  /** Asks for something as one of the seats, which has to be granted; again, if a bot that plays
   * on for someone was quicker. */
  async ask(wish: Wish, seat: number): Promise<void> {
    let refusal = await this.refusal(wish, seat);
    while (refusal.includes('"stale"')) refusal = await this.refusal(wish, seat);
    expect(refusal).toBe("");
  }

  /** Asks for something as one of the seats; gives back why not, if it was refused. */
  async refusal(wish: Wish, seat: number): Promise<string> {
    const { number } = await this.state(seat);
    const command = { ...wish, id: randomUUID(), number: number + 1, seat };
    const path = `/matches/${this.id}/commands`;
    const answer = await this.holder(seat).post(path, { data: command });
    return answer.ok() ? "" : answer.text();
  }

  /** Plays on until the match is over, until so many decisions, or until a test has what it wants. */
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

  /** Decides for a seat. */
  async decide(seat: number): Promise<void> {
    const { number, state } = await this.state(seat);
    const { legal } = state;
    const action = this.brain
      ? await this.thought(this.brain, seat, state)
      : legal?.[(number * 7) % legal.length];
    if (action === undefined) throw new Error(`seat ${seat} is not to decide`);
    await this.ask({ do: "act", action }, seat);
  }

  /** What someone plays who thinks, while all others look on. */
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
