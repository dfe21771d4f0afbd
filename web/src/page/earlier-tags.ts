/**
 * Translates what a pack of an earlier version says, whose tags had other names than `type`.
 * Matches go on with the pack that they began with, so today's client has to understand it.
 */

import type { Table } from "./messages";

/** What the tags of messages, events and effects were called. */
const EARLIER = ["tell", "event", "did"];

/** A table with earlier tags, for those who know only `type`. */
export function withTodaysTags(table: Table): Table {
  return {
    async request(method, path, body) {
      const wish = path.endsWith("/commands") ? asked(body) : body;
      const answer = await table.request(method, path, wish);
      return { ...answer, body: withType(answer.body) };
    },
    connect(path, send, closed) {
      const live = table.connect(path, (frame) => send(withType(frame)), closed);
      return { receive: (frame) => live.receive(asked(frame)), close: () => live.close() };
    },
    close: () => table.close(),
  };
}

/** A command as the table knows it. */
function asked<T extends string | undefined>(json: T): T | string {
  if (!json) return json;
  const { type, ...rest } = JSON.parse(json);
  return JSON.stringify({ do: type, ...rest });
}

/** What the table says, with today's tags. */
function withType(json: string): string {
  return json && JSON.stringify(JSON.parse(json, (_, value: unknown) => retagged(value)));
}

function retagged(value: unknown): unknown {
  if (typeof value !== "object" || value === null || "type" in value) return value;
  const fields = value as Record<string, unknown>;
  const tag = EARLIER.find((name) => typeof fields[name] === "string");
  if (!tag) return value;
  const { [tag]: type, ...rest } = fields;
  return { type, ...rest };
}
