/** Why something did not work, in words. */

import { Refusal } from "../api/api";
import { pagesWords } from "../words/words.svelte";

/** The name of the reason for an error, as used in the words. */
export function reasonOf(error: unknown): string {
  return error instanceof Refusal ? error.reason : "other";
}

/** The sentence for a reason. */
export function refusalText(reason: string): string {
  const texts: Record<string, string> = pagesWords().refusals;
  return texts[reason] ?? pagesWords().refusals.other;
}

const PASSING = new Set(["offline", "taken", "too_fast", "unavailable", "crashed", "other"]);

/** Whether trying again may help. */
export function mayPass(reason: string): boolean {
  return PASSING.has(reason);
}
