/** A set-up in words: who plays, who begins, and what differs from the game's own rules. */

import type { GameName } from "../../api/types";
import { botName } from "../../shell/bots";
import { wordsOf } from "../../shell/games.svelte";
import { listed, namesAt } from "../../table/names";
import { pagesWords, tableWords } from "../../words/words.svelte";
import { type Chosen, type Option, shownOptions } from "./options";
import { othersOf, roundOf, type SetUp, seatOf } from "./setup";

/** The names of all players, mine first. Bots of one level are told apart as at the table. */
export function namesIn(setup: SetUp, nameFor: (seat: number) => string): string[] {
  const others = othersOf(setup);
  const bots = others.map(({ kind, level }) =>
    kind === "bot" ? { name: botName(level, tableWords()), bot: String(level) } : null,
  );
  const told = namesAt(bots, tableWords());
  const names = others.map(({ kind, name }, k) => {
    if (kind === "link") return pagesWords().setup.guest;
    return (kind === "bot" ? told[k] : name.trim() || nameFor(seatOf(setup, k + 1))) ?? "";
  });
  return [tableWords().you, ...names];
}

/** Who plays, in the order of play. */
export function roundText(setup: SetUp, names: readonly string[]): string {
  const inOrder = roundOf(setup).map((player) => names[player] ?? "");
  return pagesWords().setup.round({ names: listed(inOrder) });
}

/** Who begins, and whether as the youngest. */
export function beginText(setup: SetUp, names: readonly string[]): string {
  const { start, youngest } = setup;
  const words = pagesWords().setup;
  if (start === null) return words.byLot;
  const whom =
    start === 0 ? "you" : othersOf(setup)[start - 1]?.kind === "link" ? "guest" : "other";
  const begins = { whom, name: names[start] ?? "" } as const;
  return youngest ? words.youngestBegins(begins) : words.begins(begins);
}

/** How long people may think. */
export function clockText({ clock, seconds }: Pick<SetUp, "clock" | "seconds">): string {
  const words = pagesWords().setup;
  if (clock === "none") return pagesWords().clocks.none;
  const time = timeText(seconds);
  return clock === "game" ? words.perMatch({ time }) : words.perMove({ time });
}

/** A time in its largest unit. */
export function timeText(seconds: number): string {
  const words = pagesWords().setup;
  if (seconds < 60) return words.seconds({ count: seconds });
  const minutes = seconds / 60;
  return minutes < 24 * 60
    ? words.minutes({ count: minutes })
    : words.days({ count: minutes / (24 * 60) });
}

/** The options that differ from the game's own rules, with their values. */
export function differences(game: GameName, options: readonly Option[], chosen: Chosen): string[] {
  const words = wordsOf(game).option;
  return shownOptions(options).flatMap(({ name, default: usual }) => {
    const value = chosen[name] ?? usual;
    if (value === usual) return [];
    const label = words[name] ?? name;
    const { yes, no } = pagesWords().setup;
    const plain = typeof value === "boolean" ? (value ? yes : no) : String(value);
    const said = words[`${name}-${value}`] ?? plain;
    return [`${label}: ${said}`];
  });
}
