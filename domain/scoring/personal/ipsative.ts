import type { RankedBlock } from './likelihood.ts';

/** What a person's rankings say of one metric without any model. */
export interface IpsativeScore {
  readonly points: number;
  /** How many statements of the metric were ranked. */
  readonly times_shown: number;
  /** 0..100; null for a metric that was not shown. */
  readonly percent: number | null;
}

/**
 * The transparent fall-back beside every profile (methods 1.2): 3, 2, 1, 0 points by place, turned round for a
 * reverse-worded statement; percent = 100 * points / (3 * times shown). One entry for each of `traits` metrics. The
 * points of all metrics always add up to the same sum, so they say nothing between people.
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
