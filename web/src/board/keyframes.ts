/**
 * A turn is known from its beginning to its end. So the browser can play it by itself, picture
 * after picture, without any of the page's own work in between.
 */

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";

/** All pictures of a motion, the same time apart. */
export interface Keyframes<S> {
  pictures: readonly S[];
  /** In milliseconds. */
  duration: number;
}

/** Between so many pictures of a turn no one sees corners in its way. */
const PICTURES = 24;

/** Just before the end, for at the end a picture has nothing left that moves. */
const LAST = 0.9999;

const KEY = Symbol("keyframes");

/** The keyframes of a motion whose picture at a time from 0 to 1 is known. */
export function keyframesOf<S>(picture: (t: number) => S, duration: number): Keyframes<S> {
  const times = Array.from({ length: PICTURES }, (_, k) => (LAST * k) / (PICTURES - 1));
  return { pictures: times.map(picture), duration };
}

/** Tells the drawings inside which keyframes are playing. */
export function provideKeyframes(keyframes: () => Keyframes<unknown> | null): void {
  setContext(KEY, keyframes);
}

/** The keyframes that play now, for a drawing; there are none outside of a board. */
export function useKeyframes<S>(): () => Keyframes<S> | null {
  return getContext<(() => Keyframes<S> | null) | undefined>(KEY) ?? (() => null);
}

/** Animates an element by keyframes: `look` says how it looks in each of the pictures. */
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
