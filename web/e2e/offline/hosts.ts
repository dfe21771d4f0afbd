/** What serves the client to a browser: a server of our own, or a host of nothing but files. */

import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { tavolino } from "../../playwright.config";

/** The folder with `current.json` and the packs. */
export const PACKS = resolve(process.env.TAVOLINO_PACKS ?? "../build/offline");

/** What `make site` builds. */
export const SITE = resolve(process.env.TAVOLINO_SITE ?? "../build/site");

export interface Pack {
  pack: string;
  bytes: number;
  brotli: number;
  compiled: boolean;
}

export function currentIn(packs: string): Pack {
  return JSON.parse(readFileSync(join(packs, "current.json"), "utf8"));
}

/** A folder that is removed with everything in it. */
export function newFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "tavolino-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Copies the current pack under another name, as if it were a later one. */
export function addLaterPack(packs: string): Pack {
  const { pack, ...facts } = currentIn(packs);
  const later = { pack: createHash("sha256").update(pack).digest("hex").slice(0, 16), ...facts };
  cpSync(join(packs, pack), join(packs, later.pack), { recursive: true });
  writeFileSync(join(packs, "current.json"), JSON.stringify(later));
  return later;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === "object" && address ? address.port : 0;
}

/** A process that serves; a stopped one can be started again at the same address. */
export class Host {
  private process: ChildProcess | null = null;

  private constructor(
    readonly port: number,
    private readonly command: (port: number) => [string, ...string[]],
    private readonly env: Record<string, string>,
  ) {}

  /** A server with its own database, and the packs of a folder. */
  static server(folder: string, packs: string): Promise<Host> {
    return Host.serving(folder, () => ["--offline", packs]);
  }

  /** A server with its own database that people reach by this name. */
  static named(folder: string, name: string): Promise<Host> {
    return Host.serving(folder, (port) => ["--public", `http://${name}:${port}`]);
  }

  /** A server with the database of a folder that signs with this secret. */
  static signing(folder: string, secret: string): Promise<Host> {
    return Host.serving(folder, () => [], { TAVOLINO_SECRET: secret });
  }

  /** A server with its own database, and the games of packages on this path of Python. */
  static withPackages(folder: string, path: string): Promise<Host> {
    return Host.serving(folder, () => [], { PYTHONPATH: path });
  }

  /** A server with its own database, and games by name, from modules in `tests` or elsewhere. */
  static withGames(
    folder: string,
    games: Record<string, string>,
    source = "../tests",
  ): Promise<Host> {
    const info = join(folder, "games-1.0.dist-info");
    mkdirSync(info);
    writeFileSync(join(info, "METADATA"), "Metadata-Version: 2.1\nName: games\nVersion: 1.0\n");
    const points = Object.entries(games).map(([name, where]) => `${name} = ${where}\n`);
    writeFileSync(join(info, "entry_points.txt"), `[tavolino.games]\n${points.join("")}`);
    const found = [folder, resolve(source), process.env.PYTHONPATH ?? ""];
    return Host.withPackages(folder, found.filter(Boolean).join(delimiter));
  }

  private static serving(
    folder: string,
    options: (port: number) => string[],
    env: Record<string, string> = {},
  ): Promise<Host> {
    const own = { TAVOLINO_DATABASE: join(folder, "table.sqlite"), TAVOLINO_RATE: "0" };
    const serve = (port: number) => ["serve", "--port", String(port), ...options(port)];
    return Host.started((port) => [tavolino, ...serve(port)], { ...own, ...env });
  }

  /** Python's own host of files, which compresses nothing. */
  static files(folder: string): Promise<Host> {
    const server = ["-m", "http.server", "-d", folder, "-b", "127.0.0.1"];
    return Host.started((port) => ["python3", ...server, String(port)], {});
  }

  private static async started(
    command: (port: number) => [string, ...string[]],
    env: Record<string, string>,
  ): Promise<Host> {
    const host = new Host(await freePort(), command, env);
    await host.start();
    return host;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const [program, ...rest] = this.command(this.port);
    this.process = spawn(program, rest, {
      env: { ...process.env, ...this.env },
      stdio: "ignore",
    });
    for (let tries = 0; !(await this.answers()); tries++) {
      if (tries > 300) throw new Error(`${program} does not start`);
      await new Promise((done) => setTimeout(done, 100));
    }
  }

  private answers(): Promise<boolean> {
    return fetch(this.origin).then(
      () => true,
      () => false,
    );
  }

  async stop(): Promise<void> {
    const { process } = this;
    this.process = null;
    if (!process || process.exitCode !== null) return;
    const ended = new Promise((done) => process.once("exit", done));
    process.kill("SIGKILL"); // at once, as a network fails
    await ended;
  }
}

/** Puts a site into a sub-folder of a host, with a pack that tests may add to. */
export function copySite(host: string, folder: string): string {
  const site = join(host, folder);
  mkdirSync(site, { recursive: true });
  cpSync(SITE, site, { recursive: true });
  return site;
}
