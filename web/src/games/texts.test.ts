/** The texts of a game, as a server sends them, are said as Fluent itself would say them. */

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { wordFiles } from "../../fluent/reader";
import type { Entry, Text, View } from "../api/types";
import { said, type Values } from "../plain/texts";
import { LANGUAGES } from "../words/language";
import { builtIn } from ".";
import { samplesOf } from "./samples";

const NUMBERS = [0, 1, 2, 5, 11, 21, 22, 1.5, 1234];

/** The variables of a text, and the names that it chooses by. */
function uses(text: Text): { variables: string[]; names: string[] } {
  const gaps = typeof text === "string" ? [] : text.filter((piece) => typeof piece !== "string");
  const inner = gaps.flatMap(({ forms = {} }) => Object.values(forms).map(uses));
  return {
    variables: [...gaps.map(({ value }) => value), ...inner.flatMap(({ variables }) => variables)],
    names: [
      ...gaps.flatMap(({ forms = {} }) => Object.keys(forms)),
      ...inner.flatMap(({ names }) => names),
    ],
  };
}

describe.each(builtIn())("%s", (game) => {
  it.each(LANGUAGES)("is said in %s as Fluent says it", async (language) => {
    const { words } = await samplesOf<View, Entry, unknown>(game);
    const texts = words[language] ?? {};
    const bundle = new FluentBundle(language, { useIsolating: false });
    const source = readFileSync(wordFiles(language).get(game) ?? "", "utf8");
    expect(bundle.addResource(new FluentResource(source))).toEqual([]);
    expect(Object.keys(texts).length).toBeGreaterThan(20);
    for (const [id, text] of Object.entries(texts)) {
      const { variables, names } = uses(text);
      for (const value of [...NUMBERS, ...names.filter((name) => !/\d/.test(name)), "nobody"]) {
        const values: Values = Object.fromEntries(variables.map((name) => [name, value]));
        const wanted = bundle.formatPattern(bundle.getMessage(id)?.value ?? "", values);
        expect(said(texts, id, language, values), id).toBe(wanted);
      }
    }
  });
});
