/** Names, and the words of games from other packages, are shown as text and never as markup. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SRC = new URL("./", import.meta.url);

/** The ways to make markup or a program from text. */
const MADE =
  /\{@html|\b(?:inner|outer)HTML\b|insertAdjacentHTML|srcdoc|document\.write|DOMParser|\beval\(|new Function\(|javascript:/;

test("no markup or program is made from text", () => {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" });
  const found = files
    .filter((file) => /\.(svelte|ts)$/.test(file) && !/\.(test|d)\.ts$/.test(file))
    .filter((file) => MADE.test(readFileSync(new URL(file, SRC), "utf8")));
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test("the pattern finds what it should", () => {
  for (const made of ["{@html name}", "node.innerHTML = name", "eval(words)", "javascript:x()"])
    expect(made.match(MADE)).not.toBeNull();
  for (const good of ["{name}", "node.textContent = name", "evaluate(words)"])
    expect(good.match(MADE)).toBeNull();
});
