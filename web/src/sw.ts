/**
 * The service worker: keeps the built client, so that it opens without a network.
 *
 * Pages are asked from the network first, so nobody is held on an old version. Built files have
 * their content in their name and never change. Everything else, above all what the server says
 * about matches, is not touched. A tap on a notice leads to its table.
 */

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** A notice of ours; its data is the path of the page that it is about. */
interface NoticeEvent extends ExtendableEvent {
  readonly notification: { readonly data: string; close(): void };
}

/** A tab that shows one of our pages. */
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
  addEventListener(type: "notificationclick", listener: (event: NoticeEvent) => void): void;
}

/** A service worker's own global, which the types of a page do not know. */
declare const self: ServiceWorkerScope;

/** The version of this build and its files; the build writes them here. */
declare const __BUILT__: { version: string; files: string[] };

const PREFIX = "tavolino-";
const SHELL = "/";

const { version, files } = __BUILT__;
const kept = new Set(files);

async function keepAll(): Promise<void> {
  const cache = await caches.open(PREFIX + version);
  await cache.addAll([new Request(SHELL, { cache: "reload" }), ...files]);
  await self.skipWaiting();
}

/** The version before stays, for pages that are open and still need its files. */
async function dropOld(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const old = names.filter((name) => name !== PREFIX + version).slice(0, -1);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await (await caches.open(PREFIX + version)).match(SHELL);
    if (!shell) throw error;
    return shell;
  }
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** Brings the tab with a page to the front, or opens one. */
async function show(path: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).pathname === path);
  await (tab ? tab.focus() : self.clients.openWindow(path));
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(dropOld()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (kept.has(pathname) || pathname.startsWith("/assets/")) event.respondWith(file(request));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

export {}; // a module, so that its names are its own
