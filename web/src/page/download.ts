/** Downloads a pack into its Cache. A download that failed goes on where it stopped. */

import { cacheOf, folderOf } from "./names";
import { COMPLETE_AT, MANIFEST, type Manifest, type Pack } from "./packs";

type File = Manifest["files"][number];
type Progress = (done: number, total: number) => void;

/**
 * Downloads a pack. Rejects if that fails; call it again to go on. `progress` is told how many
 * bytes of how many are here.
 */
export async function download({ hash, bytes }: Pack, progress: Progress): Promise<void> {
  // Without it, a browser that needs space may delete the matches.
  void navigator.storage.persist?.();
  const folder = folderOf(hash);
  const cache = await caches.open(cacheOf(hash));
  const manifest = await fetched(folder + MANIFEST);
  const { files } = (await manifest.clone().json()) as Manifest;
  let done = 0;
  const count = (more: number) => {
    done += more;
    progress(done, bytes);
  };
  for (const file of files) {
    const url = folder + file.name;
    if (await cache.match(url)) count(file.bytes);
    else await cache.put(url, await checked(url, file, count));
  }
  await keepClient();
  const headers = new Headers(manifest.headers);
  headers.set(COMPLETE_AT, String(Date.now()));
  await cache.put(folder + MANIFEST, new Response(await manifest.blob(), { headers }));
}

async function fetched(url: string): Promise<Response> {
  // A damaged copy in the browser's own cache would fail again and again.
  const response = await fetch(url, { cache: "no-store" });
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response;
}

/** A file of the pack, whose content is what the manifest says. */
async function checked(url: string, file: File, count: (more: number) => void): Promise<Response> {
  const { headers, body } = await fetched(url);
  const content = new Uint8Array(file.bytes);
  let at = 0;
  for await (const chunk of chunks(body)) {
    if (at + chunk.length > file.bytes) throw new Error(`${url} is too long`);
    content.set(chunk, at);
    at += chunk.length;
    count(chunk.length);
  }
  if (hex(await crypto.subtle.digest("SHA-256", content)) !== file.sha256) {
    count(-at);
    throw new Error(`${url} is damaged`);
  }
  // Without the encoding, which the browser has already undone.
  const type = headers.get("content-type") ?? "application/octet-stream";
  const kept = { "content-type": type, "content-length": String(file.bytes) };
  return new Response(content, { headers: kept });
}

async function* chunks(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || !value) return;
    yield value;
  }
}

function hex(digest: ArrayBuffer): string {
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Asks the service worker to keep the client's own files for playing without a server. */
async function keepClient(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.active;
  if (!worker) return; // during development there is none
  const { port1, port2 } = new MessageChannel();
  const isKept = await new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<{ kept: boolean }>) => resolve(data.kept);
    worker.postMessage({ keep: "here" }, [port2]);
  });
  port1.close();
  if (!isKept) throw new Error("the client's files cannot be kept");
}
