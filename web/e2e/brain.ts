/**
 * A process that chooses actions for the players in these tests, so that their matches end like
 * real ones.
 */

import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { View } from "../src/api/types";

/** A Python interpreter with the rules installed. */
export const python = process.env.TAVOLINO_PYTHON ?? "../build/compiled/bin/python";

export class Brain {
  private readonly process: ChildProcessWithoutNullStreams;
  private readonly waiting: ((line: string) => void)[] = [];
  private seed = 1;

  constructor() {
    this.process = spawn(python, ["e2e/brain.py"]);
    this.process.stderr.pipe(process.stderr);
    createInterface(this.process.stdout).on("line", (line) => this.waiting.shift()?.(line));
  }

  /** The action of a player who has seen all earlier views. */
  choose(who: string, view: View): Promise<string> {
    return this.ask({ who, view, chooses: true, seed: this.seed++ }) as Promise<string>;
  }

  /** Shows a player a view in which others decide. */
  async watch(who: string, view: View): Promise<void> {
    await this.ask({ who, view, chooses: false });
  }

  close(): void {
    this.process.stdin.end();
  }

  private ask(wish: object): Promise<unknown> {
    return new Promise((done) => {
      this.waiting.push((line) => done(JSON.parse(line)));
      this.process.stdin.write(`${JSON.stringify(wish)}\n`);
    });
  }
}
