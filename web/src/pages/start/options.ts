/** What may be chosen of a game's options. Every value keeps the JSON type that the server gave it. */

import type { GameInfo } from "../../api/types";

export type Option = GameInfo["options"][number];
export type Value = Option["default"];

/** Only what was chosen; the server knows the defaults. */
export type Chosen = Record<string, Value>;

/** It ends endless games and is high enough for all others, so no one has to choose it. */
const HIDDEN = "limit";

/** The options that are shown before a match. */
export function shownOptions(options: readonly Option[]): Option[] {
  return options.filter(({ name }) => name !== HIDDEN);
}

/** Whether an option may have this value: one of its values, or a whole number in its range. */
export function allows({ values, minimum, maximum }: Option, value: unknown): value is Value {
  if (values.length > 0) return values.some((each) => each === value);
  return Number.isInteger(value) && minimum <= Number(value) && Number(value) <= maximum;
}

/** What is chosen after one more choice; a value that is not allowed changes nothing. */
export function choose(chosen: Chosen, option: Option, value: unknown): Chosen {
  return allows(option, value) ? { ...chosen, [option.name]: value } : chosen;
}

/** What of an earlier choice a game still allows. */
export function stillAllowed(options: readonly Option[], chosen: Chosen): Chosen {
  return options.reduce<Chosen>((kept, option) => choose(kept, option, chosen[option.name]), {});
}
