/**
 * The client knows no rules. It offers the actions it is given, even those that no rule would
 * allow; it draws what the effects of an entry say; and it reads of a view only what it shows.
 */

import { describe, expect, it } from "vitest";
import type { Entry, View } from "../api/types";
import { Chooser } from "../board/chooser";
import type { AnyGame } from "../board/game";
import { Board } from "../board/model.svelte";
import PickList from "../board/PickList.svelte";
import type { Path, Pick } from "../board/types";
import { builtIn, loadGame } from ".";
import { buttonsIn, drawn } from "./kit";
import { given, type Position, samplesOf } from "./samples";

type Any = Position<View, unknown>;

/** How many positions of each sample to examine closely. */
const SOME = 8;

/** Far enough from a position that its legal actions are nonsense here. */
const ELSEWHERE = 37;

/**
 * The keys of a view that a game's drawing reads. Rules would need more: whether a triangle was
 * just turned, which version is played, who has passed. A new key here needs a new drawing.
 */
const SHOWN = import.meta.glob<string>("./*/samples.ts", { import: "SHOWN" });

/** How many shapes a picture has. */
function shapesIn(svg: string): number {
  return [...svg.matchAll(/<(?:circle|ellipse|line|path|polygon|rect)\b/g)].length;
}

/** All actions that can be played with the buttons of the pick list. */
function playable(game: AnyGame, { view, geometry, legal }: Any, words: unknown): Set<string> {
  const played = new Set<string>();
  const decided = (action: string) => played.add(action);
  const board = new Board(
    game,
    geometry,
    view,
    () => false,
    decided,
    () => false,
    () => {},
  );
  const visit = (chosen: readonly Pick[]) => {
    board.render(view, legal);
    const before = played.size;
    for (const pick of chosen) board.pick(pick);
    if (played.size > before || board.state.chooser.complete) return;
    const list = drawn(PickList, { board, words, title: "", backLabel: "", shown: true });
    for (const pick of buttonsIn(list).keys()) visit([...chosen, pick]);
  };
  visit([]);
  return played;
}

function allPicks(paths: readonly Path[]): Pick[] {
  return paths.flatMap(({ picks }) => [...picks]);
}

/** The same view, but it records the keys that are read. */
function watched(view: View, read: Set<string>): View {
  return new Proxy(view, {
    get(target, key, receiver) {
      read.add(String(key));
      return Reflect.get(target, key, receiver);
    },
  });
}

