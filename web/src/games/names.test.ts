/**
 * A pick is `kind:name`. Boards ask the rules about names, so these must be the rules' own:
 * `Game.ways` of each game says what they are.
 */

import { expect, it } from "vitest";
import type { Entry, View } from "../api/types";
import { nameOf } from "../board/chooser";
import type { AnyGame } from "../board/game";
import { plainGame } from "../plain";
import { builtIn, loadGame } from ".";
import { sampled, samplesOf } from "./samples";

/** Whether one of these ways begins with these names. */
function leads(ways: readonly (readonly string[])[], names: readonly string[]): boolean {
  return ways.some((way) => names.every((name, k) => way[k] === name));
}

it.each(sampled())("%s: picks have the names that the rules use", async (name) => {
  const { ways, geometry, picks, sentences } = await samplesOf<View, Entry, unknown>(name);
  const plain = { picks: picks["2"] ?? {}, reasons: sentences, texts: async () => ({}) };
  const game = builtIn().includes(name)
    ? await loadGame(name, 2)
    : (plainGame(name, plain) as AnyGame);
  const actions = Object.keys(ways);
  expect(actions.length).toBeGreaterThan(20);
  for (const { action, picks } of game.paths(actions, geometry)) {
    const names = picks.map(nameOf);
    expect(leads(ways[action] ?? [], names), `${action}: ${names}`).toBe(true);
  }
});
