/** The server that this page came from. */

import type { Socket, Transport } from "./transport";

export const server: Transport = {
  async request(method, path, body, signal) {
    const response = await fetch(path, {
      method,
      signal: signal ?? null,
      ...(body !== undefined && { headers: { "content-type": "application/json" }, body }),
    });
    const wait = Number(response.headers.get("retry-after"));
    return { status: response.status, body: await response.text(), wait };
  },

  connect(path) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}${path}`) as Socket;
  },
};
