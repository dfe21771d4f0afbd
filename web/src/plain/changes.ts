/** What the last decision changed, found by comparing the pieces of two views in a row. */

import type { SomeView } from "./types";

/** The view looked at last, and the places that changed on the way to it. */
export interface LastChange {
  view: SomeView | null;
  changed: readonly string[];
}

/** What is to be marked now that this view is shown. */
export function lastChange({ view: before, changed }: LastChange, view: SomeView): LastChange {
  const steps = before && before.game === view.game ? view.decisions - before.decisions : NaN;
  // The same position through another seat's eyes still shows how it came about.
  if (steps === 0) return { view, changed };
  return { view, changed: before && steps === 1 ? changedPlaces(before, view) : [] };
}

function changedPlaces({ pieces: was = {} }: SomeView, { pieces: is = {} }: SomeView): string[] {
  const places = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return places.filter((place) => JSON.stringify(was[place]) !== JSON.stringify(is[place]));
}
