/** The plain board in use: marks, buttons, turning by hand, and the trail of the others. */

import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import type { Entry, PieceLook, Place } from "../api/types";
import type { AnyGame } from "../board/game";
import { Board } from "../board/model.svelte";
import type { Pick } from "../board/types";
import Art from "./Art.svelte";
import { withModule } from "./module";
import { did, entryOf, GAME, GEOMETRY, viewOf } from "./sample";
import { changedBy } from "./trail";
import type { SomeGeometry, SomeView } from "./types";

const words = await GAME.words("en");

function boardAt(view: SomeView, legal: readonly string[]) {
  const played: string[] = [];
  const decided = (action: string) => played.push(action);
  const still = () => false;
  const asked: string[][] = [];
  const askWhy = (pointed: string[]) => asked.push(pointed);
  const board = new Board(GAME as AnyGame, GEOMETRY, view, still, decided, still, askWhy);
  board.render(view, legal);
  return { board, played, asked };
}

function drawing(
  view: SomeView,
  geometry: SomeGeometry,
  open: Pick[] = [],
  cursor: Pick | null = null,
  past: { trail?: Entry[]; glow?: string[] } = {},
) {
  const scene = GAME.rest(view, geometry);
  const props = { view, scene, geometry, open: new Set(open), chosen: [], left: [], cursor };
  return render(Art, { props: { ...props, trail: [], glow: [], ...past } }).body;
}

const shapes = (svg: string) => svg.match(/<(circle|path|line)\b/g)?.length ?? 0;

