/** The plain board as people use it: marks, buttons, turning by hand, and what changed last. */

import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { AnyGame } from "../board/game";
import { Board } from "../board/model.svelte";
import type { Pick } from "../board/types";
import Art from "./Art.svelte";
import { lastChange } from "./changes";
import { withModule } from "./module";
import { GAME, GEOMETRY, PLAYED, viewOf } from "./sample";
import type { SomeGeometry, SomeView } from "./types";

const words = await GAME.words("en");

function boardAt(view: SomeView, legal: readonly string[]) {
  const played: string[] = [];
  const decided = (action: string) => played.push(action);
  const still = () => false;
  const board = new Board(GAME as AnyGame, GEOMETRY, view, still, decided, still);
  board.render(view, legal);
  return { board, played };
}

function drawing(
  view: SomeView,
  geometry: SomeGeometry,
  open: Pick[] = [],
  cursor: Pick | null = null,
) {
  const scene = GAME.rest(view, geometry);
  const props = { view, scene, geometry, open: new Set(open), chosen: [], left: [], cursor };
  return render(Art, { props: { ...props, hinted: [] } }).body;
}

const shapes = (svg: string) => svg.match(/<(circle|path|line)\b/g)?.length ?? 0;

describe("choosing", () => {
  it("goes from place to place", () => {
    const { board, played } = boardAt(viewOf({ b1: { seat: 0 } }), ["move b1 c1", "move b1 b2"]);
    board.pick("place:b1");
    expect(board.under({ x: 1.9, y: 0.2 })).toBe("place:c1");
    board.pick("place:c1");
    expect(played).toEqual(["move b1 c1"]);
  });

  it("asks which of two actions is meant", () => {
    const { board, played } = boardAt(viewOf({}), ["move a1 b1", "jump a1 b1"]);
    board.pick("place:a1");
    board.pick("place:b1");
    expect(played).toEqual([]);
    board.pick("do:jump a1 b1");
    expect(played).toEqual(["jump a1 b1"]);
  });

  it("turns a part by keys and by hand", () => {
    const { board, played } = boardAt(viewOf({}), ["corner>", "corner<", "place a1"]);
    board.point("place:a1");
    board.turn(true);
    expect(board.hold({ x: 0.5, y: -0.5 })).toBe(true);
    board.drag({ x: 0.5, y: -0.5 }, { x: -0.5, y: 0.5 });
    board.release();
    expect(played).toEqual(["corner>", "corner<"]);
  });
});

describe("the drawing", () => {
  it("marks whatever is open, and what the cursor is on", () => {
    const view = viewOf({ a1: { seat: 0 } });
    const bare = shapes(drawing(view, GEOMETRY));
    for (const pick of GAME.places(view, GEOMETRY)) {
      expect(shapes(drawing(view, GEOMETRY, [pick])), pick).toBeGreaterThan(bare);
      expect(shapes(drawing(view, GEOMETRY, [], pick)), pick).toBeGreaterThan(bare);
    }
    expect(shapes(drawing(view, GEOMETRY, [], "turn:corner>"))).toBeGreaterThan(bare);
  });

  it("shows a piece for each seat where there are no places", () => {
    const signs = drawing({ ...viewOf({}), players: 3 }, {}).match(/class="seat-\d/g);
    expect(signs).toHaveLength(3);
  });

  it("has a button for whatever has no place", () => {
    const open = new Set(["place:a1", "do:pass", "turn:corner>"]);
    const choice = { open, first: open, chosen: [], hinted: [], pick: () => {} };
    const props = { view: viewOf({}), geometry: GEOMETRY, words, ...choice };
    const { body } = render(GAME.Tray as never, { props: props as never });
    expect([...body.matchAll(/data-pick="([^"]*)"/g)].map(([, pick]) => pick)).toEqual([
      "do:pass",
      "turn:corner>",
    ]);
  });
});

describe("what changed last", () => {
  const [, one, two, three] = PLAYED.map(({ view }) => view) as [
    SomeView,
    SomeView,
    SomeView,
    SomeView,
  ];

  it("is found by comparing two views in a row", () => {
    const at = lastChange({ view: one, changed: [] }, two);
    expect(at.changed).toEqual(["a1", "b1"]);
    expect(lastChange(at, { ...two, seat: 1 }).changed).toEqual(["a1", "b1"]);
    expect(lastChange(at, three).changed).toEqual(["b1", "c1"]);
  });

  it("is not known after a jump", () => {
    expect(lastChange({ view: one, changed: ["c3"] }, three).changed).toEqual([]);
    expect(lastChange({ view: null, changed: [] }, one).changed).toEqual([]);
  });
});

describe("a module", () => {
  it("does what it wants to do, and leaves the rest to the plain board", () => {
    const board = withModule(GAME, {
      actionName: (action) => `do ${action}`,
      art: () => drawnBy(),
    });
    const drawnBy = () => ({ update: () => {}, destroy: () => {} });
    expect(board.actionName("pass", words, GEOMETRY)).toBe("do pass");
    expect(board.Art).not.toBe(GAME.Art);
    expect(board.Tray).toBe(GAME.Tray);
    expect(board.tell).toBe(GAME.tell);
    expect(board.name).toBe("corners");
  });
});
