/** The server's data for Memento. */

import type { Schemas } from "../../api/types";

export type MementoView = Schemas["MementoView"];
export type MementoEntry = Schemas["MementoEntry"];
export type MementoGeometry = Schemas["MementoGeometry"];
