/** The server's data for Anneaux. */

import type { Schemas } from "../../api/types";

export type AnneauxView = Schemas["AnneauxView"];
export type AnneauxEntry = Schemas["AnneauxEntry"];
export type AnneauxGeometry = Schemas["AnneauxGeometry"];
