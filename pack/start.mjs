// Starts Python from a pack. The same code serves Node and the workers of a page. It is part of
// the pack: a client talks to every pack through `openTable` and `openThinker`.

/** What tags are called in all JSON of this pack. A client translates packs that do not say it. */
export const TAG = "type";

/** The rules version by which this pack names options; packs that do not say it have version 1. */
export const RULES_VERSION = 2;

const HOME = "/home/pyodide";
const FOLDER = "/table";
const SIGINT = 2;

// Pyodide asks for a list of packages that it could load. There are none, so it needs no file.
const lock = ({ pyodide, python, abi }) =>
  JSON.stringify({
    info: { abi_version: abi, arch: "wasm32", platform: "emscripten", python, version: pyodide },
    packages: {},
  });

/** Starts Python. `folder` is the pack's address or path with a slash at its end, `manifest` its
 * manifest, and `read` gives the bytes of one of its files. */
export async function start(folder, manifest, read) {
  const ours = read("tavolino.zip");
  const { loadPyodide } = await import(/* @vite-ignore */ `${folder}pyodide.mjs`);
  const python = await loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}standard.zip`,
    lockFileContents: lock(manifest),
  });
  unpack(await ours, python.FS);
  python.pyimport("importlib").invalidate_caches();
  return python;
}

/**
 * Writes the files of a zip archive that are not compressed to Python's home. Python's own way
 * takes ten times longer.
 */
function unpack(bytes, FS) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const short = (at) => view.getUint16(at, true);
  const long = (at) => view.getUint32(at, true);
  const end = bytes.length - 22; // there is no comment
  let at = long(end + 16);
  for (let left = short(end + 10); left; left--) {
    const afterName = at + 46 + short(at + 28);
    const path = `${HOME}/${new TextDecoder().decode(bytes.subarray(at + 46, afterName))}`;
    const header = long(at + 42);
    const begin = header + 30 + short(header + 26) + short(header + 28);
    FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, bytes.subarray(begin, begin + long(at + 24)), { canOwn: true });
    at = afterName + short(at + 30) + short(at + 32);
  }
}

/** Reads files of a pack from its address, or in Node from its path. */
async function reader(folder) {
  if (/^https?:/.test(folder)) {
    return async (name) => new Uint8Array(await (await fetch(folder + name)).arrayBuffer());
  }
  const { readFile } = await import("node:fs/promises");
  return async (name) => new Uint8Array(await readFile(folder + name));
}

async function started(folder) {
  // Loaded at once, and not when Pyodide asks for it.
  void import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`);
  const read = await reader(folder);
  const manifest = JSON.parse(new TextDecoder().decode(await read("manifest.json")));
  return start(folder, manifest, read);
}

const OPEN = `
from tavolino.page.table import PageTable
from tavolino.page.thinking import MessageRunner

async def opened(path, think, halt, flush, origin, pack):
    table = PageTable(path, MessageRunner(think, halt), flush, origin, pack)
    await table.open()
    return table
`;

/**
 * Opens the table of a page.
 *
 * `files` are those that were stored before, a Map from names to bytes or a promise of it.
 * `flush` gets all files as such a Map and stores them, all or nothing; it rejects if it cannot.
 * `think` gives the answer of a thinker to a text and is only called when the last answer is
 * there, or after `halt`, which stops that thought. `died` is called if Python cannot go on.
 */
export async function openTable(folder, { files, flush, think, halt, died, origin }) {
  const python = await started(folder);
  if (died) python._api.on_fatal = died;
  putFiles(python.FS, await files);
  const opened = python.runPython(`${OPEN}\nopened`);
  const table = await opened(
    `${FOLDER}/matches.sqlite`,
    think,
    halt,
    () => flush(filesIn(python.FS)),
    origin,
    folder,
  );
  opened.destroy();

  return {
    async request(method, path, body) {
      // Python's None is `undefined` here; `null` would be something else.
      const answer = await table.request(method, path, body ?? undefined);
      const [status, text] = answer.toJs();
      answer.destroy();
      return { status, body: text };
    },

    connect(path, send, closed) {
      const live = table.connect(path, send, closed);
      return {
        receive: (text) => live.receive(text),
        close() {
          live.close();
          live.destroy();
        },
      };
    },

    async close() {
      await table.close();
      table.destroy();
    },
  };
}

/**
 * Opens a thinker for the thoughts of a table. `isStopped` is asked again and again during a
 * thought. Once it says yes, `answer` throws, and the thinker is ready for the next.
 */
export async function openThinker(folder, isStopped = () => false) {
  const python = await started(folder);
  const answer = python.runPython(`
import tavolino.hosting.adviser, tavolino.hosting.worker
from tavolino.games import descriptors
from tavolino.page.thinking import answer
[descriptors(), answer][1]
`);
  python.setInterruptBuffer(signals(isStopped));
  return { answer: (text) => answer(text) };
}

/** What Python takes for a buffer whose first byte is the number of a signal. */
function signals(isStopped) {
  return {
    get 0() {
      return isStopped() ? SIGINT : 0;
    },
    set 0(_) {}, // Python has got the signal
  };
}

function putFiles(FS, files) {
  FS.mkdirTree(FOLDER);
  for (const [name, content] of files) FS.writeFile(`${FOLDER}/${name}`, content);
}

/** The files of the table, without a copy: they are only valid until Python goes on. */
function filesIn(FS) {
  const { contents } = FS.lookupPath(FOLDER).node;
  return new Map(
    Object.values(contents).map(({ name, contents, usedBytes }) => [
      name,
      contents.subarray(0, usedBytes),
    ]),
  );
}
