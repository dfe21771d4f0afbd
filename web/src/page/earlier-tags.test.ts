import { expect, test } from "vitest";
import { withTodaysTags } from "./earlier-tags";
import type { Table } from "./messages";

const EFFECT = { seat: 0, at: ["a1"], count: 1 };
const ENTRY = { seat: 0, action: "a1" };

/** An event message with the tags of before, and of today. */
const EARLIER = {
  tell: "event",
  number: 3,
  what: { event: "acted", seat: 0, entry: { ...ENTRY, effects: [{ did: "placed", ...EFFECT }] } },
};
const TODAY = {
  type: "event",
  number: 3,
  what: { type: "acted", seat: 0, entry: { ...ENTRY, effects: [{ type: "placed", ...EFFECT }] } },
};

/** A table of an earlier pack: what it was asked, and a translation of it. */
function earlierTable() {
  const asked: unknown[] = [];
  let say = (_: string) => {};
  const table: Table = {
    async request(method, _path, body) {
      asked.push(body && JSON.parse(body));
      return { status: 200, body: method === "DELETE" ? "" : JSON.stringify([EARLIER]) };
    },
    connect(_path, send) {
      say = send;
      return { receive: (frame) => asked.push(JSON.parse(frame)), close() {} };
    },
    async close() {},
  };
  return { asked, table: withTodaysTags(table), say: (frame: string) => say(frame) };
}

test("what an earlier pack tells has today's tags", async () => {
  const { table, say } = earlierTable();
  const { body } = await table.request("GET", "/matches/m", undefined);
  expect(JSON.parse(body)).toEqual([TODAY]);
  const heard: unknown[] = [];
  table.connect(
    "/matches/m/live",
    (frame) => heard.push(JSON.parse(frame)),
    () => {},
  );
  say(JSON.stringify(EARLIER));
  expect(heard).toEqual([TODAY]);
});

test("an earlier pack gets commands as it knows them, and other requests as they are", async () => {
  const { asked, table } = earlierTable();
  const act = { type: "act", id: "i", number: 3, seat: 0, action: "a1" };
  const live = table.connect(
    "/matches/m/live",
    () => {},
    () => {},
  );
  live.receive(JSON.stringify(act));
  await table.request("POST", "/matches/m/commands", JSON.stringify(act));
  await table.request("POST", "/matches", JSON.stringify({ game: "anneaux" }));
  expect((await table.request("DELETE", "/me", undefined)).body).toBe("");
  const { type, ...rest } = act;
  const command = { do: type, ...rest };
  expect(asked).toEqual([command, command, { game: "anneaux" }, undefined]);
});
