/** The texts of a package, with all kinds of gaps. */

import { expect, it } from "vitest";
import { said } from "./texts";

it("chooses by number, by plural category and by name", () => {
  const forms = { 0: "жодного", one: "камінь", few: "камені", many: "каменів", other: "каменя" };
  const texts = { n: [{ value: "count", usual: "other", forms }] };
  const counted = [0, 1, 2, 5, 11, 21, 22].map((count) => said(texts, "n", "uk", { count }));
  expect(counted).toEqual([
    "жодного",
    "камінь",
    "камені",
    "каменів",
    "каменів",
    "камінь",
    "камені",
  ]);
  const named = { n: [{ value: "whom", usual: "other", forms: { you: "your man", other: "it" } }] };
  expect(said(named, "n", "en", { whom: "you" })).toBe("your man");
  expect(said(named, "n", "en", { whom: "constructor" })).toBe("it");
});

it("formats numbers as the text wants them", () => {
  const text = { n: [{ value: "n", number: { minimumFractionDigits: 1 } }, " %"] };
  expect(said(text, "n", "de", { n: 1234 })).toBe("1.234,0 %");
  const place = {
    n: [
      {
        value: "n",
        number: { type: "ordinal" },
        usual: "other",
        forms: { two: "2nd", other: "-" },
      },
    ],
  };
  expect(said(place, "n", "en", { n: 2 })).toBe("2nd");
});

it("has no text for what every object has", () => {
  expect(said({}, "constructor", "en")).toBeUndefined();
});
