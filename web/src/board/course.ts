/**
 * A turn is known from its beginning to its end. So the browser can play it by itself, picture
 * after picture, without any of the page's own work in between.
 */

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";

/** All pictures of a motion, the same time apart. */
export interface Course<S> {
  pictures: readonly S[];
  /** In milliseconds. */
  duration: number;
}

/** Between so many pictures of a turn no one sees corners in its way. */
const PICTURES = 24;

/** Just before the end, for at the end a picture has nothing left that moves. */
const LAST = 0.9999;

const KEY = Symbol("course");

/** The course of a motion whose picture at a time from 0 to 1 is known. */
export function courseOf<S>(picture: (t: number) => S, duration: number): Course<S> {
  const times = Array.from({ length: PICTURES }, (_, k) => (LAST * k) / (PICTURES - 1));
  return { pictures: times.map(picture), duration };
}

/** Tells the drawings inside which course is under way. */
export function tellCourse(course: () => Course<unknown> | null): void {
  setContext(KEY, course);
}

/** The course under way for a drawing; there is none outside of a board. */
export function courseHere<S>(): () => Course<S> | null {
  return getContext<(() => Course<S> | null) | undefined>(KEY) ?? (() => null);
}

/** Lets an element follow a course: `look` says how it looks in each of the pictures. */
export function follows<S>(course: Course<S> | null, look: (picture: S) => Keyframe): Attachment {
  return (element) => {
    if (!course) return;
    const { pictures, duration } = course;
    const animation = element.animate(pictures.map(look), { duration, fill: "both" });
    return () => animation.cancel();
  };
}
