/** For tests without a browser: a page, and sockets that say what the test tells them. */

import { vi } from "vitest";
import type { Message } from "./types";

/** A WebSocket without a network. */
export class FakeSocket {
  static readonly OPEN = 1;
  /** All sockets since `fakePage`, the latest last. */
  static made: FakeSocket[] = [];

  readyState = 0;
  closed = false;
  /** The messages sent through it. */
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number; reason: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  /** The server accepts the connection. */
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  /** The server sends a message. */
  tell(tell: Message): void {
    this.onmessage?.({ data: JSON.stringify(tell) });
  }

  /** The connection breaks, or the server closes it for a reason. */
  break(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

/** A visible page that can receive events for its window and document. */
export function fakePage(): {
  window: EventTarget;
  document: EventTarget & { visibilityState: string };
} {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    visibilityState: "visible",
    documentElement: { lang: "" },
  });
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  vi.stubGlobal("document", document);
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  return { window, document };
}
