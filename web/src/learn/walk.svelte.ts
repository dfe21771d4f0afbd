/** The way through a lesson: the step shown, and which steps the learner has done. */

import type { GameName, Step } from "../api/types";
import { keep, recall } from "../device/storage";
import { StepPlay } from "./step.svelte";

/** What this device remembers of a lesson. */
interface Kept {
  at?: unknown;
  done?: unknown;
}

export class Walk {
  /** The number of the step; after the last one comes the end. */
  at = $state(0);
  /** The step as it is played; at the end it is still the last one. */
  play: StepPlay = $state.raw() as StepPlay;
  /** The steps done, by their ids. */
  done: ReadonlySet<string> = $state.raw(new Set());
  /** The next step, loaded while the learner is still at this one. */
  private next: StepPlay | null = null;

  constructor(
    private readonly game: GameName,
    private readonly steps: readonly Step[],
  ) {
    const kept = recall(this.key) as Kept | null;
    if (Array.isArray(kept?.done)) this.done = new Set(kept.done as string[]);
    // A finished lesson starts over.
    const at = Number(kept?.at ?? 0);
    this.at = Number.isInteger(at) && at > 0 && at < steps.length ? at : 0;
    this.begin();
  }

  get over(): boolean {
    return this.at === this.steps.length;
  }

  /** Shows a step, or the end; returns whether there is such a step. */
  show(at: number): boolean {
    if (at < 0 || at > this.steps.length) return false;
    this.at = at;
    this.keep();
    if (this.over) this.play.table.freeze();
    else this.begin();
    return true;
  }

  /** Remembers that the current step is done. */
  finish(): void {
    this.done = new Set([...this.done, this.play.step.id]);
    this.keep();
  }

  close(): void {
    this.play.close();
    this.next?.close();
  }

  private begin(): void {
    const [step, following] = this.steps.slice(this.at);
    if (!step) return;
    this.play?.close();
    this.play = this.next?.step.id === step.id ? this.next : new StepPlay(this.game, step);
    this.next = following ? new StepPlay(this.game, following) : null;
    const { play, next } = this;
    void play.begin();
    void play.load().then(() => next?.load());
  }

  private get key(): string {
    return `learn.${this.game}`;
  }

  private keep(): void {
    keep(this.key, { at: this.at, done: [...this.done] });
  }
}
