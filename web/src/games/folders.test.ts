/** All games' folders have the same structure. */

import { expect, it } from "vitest";
import { builtIn } from ".";
import { sampled } from "./samples";

/** The files that every game has, and their exports for the others. */
const FILES: Record<string, string> = {
  "Art.svelte": "",
  "Tray.svelte": "",
  "actions.ts": "parse",
  "index.ts": "default",
  "layout.ts": "",
  "paths.ts": "paths places",
  "paths.test.ts": "",
  "samples.ts": "EFFECTS SHOWN",
  "types.ts": "",
  "scene.ts": "duration frame rest sound",
  "scene.test.ts": "",
  "descriptions.ts": "actionName counts ending pickName reason tell",
  "descriptions.test.ts": "",
};

const found = Object.keys(import.meta.glob("./*/**"));
const modules = import.meta.glob<object>(
  "./*/{actions,index,paths,samples,scene,descriptions}.ts",
  {
    eager: true,
  },
);

it.each(builtIn())("%s has all common files", (game) => {
  const missing = Object.keys(FILES).filter((file) => !found.includes(`./${game}/${file}`));
  expect(missing).toEqual([]);
});

it.each(builtIn())("%s exports the common names", (game) => {
  for (const [file, names] of Object.entries(FILES)) {
    const given = Object.keys(modules[`./${game}/${file}`] ?? {});
    expect(given).toEqual(expect.arrayContaining(names === "" ? [] : names.split(" ")));
  }
});

it("every folder belongs to a game that the rules know", () => {
  const folders = [...new Set(found.map((path) => path.split("/")[1]))].sort();
  expect(folders).toEqual(builtIn().sort());
  expect(sampled()).toEqual(expect.arrayContaining(folders));
});
