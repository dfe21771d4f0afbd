/** The chart of chances over time, as stacked areas. */

const WIDTH = 100;
const HEIGHT = 30;

/** The outline of each seat's area; it skips decisions that were not evaluated. */
export function stackedAreas(shares: readonly (readonly number[] | null)[]): string[] {
  const known = shares.flatMap((each, ply) => (each ? [{ ply, each }] : []));
  const seats = known[0]?.each.length ?? 0;
  const most = Math.max(shares.length - 1, 1);
  const edge = (upTo: number) =>
    known.map(({ ply, each }) => {
      const below = each.slice(0, upTo).reduce((sum, share) => sum + share, 0);
      return `${((ply / most) * WIDTH).toFixed(2)} ${(below * HEIGHT).toFixed(2)}`;
    });
  return Array.from({ length: seats }, (_, seat) => {
    const outline = [...edge(seat), ...edge(seat + 1).reverse()];
    return `M${outline.join("L")}z`;
  });
}
