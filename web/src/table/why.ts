/** Why something cannot be done at a table. */

import { api, Refusal } from "../api/api";

export interface Refused {
  /** One of our own reasons. */
  reason: string;
  /** The name of the game's reason, if it is `illegal`. */
  rule?: string;
  /** The section of the game's rules that says so. */
  section?: string | undefined;
}

/** Asks why a seat cannot choose what someone pointed at; null if there is no reason. */
export async function whyNot(
  match: string,
  seat: number,
  pointed: string[],
): Promise<Refused | null> {
  try {
    const { why } = await api.why(match, seat, pointed);
    return why && { reason: "illegal", rule: why.reason, section: why.rule ?? undefined };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { reason: error.reason };
  }
}
