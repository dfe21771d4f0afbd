/**
 * The six keys to announce a number. They are in the empty middle of the frame if that is large
 * enough for fingers on every screen: with four seats it is six fields wide, 146 px on the
 * smallest phone. With two or three seats it is only two fields high, so the keys are beside
 * the board. Only the number of seats decides, so a key never changes its place.
 */

import type { Box, Point } from "../../board/types";
import { centre, hole } from "./layout";
import type { DimenticatoGeometry } from "./types";

export const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** In fields: 44 px if a field has 24.3 px. */
export const KEY = 1.82;
const GAP = 0.25;
const COLUMNS = 3;
const ROWS = 2;
/** The height of the line above the keys, which shows the figure. */
export const HEAD_LINE = 1.3;

/** How far from its middle a key can be hit: up to its corners. */
export const KEY_REACH = KEY * Math.SQRT1_2;

const WIDTH = COLUMNS * KEY + (COLUMNS - 1) * GAP;
const HEIGHT = HEAD_LINE + ROWS * KEY + (ROWS - 1) * GAP;

/** The box of the keys and the line above them; null if they are beside the board. */
export function keypad(geometry: DimenticatoGeometry): Box | null {
  const inside = hole(geometry);
  if (inside.width < WIDTH || inside.height < HEIGHT) return null;
  const { x, y } = centre(inside);
  return { x: x - WIDTH / 2, y: y - HEIGHT / 2, width: WIDTH, height: HEIGHT };
}

/** The middle of the key for a number; null if the keys are beside the board. */
export function keyPlace(number: number, geometry: DimenticatoGeometry): Point | null {
  const box = keypad(geometry);
  if (!box) return null;
  const [column, row] = [(number - 1) % COLUMNS, Math.floor((number - 1) / COLUMNS)];
  return {
    x: box.x + KEY / 2 + column * (KEY + GAP),
    y: box.y + HEAD_LINE + KEY / 2 + row * (KEY + GAP),
  };
}
