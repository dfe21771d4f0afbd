/**
 * The service worker: caches the built client, so that it opens without a network.
 *
 * Pages come from the network first, so nobody is stuck on an old version. Only pages of a table
 * on this device come from the cache first: they must not wait for a slow network. Built files
 * have a hash of their content in their name and never change, and so do the files of a pack,
 * which the page itself downloads. The files of the client for a table on this device are kept
 * only for those who have a pack. Rules come from the network first, too. It does not touch
 * anything else, above all not the server's data about matches. A tap on a notification opens its
 * table.
 */

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** A page asks to keep the files for a table on this device, and waits for the answer. */
interface KeepEvent extends ExtendableEvent {
  readonly data: { keep?: string } | null;
  readonly ports: readonly MessagePort[];
}

/** One of our notifications; its data is the address of its page within our scope. */
interface NoticeEvent extends ExtendableEvent {
  readonly notification: { readonly data: string; close(): void };
}

/** A tab with one of our pages. */
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Tabs {
  claim(): Promise<void>;
  matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
  openWindow(path: string): Promise<unknown>;
}

interface ServiceWorkerScope {
  skipWaiting(): Promise<void>;
  readonly clients: Tabs;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: KeepEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NoticeEvent) => void): void;
}

/** A service worker's global object, which the DOM types do not include. */
declare const self: ServiceWorkerScope;

/** The version of this build and its files; the build fills them in. */
declare const __BUILT__: {
  version: string;
  files: string[];
  /** The files that only a table on this device needs. */
  here: string[];
};

const PREFIX = "tavolino-";
const PACK = "pack-";

/** Where the client is, with a slash at its end; all paths are relative to it. */
const SCOPE = new URL("./", location.href);
const SHELL = SCOPE.href;

const { version, files, here } = __BUILT__;
const kept = new Set(files);

const inScope = (name: string) => new URL(name, SCOPE).href;
const ownCache = () => caches.open(PREFIX + version);

async function keepAll(): Promise<void> {
  const cache = await ownCache();
  await cache.addAll([new Request(SHELL, { cache: "reload" }), ...files.map(inScope)]);
  // Without its files, a pack could not be opened by the new version.
  if ((await caches.keys()).some((name) => name.startsWith(PACK))) await keepHere();
  await self.skipWaiting();
}

/** Keeps the files for a table on this device, unless they are there already. */
async function keepHere(): Promise<void> {
  const cache = await ownCache();
  const there = await Promise.all(here.map((name) => cache.match(inScope(name))));
  await cache.addAll(here.filter((_, k) => !there[k]).map(inScope));
}

async function answer(ports: readonly MessagePort[]): Promise<void> {
  const isKept = await keepHere().then(
    () => true,
    () => false,
  );
  for (const port of ports) port.postMessage({ kept: isKept });
}

/** Keeps the previous version for open pages that still need its files. */
async function dropOld(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const old = names.filter((name) => name !== PREFIX + version).slice(0, -1);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

const keptShell = async () => (await ownCache()).match(SHELL);

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await keptShell();
    if (!shell) throw error;
    return shell;
  }
}

async function pageHere(request: Request): Promise<Response> {
  return (await keptShell()) ?? fetch(request);
}

/** Whether a path within the scope is a page of a table on this device. */
function isHere(path: string): boolean {
  if (import.meta.env.MODE === "site") return path === "" || path === "index.html";
  return /^here(\/|$)/.test(path);
}

/** Files that never change: those of the client, and of a pack. */
const FOREVER = /^(assets|offline\/[0-9a-f]{16})\//;

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** What is the same for everyone: the games, and what there is to read about them. */
const READING = /^games(\/[^/]+\/(rulebook|pictures|preview|lesson|geometry|words)(\/[^/]+)?)?$/;

/** Rules that were read once can be read again without a network. */
async function reading(request: Request): Promise<Response> {
  const cache = await ownCache();
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const read = await cache.match(request);
    if (!read) throw error;
    return read;
  }
}

/** Brings the tab with a page to the front, or opens one. */
async function show(path: string): Promise<void> {
  const address = inScope(path);
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // On a server, the part after the # is a moment of the match.
  const tab = tabs.find(({ url }) => url === address || url.split("#")[0] === address);
  await (tab ? tab.focus() : self.clients.openWindow(address));
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(dropOld()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== SCOPE.origin) return;
  if (!pathname.startsWith(SCOPE.pathname)) return;
  const path = pathname.slice(SCOPE.pathname.length);
  if (request.mode === "navigate") event.respondWith((isHere(path) ? pageHere : page)(request));
  else if (kept.has(path) || FOREVER.test(path)) event.respondWith(file(request));
  else if (READING.test(path)) event.respondWith(reading(request));
});
self.addEventListener("message", (event) => {
  if (event.data?.keep === "here") event.waitUntil(answer(event.ports));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

export {}; // makes this a module, so that its names stay local
