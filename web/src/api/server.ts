/** The server that this page came from. */

import type { Socket, Transport } from "./transport";

export const server: Transport = {
  async request(method, path, body) {
    const response = await fetch(path, {
      method,
      ...(body !== undefined && { headers: { "content-type": "application/json" }, body }),
    });
    return { status: response.status, body: await response.text() };
  },

  connect(path) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}${path}`) as Socket;
  },
};
