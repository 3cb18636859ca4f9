import type { RankedBlock } from './likelihood.ts';

/** A person's score in one metric, from ranks only, without a statistical model. */
export interface IpsativeScore {
  readonly points: number;
  /** Number of ranked statements of the metric. */
  readonly times_shown: number;
  /** 0-100; null if the metric was not shown. */
  readonly percent: number | null;
}

/**
 * Ipsative scores, stored with every profile as a transparent fallback (methods 1.2): 3, 2, 1 or 0 points by rank, inverted for reversed
 * statements; percent = 100 * points / (3 * times shown). One entry for each of `traits` metrics. The points of all metrics have a constant
 * sum, so they cannot be compared between people.
 */
export function ipsativeScores(blocks: readonly RankedBlock[], traits: number): readonly IpsativeScore[] {
  const points = new Array<number>(traits).fill(0);
  const most = new Array<number>(traits).fill(0);
  const shown = new Array<number>(traits).fill(0);
  for (const block of blocks) {
    const first = block.length - 1;
    block.forEach(({ trait, a }, index) => {
      points[trait] = (points[trait] ?? 0) + (a < 0 ? index : first - index);
      most[trait] = (most[trait] ?? 0) + first;
      shown[trait] = (shown[trait] ?? 0) + 1;
    });
  }
  return points.map((own, trait) => {
    const limit = most[trait] ?? 0;
    return { points: own, times_shown: shown[trait] ?? 0, percent: limit === 0 ? null : (100 * own) / limit };
  });
}
