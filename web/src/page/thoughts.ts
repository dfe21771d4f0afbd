/** Lets another worker think, one thought at a time. */

import { ended } from "./life";
import type { FromThinker, ToThinker } from "./thinking-worker";

/** A thought that was stopped, or whose worker failed. */
export class Stopped extends Error {}

/** Milliseconds in which a worker has to stop. Otherwise another takes its place. */
const STOP_TIMEOUT = 150;

interface Thought {
  text: string;
  until: string;
  resolve(answer: string): void;
  reject(error: Error): void;
}

export class Thoughts {
  private worker: Worker | null = null;
  private isReady = false;
  private thought: Thought | null = null;
  /** How many stopped thoughts the worker has not yet answered. */
  private stopped = 0;
  private stopTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly folder: string) {}

  /** Starts the worker, unless it runs already. */
  start(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL("./thinking-worker.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    const life = crypto.randomUUID();
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if ("alive" in data) void ended(life).then(() => this.lose(worker));
      else if ("ready" in data) this.isReady = true;
      else this.answered(data.thought);
    };
    worker.onerror = () => this.lose(worker);
    this.post({ folder: this.folder, life });
    return worker;
  }

  /** Thinks. Rejects with Stopped if the thought is stopped. */
  think(text: string): Promise<string> {
    this.start();
    return new Promise((resolve, reject) => {
      const until = URL.createObjectURL(new Blob(["on"]));
      this.thought = { text, until, resolve, reject };
      this.post({ think: text, until });
    });
  }

  /** Stops the thought. */
  halt(): void {
    if (!this.thought) return;
    this.stop();
    this.stopped += 1;
    clearTimeout(this.stopTimer);
    // A worker that still starts will not begin with the thought.
    if (this.isReady) this.stopTimer = setTimeout(() => this.replace(), STOP_TIMEOUT);
  }

  /** A thought that was stopped may be answered just before the worker notices it. */
  private answered(answer: string | null): void {
    if (this.stopped) {
      this.stopped -= 1;
      if (!this.stopped) clearTimeout(this.stopTimer);
    } else if (this.thought && answer !== null) {
      URL.revokeObjectURL(this.thought.until);
      this.thought.resolve(answer);
      this.thought = null;
    }
  }

  private stop(): void {
    if (!this.thought) return;
    URL.revokeObjectURL(this.thought.until);
    this.thought.reject(new Stopped());
    this.thought = null;
  }

  /** Ends a worker that did not stop in time. The next one thinks what this one should. */
  private replace(): void {
    this.end();
    this.start();
    if (this.thought) this.post({ think: this.thought.text, until: this.thought.until });
  }

  /** A worker has ended, unless another has already taken its place. */
  private lose(worker: Worker): void {
    if (this.worker !== worker) return;
    this.end();
    this.stop();
  }

  private end(): void {
    clearTimeout(this.stopTimer);
    this.stopped = 0;
    this.isReady = false;
    this.worker?.terminate();
    this.worker = null;
  }

  private post(message: ToThinker): void {
    this.worker?.postMessage(message);
  }
}
