/**
 * A TCP proxy in front of the server that a test can cut: a real connection that really breaks.
 */

import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private server: Server | null = null;
  private port = 0;
  /** How many bytes the server has sent. */
  sent = 0;

  constructor(private readonly to: number) {}

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Accepts connections; after a cut, at the same address as before. */
  async mend(): Promise<void> {
    const server = createServer((near) => this.join(near, connect(this.to, "127.0.0.1")));
    await new Promise<void>((done) => server.listen(this.port, "127.0.0.1", done));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  /** Breaks every connection, and refuses new ones. */
  cut(): void {
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private join(near: Socket, far: Socket): void {
    for (const socket of [near, far]) {
      this.sockets.add(socket);
      socket.on("error", () => socket.destroy()); // cut connections are the purpose of this proxy
      socket.on("close", () => this.sockets.delete(socket));
    }
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
    far.on("data", (bytes) => {
      this.sent += bytes.length;
    });
    near.pipe(far).pipe(near);
  }
}
