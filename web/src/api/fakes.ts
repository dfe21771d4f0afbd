/** For tests without a browser: a page, and sockets that say what they are told to say. */

import { vi } from "vitest";
import type { Message } from "./types";

/** A WebSocket without a network. */
export class FakeSocket {
  static readonly OPEN = 1;
  /** All that were made since `fakePage`, the latest last. */
  static made: FakeSocket[] = [];

  readyState = 0;
  closed = false;
  /** What was sent through it. */
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

  /** The server takes the connection. */
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  /** The server says something. */
  tell(tell: Message): void {
    this.onmessage?.({ data: JSON.stringify(tell) });
  }

  /** The line breaks, or the server ends it for a reason. */
  break(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

/** A page that is seen, and whose window and document can be sent events. */
export function fakePage(): { window: EventTarget; document: EventTarget } {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  vi.stubGlobal("document", document);
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  return { window, document };
}
