/**
 * Follows a match over a live connection: first the missed events, then new ones. It reopens a broken
 * connection and resends a command whose answer was lost with the same id, so nothing is lost
 * and nothing happens twice.
 */

import { newId } from "./api";
import { pauseAfter } from "./pause";
import { OPEN, type Socket, transport } from "./transport";
import type {
  AnswerMessage,
  Command,
  EventMessage,
  Message,
  Phrase,
  StateMessage,
  Wish,
} from "./types";

export type Connection = "connecting" | "open" | "lost" | "refused";

/** The code of a socket closed because we may not follow the match. */
const REFUSED = 1008;

/** The reason of a socket closed only because there were too many at the time. */
const PASSING = "too_fast";

/**
 * So many sockets fail before we ask over HTTP whether the server is back. After dozens of
 * failures, Chromium delays each further socket by up to five seconds.
 */
const MOST_FAILED = 6;

/** Milliseconds to wait for an answer; a browser sends only some requests at a time. */
const PATIENCE = 2000;

interface Pending {
  command: Command;
  settle: (answer: AnswerMessage) => void;
}

export class Live {
  connection: Connection = "connecting";
  private socket: Socket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private number = 0;
  private readonly pending = new Map<string, Pending>();

  /**
   * A `seat` of -1 is a spectator. `heard` gets every message except answers, with its arrival
   * by this device's `performance.now()`; `changed` gets the state of the connection.
   */
  constructor(
    private readonly match: string,
    readonly seat: number,
    private readonly heard: (message: Exclude<Message, AnswerMessage>, came: number) => void,
    private readonly changed: (connection: Connection) => void,
  ) {
    this.connect();
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.retry);
  }

  /** Sends a command; resolves with its answer. */
  ask(wish: Wish): Promise<AnswerMessage> {
    const command = { ...wish, id: newId(), number: this.number + 1, seat: this.seat } as Command;
    return new Promise((settle) => {
      this.pending.set(command.id, { command, settle });
      this.send(command);
    });
  }

  /** Says one of the phrases; without a connection it is dropped. */
  say(phrase: Phrase): void {
    this.send({ type: "say", seat: this.seat, phrase });
  }

  close(): void {
    this.stopWaiting();
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    this.letGo();
  }

  private connect(): void {
    this.letGo();
    const path = `/matches/${this.match}/live?after=${this.number}&seat=${this.seat}`;
    const socket = transport().connect(path);
    this.socket = socket;
    let isHeard = false;
    socket.onopen = () => {
      this.turn("open");
      for (const { command } of this.pending.values()) this.send(command);
    };
    socket.onmessage = (message) => {
      this.tries = 0;
      isHeard = true;
      this.take(JSON.parse(message.data) as Message);
    };
    socket.onclose = (closed) => {
      if (closed.code === REFUSED && closed.reason !== PASSING && !isHeard) {
        this.turn("refused");
        return;
      }
      this.turn("lost");
      this.wait();
    };
  }

  /** Connects again after a pause. */
  private wait(): void {
    this.stopWaiting();
    this.timer = setTimeout(
      () => {
        if (this.tries <= MOST_FAILED) return this.connect();
        this.wait(); // if the server does not answer, the next attempt does not wait for it
        void this.connectIfReachable();
      },
      pauseAfter(this.tries++),
    );
  }

  private async connectIfReachable(): Promise<void> {
    if (!(await isReachable()) || this.timer === undefined) return;
    this.stopWaiting();
    this.connect();
  }

  /** Closes the current connection, if any: no more messages come from it. */
  private letGo(): void {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
  }

  /** Reconnects at once when there is a sign that it may work now. */
  private readonly retry = (): void => {
    if (this.connection !== "lost" || document.visibilityState === "hidden") return;
    this.stopWaiting();
    this.connect();
  };

  private stopWaiting(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private send(frame: object): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(frame));
  }

  private take(message: Message): void {
    if (message.type === "answer") {
      this.answered(message);
    } else if (message.type === "event" || message.type === "state") {
      this.follow(message);
    } else {
      this.heard(message, performance.now());
    }
  }

  private answered(answer: AnswerMessage): void {
    for (const missed of answer.missing ?? []) this.follow(missed);
    this.pending.get(answer.id)?.settle(answer);
    this.pending.delete(answer.id);
  }

  /** Passes on new messages: a repeated one is dropped. */
  private follow(message: EventMessage | StateMessage): void {
    if (message.type === "event" && message.number <= this.number) return;
    this.number = message.number;
    this.heard(message, performance.now());
  }

  private turn(connection: Connection): void {
    this.connection = connection;
    this.changed(connection);
  }
}

async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const { status } = await transport().request("GET", "/site", undefined, signal);
    return status < 500;
  } catch {
    return false;
  }
}
