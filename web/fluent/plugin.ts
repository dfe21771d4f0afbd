/**
 * Generates the client's words when it is built, tested or checked, and again when they change.
 */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { filesOf } from "./codegen.ts";
import { FOLDER, forClient, GAMES, gapsIn, readWords } from "./reader.ts";

const OUT = new URL("../build/words/", import.meta.url);

/** Writes changed files; fails with the names of everything that a language lacks. */
export function makeWords(): void {
  const words = readWords();
  const gaps = gapsIn(words);
  if (gaps.length > 0) throw new Error(`words do not fit:\n${gaps.join("\n")}`);
  mkdirSync(OUT, { recursive: true });
  const files = filesOf(forClient(words));
  const written = new Set(readdirSync(OUT));
  for (const [name, content] of files) {
    const file = new URL(name, OUT);
    if (!written.has(name) || readFileSync(file, "utf8") !== content) writeFileSync(file, content);
  }
  for (const name of written) if (!files.has(name)) rmSync(new URL(name, OUT));
}

export function words(): Plugin {
  return {
    name: "tavolino-words",
    configResolved: makeWords,
    configureServer(server) {
      server.watcher.add([fileURLToPath(FOLDER), fileURLToPath(GAMES)]);
      server.watcher.on("change", (file) => {
        if (file.endsWith(".ftl")) makeWords();
      });
    },
  };
}
