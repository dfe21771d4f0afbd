/** The samples show enough to test the client with. */

import { expect, it } from "vitest";
import type { Entry, View } from "../api/types";
import { samplesOf } from "./samples";

/** Everything that can happen in each game, but what takes too long to be in a sample. */
const EFFECTS = {
  memento: "joined moved placed returned split stacked taken turned won",
  anneaux: "line moved out placed taken turned won",
  triominos: "bought chips placed swapped won",
  dimenticato: "back home moved won",
} as const;

it.each(Object.entries(EFFECTS))("%s: %s", async (name, effects) => {
  const { plies } = await samplesOf<View, Entry, unknown>(name as keyof typeof EFFECTS);
  const seen = new Set(plies.flatMap(({ entry }) => entry.effects.map(({ did }) => did)));
  expect([...seen].sort()).toEqual(effects.split(" "));
});
