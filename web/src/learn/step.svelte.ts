/** One step of a lesson as the learner plays it: its board, and the answer to what they did. */

import type { GameName, Step } from "../api/types";
import { isRight } from "./data";
import { DemoTable } from "./demo.svelte";

/** Milliseconds for which a wrong action stays visible before the board goes back. */
const SEEN = 900;

const wait = (time: number) => new Promise((go) => setTimeout(go, time));

/** What was said to the learner; the advice of a wrong action stays when the board is back. */
export type Answer = "" | "right" | "wrong" | "advice" | "hint";

export class StepPlay {
  readonly table: DemoTable;
  answer: Answer = $state("");
  /** Whether the step is done: the right action was shown, or the whole demonstration. */
  done = $state(false);
  /** Whether a right action needs something that is beside the board. */
  needsTray = $state(false);
  /** What hints have told of what the learner has to remember: "1, 2 or 3". */
  told = $state("");
  /** How many hints there were; each tells more. */
  private hints = 0;
  private loaded: Promise<void> | null = null;

  constructor(
    game: GameName,
    readonly step: Step,
  ) {
    this.table = new DemoTable(game, step, true, (action) => void this.judge(action));
  }

  /** Loads the board, once; a later call tries again if that failed. */
  load(): Promise<void> {
    if (!this.loaded || (this.table.trouble && !this.table.board)) this.loaded = this.fetch();
    return this.loaded;
  }

  private async fetch(): Promise<void> {
    await this.table.load();
    const { board, legal } = this.table;
    if (!board) return;
    const right = legal.filter((action) => isRight(this.step, action));
    const paths = board.game.paths(right, board.geometry);
    this.needsTray = paths.some(({ picks }) => picks.some((pick) => !board.place(pick)));
  }

  /** Shows the step from its beginning. */
  async begin(): Promise<void> {
    await this.load();
    await this.table.begin();
    this.finishDemonstration();
  }

  /** Whether there is a right action to point at now. */
  get mayHint(): boolean {
    const { board, moving } = this.table;
    return this.answer !== "right" && !moving && (board?.state.chooser.paths.length ?? 0) > 0;
  }

  /** Marks the first right action that can be chosen. */
  hint(): void {
    const { board } = this.table;
    const path = board?.state.chooser.paths.find(({ action }) => isRight(this.step, action));
    if (!path || !this.mayHint) return;
    this.table.trouble = null;
    this.told = this.table.hint(path.action, ++this.hints);
    this.answer = "hint";
  }

  /** Starts the step again. */
  async again(): Promise<void> {
    if (this.table.moving || !this.table.board) return;
    this.answer = "";
    this.table.trouble = null;
    if (this.table.motions === 0) return this.table.toChoice();
    await this.table.show();
    this.finishDemonstration();
  }

  close(): void {
    this.table.close();
  }

  private finishDemonstration(): void {
    if (this.step.accept.length === 0 && this.table.board && !this.table.moving) this.done = true;
  }

  private async judge(action: string): Promise<void> {
    if (isRight(this.step, action)) {
      this.answer = "right";
      if (await this.table.play([action, ...this.step.then], false)) this.done = true;
      return;
    }
    this.answer = "wrong";
    if (!(await this.table.play([action], false))) return;
    this.table.board?.mark([], [action]);
    await wait(SEEN);
    if (this.answer !== "wrong") return;
    this.answer = "advice";
    this.table.toChoice();
  }
}
