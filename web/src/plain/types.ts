/** What a plain board is made from. A game may leave out any of it. */

import type { PlainGeometry, PlainView, View } from "../api/types";

/** A view of some game, perhaps with pieces and counts. */
export type SomeView = View & Partial<Pick<PlainView, "pieces" | "counts">>;

/** The geometry of some game, perhaps with a box, places, lines and parts that turn. */
export type SomeGeometry = Partial<PlainGeometry>;
