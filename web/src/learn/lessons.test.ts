/** The lessons are complete: every board and every step has its text in every language. */

import { describe, expect, it } from "vitest";
import { builtIn } from "../games";
import { LANGUAGES } from "../words/language";
import { isRight, type Learning, loadLearning, type StepData } from "./data";
import { hasPage } from "./files";

const taught = builtIn().filter((game) => hasPage(game, "rules") || hasPage(game, "learn"));
const cases = taught.flatMap((game) => LANGUAGES.map((language) => ({ game, language })));

/** The texts of a game in reading order. */
function allTexts({ texts }: Learning): string[] {
  return [
    ...Object.values(texts.rules).flatMap(({ title, text }) => [title, ...text]),
    ...Object.values(texts.lesson).flatMap((step) => Object.values(step)),
  ];
}

describe.each(cases)("$game in $language", ({ game, language }) => {
  it("has a text for every board and every step, and no others", async () => {
    const { texts, boards, lesson } = await loadLearning(game, language);
    expect(Object.keys(texts.rules)).toEqual(boards.map(({ id }) => id));
    expect(Object.keys(texts.lesson)).toEqual(lesson.map(({ id }) => id));
  });

  it("has no empty text, and as many paragraphs as English", async () => {
    const [own, english] = await Promise.all([
      loadLearning(game, language),
      loadLearning(game, "en"),
    ]);
    expect(allTexts(own).length).toBe(allTexts(english).length);
    for (const text of allTexts(own)) expect(text.trim()).not.toBe("");
  });
});

describe.each(taught.filter((game) => hasPage(game, "learn")))("the lesson of %s", (game) => {
  it("has six to ten steps with a task, each with an existing setup", async () => {
    const { lesson, boards, setups } = await loadLearning(game, "en");
    const todo = lesson.filter(({ accept }) => accept.length > 0);
    expect(todo.length).toBeGreaterThanOrEqual(6);
    expect(todo.length).toBeLessThanOrEqual(10);
    // Steps without a task come first: they show the aim.
    expect(lesson.slice(-todo.length)).toEqual(todo);
    for (const { setup } of [...boards, ...lesson]) expect(setups).toHaveProperty(setup);
  });
});

it("knows which games have no rules or lesson", () => {
  expect([hasPage("chess", "rules"), hasPage("chess", "learn")]).toEqual([false, false]);
  expect(taught).not.toEqual([]);
});

it("accepts an action, or all with the same start", () => {
  const step = { accept: ["C>", "@…"] } as StepData;
  expect(["C>", "@A1", "@", "C<", "C>x"].filter((action) => isRight(step, action))).toEqual([
    "C>",
    "@A1",
    "@",
  ]);
});
