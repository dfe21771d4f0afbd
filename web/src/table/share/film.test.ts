/** A film shows each picture for its time and contains each drawing only once. */

import { expect, test } from "vitest";
import { Film } from "./film";
import { BEST, WeightedOrder } from "./order";
import type { Shape } from "./shapes";

const keys = new Map<string, number>();

function shape(open: string, ...children: Shape[]): Shape {
  const signature = `${open} ${children.map(({ key }) => key)}`;
  const key = keys.get(signature) ?? keys.size;
  keys.set(signature, key);
  return { name: open.split(" ")[0] ?? "", open, text: "", children, key };
}

const circle = (x: number) => shape(`circle cx="${x}"`);

test("merges two lists and keeps the order of both", () => {
  const fit = (a: string, b: string) => (a === b ? BEST : 0);
  const pairs = new WeightedOrder([..."abcd"], [..."xbdy"], fit).pairs();
  const merged = pairs.map(([a, b]) => a ?? b).join("");
  expect(pairs.filter(([a, b]) => a && b).map(([a]) => a)).toEqual(["b", "d"]);
  expect([...merged].filter((each) => "abcd".includes(each)).join("")).toBe("abcd");
  expect([...merged].filter((each) => "xbdy".includes(each)).join("")).toBe("xbdy");
  expect(new WeightedOrder([..."b"], [..."ab"], fit).pairs()).toEqual([
    [null, "a"],
    ["b", "b"],
  ]);
});

test("draws what stays once, and shows what comes and goes for its time", () => {
  const film = new Film();
  film.add(shape("svg", circle(1), circle(2)), 1000);
  film.add(shape("svg", circle(1), circle(3)), 1000);
  film.add(shape("svg", circle(1), circle(2)), 2000);
  const svg = film.toSvg("", "");
  expect(svg.match(/circle cx="1"/g)).toHaveLength(1);
  expect(svg.match(/circle cx="2"/g)).toHaveLength(1);
  expect(svg).toContain('values="inline;none;inline" keyTimes="0;.25;.5"');
  // Without animation, the last picture is visible.
  expect(svg).toMatch(
    /<g display="none"><animate [^>]*values="none;inline;none"[^>]*\/><circle cx="3"/,
  );
  expect(svg).toContain('dur="4s" repeatCount="indefinite"');
});
