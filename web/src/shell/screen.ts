/** The size classes of the window, for pages that put their parts elsewhere in each. */

import { MediaQuery } from "svelte/reactivity";

/** A phone held upright. */
export const isUpright = new MediaQuery("(orientation: portrait) and (max-width: 699.98px)");

/** A phone on its side. */
export const isFlat = new MediaQuery("(orientation: landscape) and (max-height: 519.98px)");

/** Landscape with room beside the board. */
export const isRoomy = new MediaQuery("(orientation: landscape) and (min-height: 520px)");

/** The same, with room on both sides. */
export const isWide = new MediaQuery(
  "(orientation: landscape) and (min-height: 520px) and (min-width: 1200px)",
);
