/** A worker in which the bots of a page think. */

import { live } from "./life";
import type { Start, Thinker } from "./messages";

/**
 * To the worker: first where its pack is, then what to think about. A thought goes on as long
 * as the address `until` exists: a busy worker gets no messages, but it can look at that.
 */
export type ToThinker = { folder: string; life: string } | { think: string; until: string };

/** From the worker: its life has begun, it can think, or a thought ends; null if stopped. */
export type FromThinker = { alive: true } | { ready: true } | { thought: string | null };

/** Milliseconds between two looks at `until`. */
const PAUSE = 40;

let thinker: Promise<Thinker>;
let until = "";
let looked = 0;
let isStopped = false;

const tell = (message: FromThinker): void => postMessage(message);

function exists(url: string): boolean {
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  try {
    request.send();
    return request.status === 200;
  } catch {
    return false;
  }
}

/** If a page's policy forbids to look, whoever started this worker ends it to stop a thought. */
const canLook = exists(URL.createObjectURL(new Blob(["on"])));

/** Whether the thought was stopped, told once. */
function isStoppedNow(): boolean {
  const now = performance.now();
  if (isStopped || !until || now - looked < PAUSE) return false;
  looked = now;
  isStopped = !exists(until);
  return isStopped;
}

async function start(folder: string): Promise<Thinker> {
  const { openThinker } = (await import(/* @vite-ignore */ `${folder}start.mjs`)) as Start;
  return openThinker(folder, isStoppedNow);
}

async function think(text: string, url: string): Promise<void> {
  const { answer } = await thinker;
  until = canLook ? url : "";
  isStopped = canLook && !exists(url);
  looked = performance.now();
  let thought: string | null = null;
  try {
    if (!isStopped) thought = answer(text);
  } catch (error) {
    if (!isStopped) throw error;
  }
  until = "";
  tell({ thought });
}

async function take(message: ToThinker): Promise<void> {
  if ("think" in message) {
    await think(message.think, message.until);
  } else {
    thinker = start(message.folder);
    await live(message.life);
    tell({ alive: true });
    await thinker;
    tell({ ready: true });
  }
}

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  take(data).catch((error: unknown) => {
    console.error(error);
    close();
  });
};
