/** The data for a plain board. A game may leave out any of it. */

import type { PlainGeometry, PlainView, View } from "../api/types";

/** A view of any game, perhaps with pieces and counts. */
export type SomeView = View & Partial<Pick<PlainView, "pieces" | "counts">>;

/** The geometry of any game, perhaps with a box, places, lines and turning parts. */
export type SomeGeometry = Partial<PlainGeometry>;
