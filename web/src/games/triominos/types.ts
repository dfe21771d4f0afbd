/** The server's data for My First Triominos. */

import type { Schemas } from "../../api/types";

export type TriominosView = Schemas["TriominosView"];
export type TriominosEntry = Schemas["TriominosEntry"];
export type TriominosGeometry = Schemas["TriominosGeometry"];
