/**
 * The choices for a game's options. Every value keeps the JSON type that the server gave it.
 */

import type { GameInfo } from "../../api/types";

export type Option = GameInfo["options"][number];
export type Value = Option["default"];

/** Only what the player chose; the server knows the defaults. */
export type Chosen = Record<string, Value>;

/** It ends endless games and is high enough for all others, so nobody needs to choose it. */
const HIDDEN = "limit";

/** The options to show before a match. */
export function shownOptions(options: readonly Option[]): Option[] {
  return options.filter(({ name }) => name !== HIDDEN);
}

/** Whether an option allows a value: one of its values, or an integer in its range. */
export function allows({ values, minimum, maximum }: Option, value: unknown): value is Value {
  if (values.length > 0) return values.some((each) => each === value);
  return Number.isInteger(value) && minimum <= Number(value) && Number(value) <= maximum;
}

/** The choices with one more; a value that is not allowed changes nothing. */
export function choose(chosen: Chosen, option: Option, value: unknown): Chosen {
  return allows(option, value) ? { ...chosen, [option.name]: value } : chosen;
}

/** The part of an earlier choice that a game still allows. */
export function stillAllowed(options: readonly Option[], chosen: Chosen): Chosen {
  return options.reduce<Chosen>((kept, option) => choose(kept, option, chosen[option.name]), {});
}
