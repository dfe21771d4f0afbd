/** Inconsistent words are rejected, each with its name. */

import { describe, expect, it } from "vitest";
import { gapsIn, readArea } from "./reader.ts";

const read = (source: string) => readArea(source, "en/table.ftl");

describe("gaps", () => {
  const english = {
    table: "turn-of = It is { $name }'s turn\nbye = Bye\n",
    pages: "hello = Hello\n",
  };

  function gaps(other: Record<string, string>): string[] {
    const language = (files: Record<string, string>) =>
      new Map(Object.entries(files).map(([name, source]) => [name, readArea(source, name)]));
    return gapsIn(
      new Map([
        ["de", language(other)],
        ["en", language(english)],
      ]),
    );
  }

  it("are none if a language has the same files, messages and variables", () => {
    expect(gaps({ ...english, table: "turn-of = { $name } ist dran\nbye = Tschüss\n" })).toEqual(
      [],
    );
  });

  it("are missing or extra files, messages and variables", () => {
    expect(gaps({ table: "turn-of = { $who } ist dran\nciao = Ciao\n" })).toEqual([
      "de/pages is missing",
      "de/table.ftl: bye is missing",
      "de/table.ftl: ciao is too much",
      "de/table.ftl: turn-of $name is missing",
      "de/table.ftl: turn-of $who is too much",
    ]);
  });
});

describe("reading", () => {
  it("finds the variables that select a text, at any depth", () => {
    const area = read(
      "days = { $name }: { $count ->\n    [one] a day\n   *[other] { $all } days\n }\n" +
        "taken = { $whom ->\n    [you] yours\n   *[other] { $whom }\n }\n",
    );
    expect([...(area.get("days")?.variables ?? [])]).toEqual([
      ["name", "gap"],
      ["count", "number"],
      ["all", "gap"],
    ]);
    expect([...(area.get("taken")?.variables ?? [])]).toEqual([["whom", "name"]]);
  });

  it.each([
    ["what is not Fluent", "turn of = x\n", "this is not Fluent"],
    ["terms", "-brand = x\n", "no terms"],
    ["attributes", "turn = x\n    .title = y\n", "no attributes"],
    ["functions", "turn = { NUMBER($count) }\n", "turn: we use no FunctionReference"],
    ["other messages", "turn = { hello }\n", "turn: we use no MessageReference"],
    ["names of two words", "turn = { $a-b }\n", "$a-b should be one word"],
    ["choices by two words", "turn = { $a ->\n   *[a-b] x\n }\n", "[a-b] should be one word"],
    ["a name twice", "turn = x\nturn = y\n", "turn is there twice"],
  ])("refuses %s", (_, source, why) => {
    expect(() => read(source)).toThrow(why);
  });
});
