/** The samples are rich enough to test the client. */

import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { ROOT, SOURCES_OF_SAMPLES, sources } from "../../fresh-samples";
import type { Entry, View } from "../api/types";
import { builtIn } from ".";
import { samplesOf } from "./samples";

/** All effects of each game, except those that take too long to occur in a sample. */
const EFFECTS = import.meta.glob<string>("./*/samples.ts", { import: "EFFECTS" });

it.each(builtIn())("%s: its samples contain every effect", async (name) => {
  const { plies } = await samplesOf<View, Entry, unknown>(name);
  const seen = new Set(plies.flatMap(({ entry }) => entry.effects.map(({ type }) => type)));
  const effects = await EFFECTS[`./${name}/samples.ts`]?.();
  expect([...seen].sort()).toEqual(effects?.split(" "));
});

it("samples are made from the sources as they are now", () => {
  expect(readFileSync(SOURCES_OF_SAMPLES, "utf8")).toBe(sources());
});

const SOME_SOURCES = [
  "src/tavolino/games/anneaux/rules/position.py",
  "src/tavolino/games/anneaux/words/en.ftl",
  "examples/mills/src/tavolino_mills/game.py",
  "web/make_samples.py",
];

it.each(SOME_SOURCES)("samples are made again after a change of %s", (file) => {
  const root = mkdtempSync(join(tmpdir(), "samples-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const each of SOME_SOURCES) cpSync(join(ROOT, each), join(root, each));
  const before = sources(root);
  appendFileSync(join(root, file), "\n");
  expect(sources(root)).not.toBe(before);
});
