/**
 * How the client reaches a table: a server, or a worker of this page. Both have the same paths
 * and the same JSON.
 */

import { server } from "./server";

/** An answer to a request; the body is JSON, or empty. */
export interface Answer {
  status: number;
  body: string;
  /** Seconds to wait before asking again, if the table says so. */
  wait?: number;
}

/** A live connection, with those parts of a WebSocket that we use. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((closed: { code: number; reason: string }) => void) | null;
  send(frame: string): void;
  close(): void;
}

/** The `readyState` of a socket that can send. */
export const OPEN = 1;

export interface Transport {
  /**
   * Asks the table; `body` is JSON. Rejects if the table cannot be reached, or not before the
   * `signal`.
   */
  request(method: string, path: string, body?: string, signal?: AbortSignal): Promise<Answer>;
  /** Opens a live connection, as a WebSocket with this path does. */
  connect(path: string): Socket;
}

let used: Transport = server;

/** The transport in use: the server's unless another was chosen. */
export const transport = (): Transport => used;

/** Uses another transport from now on. Call it before anything asks for data. */
export function useTransport(chosen: Transport): void {
  used = chosen;
}
