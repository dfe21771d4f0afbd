/**
 * A turn is known from start to end. So the browser can play it alone, picture after picture,
 * without any script running in between.
 */

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";

/** All pictures of a motion, evenly spaced. */
export interface Keyframes<S> {
  pictures: readonly S[];
  /** In milliseconds. */
  duration: number;
}

/** With this many pictures per turn, nobody sees corners in its path. */
const PICTURES = 24;

/** Just before the end, because the picture at the end has no moving part any more. */
const LAST = 0.9999;

const KEY = Symbol("keyframes");

/** The keyframes of a motion, from the function for its picture at a time from 0 to 1. */
export function keyframesOf<S>(picture: (t: number) => S, duration: number): Keyframes<S> {
  const times = Array.from({ length: PICTURES }, (_, k) => (LAST * k) / (PICTURES - 1));
  return { pictures: times.map(picture), duration };
}

/** Provides the playing keyframes to the drawings inside. */
export function provideKeyframes(keyframes: () => Keyframes<unknown> | null): void {
  setContext(KEY, keyframes);
}

/** The keyframes that play now, for a drawing; outside a board there are none. */
export function useKeyframes<S>(): () => Keyframes<S> | null {
  return getContext<(() => Keyframes<S> | null) | undefined>(KEY) ?? (() => null);
}

/** Animates an element with keyframes: `look` gives its style in each picture. */
export function animateBy<S>(
  keyframes: Keyframes<S> | null,
  look: (picture: S) => Keyframe,
): Attachment {
  return (element) => {
    if (!keyframes) return;
    const { pictures, duration } = keyframes;
    const animation = element.animate(pictures.map(look), { duration, fill: "both" });
    return () => animation.cancel();
  };
}
