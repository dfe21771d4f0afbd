/** The server's data for Dimenticato. */

import type { Schemas } from "../../api/types";

export type DimenticatoView = Schemas["DimenticatoView"];
export type DimenticatoEntry = Schemas["DimenticatoEntry"];
export type DimenticatoGeometry = Schemas["DimenticatoGeometry"];
