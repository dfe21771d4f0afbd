/**
 * Every reason for refusal that a tap can cause is tested with a tap.
 * `tests/web/test_closed_taps.py` checks that the rules refuse these actions, and for the same
 * reason.
 */

import { describe, expect, it } from "vitest";
import { Chooser } from "../board/chooser";
import { loadGame } from ".";
import { buttonsIn, drawn } from "./kit";
import { given, samplesOf } from "./samples";

/** Taps on picks that are not open. */
interface Closed {
  taps: { picks: string[]; wished: string; reason: string }[];
  /** Reasons that no tap can cause, with an explanation. */
  never: Record<string, string>;
}

const FILES = import.meta.glob<Closed>("./*/closed.json", { eager: true, import: "default" });
const cases = Object.entries(FILES).map(([path, file]) => ({
  name: path.split("/")[1] ?? "",
  ...file,
}));

describe.each(cases)("$name", async ({ name, taps, never }) => {
  const game = await loadGame(name, 2);
  const words = await game.words("en");
  const { closed, geometry, reasons } = await samplesOf(name);

  it("covers every reason or explains why not", () => {
    const reached = new Set(taps.map(({ reason }) => reason));
    expect([...reached, ...Object.keys(never)].sort()).toEqual(reasons.toSorted());
  });

  it.each(taps.map((tap, k) => ({ ...tap, ...given(closed[k]) })))(
    "$reason is the answer to $picks",
    ({ picks, wished, view, legal }) => {
      const [last, before] = [given(picks.at(-1)), picks.slice(0, -1)];
      const paths = game.paths(legal, geometry);
      const chooser = before.reduce((chosen, pick) => chosen.pick(pick), new Chooser(paths));
      expect(chooser.chosen).toEqual(before);
      expect(chooser.pick(last)).toBe(chooser);
      expect(game.wished(picks, view, geometry)).toBe(wished);

      const first = new Chooser(paths).open;
      const props = { view, geometry, words, first, pick: () => {} };
      const choice = { ...props, open: chooser.open, chosen: chooser.chosen };
      const parts = game.Stock ? [game.Stock, game.Tray] : [game.Tray];
      const buttons = buttonsIn(parts.map((part) => drawn(part, choice)).join(""));
      expect([...game.places(view, geometry), ...buttons.keys()]).toContain(last);
    },
  );
});
