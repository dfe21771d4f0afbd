/** Which folder imports which: only those below it, as docs/client.md draws them. */

import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it, test } from "vitest";

const SRC = new URL("./", import.meta.url);

/** The folders that lie directly below each folder. It may import these and all below them. */
const BELOW: Record<string, string[]> = {
  pages: ["table", "learn"],
  table: ["games", "shell"],
  learn: ["games", "shell"],
  games: ["plain"],
  plain: ["board"],
  board: ["device"],
  shell: ["device"],
  device: ["api", "words"],
  api: [],
  words: [],
};

/** A game's folder knows neither the plain board nor, but for samples, what lies beside it. */
const OF_A_GAME = ["games/samples", "board/", "device/", "api/", "words/"];

/** Whatever looks like a path counts as an import, so that those for `import.meta.glob` do, too. */
const PATH = /["'`](\.{1,2}(?:\/[^"'`\n]*)?)["'`]/g;

interface Import {
  file: string;
  /** What is imported; both are paths within src. */
  path: string;
}

function importsOf(file: string): Import[] {
  const paths = [...readFileSync(new URL(file, SRC), "utf8").matchAll(PATH)];
  return paths.map(([, path = ""]) => ({ file, path: posix.join(posix.dirname(file), path) }));
}

const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(ts|svelte)$/.test(file));

/** What lies outside of the order: words and samples that are made for the client, the palette. */
const isOutside = (path: string) => path.startsWith("..") || path === "palette.css";

/** Of the files in folders. Those beside the folders, such as App.svelte, may import everything. */
const IMPORTS = FILES.filter((file) => file.includes("/"))
  .flatMap(importsOf)
  .filter(({ path }) => !isOutside(path));

function allBelow(folder: string): string[] {
  const below = BELOW[folder] ?? [];
  return [...below, ...below.flatMap(allBelow)];
}

const isIn = (folder: string, path: string) => path === folder || path.startsWith(`${folder}/`);

test("every folder has its place", () => {
  const folders = FILES.filter((file) => file.includes("/")).map((file) => file.split("/")[0]);
  expect([...new Set(folders)].sort()).toEqual(Object.keys(BELOW).sort());
});

describe.each(Object.keys(BELOW))("%s", (folder) => {
  it("imports only folders below it", () => {
    const may = [folder, ...allBelow(folder)];
    const own = IMPORTS.filter(({ file }) => isIn(folder, file));
    expect(own.filter(({ path }) => !may.some((each) => isIn(each, path)))).toEqual([]);
  });
});

test("no game knows another", () => {
  const ofGames = IMPORTS.filter(({ file }) => /^games\/.*\//.test(file));
  const wrong = ofGames.filter(({ file, path }) => {
    const [, own = ""] = /^(games\/[^/]*)/.exec(file) ?? [];
    return !isIn(own, path) && !OF_A_GAME.some((begin) => path.startsWith(begin));
  });
  expect(ofGames).not.toEqual([]);
  expect(wrong).toEqual([]);
});
