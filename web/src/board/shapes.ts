/** Shapes that several games draw. */

/** Each seat's shape round the origin: circle, square, triangle, diamond. */
export function seatPath(seat: number, r: number): string {
  switch (seat) {
    case 0:
      return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    case 1:
      return `M${-r * 0.85} ${-r * 0.85}h${r * 1.7}v${r * 1.7}h${-r * 1.7}z`;
    case 2:
      return `M0 ${-r * 1.1}L${r * 1.05} ${r * 0.75}H${-r * 1.05}z`;
    default:
      return `M0 ${-r * 1.2}L${r * 1.05} 0L0 ${r * 1.2}L${-r * 1.05} 0z`;
  }
}

const SLANT = [
  [-1, -1],
  [1, 1],
] as const;
const OTHER = [
  [1, -1],
  [-1, 1],
] as const;
const SIDES = [
  [-1, 0],
  [1, 0],
] as const;
const MIDDLE = [[0, 0]] as const;

/** The positions of the pips of a die for each number, in steps from its middle. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: MIDDLE,
  2: SLANT,
  3: [...SLANT, ...MIDDLE],
  4: [...SLANT, ...OTHER],
  5: [...SLANT, ...OTHER, ...MIDDLE],
  6: [...SLANT, ...OTHER, ...SIDES],
};