describe.each(builtIn())("%s", async (name) => {
  const game = await loadGame(name, 2);
  const words = await game.words("en");
  const { positions, plies } = await samplesOf<View, Entry, unknown>(name);
  const step = Math.ceil(positions.length / SOME);
  const some = positions.filter(({ legal }, k) => k % step === 0 && legal.length > 0);
  /** Positions with the legal actions of other positions. */
  const odd = some.map((position, k) => {
    const { legal } = given(positions[(k * step + ELSEWHERE) % positions.length]);
    return { ...position, legal };
  });

  /** All possible picks, and their kinds. */
  const everything = [
    ...new Set(positions.flatMap(({ legal, geometry }) => allPicks(game.paths(legal, geometry)))),
  ];
  const kinds = [...new Set(everything.map((pick) => pick.split(":")[0] ?? ""))];

  it("offers exactly the legal actions", () => {
    for (const position of some) {
      expect(playable(game, position, words)).toEqual(new Set(position.legal));
    }
  });

  it("offers exactly the given actions, even if no rule allows them", () => {
    for (const position of odd) {
      expect(playable(game, position, words)).toEqual(new Set(position.legal));
    }
  });

  it("offers fewer actions if fewer are given", () => {
    for (const position of some) {
      const legal = position.legal.filter((_, k) => k % 2 === 0);
      expect(playable(game, { ...position, legal }, words)).toEqual(new Set(legal));
    }
  });

  it("finds the picks of an action without the position", () => {
    expect(game.paths).toHaveLength(1);
  });

  /** The buttons beside the board while these picks are open. */
  function buttons({ view, geometry }: Any, open: ReadonlySet<Pick>): Map<Pick, boolean> {
    const choice = { open, first: open, chosen: [], pick: () => {} };
    const props = { view, geometry, words, ...choice };
    return buttonsIn((game.Stock ? drawn(game.Stock, props) : "") + drawn(game.Tray, props));
  }

  it("has a button for every open pick without a place on the board", () => {
    for (const position of some) {
      const { open } = new Chooser(game.paths(position.legal, position.geometry));
      const { view, geometry } = position;
      const beside = [...open].filter((pick) => game.place(pick, view, geometry) === null);
      expect([...buttons(position, open).keys()]).toEqual(expect.arrayContaining(beside));
    }
  });

  it.each(kinds)("enables a button if and only if it is open: %s", (kind) => {
    const open = new Set(everything.filter((pick) => pick.startsWith(kind)));
    for (const position of some) {
      for (const [pick, able] of buttons(position, open)) expect(able, pick).toBe(open.has(pick));
    }
  });

  it("marks every open pick on the board", () => {
    for (const { view, geometry } of some) {
      const still = { view, scene: game.rest(view, geometry), geometry, left: [], chosen: [] };
      const shapes = (open: Set<Pick>) =>
        shapesIn(drawn(game.Art, { ...still, open, cursor: null, trail: [], glow: [] }));
      const bare = shapes(new Set());
      const known = new Set([
        ...everything.filter((_, k) => k % 4 === 0),
        ...game.places(view, geometry),
      ]);
      for (const pick of known) {
        if (!game.place(pick, view, geometry)) continue;
        expect(shapes(new Set([pick])), pick).toBeGreaterThan(bare);
      }
    }
  });

  it("draws and sounds by the effects, whatever the action is called", () => {
    for (const { before, entry, after, geometry } of plies) {
      if (entry.effects.length === 0) continue;
      const nameless = { ...entry, action: "" };
      const picture = (shown: Entry) => game.frame(before, shown, after, 0.4, geometry);
      expect(picture(nameless)).toEqual(picture(entry));
      expect(game.duration(nameless)).toBe(game.duration(entry));
      expect(game.sound(nameless)).toBe(game.sound(entry));
      expect(game.arc(nameless, geometry)).toEqual(game.arc(entry, geometry));
      expect(game.joys?.(nameless, geometry)).toEqual(game.joys?.(entry, geometry));
    }
  });

  it.runIf(game.joys)("is glad on the board, and not all the time", () => {
    const glad = plies.filter(({ entry, after, geometry }) => {
      const { x, y, width, height } = game.box(after, geometry);
      const joys = game.joys?.(entry, geometry) ?? [];
      for (const at of joys) {
        expect([at.x >= x, at.y >= y]).toEqual([true, true]);
        expect([at.x <= x + width, at.y <= y + height]).toEqual([true, true]);
      }
      return joys.length > 0;
    });
    expect(glad.length).toBeGreaterThan(0);
    expect(glad.length).toBeLessThan(plies.length / 4);
  });

  it("reads only the keys of a view that it shows", async () => {
    const read = new Set<string>();
    for (const { view, geometry, legal } of positions) {
      const seen = watched(view, read);
      const scene = game.rest(seen, geometry);
      const { open, left } = new Chooser(game.paths(legal, geometry));
      const chosen = left.at(-1)?.picks ?? [];
      game.box(seen, geometry);
      for (const pick of [...open, ...chosen, ...game.places(seen, geometry)]) {
        game.place(pick, seen, geometry);
        game.pickName(pick, seen, words, geometry);
      }
      const choice = { open, chosen };
      drawn(game.Art, {
        view: seen,
        scene,
        geometry,
        left,
        cursor: null,
        trail: [],
        glow: [],
        ...choice,
      });
      const props = { view: seen, geometry, words, first: open, pick: () => {}, ...choice };
      for (const part of [game.Tray, game.Stock]) if (part) drawn(part, props);
      for (let seat = 0; seat < view.players; seat++) {
        game.counts(seen, seat, words, geometry);
        if (game.Counts) drawn(game.Counts, { view: seen, seat, words });
      }
    }
    for (const { before, entry, after, geometry } of plies) {
      game.frame(watched(before, read), entry, watched(after, read), 0.4, geometry);
    }
    expect([...read].sort()).toEqual((await SHOWN[`./${name}/samples.ts`]?.())?.split(" "));
  });
});
