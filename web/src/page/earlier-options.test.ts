import { expect, test } from "vitest";
import { withTodaysOptions } from "./earlier-options";
import type { Table } from "./messages";

const optionsOf = (version: string) => ({ game: "memento", options: { version, limit: 60 } });

/** A table that echoes what it is asked, and says what it was asked. */
function echo() {
  const asked: unknown[] = [];
  const table: Table = {
    async request(_method, _path, body) {
      asked.push(body && JSON.parse(body));
      return { status: 200, body: body ?? "" };
    },
    connect(_path, send) {
      return {
        receive(frame) {
          asked.push(JSON.parse(frame));
          send(frame);
        },
        close() {},
      };
    },
    async close() {},
  };
  return { asked, table: withTodaysOptions(table) };
}

test.each([
  ["simple", "complex"],
  ["complex", "simple"],
  ["original", "original"],
])("a pack of rules version 1 gets %s as %s, and is understood", async (now, then) => {
  const { asked, table } = echo();
  const { body } = await table.request("POST", "/matches", JSON.stringify(optionsOf(now)));
  expect(asked).toEqual([optionsOf(then)]);
  expect(JSON.parse(body)).toEqual(optionsOf(now));
});

test("a file of today goes to an earlier pack and comes back", async () => {
  const { asked, table } = echo();
  const file = { ...optionsOf("simple"), rules_version: 2, log: [{ number: 1 }] };
  const { body } = await table.request("POST", "/matches/file", JSON.stringify(file));
  expect(asked).toEqual([{ ...file, ...optionsOf("complex"), rules_version: 1 }]);
  expect(JSON.parse(body)).toEqual(file);
});

test("views in live messages have today's options, and the rest stays as it is", () => {
  const { asked, table } = echo();
  const heard: unknown[] = [];
  const live = table.connect(
    "/matches/m/live",
    (frame) => heard.push(JSON.parse(frame)),
    () => {},
  );
  const state = { type: "state", state: { view: optionsOf("complex"), result: null } };
  const other = { game: "some-game", options: { version: "simple" } };
  live.receive(JSON.stringify(state));
  live.receive(JSON.stringify(other));
  expect(asked[0]).toEqual({ ...state, state: { view: optionsOf("simple"), result: null } });
  expect(heard).toEqual([state, other]);
});

test("an empty answer stays empty", async () => {
  const { table } = echo();
  expect((await table.request("DELETE", "/me", undefined)).body).toBe("");
});
