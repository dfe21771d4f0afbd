/** The samples are rich enough to test the client. */

import { expect, it } from "vitest";
import type { Entry, View } from "../api/types";
import { builtIn } from ".";
import { samplesOf } from "./samples";

/** All effects of each game, except those that take too long to occur in a sample. */
const EFFECTS = import.meta.glob<string>("./*/samples.ts", { import: "EFFECTS" });

it.each(builtIn())("%s: its samples contain every effect", async (name) => {
  const { plies } = await samplesOf<View, Entry, unknown>(name);
  const seen = new Set(plies.flatMap(({ entry }) => entry.effects.map(({ did }) => did)));
  const effects = await EFFECTS[`./${name}/samples.ts`]?.();
  expect([...seen].sort()).toEqual(effects?.split(" "));
});
