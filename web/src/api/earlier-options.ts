/** The options that had other names in rules version 1. */

/** The rules version by which this client names options. */
export const RULES_VERSION = 2;

type Options = Record<string, unknown>;

/** What the values of options were called then. Every exchange also leads back. */
const EXCHANGED: Record<string, Record<string, Record<string, string>>> = {
  memento: { version: { simple: "complex", complex: "simple" } },
};

/** The options of rules version 1 as today's, or the other way round. */
export function exchanged<T extends Options>(game: string, options: T): T {
  const names = EXCHANGED[game] ?? {};
  const today = Object.entries(options).map(([option, value]) => [
    option,
    names[option]?.[String(value)] ?? value,
  ]);
  return Object.fromEntries(today) as T;
}
