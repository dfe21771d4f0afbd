/** Queries for the effects of a decision. */

import type { Effect } from "../api/types";
import type { SoundName } from "../device/sounds";

interface WithEffects {
  effects: readonly Effect[];
}

/** All effects of one kind. */
export function effectsOf({ effects }: WithEffects, type: string): Effect[] {
  return effects.filter((effect) => effect.type === type);
}

/** The first effect of one kind. */
export function effectOf({ effects }: WithEffects, type: string): Effect | undefined {
  return effects.find((effect) => effect.type === type);
}

/** The sound of the first effect in this list that the decision had; null if it had none. */
export function soundOf(
  entry: WithEffects,
  sounds: readonly (readonly [type: string, sound: SoundName])[],
): SoundName | null {
  return sounds.find(([type]) => effectOf(entry, type))?.[1] ?? null;
}
