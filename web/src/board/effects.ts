/** Reading what a decision did. */

import type { Effect } from "../api/types";
import type { SoundName } from "../device/sounds";

interface Doing {
  effects: readonly Effect[];
}

/** Everything of one kind that a decision did. */
export function effectsOf({ effects }: Doing, did: string): Effect[] {
  return effects.filter((effect) => effect.did === did);
}

/** The first thing of one kind that a decision did. */
export function effectOf({ effects }: Doing, did: string): Effect | undefined {
  return effects.find((effect) => effect.did === did);
}

/** The sound of the first effect of this list that a decision had; null if it had none. */
export function soundOf(
  entry: Doing,
  sounds: readonly (readonly [did: string, sound: SoundName])[],
): SoundName | null {
  return sounds.find(([did]) => effectOf(entry, did))?.[1] ?? null;
}
