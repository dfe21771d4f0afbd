import { describe, expect, test } from "vitest";
import { Chooser } from "./chooser";

const PATHS = [
  { action: "@a+b", picks: ["point:a", "point:b"] },
  { action: "@a+b", picks: ["point:b", "point:a"] },
  { action: "@a+c", picks: ["point:a", "point:c"] },
  { action: "N>", picks: ["turn:N>"] },
  { action: "f-a", picks: ["point:f", "point:a"] },
  { action: "f/a+b", picks: ["point:f", "split:2", "point:a", "point:b"] },
];

describe("choosing an action step by step", () => {
  test("at first every pick that begins an action is open", () => {
    const chooser = new Chooser(PATHS);
    expect(new Set(chooser.open)).toEqual(new Set(["point:a", "point:b", "turn:N>", "point:f"]));
    expect(chooser.action).toBeNull();
  });

  test("after a pick only its continuations are open", () => {
    const chooser = new Chooser(PATHS).pick("point:f");
    expect([...chooser.open]).toEqual(["point:a", "split:2"]);
    expect(chooser.complete).toBe(false);
  });

  test("an action is complete when nothing is left to pick, in any order", () => {
    const chooser = new Chooser(PATHS).pick("point:b").pick("point:a");
    expect(chooser.action).toBe("@a+b");
    expect(chooser.complete).toBe(true);
  });

  test("a first pick that is not open now starts over", () => {
    const chooser = new Chooser(PATHS).pick("point:f").pick("turn:N>");
    expect(chooser.chosen).toEqual(["turn:N>"]);
    expect(chooser.action).toBe("N>");
  });

  test("an impossible pick changes nothing", () => {
    const chooser = new Chooser(PATHS).pick("point:f");
    expect(chooser.pick("point:z")).toBe(chooser);
  });

  test("back undoes one pick", () => {
    const chooser = new Chooser(PATHS).pick("point:f").pick("split:2").back();
    expect(chooser.chosen).toEqual(["point:f"]);
  });

  test("an action that can continue is not complete", () => {
    const paths = [
      { action: "a", picks: ["x"] },
      { action: "ab", picks: ["x", "y"] },
    ];
    const chooser = new Chooser(paths).pick("x");
    expect(chooser.action).toBe("a");
    expect(chooser.complete).toBe(false);
  });
});
