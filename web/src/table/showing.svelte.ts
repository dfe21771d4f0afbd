/**
 * Shows messages one after the other. Bots answer at once, so their actions wait here: each
 * stands alone on the board for a while before the next one is shown.
 */

import { type EventMessage, isActed, type StateMessage } from "../api/types";

/** What the server tells about the match. */
export type News = EventMessage | StateMessage;

/** If more actions than this wait, only the last few are shown. */
const MAX_WAITING = 8;
const LAST_SHOWN = 4;

/** Calls back after some milliseconds. */
export type Timer = (then: () => void, milliseconds: number) => void;

/** The action on show. */
export interface Shown {
  /** The seat that decided it. */
  seat: number;
  /** For how many milliseconds it stands alone. */
  stands: number;
  /** Whether it stands already; before that it moves. */
  standing: boolean;
}

export class Showing {
  /** The action on show; null in the present. */
  action: Shown | null = $state.raw(null);
  /** How many actions waited when only the last of them were shown; null if all are. */
  skipped: { all: number; last: number } | null = $state.raw(null);
  /** Whether messages are being shown. */
  busy = false;
  /**
   * How many actions have come since the last state. Of several, only the last one comes with
   * the state it led to, so the board cannot show the others.
   */
  arrived = 0;
  private readonly waiting: News[] = [];
  /** How many of the waiting actions not to show. */
  private jumps = 0;
  private hurried = false;
  private released = Promise.resolve();
  private release = () => {};

  constructor(
    /** Applies a message; an action that `jumps` is neither shown in motion nor left standing. */
    private readonly apply: (message: News, jumps: boolean) => Promise<void>,
    /** Whether nobody is to wait for anything now. */
    private readonly isAtOnce: () => boolean,
    private readonly timer: Timer,
  ) {}

  add(message: News): void {
    this.waiting.push(message);
  }

  get isWaiting(): boolean {
    return this.waiting.length > 0;
  }

  /** Shows what waits until the present is reached; what arrives meanwhile as well. */
  async run(): Promise<void> {
    this.busy = true;
    this.hurried = false;
    this.released = new Promise((done) => {
      this.release = done;
    });
    try {
      for (let message = this.next(); message; message = this.next()) {
        if (isAction(message)) this.arrived++;
        await this.apply(message, this.isJumped(message));
        if (message.state) this.arrived = 0;
      }
    } finally {
      this.busy = false;
      this.jumps = 0;
      this.action = this.skipped = null;
    }
  }

  private next(): News | undefined {
    const all = this.waiting.filter(isAction).length;
    if (this.jumps === 0 && all > MAX_WAITING && !this.hurried && !this.isAtOnce()) {
      this.jumps = all - LAST_SHOWN;
      this.skipped = { all, last: LAST_SHOWN };
    }
    return this.waiting.shift();
  }

  private isJumped(message: News): boolean {
    const isCounted = isAction(message) && this.jumps > 0;
    if (isCounted) this.jumps--;
    return isCounted || this.hurried || (this.isAtOnce() && this.waiting.some(isAction));
  }

  /** Shows an action with its motion, and then lets it stand. */
  async show(seat: number, stands: number, move: () => Promise<void>): Promise<void> {
    if (this.arrived > 1) this.skipped = { all: this.arrived, last: 1 };
    this.action = { seat, stands, standing: false };
    await this.unlessHurried(move());
    if (stands === 0 || this.hurried) return;
    this.action = { seat, stands, standing: true };
    await this.unlessHurried(new Promise((done) => this.timer(done, stands)));
  }

  /** Shows the present at once. */
  hurry(): void {
    this.hurried = true;
    this.release();
  }

  private unlessHurried(wait: Promise<void>): Promise<void> {
    return Promise.race([wait, this.released]);
  }
}

/** Whether a message is an action, unless it has been taken back since. */
function isAction(news: News): boolean {
  return news.type === "event" && isActed(news.what) && news.what.entry !== null;
}
