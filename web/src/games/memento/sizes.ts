/**
 * Sizes in units of a triangle's side. Points of neighbouring triangles are 0.16 apart, so two
 * adjacent figures just do not touch.
 */

/** A flat stone, seen slightly from above. */
export const STONE = {
  /** Half its width, half its visible depth, and its thickness. */
  width: 0.068,
  depth: 0.052,
  thick: 0.035,
};

/** How far below its point a figure stands, so that a Single is centred on the point. */
export const FOOT = 0.018;

/** Half the width of an empty point. */
export const DOT = 0.019;

/** The ratio of depth to width of round things. */
export const FLAT = STONE.depth / STONE.width;

/** How far from its place a pick can be hit; a triangle can be gripped in between. */
export const REACH = 0.11;

/** The offset of a figure's visible middle from its point. */
export function middleOf(height: number): number {
  return FOOT - (height * STONE.thick) / 2;
}

/**
 * The outline of a figure on the origin, enlarged on all sides by `larger`:
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

/** The side of one stone with its foot on the origin. */
export const STONE_SIDE = `M${-STONE.width} ${-STONE.thick}v${STONE.thick}A${STONE.width} ${STONE.depth} 0 0 0 ${STONE.width} 0v${-STONE.thick}z`;
