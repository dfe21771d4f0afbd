/** Where others changed something since the reader's last turn. */

import type { Entry } from "../api/types";
import type { Point } from "../board/types";
import { partNamed, placeNamed } from "./layout";
import { picksOf, placeOf } from "./paths";
import type { SomeGeometry } from "./types";

export interface Change {
  place: string;
  at: Point;
  /** The seat that changed it last. */
  seat: number;
}

/**
 * The places that decisions changed. Places on a part that turned later are not marked, because
 * what was there is elsewhere now.
 */
export function changedBy(trail: readonly Entry[], geometry: SomeGeometry): Change[] {
  const found = new Map<string, Change>();
  for (const entry of trail) {
    for (const name of namesIn(entry, geometry)) {
      const at = placeNamed(name, geometry)?.at;
      if (at) found.set(name, { place: name, at, seat: entry.seat });
      for (const place of partNamed(name, geometry)?.places ?? []) found.delete(place);
    }
  }
  return [...found.values()];
}

/** The places and parts of a decision: from its effects, or else from its action. */
function namesIn({ action, effects }: Entry, geometry: SomeGeometry): string[] {
  const names = effects
    .filter(({ type }) => type !== "won" && type !== "line")
    .flatMap(({ at }) => at);
  if (names.length > 0) return names;
  return picksOf(action, {}, geometry)
    .map(placeOf)
    .filter((name) => name !== null);
}
