/**
 * What boards consist of: places, picks, and turning parts. Packages of games get the same types,
 * for a board of their own.
 */

export type {
  Arc,
  Box,
  Grip,
  Path,
  Pick,
  Point,
  Reader,
  Said,
} from "../../../src/tavolino/kit/template/board-types";
