/** The heights of the strip in a lesson: it has an explanation and a task. */
export const STRIPS = { upright: 108, flat: 132, wide: 96 };
