/** A folder may only import from those below it, as drawn in docs/made/client.md. */

import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it, test } from "vitest";

const SRC = new URL("./", import.meta.url);

/** The folders directly below each folder. It may import these and everything below them. */
const BELOW: Record<string, string[]> = {
  pages: ["table", "learn", "page"],
  table: ["games", "shell"],
  learn: ["games", "shell"],
  games: ["plain"],
  plain: ["board"],
  board: ["device"],
  shell: ["device"],
  device: ["api", "words"],
  page: ["api"],
  api: [],
  words: [],
};

/** A game's folder may import neither the plain board nor its siblings, except samples. */
const OF_A_GAME = ["games/samples", "board/", "device/", "api/", "words/"];

/** Every string that looks like a path counts as an import, to include `import.meta.glob`. */
const PATH = /["'`](\.{1,2}(?:\/[^"'`\n]*)?)["'`]/g;

interface Import {
  file: string;
  /** The imported file; both are paths within src. */
  path: string;
}

function importsOf(file: string): Import[] {
  const paths = [...readFileSync(new URL(file, SRC), "utf8").matchAll(PATH)];
  return paths.map(([, path = ""]) => ({ file, path: posix.join(posix.dirname(file), path) }));
}

const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(ts|svelte)$/.test(file));

/** Outside the layers: generated words and samples, and the palette. */
const isOutside = (path: string) => path.startsWith("..") || path === "palette.css";

/**
 * Imports of the files in folders. Files beside them, such as App.svelte, may import
 * everything.
 */
const IMPORTS = FILES.filter((file) => file.includes("/"))
  .flatMap(importsOf)
  .filter(({ path }) => !isOutside(path));

function allBelow(folder: string): string[] {
  const below = BELOW[folder] ?? [];
  return [...below, ...below.flatMap(allBelow)];
}

const isIn = (folder: string, path: string) => path === folder || path.startsWith(`${folder}/`);

test("every folder has a layer", () => {
  const folders = FILES.filter((file) => file.includes("/")).map((file) => file.split("/")[0]);
  expect([...new Set(folders)].sort()).toEqual(Object.keys(BELOW).sort());
});

describe.each(Object.keys(BELOW))("%s", (folder) => {
  it("only imports folders below it", () => {
    const may = [folder, ...allBelow(folder)];
    const own = IMPORTS.filter(({ file }) => isIn(folder, file));
    expect(own.filter(({ path }) => !may.some((each) => isIn(each, path)))).toEqual([]);
  });
});

test("no game imports another", () => {
  const ofGames = IMPORTS.filter(({ file }) => /^games\/.*\//.test(file));
  const wrong = ofGames.filter(({ file, path }) => {
    const [, own = ""] = /^(games\/[^/]*)/.exec(file) ?? [];
    return !isIn(own, path) && !OF_A_GAME.some((begin) => path.startsWith(begin));
  });
  expect(ofGames).not.toEqual([]);
  expect(wrong).toEqual([]);
});
