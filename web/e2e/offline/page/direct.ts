/**
 * A table and its thinker on the page's own thread, for measurements: a browser can slow down
 * this thread, but not its workers.
 */

import { newId } from "../../../src/api/api";
import type { Start, Table } from "../../../src/page/messages";
import { databaseOf, folderOf } from "../../../src/page/names";
import { PagesStore } from "../../../src/page/pages-store";

const startOf = (hash: string) => import(/* @vite-ignore */ `${folderOf(hash)}start.mjs`);

/** Opens a table whose bots only say what they would think about. */
export async function openDirectly(hash: string, say = (_: string) => {}): Promise<Table> {
  const { openTable } = (await startOf(hash)) as Start;
  const { store, files } = await PagesStore.open(databaseOf(hash));
  return openTable(folderOf(hash), {
    files: Promise.resolve(files),
    flush: (changed) => store.flush(changed),
    think(text) {
      say(text);
      return new Promise(() => {});
    },
    halt() {},
    died() {},
    origin: location.origin,
  });
}

/** Imports a module with this text in the page's Python, and evaluates an expression with it. */
export async function run(
  hash: string,
  name: string,
  text: string,
  expression: string,
): Promise<string> {
  const folder = folderOf(hash);
  const { start } = await startOf(hash);
  const read = async (file: string) =>
    new Uint8Array(await (await fetch(folder + file)).arrayBuffer());
  const manifest = JSON.parse(new TextDecoder().decode(await read("manifest.json")));
  const python = await start(folder, manifest, read);
  python.FS.writeFile(`/home/pyodide/${name}.py`, text);
  return python.runPython(`import ${name}, time\n${expression}`) as string;
}

/** What a bot of the highest level has to think about when it begins. */
function thoughtIn(hash: string): Promise<string> {
  return new Promise((said, fail) => {
    let isSaid = false;
    const say = (text: string) => {
      isSaid = true;
      said(text);
    };
    const begin = async () => {
      const table = await openDirectly(hash, say);
      const wish = { game: "memento", players: 2, names: ["Ada"], bots: [8] };
      while (!isSaid)
        await table.request("POST", "/matches", JSON.stringify({ ...wish, id: newId() }));
    };
    begin().catch(fail);
  });
}

/** Seconds from a wish to stop until a bot of the highest level stops, some times. */
export async function stopping(hash: string): Promise<number[]> {
  const { openThinker } = (await startOf(hash)) as Start;
  const waits = [300, 450, 600, 750];
  let wished = Number.POSITIVE_INFINITY;
  let wasStopped = false;
  const thinker = await openThinker(folderOf(hash), () => {
    const isStopped = !wasStopped && performance.now() > wished;
    wasStopped ||= isStopped;
    return isStopped;
  });
  const text = await thoughtIn(hash);
  return waits.map((wait) => {
    wasStopped = false;
    wished = performance.now() + wait;
    try {
      thinker.answer(text);
    } catch {
      return (performance.now() - wished) / 1000;
    }
    throw new Error("it was not stopped");
  });
}
