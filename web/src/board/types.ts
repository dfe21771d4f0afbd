/** What boards are made of: places, what can be picked, and what a game tells about itself. */

export interface Point {
  x: number;
  y: number;
}

/** A part of the plane, y downwards, in a game's own units. */
export interface Box extends Point {
  width: number;
  height: number;
}

/**
 * Something a player can point at on the way to an action, as `kind:what`: `point:Na`,
 * `turn:B>`, `card:123`, `say:4`. What a pick means is its game's own affair.
 */
export type Pick = string;

/** The picks that lead to an action, one after the other. An action may have several paths. */
export interface Path {
  action: string;
  picks: readonly Pick[];
}

/** A part of the board that turns when it is dragged round its centre. */
export interface Grip {
  part: string;
  centre: Point;
  /** Degrees of one turn. */
  step: number;
  /** The picks of a turn clockwise and back. */
  forward: Pick;
  back: Pick;
  /** Whether the part is under this point. */
  holds(at: Point): boolean;
}

/** A turn as an arc, for those who want no motion. */
export interface Arc {
  centre: Point;
  radius: number;
  /** Signed, clockwise positive. */
  degrees: number;
}
