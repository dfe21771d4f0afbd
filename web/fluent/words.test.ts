/** Every language has every text, and the client formats it as Fluent itself would. */

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it, test } from "vitest";
import {
  forClient,
  gapsIn,
  type Message,
  type Piece,
  REFERENCE,
  readWords,
  type Use,
  wordFiles,
} from "./reader.ts";

type Said = string | ((values: Record<string, string | number>) => string);

const WORDS = readWords();
const MADE = import.meta.glob<object>("../build/words/*.*.ts", { eager: true, import: "default" });

const english = WORDS.get(REFERENCE) ?? new Map<string, Map<string, Message>>();
const areas = [...forClient(WORDS)].flatMap(([language, named]) =>
  [...named].map(([area, messages]) => ({ language, area, messages })),
);

/** Texts that are the same in English and in another language, such as titles and names. */
const ALIKE = new Set([
  "Original", // the versions are called so in the box
  "Simple",
  "Version",
  "Complex",
  "Mimi",
  "Otto",
  "Pia",
  "Nino",
  "Beppe",
  "Oksana",
  "Margot",
  "Viktor",
  "Bots",
  "Code",
  "Code: #",
  "Name",
  "no",
  "Pause",
  "Volume",
  "Wow!",
  "triangle",
  "centre",
  "#–# minutes",
  "# minute|# minutes",
]);

/** Numbers with different forms or formats in one of the languages. */
const NUMBERS = [0, 1, 2, 4, 5, 11, 14, 21, 22, 25, 100, 101, 1.5, 1234, 1_000_000];

/** The client's text for an id: `group-key` is `group.key`, and covers have their own file. */
function made(language: string, area: string, id: string): Said {
  const [, group = "", key = ""] = /^([^-]*)-?(.*)$/.exec(id) ?? [];
  const cover = MADE[`../build/words/covers.${language}.ts`] as Record<string, object>;
  for (const words of [MADE[`../build/words/${area}.${language}.ts`], cover[area]]) {
    const found = (words as Record<string, unknown> | undefined)?.[group];
    if (found !== undefined) return (key ? (found as Record<string, Said>)[key] : found) as Said;
  }
  throw new Error(`nothing was made of ${language}/${area}.ftl: ${id}`);
}

/** Values for a message: numbers of all kinds, texts for gaps, and the names it selects by. */
function samples({ pieces, variables }: Message): Record<string, string | number>[] {
  const names = [...namesIn(pieces), "no-such-name"];
  const values = (at: number, pick: (k: number, use: Use) => string | number) =>
    Object.fromEntries(
      [...variables].map(([name, use], k) => [
        name,
        use === "name" ? (names[(at + k) % names.length] ?? "") : pick(k, use),
      ]),
    );
  if (variables.size === 0) return [{}];
  return NUMBERS.flatMap((count, n) =>
    names.flatMap((_, at) => [
      values(at, () => count),
      values(at, (k, use) => (use === "number" ? count : `<${k} & \${x}>`)),
      values(at, (k) => NUMBERS[(n + k) % NUMBERS.length] ?? 0),
    ]),
  );
}

/** The names that a text selects by, at any depth. */
function namesIn(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => {
    if (piece.kind !== "choice") return [];
    const own = piece.by === "name" ? piece.variants.map(({ key }) => key) : [];
    return [...own, ...piece.variants.flatMap((variant) => namesIn(variant.pieces))];
  });
}

/** A text with its gaps, to compare it with another language's. */
function written(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (piece.kind === "text") return piece.text;
      if (piece.kind === "variable") return "#";
      return piece.variants.map((variant) => written(variant.pieces)).join("|");
    })
    .join("");
}

test("nothing is missing or superfluous in any language", () => {
  expect(gapsIn(WORDS)).toEqual([]);
});

describe.each(areas)("$language $area", ({ language, area, messages }) => {
  it("the client formats it as Fluent does", () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const source = readFileSync(wordFiles(language).get(area) ?? "", "utf8");
    expect(bundle.addResource(new FluentResource(source))).toEqual([]);
    for (const [id, message] of messages) {
      const said = made(language, area, id);
      expect(typeof said, id).toBe(message.variables.size > 0 ? "function" : "string");
      for (const values of samples(message)) {
        const errors: Error[] = [];
        const wanted = bundle.formatPattern(bundle.getMessage(id)?.value ?? "", values, errors);
        expect(errors, id).toEqual([]);
        expect(typeof said === "string" ? said : said(values), id).toBe(wanted);
      }
    }
  });

  it("has no empty text, except where there is nothing to say about an effect", () => {
    const empty = [...messages].filter(([, { pieces }]) => written(pieces).trim() === "");
    expect(empty.map(([id]) => id).filter((id) => !id.startsWith("did-"))).toEqual([]);
  });

  it("is not English by accident", () => {
    if (language === REFERENCE) return;
    const same = [...messages].filter(([id, { pieces }]) => {
      const text = written(pieces);
      const original = written(english.get(area)?.get(id)?.pieces ?? []);
      return id !== "title" && text === original && /\p{L}{2}/u.test(text) && !ALIKE.has(text);
    });
    expect(same.map(([id]) => id)).toEqual([]);
  });

  it("has a form for every plural category of the language", () => {
    const kinds = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    // French, Italian and others have `many` for millions, which nobody counts here.
    const needed = kinds.filter((kind) => kind !== "many" || kinds.includes("few"));
    for (const [id, { pieces }] of messages) {
      for (const piece of pieces) {
        if (piece.kind !== "choice" || piece.by === "name") continue;
        const keys = new Set(piece.variants.map(({ key }) => key));
        if (![...keys].some((key) => /^\d/.test(key)))
          expect([...keys].sort(), id).toEqual(needed.toSorted());
      }
    }
  });
});
