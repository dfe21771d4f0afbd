import { describe, expect, it } from "vitest";
import type { Entry } from "../api/types";
import { Chooser } from "../board/chooser";
import { LANGUAGES } from "../words/language";
import { did, entryOf, GAME, GEOMETRY, gap, viewOf } from "./sample";

const english = await GAME.words("en");
const german = await GAME.words("de");

const READER = { seat: 0, name: () => "Ada" };

describe("an action", () => {
  it("has the words of its package for its first word", () => {
    expect(GAME.actionName("move a1 b2", english, GEOMETRY)).toBe("a1 to b2");
    expect(GAME.actionName("move a1 b2", german, GEOMETRY)).toBe("a1 nach b2");
  });

  it("falls back to English words, then to its own text", () => {
    expect(GAME.actionName("take b1", german, GEOMETRY)).toBe("take b1");
    expect(GAME.actionName("wait", german, GEOMETRY)).toBe("wait");
    expect(GAME.actionName("xb1", german, GEOMETRY)).toBe("xb1");
  });

  it("has its own text if the package's words leave out a place", () => {
    expect(GAME.actionName("move a1 b1 c1", english, GEOMETRY)).toBe("move a1 b1 c1");
  });

  it("finds its first word even before a place that the package names", () => {
    const words = {
      ...english,
      texts: { "action-x": ["take ", gap("a")], action: ["on ", gap("a")] },
    };
    expect(GAME.actionName("xb1", words, GEOMETRY)).toBe("take b1");
    expect(GAME.actionName("@c2", words, GEOMETRY)).toBe("on c2");
  });
});

describe("a pick", () => {
  const name = (pick: string) =>
    GAME.pickName(
      pick,
      viewOf({ a1: { seat: 1 }, b1: { seat: 0, kind: "king", count: 2 }, c1: { seat: null } }),
      german,
      GEOMETRY,
    );

  it("says what is on a place", () => {
    expect(name("place:a1")).toBe("a1, Stein, Quadrat");
    expect(name("place:b1")).toBe("b1, 2 × König, Kreis");
    expect(name("place:c1")).toBe("c1, Stein");
    expect(name("place:c3")).toBe("c3, frei");
  });

  it("is the action of a button, or a turn", () => {
    expect(name("do:move a1 a2")).toBe("a1 nach a2");
    expect(name("turn:corner<")).toBe("corner linksherum drehen");
    expect(name("card:queen")).toBe("queen");
  });
});

describe("what happened", () => {
  /** As a sentence with stressed parts between asterisks. */
  const textOf = (entry: Entry, words = english) =>
    GAME.tell(entry, words, GEOMETRY, READER)
      .map(({ text, stressed }) => (stressed ? `*${text}*` : text))
      .join(", ");

  it("is told effect by effect, with the available words", () => {
    const entry = entryOf("x", did("moved", ["a1", "b2"]), did("taken", ["b1"]), did("won", []));
    expect(textOf(entry)).toBe("goes from a1 to b2, *takes your piece on b1*, *you win*");
    const turn = entryOf("x", did("turned", ["corner"], -1));
    expect(textOf(turn, german)).toBe("dreht corner linksherum");
  });

  it("refers to the seat that decided, and names the seat that is concerned", () => {
    const texts = {
      "did-taken": ["takes a man from ", gap("name"), " on ", gap("at")],
      "did-taken_mill": "x",
    };
    const words = { ...english, texts };
    const other = (what: string, at: string[]) => ({ ...did(what, at), seat: 1 });
    const entry = entryOf("x", other("taken", ["b1"]), other("out", []));
    expect(textOf(entry, words)).toBe("*takes a man from Ada on b1*, *Ada is out*");
    expect(textOf(entryOf("x", { ...did("taken", []), why: "mill" }), words)).toBe("*x*");
  });

  it("is the action's name if nothing else can be told", () => {
    expect(textOf(entryOf("take a1"))).toBe("take a1");
    expect(textOf(entryOf("wait", did("rested", [])))).toBe("wait");
    expect(textOf(entryOf("take a1", did("taken", [])))).toBe("take a1");
  });
});

describe("the task", () => {
  const view = { ...viewOf({ a1: { seat: 0 }, b1: { seat: 1 } }), to_move: 0 };
  const asked = (legal: string[], ...picks: string[]) => {
    const ways = GAME.paths(legal, GEOMETRY);
    const choice = picks.reduce((chosen, pick) => chosen.pick(pick), new Chooser(ways));
    return GAME.task(choice, view, english, GEOMETRY, READER, []);
  };

  it("asks pick by pick", () => {
    const legal = ["move a1 b1", "jump a1 b1", "move a1 c1"];
    expect(asked(legal)).toBe("Choose one of your pieces.");
    expect(asked(legal, "place:a1")).toBe("Where to?");
    expect(asked(legal, "place:a1", "place:b1")).toBe("Which of these?");
    expect(asked([])).toBe("");
  });

  it("names what one can choose from", () => {
    expect(asked(["place c1", "place c2"])).toBe("Choose a free place.");
    expect(asked(["beat b1"])).toBe("Choose one of the others’ pieces.");
    expect(asked(["move a1 b1", "place c1"])).toBe("Choose a place.");
    expect(asked(["corner>", "corner<"])).toBe("Turn a part of the board.");
    expect(asked(["wait", "pass"])).toBe("Choose one of the buttons.");
    expect(asked(["wait", "place c1"])).toBe("Choose a place or a button.");
  });

  it("is the package's own sentence for the actions that are possible", () => {
    expect(asked(["take b1"])).toBe("Take a piece.");
    expect(asked(["take b1", "place c1"])).toBe("Take or place.");
  });
});

describe("counts, refusals and endings", () => {
  it("fall back to names, to the server's sentences, to the board's own words", () => {
    const view = { ...viewOf({}), counts: { hand: [3, 4], lost: [0, 1] } };
    expect(GAME.counts(view, 1, english, GEOMETRY)).toBe("4 in hand, lost: 1");
    expect(GAME.reason("too-far", german)).toBe("That is too far.");
    expect(GAME.reason("not-yours", german)).toBe("That is not yours.");
    expect(GAME.reason("over", german)).toBe("Die Partie ist zu Ende.");
    expect(GAME.reason("unheard-of", german)).toBeUndefined();
    expect(GAME.ending("full", german)).toBe("The board is full.");
    expect(GAME.ending("no-move", german)).toBe("No move.");
  });

  it.each(LANGUAGES)("have their own words in %s", async (language) => {
    const { own } = await GAME.words(language);
    expect(GAME.ending("limit", { own, language, texts: {}, reasons: {}, given: {} })).toBe(
      own.limit,
    );
  });

  it("only fill in variables that exist", () => {
    const words = { ...english, texts: { "count-hand": [gap("count"), " of ", gap("all")] } };
    expect(GAME.counts(viewOf({}), 0, words, GEOMETRY)).toBe("3 of { $all }");
  });
});
