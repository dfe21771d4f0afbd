/** Merges two lists, keeps the order of both, and pairs as much as possible. */

export class WeightedOrder<A, B> {
  constructor(
    private readonly first: readonly A[],
    private readonly second: readonly B[],
    /** How well two items match; 0 if they do not. */
    private readonly fit: (a: A, b: B) => number,
  ) {}

  /** Matching items as pairs, the others alone. */
  pairs(): [A | null, B | null][] {
    const { first, second } = this;
    const begin = this.common((k) => [first[k], second[k]]);
    const end = Math.min(
      this.common((k) => [first[first.length - 1 - k], second[second.length - 1 - k]]),
      first.length - begin,
      second.length - begin,
    );
    const [a, b] = [
      first.slice(begin, first.length - end),
      second.slice(begin, second.length - end),
    ];
    const both = (from: number, other: number, count: number): [A | null, B | null][] =>
      first.slice(from, from + count).map((each, k) => [each, second[other + k] ?? null]);
    return [
      ...both(0, 0, begin),
      ...this.between(a, b),
      ...both(first.length - end, second.length - end, end),
    ];
  }

  /** How many items match perfectly from one end, so that they need no search. */
  private common(at: (k: number) => [A | undefined, B | undefined]): number {
    let k = 0;
    for (; ; k++) {
      const [a, b] = at(k);
      if (a === undefined || b === undefined || this.fit(a, b) < BEST) return k;
    }
  }

  private between(a: readonly A[], b: readonly B[]): [A | null, B | null][] {
    const width = b.length + 1;
    const fits = a.map((each) => b.map((other) => this.fit(each, other)));
    // The weight of the best pairing of the rest from here.
    const best = new Float64Array((a.length + 1) * width);
    const at = (i: number, j: number) => best[i * width + j] ?? 0;
    for (let i = a.length - 1; i >= 0; i--) {
      for (let j = b.length - 1; j >= 0; j--) {
        const fit = fits[i]?.[j] ?? 0;
        const together = fit > 0 ? fit + at(i + 1, j + 1) : 0;
        best[i * width + j] = Math.max(together, at(i + 1, j), at(i, j + 1));
      }
    }
    const pairs: [A | null, B | null][] = [];
    let [i, j] = [0, 0];
    while (i < a.length || j < b.length) {
      const fit = fits[i]?.[j] ?? 0;
      if (fit > 0 && at(i, j) === fit + at(i + 1, j + 1))
        pairs.push([a[i++] ?? null, b[j++] ?? null]);
      else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1)))
        pairs.push([a[i++] ?? null, null]);
      else pairs.push([null, b[j++] ?? null]);
    }
    return pairs;
  }
}

/** The best possible match. */
export const BEST = 10;
