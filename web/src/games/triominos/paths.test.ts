import { describe, expect, it } from "vitest";
import { Chooser } from "../../board/chooser";
import { distance } from "../../board/motion";
import game from ".";
import { paths, place } from "./paths";
import { previewed } from "./preview";
import { POSITIONS } from "./samples";

describe("paths", () => {
  it("lead to every legal action and to nothing else", () => {
    for (const { legal } of POSITIONS) {
      const all = paths(legal);
      expect(new Set(all.map((path) => path.action))).toEqual(new Set(legal));
      for (const { action, picks } of all) {
        const chooser = picks.reduce((chosen, pick) => chosen.pick(pick), new Chooser(all));
        expect(chooser.chosen).toEqual(picks);
        expect(chooser.action).toBe(action);
        expect(chooser.complete).toBe(true);
      }
    }
  });

  it("start with the card or with the place", () => {
    expect(paths(["^0,1=231"]).map((path) => path.picks)).toEqual([
      ["card:123", "cell:^0,1"],
      ["cell:^0,1", "card:123"],
    ]);
    expect(paths(["swap=231"]).map((path) => path.picks)).toEqual([
      ["card:123", "swap"],
      ["swap", "card:123"],
    ]);
    expect(paths(["^0,1=***"])[0]?.picks).toEqual(["card:***", "cell:^0,1"]);
    expect(paths(["buy", "pass"]).map((path) => path.picks)).toEqual([["buy"], ["pass"]]);
  });

  it("ask for the rotation if a card fits in several ways", () => {
    const picks = paths(["^0,1=112", "^0,1=121", "v0,1=112"]).map((path) => path.picks);
    expect(picks).toContainEqual(["card:112", "cell:^0,1", "corners:121"]);
    expect(picks).toContainEqual(["cell:^0,1", "card:112", "corners:112"]);
    expect(picks).toContainEqual(["card:112", "cell:v0,1"]);
  });
});

describe("places", () => {
  it("are nearest to themselves, and distinct", () => {
    for (const { view, legal, geometry } of POSITIONS) {
      const picks = [...new Set(paths(legal).flatMap((path) => path.picks))];
      const placed = picks.flatMap((pick) => place(pick, view, geometry) ?? []);
      for (const at of placed) {
        const near = placed.filter((other) => distance(at, other) < game.reach(geometry));
        expect(near).toEqual([at]);
      }
    }
  });

  it("exist for cells and the joker only", () => {
    for (const { view, legal, geometry } of POSITIONS) {
      for (const pick of paths(legal).flatMap((path) => path.picks)) {
        const onBoard = pick === "swap" || pick.startsWith("cell:");
        expect(place(pick, view, geometry) !== null).toBe(onBoard);
      }
    }
  });

  it("are inside the box", () => {
    for (const { view, legal, geometry } of POSITIONS) {
      const { x, y, width, height } = game.box(view, geometry);
      for (const pick of paths(legal).flatMap((path) => path.picks)) {
        const at = place(pick, view, geometry);
        if (!at) continue;
        expect(at.x > x && at.x < x + width && at.y > y && at.y < y + height).toBe(true);
      }
    }
  });
});

describe("a preview", () => {
  const seen = (legal: string[], ...picks: string[]) => {
    const chooser = picks.reduce((chosen, pick) => chosen.pick(pick), new Chooser(paths(legal)));
    return previewed(chooser.chosen, chooser.left);
  };
  const LEGAL = ["^0,1=112", "^0,1=121", "v0,1=211", "swap=121", "buy"];

  it("shows a card on its place", () => {
    expect(seen(LEGAL, "card:112", "cell:v0,1")).toBe("211");
    expect(seen(LEGAL, "card:112", "swap")).toBe("121");
    expect(seen(LEGAL, "card:112", "cell:^0,1", "corners:121")).toBe("121");
  });

  it("leaves the rotation open", () => {
    expect(seen(LEGAL, "cell:^0,1", "card:112")).toBe("1??");
  });

  it("shows nothing before card and place are chosen", () => {
    expect(seen(LEGAL, "card:112")).toBeNull();
    expect(seen(LEGAL, "cell:^0,1")).toBeNull();
    expect(seen(LEGAL, "buy")).toBeNull();
  });
});
