/**
 * What a decision did, as a sentence. The rules say it as effects; a game's words have one text
 * for each kind of effect: `did-taken`, or `did-chips_bridge` where the reason matters. The
 * terminal reads the same texts with the same values.
 */

import type { Effect } from "../api/types";

/** Who reads: the seat at whose side they sit, none if they watch, and how others are called. */
export interface Reader {
  seat: number;
  name(seat: number): string;
}

/** A part of a sentence; what someone gained or lost by the decision is stressed. */
export interface Said {
  text: string;
  stressed: boolean;
}

/** The values that a text about an effect may use. */
export interface EffectValues {
  /** `you` if the effect is about the reader, `self` if about whoever decided, else `other`. */
  whom: "you" | "self" | "other";
  /** How the seat that the effect is about is called. */
  name: string;
  count: number;
  /** The first and the last place, and all of them. */
  from: string;
  to: string;
  at: string;
  figure: number;
  /** The part of the board, where parts have names. */
  part: string;
}

/** A text about an effect; one that uses no value is a plain string, and an empty one is not said. */
export type EffectText = string | ((values: EffectValues) => string);

interface Doing {
  seat: number;
  effects: readonly Effect[];
}

/** What a decision did, from the texts for its effects. */
export function toldBy(
  entry: Doing,
  texts: Readonly<Record<string, unknown>>,
  stressed: readonly string[],
  reader: Reader,
): Said[] {
  return entry.effects
    .map((effect) => ({
      text: effectText(effect, entry.seat, texts, reader),
      stressed: stressed.includes(effect.did),
    }))
    .filter(({ text }) => text !== "");
}

/** One effect in words; empty if there is no text for it. */
function effectText(
  effect: Effect,
  decider: number,
  texts: Readonly<Record<string, unknown>>,
  reader: Reader,
): string {
  const { did, why } = effect;
  const text = (texts[`${did}_${why}`] ?? texts[did]) as EffectText | undefined;
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

/** A sentence whose parts are joined, for those who listen and for lists. */
export function joined(said: readonly Said[]): string {
  return said.map(({ text }) => text).join(", ");
}

/** A text without anything to stress. */
export function plainly(text: string): Said[] {
  return text === "" ? [] : [{ text, stressed: false }];
}
