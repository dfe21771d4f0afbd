/** The samples show enough to test the client with. */

import { expect, it } from "vitest";
import type { Entry, View } from "../api/types";
import { builtIn } from ".";
import { samplesOf } from "./samples";

/** Everything that can happen in each game, but what takes too long to be in a sample. */
const EFFECTS = import.meta.glob<string>("./*/samples.ts", { import: "EFFECTS" });

it.each(builtIn())("%s: everything happens in its samples", async (name) => {
  const { plies } = await samplesOf<View, Entry, unknown>(name);
  const seen = new Set(plies.flatMap(({ entry }) => entry.effects.map(({ did }) => did)));
  const effects = await EFFECTS[`./${name}/samples.ts`]?.();
  expect([...seen].sort()).toEqual(effects?.split(" "));
});
