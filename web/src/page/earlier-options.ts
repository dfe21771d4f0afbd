/**
 * Translates the options of a pack that plays by rules version 1. Matches go on with the pack that
 * they began with, and today's client names options by today's rules.
 */

import { exchanged, RULES_VERSION } from "../api/earlier-options";
import type { Table } from "./messages";

/** The rules version of packs that do not say it. */
const EARLIER = 1;

/** A table that names options as in rules version 1, for those who know today's names. */
export function withTodaysOptions(table: Table): Table {
  return {
    async request(method, path, body) {
      const answer = await table.request(method, path, body && earlier(body));
      return { ...answer, body: today(answer.body) };
    },
    connect(path, send, closed) {
      const live = table.connect(path, (frame) => send(today(frame)), closed);
      return { receive: (frame) => live.receive(earlier(frame)), close: () => live.close() };
    },
    close: () => table.close(),
  };
}

const earlier = (json: string) => rewritten(json, RULES_VERSION, EARLIER);
const today = (json: string) => rewritten(json, EARLIER, RULES_VERSION);

/** Rewrites everything that has the options of a game: requests, views, records and files. */
function rewritten(json: string, from: number, to: number): string {
  const rewrite = (_: string, value: unknown) =>
    hasOptions(value)
      ? {
          ...value,
          options: exchanged(value.game, value.options),
          ...(value.rules_version === from && { rules_version: to }),
        }
      : value;
  return json && JSON.stringify(JSON.parse(json, rewrite));
}

interface Chosen {
  game: string;
  options: Record<string, unknown>;
  rules_version?: number;
}

function hasOptions(value: unknown): value is Chosen {
  const { game, options } = (value ?? {}) as Partial<Chosen>;
  return typeof game === "string" && typeof options === "object" && options !== null;
}
