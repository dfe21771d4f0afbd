/** The connections to a match: one for each seat held on this device. */

import { type Connection, Live } from "../api/live";
import type { AnswerMessage, Message } from "../api/types";

/** Receives a message for a seat; it arrived at this time, by `performance.now()`. */
export type Receive = (
  seat: number,
  message: Exclude<Message, AnswerMessage>,
  receivedAt: number,
) => void;

export class Connections {
  /** The worst state of all of them. */
  state: Connection = $state("connecting");
  private readonly lives = new Map<number, Live>();

  open(match: string, seats: readonly number[], receive: Receive): void {
    for (const seat of seats) {
      const live = new Live(
        match,
        seat,
        (message, receivedAt) => receive(seat, message, receivedAt),
        () => this.update(),
      );
      this.lives.set(seat, live);
    }
  }

  of(seat: number): Live | undefined {
    return this.lives.get(seat);
  }

  /** Closes those of all other seats. */
  keep(seats: readonly number[]): void {
    for (const [seat, live] of this.lives) {
      if (seats.includes(seat)) continue;
      live.close();
      this.lives.delete(seat);
    }
    this.update();
  }

  close(): void {
    for (const live of this.lives.values()) live.close();
  }

  private update(): void {
    const all = [...this.lives.values()].map((live) => live.connection);
    const worst = (["refused", "lost", "connecting"] as const).find((each) => all.includes(each));
    this.state = worst ?? "open";
  }
}
