/**
 * The worker with the table of a page: Python from a pack, and the files of its matches. It holds
 * the Web Lock of the pack's store, so that only one tab has it.
 */

import { withTodaysOptions } from "./earlier-options";
import { withTodaysTags } from "./earlier-tags";
import { live } from "./life";
import type { FromTable, Start, Table, ToTable } from "./messages";
import { databaseOf, lockOf } from "./names";
import { type Files, NotOwner, PagesStore } from "./pages-store";
import { Thoughts } from "./thoughts";

/** Milliseconds to wait for the lock: the worker of a page that was reloaded may still end. */
const LOCK_TIMEOUT = 2000;

/** Milliseconds for opening the table: Pyodide waits for ever for WebAssembly that cannot start. */
const OPEN_TIMEOUT = 60_000;

/** Requests after which there may be more matches, or fewer. */
const CHANGING = /^(POST \/matches(\/file)?|DELETE \/me)$/;

type Open = Extract<ToTable, { type: "open" }>;
type Ask = Extract<ToTable, { type: "ask" }>;

let table: Table;
let store: PagesStore;
let isOpen = false;
let matches = 0;
const lives = new Map<number, ReturnType<Table["connect"]>>();

const tell = (message: FromTable): void => postMessage(message);

/** Ends this worker because another has the store. */
function lost(): void {
  tell({ type: "elsewhere" });
  close();
}

/** Ends this worker because the table cannot be opened, or cannot go on. */
function fail(error: unknown): void {
  tell({ type: "failed", sentence: String(error) });
  close();
}

/** Takes the lock of the store and holds it; false if another worker keeps it. */
function isLocked(hash: string, isTaken: boolean): Promise<boolean> {
  const how = isTaken ? { steal: true } : { signal: AbortSignal.timeout(LOCK_TIMEOUT) };
  return new Promise((resolve) => {
    let isHeld = false;
    const request = navigator.locks.request(lockOf(hash), how, () => {
      isHeld = true;
      resolve(true);
      return new Promise<never>(() => {});
    });
    request.catch(() => (isHeld ? lost() : resolve(false)));
  });
}

class Taken extends Error {}

async function storedFiles({ hash, isTaken }: Open): Promise<Files> {
  if (!(await isLocked(hash, isTaken))) throw new Taken();
  const opened = await PagesStore.open(databaseOf(hash));
  store = opened.store;
  store.onClose(close);
  return opened.files;
}

/** Writes to the store. Whoever is no longer its owner ends. */
async function written(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof NotOwner) lost();
    throw error;
  }
}

/** The table says itself that it cannot store anything, but not before it is open. */
function cannotFlush(error: unknown): never {
  if (!isOpen) fail(error);
  throw error;
}

async function open(wish: Open): Promise<void> {
  await live(wish.life);
  tell({ type: "alive" });
  const overdue = setTimeout(() => fail("the table does not open"), OPEN_TIMEOUT);
  const thoughts = new Thoughts(wish.folder);
  const files = storedFiles(wish);
  const start = import(/* @vite-ignore */ `${wish.folder}start.mjs`) as Promise<Start>;
  await Promise.race([files, start]); // an error here need not wait for the other
  const { openTable, RULES_VERSION, TAG } = await start;
  const opened = await openTable(wish.folder, {
    files,
    flush: (stored) => written(store.flush(stored)).catch(cannotFlush),
    think: (text) => thoughts.think(text),
    halt: () => thoughts.halt(),
    died: close,
    origin: wish.origin,
  });
  const named = RULES_VERSION ? opened : withTodaysOptions(opened);
  table = TAG ? named : withTodaysTags(named);
  clearTimeout(overdue);
  isOpen = true;
  tell({ type: "open" });
  thoughts.start();
  await count();
}

/** Notes how many matches there are. If that fails, we may think that there are more. */
function note(matches: number): Promise<void> {
  return written(store.note(matches)).catch(() => {});
}

async function count(): Promise<void> {
  const { status, body } = await table.request("GET", "/me/matches", undefined);
  if (status !== 200) return;
  matches = (JSON.parse(body) as unknown[]).length;
  await note(matches);
}

async function answer({ question, method, path, body }: Ask): Promise<void> {
  const isChanging = CHANGING.test(`${method} ${path}`);
  // Before there is another match, so that it counts even if this worker ends right after.
  if (isChanging) await note(matches + 1);
  tell({ type: "answer", question, ...(await table.request(method, path, body)) });
  if (isChanging) await count();
}

function connect(number: number, path: string): void {
  const send = (frame: string) => tell({ type: "frame", live: number, frame });
  const closed = (code: number, reason: string) => {
    lives.delete(number);
    tell({ type: "closed", live: number, code, reason });
  };
  lives.set(number, table.connect(path, send, closed));
}

async function take(message: ToTable): Promise<void> {
  if (message.type === "open") {
    await open(message);
  } else if (message.type === "ask") {
    await answer(message);
  } else if (message.type === "connect") {
    connect(message.live, message.path);
  } else if (message.type === "send") {
    lives.get(message.live)?.receive(message.frame);
  } else if (message.type === "hang-up") {
    lives.get(message.live)?.close();
    lives.delete(message.live);
  } else {
    await table.close();
    close();
  }
}

self.onmessage = ({ data }: MessageEvent<ToTable>) => {
  take(data).catch((error: unknown) => (error instanceof Taken ? lost() : fail(error)));
};
