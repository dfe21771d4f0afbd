import { expect, test } from "vitest";
import words from "../../build/words/table.en";
import type { Chair, State } from "../api/types";
import { POSITIONS } from "../games/anneaux/samples";
import { given } from "../games/samples";
import { LANGUAGES } from "../words/language";
import type { MatchStore } from "./match.svelte";
import { nameOf, namesAt, seatLabel, shortName, standIn } from "./names";

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
  expect(namesAt([person(""), person("Bea")], words)).toEqual(["Player 1", "Bea"]);
  expect(namesAt([person("Player 2"), person("")], words)).toEqual(["Player 2", "Player 2 2"]);
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
    company: { present: { seats: [0], watching: 0 } } as MatchStore["company"],
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

test("small cards keep the part of a name that differs", () => {
  const short = (...names: string[]) =>
    names.map((name) => shortName(name, names.toSpliced(names.indexOf(name), 1)));
  expect(short("Гравець 1", "Гравець 2", "Гравець 3")).toEqual(["Гр. 1", "Гр. 2", "Гр. 3"]);
  expect(short("Oma Anna-Lena", "Oma Anna-Rosa")).toEqual(["Om. Anna-Lena", "Om. Anna-Rosa"]);
  expect(short("Alexander", "Alexandra")).toEqual(["Al…er", "Al…ra"]);
  // These can be told apart even if their ends are missing.
  expect(short("Pia", "Pia 2", "Marianne", "Mario")).toEqual(["Pia", "Pia 2", "Marianne", "Mario"]);
  expect(short("Alexa", "Alexandra")).toEqual(["Alexa", "Al…ndra"]);
});

test("the numbered players of every language differ on small cards, in few letters", async () => {
  for (const language of LANGUAGES) {
    const { default: their } = await import(`../../build/words/table.${language}.ts`);
    const names = [1, 2, 3, 4].map((number) => their.seat({ number }) as string);
    const short = names.map((name) =>
      shortName(
        name,
        names.filter((each) => each !== name),
      ),
    );
    expect(new Set(short.map((name) => name.slice(0, 7))).size, language).toBe(4);
  }
});

test("every language has a short word for a bot that plays on", async () => {
  for (const language of LANGUAGES) {
    const { default: their } = await import(`../../build/words/table.${language}.ts`);
    expect(their.standIn({ level: 3 }), language).toMatch(/^\p{L}{3,5} 3$/u);
  }
});
