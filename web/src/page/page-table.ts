/** The table of this page, in a worker. The pages talk to it as to a server. */

import type { Answer, Socket, Transport } from "../api/transport";
import { ended } from "./life";
import type { FromTable, ToTable } from "./messages";
import { folderOf } from "./names";

/** Another tab plays with this pack. */
export class Elsewhere extends Error {}

/** Why a table cannot go on: another tab has it now, or its worker crashes again and again. */
export type Lost = "elsewhere" | "crashed";

export interface Events {
  onLost(why: Lost): void;
}

export interface PageTable extends Transport {
  /** Closes the table. Another page can open it at once. */
  close(): Promise<void>;
}

/** So many crashes within so many milliseconds, and we give up. */
const CRASHES = 3;
const WITHIN = 60_000;

/** The code of a WebSocket that broke. */
const BROKEN = 1006;

/** Opens the table of a pack. Throws Elsewhere if another tab has it. */
export function openTable(hash: string, events: Events): Promise<PageTable> {
  return Reopened.open(hash, events, false);
}

/** Opens the table of a pack, and takes it away from another tab that has it. */
export function openHere(hash: string, events: Events): Promise<PageTable> {
  return Reopened.open(hash, events, true);
}

/** A table whose worker is replaced by another when it crashes. */
class Reopened implements PageTable {
  private crashes: number[] = [];
  private isOver = false;

  private constructor(
    private readonly hash: string,
    private readonly events: Events,
    private link: Link,
  ) {
    this.watch(link);
  }

  static async open(hash: string, events: Events, isTaken: boolean): Promise<PageTable> {
    const link = new Link(hash, isTaken);
    await link.opened;
    return new Reopened(hash, events, link);
  }

  request(method: string, path: string, body?: string): Promise<Answer> {
    return this.link.request(method, path, body);
  }

  connect(path: string): Socket {
    return this.link.connect(path);
  }

  async close(): Promise<void> {
    this.isOver = true;
    await this.link.close();
  }

  private watch(link: Link): void {
    void link.over.then((why) => {
      if (this.isOver) return;
      const now = Date.now();
      this.crashes = [...this.crashes.filter((at) => at > now - WITHIN), now];
      if (why === "crashed" && this.crashes.length < CRASHES) {
        this.link = new Link(this.hash, false);
        this.watch(this.link);
      } else {
        this.isOver = true;
        this.events.onLost(why);
      }
    });
  }
}

interface Question {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** One worker with the table. What is asked before it is ready waits. */
class Link {
  /** Rejects if the table cannot be opened. */
  readonly opened: Promise<void>;
  /** Resolves when the worker has ended, with the reason. */
  readonly over: Promise<Lost>;
  private readonly worker: Worker;
  private readonly life = crypto.randomUUID();
  private readonly questions = new Map<number, Question>();
  private readonly sockets = new Map<number, PageSocket>();
  private last = 0;
  private isOver = false;
  private failure: Error = new Error("the table's worker has ended");
  private isOpen = () => {};
  private cannotOpen = (_: Error) => {};
  private isEnded = (_: Lost) => {};

  constructor(hash: string, isTaken: boolean) {
    this.opened = new Promise((resolve, reject) => {
      this.isOpen = resolve;
      this.cannotOpen = reject;
    });
    this.opened.catch(() => {}); // `over` tells it as well
    this.over = new Promise((resolve) => {
      this.isEnded = resolve;
    });
    this.worker = new Worker(new URL("./table-worker.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }: MessageEvent<FromTable>) => this.take(data);
    this.worker.onerror = () => this.end();
    const { life } = this;
    const folder = folderOf(hash);
    this.post({ type: "open", hash, folder, origin: location.origin, life, isTaken });
  }

  async request(method: string, path: string, body?: string): Promise<Answer> {
    await this.opened;
    if (this.isOver) throw this.failure;
    const question = ++this.last;
    return new Promise((resolve, reject) => {
      this.questions.set(question, { resolve, reject });
      this.post({ type: "ask", question, method, path, body });
    });
  }

  connect(path: string): Socket {
    const live = ++this.last;
    const socket = new PageSocket(
      (frame) => this.post({ type: "send", live, frame }),
      () => {
        this.sockets.delete(live);
        this.post({ type: "hang-up", live });
      },
    );
    this.sockets.set(live, socket);
    const broken = () => this.drop(live, BROKEN, "");
    void this.opened.then(() => {
      if (this.isOver) return broken();
      if (!this.sockets.has(live)) return; // closed since
      this.post({ type: "connect", live, path });
      socket.open();
    }, broken);
    return socket;
  }

  async close(): Promise<void> {
    this.post({ type: "close" });
    await this.over;
  }

  private take(message: FromTable): void {
    if (message.type === "alive") {
      void ended(this.life).then(() => this.end());
    } else if (message.type === "open") {
      this.isOpen();
    } else if (message.type === "elsewhere") {
      this.failure = new Elsewhere();
    } else if (message.type === "failed") {
      this.failure = new Error(message.sentence);
    } else if (message.type === "answer") {
      this.questions.get(message.question)?.resolve(message);
      this.questions.delete(message.question);
    } else if (message.type === "frame") {
      this.sockets.get(message.live)?.onmessage?.({ data: message.frame });
    } else {
      this.drop(message.live, message.code, message.reason);
    }
  }

  /** The worker has ended, or must. */
  private end(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.worker.terminate();
    this.cannotOpen(this.failure);
    for (const { reject } of this.questions.values()) reject(this.failure);
    for (const live of [...this.sockets.keys()]) this.drop(live, BROKEN, "");
    this.isEnded(this.failure instanceof Elsewhere ? "elsewhere" : "crashed");
  }

  private drop(live: number, code: number, reason: string): void {
    const socket = this.sockets.get(live);
    this.sockets.delete(live);
    socket?.break(code, reason);
  }

  private post(message: ToTable): void {
    this.worker.postMessage(message);
  }
}

/** A live connection with the table of this page. */
class PageSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(
    readonly send: (frame: string) => void,
    private readonly hangUp: () => void,
  ) {}

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.hangUp();
  }

  /** The table is ready for frames. */
  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  /** The table has closed the connection, or its worker has ended. */
  break(code: number, reason: string): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code, reason });
  }
}
