import { beforeEach, describe, expect, test } from "vitest";
import { Board } from "../../board/model.svelte";
import { around } from "../../board/motion";
import type { Point } from "../../board/types";
import anneaux from ".";
import { SAMPLES } from "./samples";

const { geometry, views, legal, entries } = SAMPLES["2"] ?? never();

function never(): never {
  throw new Error("the sample has no such ply");
}

let played: string[];
let asks: boolean;
let asked: string[][];
let board: Board;

/** The board at a ply, without motion. */
function at(ply: number): Board {
  const [view, actions] = [views[ply] ?? never(), legal[ply] ?? never()];
  const made = new Board(
    anneaux,
    geometry,
    view,
    () => false,
    (action) => played.push(action),
    () => asks,
    (pointed) => asked.push(pointed),
  );
  made.render(view, actions);
  return made;
}

beforeEach(() => {
  played = [];
  asked = [];
  asks = false;
  board = at(0);
});

describe("changes from outside", () => {
  test("render shows a view and its open picks", () => {
    expect(board.scene).toEqual(anneaux.rest(views[0] ?? never(), geometry));
    expect(board.state.chooser.open.has("point:A1")).toBe(true);
  });

  test("animate ends at the next view; at once if motion is off", async () => {
    const [entry, after] = [entries[0] ?? never(), views[1] ?? never()];
    await board.animate(entry, after, legal[1]);
    expect(board.state.view).toBe(after);
    expect(board.scene).toEqual(anneaux.rest(after, geometry));
  });

  test("with motion off, a turn leaves its arc", async () => {
    const turn = entries.findIndex(({ action }) => /^[ABC][<>]$/.test(action));
    const [entry, after] = [entries[turn] ?? never(), views[turn + 1] ?? never()];
    board = at(turn);
    await board.animate(entry, after);
    expect(Math.sign(board.state.arc?.degrees ?? 0)).toBe(entry.action.endsWith(">") ? 1 : -1);
  });
});

describe("choosing", () => {
  test("the last pick plays the action", () => {
    board.pick("point:A1");
    expect(played).toEqual(["@A1"]);
  });

  test("with confirmation on, an action waits and can be cancelled", () => {
    asks = true;
    board.pick("point:A1");
    expect(played).toEqual([]);
    board.cancel();
    expect(board.state.chooser.chosen).toEqual([]);
    board.pick("point:A2");
    board.confirm();
    expect(played).toEqual(["@A2"]);
  });

  test("finds the pick under a point by arithmetic", () => {
    const there = board.place("point:B3") ?? never();
    expect(board.under({ x: there.x + 0.05, y: there.y - 0.05 })).toBe("point:B3");
    expect(board.under({ x: 99, y: 99 })).toBeNull();
  });

  test("arrow keys move the cursor", () => {
    board.point("point:B1");
    board.step({ x: 0, y: -1 });
    expect(board.state.cursor).toBe("point:C1");
  });
});

test("keys turn the ring under the cursor", () => {
  board.point("point:B1");
  board.turn(false);
  expect(played).toEqual(["B<"]);
});

describe("turning by hand", () => {
  const centre: Point = { x: 0, y: 0 };
  const from: Point = { x: 0, y: -3 };

  test("a ring dragged far enough turns", () => {
    expect(board.hold(from)).toBe(true);
    board.drag(from, around(from, centre, 30));
    board.release();
    expect(played).toEqual(["C>"]);
  });

  test("a ring released too early goes back", () => {
    board.hold(from);
    board.drag(from, around(from, centre, -10));
    board.release();
    expect(played).toEqual([]);
    expect(board.scene).toEqual(anneaux.rest(views[0] ?? never(), geometry));
  });

  test("a ring stops after one turn", () => {
    board.hold(from);
    for (let degrees = 0; degrees < 120; degrees += 10) {
      board.drag(around(from, centre, degrees), around(from, centre, degrees + 10));
    }
    expect(board.state.drag?.degrees).toBe(45);
  });
});
