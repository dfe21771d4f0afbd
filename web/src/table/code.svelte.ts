/** The code that leads to a match, and how long it is still valid. */

import { api, Refusal } from "../api/api";
import type { Code } from "../api/types";

const SYLLABLE = /../g;

/** Milliseconds after which to ask again if there was no answer. */
const PAUSE = 5000;

/** The time for which a new code is valid, in seconds. */
const WHOLE = 600;

export class SpokenCode {
  private code = $state.raw("");
  /** When it expires, by this device's `performance.now()`. */
  private until = 0;
  /** The seconds for which it is still valid. */
  left = $state(0);

  readonly syllables: string[] = $derived(this.code.match(SYLLABLE) ?? ["", "", ""]);
  /** Which part of its time is left, from 0 to 1. */
  readonly part: number = $derived(Math.min(1, this.left / WHOLE));

  constructor(private readonly match: string) {}

  /** Asks for the code, or for a new one; the one before is then no longer valid. */
  async load(isNew = false): Promise<void> {
    this.until = performance.now() + PAUSE;
    try {
      this.take(await api.code(this.match, isNew));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // we ask again soon
    }
  }

  private take({ code, until, now }: Code): void {
    this.code = code;
    this.until = performance.now() + until - now;
    this.tick();
  }

  /** Asks for a code, and for the next one whenever it has expired; returns how to stop. */
  keep(): () => void {
    void this.load();
    const timer = setInterval(() => this.tick(), 1000);
    return () => clearInterval(timer);
  }

  private tick(): void {
    const seconds = Math.ceil((this.until - performance.now()) / 1000);
    if (seconds > 0) this.left = this.code ? seconds : 0;
    else void this.load();
  }
}
