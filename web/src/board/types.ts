/** What boards consist of: places, picks, and turning parts. */

export interface Point {
  x: number;
  y: number;
}

/** A part of the plane, y downwards, in the game's own units. */
export interface Box extends Point {
  width: number;
  height: number;
}

/**
 * Something a player can point at on the way to an action, as `kind:what`: `point:Na`,
 * `turn:B>`, `card:123`, `say:4`. Only the game knows what a pick means.
 */
export type Pick = string;

/** The picks that lead to an action, in order. An action may have several paths. */
export interface Path {
  action: string;
  picks: readonly Pick[];
}

/** A part of the board that a player can turn by dragging it round its centre. */
export interface Grip {
  part: string;
  centre: Point;
  /** Degrees of one turn. */
  step: number;
  /** The picks for a turn clockwise and anticlockwise. */
  forward: Pick;
  back: Pick;
  /** Whether the part is under this point. */
  holds(at: Point): boolean;
}

/** A turn as an arc, for people who want less motion. */
export interface Arc {
  centre: Point;
  radius: number;
  /** Clockwise is positive. */
  degrees: number;
}
