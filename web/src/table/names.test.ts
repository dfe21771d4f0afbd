import { expect, test } from "vitest";
import words from "../../build/words/table.en";
import type { Chair } from "../api/types";
import { nameOf, namesAt } from "./names";

const person = (name: string): Chair => ({ name, bot: null });
const bot = (level: number): Chair => ({ name: `Bot ${level}`, bot: `${level}` });

test("every name at a table is another", () => {
  expect(namesAt([bot(3), bot(1), bot(3), bot(3)], words)).toEqual([
    "Pia",
    "Mimi",
    "Pia 2",
    "Pia 3",
  ]);
});

test("people keep their names", () => {
  expect(namesAt([bot(3), bot(3), person("Pia"), null], words)).toEqual([
    "Pia 2",
    "Pia 3",
    "Pia",
    "Free seat",
  ]);
  expect(namesAt([person(""), person("Bea")], words)).toEqual(["Seat 1", "Bea"]);
});

test("whoever gave up keeps their name, although a bot plays on", () => {
  const chairs = [{ name: "Ada", bot: "3", gone: true }, bot(3)];
  const match = { chair: (seat: number) => chairs[seat] ?? null };
  expect(nameOf(match, 0, words)).toBe("Ada");
  expect(nameOf(match, 1, words)).toBe("Pia");
});
