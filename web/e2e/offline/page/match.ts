/** A match at a page's own table, followed over a live connection. */

import { newId } from "../../../src/api/api";
import type { Message, State } from "../../../src/api/types";
import type { PageTable } from "../../../src/page/page-table";

export class Match {
  /** All messages so far. */
  readonly messages: Message[] = [];
  state: State | null = null;
  private changed = () => {};
  /** The number of the last event. */
  number = 0;
  private readonly socket: ReturnType<PageTable["connect"]>;

  constructor(
    table: PageTable,
    readonly id: string,
  ) {
    this.socket = table.connect(`/matches/${id}/live?after=0&seat=0`);
    this.socket.onmessage = ({ data }) => this.take(JSON.parse(data) as Message);
  }

  /** Begins a match of one person against bots. */
  static async begin(table: PageTable, game: string, bots: number[]): Promise<Match> {
    const wish = { id: newId(), game, players: bots.length + 1, names: ["Ada"], bots };
    const { status, body } = await table.request("POST", "/matches", JSON.stringify(wish));
    if (status !== 201) throw new Error(`${status} ${body}`);
    return new Match(table, (JSON.parse(body) as { match: string }).match);
  }

  /** Waits until we are to move, or the match is over. Returns whether we are to move. */
  async turn(): Promise<boolean> {
    for (;;) {
      if (this.state?.phase === "over") return false;
      if (this.state?.legal?.length) return true;
      await this.change();
    }
  }

  /** Plays one of the legal actions: `at` of 0 is the first, of almost 1 the last. */
  act(at = 0): void {
    const legal = this.state?.legal ?? [];
    const action = legal[Math.floor(at * legal.length)];
    if (this.state) this.state.legal = null;
    this.command({ type: "act", action });
  }

  resign(): void {
    this.command({ type: "resign" });
  }

  close(): void {
    this.socket.close();
  }

  private command(what: object): void {
    const command = { ...what, id: newId(), number: this.number + 1, seat: 0 };
    this.socket.send(JSON.stringify(command));
  }

  private change(): Promise<void> {
    return new Promise((resolve) => {
      this.changed = resolve;
    });
  }

  private take(message: Message): void {
    this.messages.push(message);
    const missing = message.type === "answer" ? (message.missing ?? []) : [];
    for (const each of [...missing, message]) {
      if (each.type !== "event" && each.type !== "state") continue;
      this.number = each.number;
      if (each.state) this.state = each.state;
    }
    this.changed();
  }
}
