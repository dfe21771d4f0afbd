/** Every board has the kit's properties, and the kit detects boards that do not. */

import { describe, expect, it } from "vitest";
import covers from "../../build/words/covers.en";
import type { Entry, View } from "../api/types";
import type { AnyGame } from "../board/game";
import { GAME, GEOMETRY, PLAYED } from "../plain/sample";
import { builtIn } from ".";
import { boardOf, PROPERTIES, plainBoard, type Trial, trialOf } from "./kit";
import { sampled, samplesOf } from "./samples";

async function plainTrial(name: string): Promise<Trial> {
  const samples = await samplesOf<View, Entry, unknown>(name);
  return trialOf(plainBoard(name, samples), samples);
}

async function ownTrial(name: string): Promise<Trial> {
  const samples = await samplesOf<View, Entry, unknown>(name);
  return trialOf(await boardOf(name, samples), samples);
}

describe.each(sampled())("the board of %s", async (name) => {
  const trial = await ownTrial(name);
  it.each(Object.entries(PROPERTIES))("%s", (_, property) => property(trial));
});

/** A made-up game with places, lines and a turning part. */
function madeUp(): Trial["samples"] {
  const positions = PLAYED.map(({ view, legal }) => ({ view, legal, geometry: GEOMETRY }));
  const plies = PLAYED.flatMap(({ view: before, entry }, k) => {
    const after = PLAYED[k + 1]?.view;
    return entry && after ? [{ name: entry.action, geometry: GEOMETRY, before, entry, after }] : [];
  });
  const watched = positions.map((each) => ({ ...each, view: { ...each.view, seat: null } }));
  const names = { reasons: ["too-far", "not-yours", "over"], endings: ["full", "limit"] };
  const rest = {
    sentences: {},
    options: {},
    words: {},
    picks: {},
    samples: {},
    geometry: GEOMETRY,
  };
  return { ...names, ...rest, positions, plies, watched, ways: {}, entries: [], lines: [] };
}

const corners = await trialOf(GAME as AnyGame, madeUp());

it.each(Object.entries(PROPERTIES))("the plain board: %s", (_, property) => property(corners));

/** Options that the start page does not offer; see pages/start. */
const HIDDEN = "limit";

// web/fluent makes sure that all languages have the messages of English.
it.each(builtIn())("the options of %s have words", async (name) => {
  const { options } = await samplesOf<View, Entry, unknown>(name);
  const texts = covers[name]?.option ?? {};
  for (const [option, values] of Object.entries(options)) {
    if (option === HIDDEN) continue;
    const named = values.filter((value) => typeof value !== "boolean");
    const wanted = [option, ...named.map((value) => `${option}-${value}`)];
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(wanted));
  }
});

describe.each(builtIn())("the plain board for %s", async (name) => {
  const trial = await plainTrial(name);
  it.each(Object.entries(PROPERTIES))("%s", (_, property) => property(trial));

  const hasPlaces = "places" in (trial.samples.geometry as object);
  it.skipIf(hasPlaces)("has a button for every action if it knows no place", () => {
    for (const { legal, geometry } of trial.samples.positions) {
      const picks = trial.game.paths(legal, geometry).map((path) => path.picks);
      expect(picks).toEqual(legal.map((action) => [`do:${action}`]));
    }
  });
});

const good = await ownTrial("anneaux");

describe("the kit detects", () => {
  function fails(property: keyof typeof PROPERTIES, broken: Partial<AnyGame>): void {
    const game = { ...good.game, ...broken };
    expect(() => PROPERTIES[property]?.({ ...good, game })).toThrow(/./);
  }

  const { game } = good;
  const fixed = (text: string) => () => text;

  it("an action without a path", () => {
    fails("picks lead to every legal action and to no other", {
      paths: (legal, geometry) => game.paths(legal.slice(1), geometry),
    });
  });

  it("two actions with the same picks", () => {
    fails("picks lead to every legal action and to no other", {
      paths: (legal) => legal.map((action) => ({ action, picks: ["same"] })),
    });
  });

  it("a place outside the box", () => {
    fails("whatever can be picked lies inside the box or has a button", {
      box: () => ({ x: 0, y: 0, width: 1, height: 1 }),
    });
  });

  it("a pick without a place and without a button", () => {
    fails("whatever can be picked lies inside the box or has a button", { place: () => null });
  });

  it("a motion that ends or starts in the wrong place", () => {
    const motion = "a motion begins with what was and ends with what is";
    fails(motion, { frame: (before, _entry, _after, _t, geometry) => game.rest(before, geometry) });
    fails(motion, { frame: (_before, _entry, after, _t, geometry) => game.rest(after, geometry) });
  });

  it("actions and picks with the same name", () => {
    const names = "what can be picked and what can be done have names that differ";
    fails(names, { actionName: fixed("something") });
    fails(names, { pickName: fixed("something") });
  });

  it("missing words", () => {
    const words = "there are words in every language";
    fails(words, { ending: fixed("") });
    fails(words, { reason: () => undefined });
    fails(words, { tell: () => [{ text: "moved to undefined", stressed: false }] });
    fails(words, { counts: fixed("NaN in hand") });
  });

  it("a board that fails without a seat", () => {
    fails("those who watch see the board, too", {
      rest: (view, geometry) => {
        if (view.seat === null) throw new Error("no seat");
        return game.rest(view, geometry);
      },
    });
  });
});
