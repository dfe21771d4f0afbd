import { expect, test } from "vitest";
import words from "../../build/words/table.en";
import type { Chair, State } from "../api/types";
import { POSITIONS } from "../games/anneaux/samples";
import { given } from "../games/samples";
import { LANGUAGES } from "../words/language";
import { nameOf, namesAt, seatLabel, standIn } from "./names";

const person = (name: string): Chair => ({ name, bot: null });
const bot = (level: number): Chair => ({ name: `Bot ${level}`, bot: `${level}` });

test("all names at a table differ", () => {
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

test("players who gave up keep their name, although a bot plays on", () => {
  const chairs = [{ name: "Ada", bot: "3", gone: true }, bot(3)];
  const match = { chair: (seat: number) => chairs[seat] ?? null };
  expect(nameOf(match, 0, words)).toBe("Ada");
  expect(nameOf(match, 1, words)).toBe("Pia");
});

test("a card shows the counts, and the bot that plays on for someone", () => {
  const chairs: Chair[] = [person("Ada"), { name: "Ben", bot: "3", gone: true }];
  const match = {
    own: [0],
    present: { seats: [0], watching: 0 },
    chair: (seat: number) => chairs[seat] ?? null,
  };
  const { view } = given(POSITIONS[0]);
  const state = (phase: State["phase"]): State => ({ phase, seats: chairs, to_move: 0, view });
  const label = (phase: State["phase"]) => {
    const seen = { ...match, state: state(phase) };
    return seatLabel({ match: seen, seat: 1, counts: "9 markers", due: false }, words);
  };
  expect(standIn({ ...match, state: state("on") }, 1)).toBe(3);
  expect(standIn({ ...match, state: state("on") }, 0)).toBe(0);
  expect(label("on")).toBe("Ben, square, gave up; a bot plays on, 9 markers");
  // If the match ended by giving up, nobody plays on.
  expect(standIn({ ...match, state: state("over") }, 1)).toBe(0);
  expect(label("over")).toBe("Ben, square, gave up");
});

test("every language has a short word for a bot that plays on", async () => {
  for (const language of LANGUAGES) {
    const { default: their } = await import(`../../build/words/table.${language}.ts`);
    expect(their.standIn({ level: 3 }), language).toMatch(/^\p{L}{3,5} 3$/u);
  }
});
