/**
 * Every effect has a sentence in every language, which only names places that the board shows.
 */

import { describe, expect, it } from "vitest";
import type { Entry, View } from "../api/types";
import { joined, type Reader } from "../board/telling";
import { LANGUAGES } from "../words/language";
import { builtIn, loadGame } from ".";
import { given, samplesOf } from "./samples";

/** The place names that a board shows; most show none. */
const LABELS = import.meta.glob<RegExp | undefined>("./*/samples.ts", { import: "LABELS" });

/** A spectator, the player who decided, and everyone concerned by an effect. */
function readersOf({ seat, effects }: Entry): Reader[] {
  const seats = new Set([-1, seat, ...effects.map((effect) => effect.seat)]);
  return [...seats].map((each) => ({ seat: each, name: () => "Ada" }));
}

/** The places of effects that occur in a text. */
function placesIn(text: string, { effects }: Entry): string[] {
  const words = text.split(/[^\p{L}\p{N},]+|,(?!\d)/u);
  return effects.flatMap(({ at }) => at).filter((place) => words.includes(place));
}

describe.each(builtIn())("%s", async (name) => {
  const game = await loadGame(name, 2);
  const { entries, samples } = await samplesOf<View, Entry, unknown>(name);
  const labels = await LABELS[`./${name}/samples.ts`]?.();

  it.each(LANGUAGES)("tells everything in %s", async (language) => {
    const words = await game.words(language);
    const silent = new Set<string>();
    const misleading = new Set<string>();
    for (const { players, entry } of entries) {
      const { geometry } = given(samples[String(players)]);
      for (const reader of readersOf(entry)) {
        const text = joined(game.tell(entry, words, geometry, reader));
        if (!/\p{L}/u.test(text) || /undefined|[{}]| {2}/.test(text))
          silent.add(`${entry.action}: ${text}`);
        if (placesIn(text, entry).some((place) => !labels?.test(place))) misleading.add(text);
      }
    }
    expect(entries.length).toBeGreaterThan(100);
    expect([...silent]).toEqual([]);
    expect([...misleading]).toEqual([]);
  });
});
