/** Why something did not work, in words. */

import { Refusal } from "../api/api";
import { pagesWords } from "../words/words.svelte";

/** The reason of whatever was thrown, as the words know it. */
export function reasonOf(error: unknown): string {
  return error instanceof Refusal ? error.reason : "other";
}

/** What to say to a person. */
export function refusalText(reason: string): string {
  const texts: Record<string, string> = pagesWords().refusals;
  return texts[reason] ?? pagesWords().refusals.other;
}

const PASSING = new Set(["offline", "too_fast", "unavailable", "crashed", "other"]);

/** Whether trying again may help. */
export function mayPass(reason: string): boolean {
  return PASSING.has(reason);
}
