import { expect, it } from "vitest";
import type { GameInfo } from "../../api/types";
import { easiestFirst } from "./facts";

const game = (name: string, age: number | null, minutes: [number, number] | null) =>
  ({ name, age, minutes }) as GameInfo;

it("sorts games by age, then the shorter ones first; those that do not say come last", () => {
  const games = [
    game("silent", null, null),
    game("hard", 10, [5, 10]),
    game("long", 8, [20, 40]),
    game("quiet", null, null),
    game("short", 8, [15, 30]),
    game("easy", 4, [60, 90]),
  ];
  const names = easiestFirst(games).map(({ name }) => name);
  expect(names).toEqual(["easy", "short", "long", "hard", "silent", "quiet"]);
});
