/** Every area speaks all languages: the same keys, no gaps, nothing left in English by accident. */

import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "./language";

type Leaf = string | ((...values: never[]) => string);

const FILES = import.meta.glob<{ default: object }>(
  ["../*/words/??.ts", "../*/*/words/??.ts", "./*/??.ts"],
  { eager: true },
);

/** Texts that are the same in English and in one of the other languages. */
const ALIKE = new Set([
  "Memento",
  "Anneaux",
  "My First Triominos",
  "Dimenticato",
  "Name",
  "Pause",
  "Wow!",
  "triangle",
  "centre",
]);

/** The languages of each area, by its folder. */
const areas = new Map<string, Map<Language, Map<string, Leaf>>>();
for (const [path, { default: words }] of Object.entries(FILES)) {
  const [, area, language] = /^\.\.?\/(.*?)(?:\/words)?\/(..)\.ts$/.exec(path) ?? [];
  if (!area || !language) continue;
  const spoken = areas.get(area) ?? new Map<Language, Map<string, Leaf>>();
  areas.set(area, spoken.set(language as Language, new Map(leaves(words))));
}

function leaves(words: object, path = ""): [string, Leaf][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    value !== null && typeof value === "object"
      ? leaves(value, `${path}${key}.`)
      : [[`${path}${key}`, value as Leaf] satisfies [string, Leaf]],
  );
}

/** A text whose form depends on its one number. */
function isPlural(leaf: Leaf): leaf is (count: number) => string {
  return typeof leaf === "function" && leaf.length === 1 && /\bplural\b/.test(leaf.toString());
}

describe.each([...areas])("the words of %s", (_, spoken) => {
  const english = spoken.get("en") ?? new Map<string, Leaf>();

  test("there are all languages", () => {
    expect([...spoken.keys()].sort()).toEqual([...LANGUAGES].sort());
  });

  describe.each([...spoken])("%s", (language, words) => {
    test("has the same keys as English", () => {
      expect([...words.keys()].sort()).toEqual([...english.keys()].sort());
    });

    test("takes the same values as English", () => {
      for (const [path, leaf] of words) {
        const original = english.get(path);
        expect(typeof leaf, path).toBe(typeof original);
        if (typeof leaf === "function") expect(leaf.length, path).toBe(original?.length);
      }
    });

    test("has no empty text", () => {
      for (const [path, leaf] of words) {
        if (typeof leaf === "string") expect(leaf.trim(), path).not.toBe("");
      }
    });

    test("is not English by accident", () => {
      if (language === "en") return;
      const same = [...words].filter(
        ([path, leaf]) =>
          typeof leaf === "string" &&
          /\p{L}{2}/u.test(leaf) &&
          leaf === english.get(path) &&
          !ALIKE.has(leaf),
      );
      expect(same).toEqual([]);
    });
  });

  test("Ukrainian has its three forms for numbers", () => {
    for (const [path, leaf] of spoken.get("uk") ?? []) {
      if (!isPlural(leaf)) continue;
      const form = (count: number) => leaf(count).replace(String(count), "#");
      expect(form(21), `${path}: 1 and 21`).toBe(form(1));
      expect(form(0), `${path}: 0 and 5`).toBe(form(5));
      expect(form(2), `${path}: 2 and 5`).not.toBe(form(5));
      expect(form(1), `${path}: 1 and 2`).not.toBe(form(2));
    }
  });
});
