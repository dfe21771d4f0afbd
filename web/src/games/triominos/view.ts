/** What the server tells of a table of My First Triominos. */

import type { Point, View } from "../../board/types";

export interface TriominosView extends View {
  /** The cards on the table as they would be laid, `^0,1=231`, in the order of laying. */
  table: string[];
  chips: number[];
  rack_sizes: number[];
  /** Each seat's cards by their names, null if they are not seen. */
  racks: (string[] | null)[];
  pot: number;
}

/** A cell stands on a side or hangs from one. */
export type CellKind = "^" | "v";

export interface TriominosGeometry {
  /** Where one step of i and one of j lead. */
  vertex: { i: Point; j: Point };
  /** The corners of a cell as steps from the vertex it is named after. */
  cells: Record<CellKind, [number, number][]>;
  first: string;
}

/** The joker's name, and what it shows in its corners. */
export const JOKER = "***";