describe("motion", () => {
  it("ends when the page is hidden, where no more frames are drawn", async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
    vi.stubGlobal("document", page);
    vi.stubGlobal("requestAnimationFrame", () => 0);
    const after = viewOf({ b1: { seat: 0 } });
    const [moves, nothing] = [() => true, () => false];
    const board = new Board(
      GAME as AnyGame,
      GEOMETRY,
      viewOf({}),
      moves,
      nothing,
      nothing,
      nothing,
    );
    const moved = board.animate(entryOf("place b1", did("placed", ["b1"])), after);
    expect(board.moving).toBe(true);
    page.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    await moved;
    expect(board.state.view).toEqual(after);
    vi.unstubAllGlobals();
  });
});

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

  it("marks what is closed and asks why, by the names that the rules use", () => {
    const { board, played, asked } = boardAt(viewOf({ b1: { seat: 0 } }), ["move b1 c1"]);
    board.pick("place:a1");
    expect(board.closed).toEqual({ pick: "place:a1" });
    board.pick("place:b1");
    expect(board.closed).toBeNull();
    board.pick("turn:corner>");
    expect(asked).toEqual([["a1"], ["b1", "corner>"]]);
    expect(board.state.chooser.chosen).toEqual(["place:b1"]);
    expect(played).toEqual([]);
  });

  it("asks nothing while there is nothing to choose", () => {
    const { board, asked } = boardAt(viewOf({}), []);
    board.pick("place:a1");
    expect(board.closed).toBeNull();
    expect(asked).toEqual([]);
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
  it("marks every open pick, and the cursor", () => {
    const view = viewOf({ a1: { seat: 0 } });
    const bare = shapes(drawing(view, GEOMETRY));
    for (const pick of GAME.places(view, GEOMETRY)) {
      expect(shapes(drawing(view, GEOMETRY, [pick])), pick).toBeGreaterThan(bare);
      expect(shapes(drawing(view, GEOMETRY, [], pick)), pick).toBeGreaterThan(bare);
    }
    expect(shapes(drawing(view, GEOMETRY, [], "turn:corner>"))).toBeGreaterThan(bare);
  });

  it.each([0, 1, 2, 3, null])("draws each kind of piece of seat %s in its own way", (seat) => {
    const looks: Record<string, PieceLook> = {
      die: { shape: "die", label: "" },
      card: { shape: "card", label: "" },
      "card-4": { shape: "card", label: "4" },
      "card-10s": { shape: "card", label: "10s" },
      four: { shape: "disc", label: "4" },
      knight: { shape: "disc", label: "Kn" },
    };
    for (const label of ["1", "2", "3", "4", "5", "6", "12"])
      looks[`die-${label}`] = { shape: "die", label };
    const kinds = ["", "unlisted", ...Object.keys(looks)];
    const pictures = kinds.map((kind) =>
      drawing(viewOf({ a1: { seat, kind } }), { ...GEOMETRY, looks }),
    );
    expect(new Set(pictures).size).toBe(kinds.length);
    expect(pictures[1]).toContain(">unlisted<");
    for (const [k, kind] of kinds.entries()) {
      const { shape, label } = looks[kind] ?? {};
      const pips = shape === "die" && Number(label) <= 6 ? Number(label) : 0;
      if (pips > 0) expect(pictures[k]?.match(/class="mark /g), kind).toHaveLength(pips);
      else if (label) expect(pictures[k]).toContain(`>${label}<`);
    }
  });

  it("shows the label of a place instead of its name, and a hidden place not at all", () => {
    const { a1 = { x: 0, y: 0 } } = GEOMETRY.places ?? {};
    const shown = (view: SomeView, look: Partial<Place>) =>
      drawing(view, { ...GEOMETRY, places: { ...GEOMETRY.places, a1: { ...a1, ...look } } });
    const wells = (svg: string) => svg.match(/class="well /g)?.length;
    expect(shown(viewOf({}), {})).toContain(">a1<");
    expect(shown(viewOf({}), { label: "start" })).toContain(">start<");
    expect(shown(viewOf({}), { label: "start" })).not.toContain(">a1<");
    expect(shown(viewOf({}), { label: "" })).not.toContain(">a1<");
    expect(wells(shown(viewOf({}), { label: "" }))).toBe(9);
    expect(shown(viewOf({}), { hidden: true, label: "start" })).not.toMatch(/>(a1|start)</);
    expect(wells(shown(viewOf({}), { hidden: true }))).toBe(8);
  });

  it("shows a piece on a hidden place, and that it can be picked", () => {
    const places = { a1: { x: 0, y: 0, hidden: true }, b1: { x: 1, y: 0 } };
    const bare = shapes(drawing(viewOf({}), { places }));
    expect(shapes(drawing(viewOf({ a1: { seat: 0 } }), { places }))).toBeGreaterThan(bare);
    expect(shapes(drawing(viewOf({}), { places }, ["place:a1"]))).toBeGreaterThan(bare);
    expect(GAME.places(viewOf({}), { places })).toContain("place:a1");
  });

  it("shows a piece for each seat if there are no places", () => {
    const signs = drawing({ ...viewOf({}), players: 3 }, {}).match(/class="seat-\d/g);
    expect(signs).toHaveLength(3);
  });

  it("has a button for every pick without a place", () => {
    const open = new Set(["place:a1", "do:pass", "turn:corner>"]);
    const choice = { open, first: open, chosen: [], pick: () => {} };
    const props = { view: viewOf({}), geometry: GEOMETRY, words, ...choice };
    const { body } = render(GAME.Tray as never, { props: props as never });
    expect([...body.matchAll(/data-pick="([^"]*)"/g)].map(([, pick]) => pick)).toEqual([
      "do:pass",
      "turn:corner>",
    ]);
  });
});

describe("the trail", () => {
  const changed = (...entries: Entry[]) =>
    changedBy(entries, GEOMETRY).map(({ place, seat }) => `${place} ${seat}`);

  it("marks the places of the effects, the latest seat last", () => {
    const other = { ...entryOf("x", did("taken", ["b1"])), seat: 1 };
    expect(changed(entryOf("x", did("moved", ["a1", "b1"])), other)).toEqual(["a1 0", "b1 1"]);
  });

  it("marks the places of the action if its effects name none", () => {
    expect(changed(entryOf("move a1 b2"))).toEqual(["a1 0", "b2 0"]);
  });

  it("drops places of a part that has turned since", () => {
    const turn = entryOf("corner>", did("turned", ["corner"]));
    expect(changed(entryOf("x", did("placed", ["a1"])), turn)).toEqual([]);
  });

  it("shows on the board, like the winning places", () => {
    const view = viewOf({ a1: { seat: 0 } });
    const bare = shapes(drawing(view, GEOMETRY));
    const trail = [entryOf("x", did("placed", ["a1"]))];
    expect(shapes(drawing(view, GEOMETRY, [], null, { trail }))).toBeGreaterThan(bare);
    expect(shapes(drawing(view, GEOMETRY, [], null, { glow: ["a1"] }))).toBeGreaterThan(bare);
  });
});

describe("a module", () => {
  it("overrides what it wants, and leaves the rest to the plain board", () => {
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
