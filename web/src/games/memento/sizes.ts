/**
 * How large things are drawn, in units of a triangle's side. Points of neighbouring triangles
 * are 0.16 apart, so two figures beside each other just do not touch.
 */

/** A stone lies flat and is seen a little from above. */
export const STONE = {
  /** Half its width, half the depth that is seen, and its thickness. */
  width: 0.068,
  depth: 0.052,
  thick: 0.035,
};

/** How far below its point a figure stands, so that a Single is in the middle of its point. */
export const FOOT = 0.018;

/** Half the width of a point that nothing stands on. */
export const DOT = 0.019;

/** How flat round things look. */
export const FLAT = STONE.depth / STONE.width;

/** How far from its place a pick can be hit; between them a triangle can be gripped. */
export const REACH = 0.11;

/** The middle of what is seen of a figure, above or below its point. */
export function middleOf(height: number): number {
  return FOOT - (height * STONE.thick) / 2;
}

/**
 * The outline of a figure standing on the origin, so much larger all round:
 *
 *      .-"""-.
 *     (       )   its top
 *     |       |
 *      `-...-'    its foot
 */
export function outline(height: number, larger: number): string {
  const [rx, ry] = [STONE.width + larger, STONE.depth + larger];
  const tall = height * STONE.thick;
  return `M${-rx} ${-tall}A${rx} ${ry} 0 0 1 ${rx} ${-tall}v${tall}A${rx} ${ry} 0 0 1 ${-rx} 0z`;
}

/** The side of one stone whose foot is on the origin. */
export const STONE_SIDE = `M${-STONE.width} ${-STONE.thick}v${STONE.thick}A${STONE.width} ${STONE.depth} 0 0 0 ${STONE.width} 0v${-STONE.thick}z`;
