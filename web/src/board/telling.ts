/**
 * Puts the effects of a decision into a sentence. A game's words have one text for each kind of
 * effect: `did-taken`, or `did-chips_bridge` if the reason matters. The terminal uses the same
 * texts with the same values.
 */

import type { Effect } from "../api/types";
import type { Reader, Said } from "./types";

export type { Reader, Said };

/** The values for a text about an effect. */
export interface EffectValues {
  /**
   * `you` if the effect concerns the reader, `self` if the one who decided, otherwise `other`.
   */
  whom: "you" | "self" | "other";
  /** The name of the player whom the effect concerns. */
  name: string;
  count: number;
  /** The first place, the last place, and all of them. */
  from: string;
  to: string;
  at: string;
  figure: number;
  /** The part of the board, if parts have names. */
  part: string;
}

/** A text about an effect: a plain string if it uses no value; an empty one is left out. */
export type EffectText = string | ((values: EffectValues) => string);

interface WithEffects {
  seat: number;
  effects: readonly Effect[];
}

/** What a decision did, composed of the texts for its effects. */
export function describeEffects(
  entry: WithEffects,
  texts: Readonly<Record<string, unknown>>,
  stressed: readonly string[],
  reader: Reader,
): Said[] {
  return entry.effects
    .map((effect) => ({
      text: effectText(effect, entry.seat, texts, reader),
      stressed: stressed.includes(effect.type),
    }))
    .filter(({ text }) => text !== "");
}

/** One effect in words; empty if it has no text. */
function effectText(
  effect: Effect,
  decider: number,
  texts: Readonly<Record<string, unknown>>,
  reader: Reader,
): string {
  const { type, why } = effect;
  const text = (texts[`${type}_${why}`] ?? texts[type]) as EffectText | undefined;
  if (typeof text !== "function") return text ?? "";
  return text(valuesOf(effect, decider, reader));
}

function valuesOf(effect: Effect, decider: number, reader: Reader): EffectValues {
  const { seat, at, count, figure = 0, part = "" } = effect;
  return {
    whom: seat === reader.seat ? "you" : seat === decider ? "self" : "other",
    name: reader.name(seat),
    count,
    from: at[0] ?? "",
    to: at.at(-1) ?? "",
    at: at.join(" "),
    figure,
    part,
  };
}

/** The parts of a sentence joined, for screen readers and lists. */
export function joined(said: readonly Said[]): string {
  return said.map(({ text }) => text).join(", ");
}

/** A text with nothing stressed. */
export function plainly(text: string): Said[] {
  return text === "" ? [] : [{ text, stressed: false }];
}
