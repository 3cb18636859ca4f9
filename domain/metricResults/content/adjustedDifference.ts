import { meanOf } from '../../scoring/benchmarkScores.ts';
import { normalQuantile } from '../../scoring/personal/percentileScale.ts';

/** A person's scores in two assessments. */
export interface ScorePair {
  readonly before: number;
  readonly after: number;
}

export interface AdjustedDifference {
  readonly difference: number;
  readonly se: number;
  readonly df: number;
}

/**
 * The difference of the later scores of two groups, adjusted for their earlier scores (analysis of covariance with a common slope). A group that
 * was lower before is expected to rise without any reason; the slope removes this. The standard error is that of HC3 (MacKinnon and White
 * 1985), which doesn't assume equal variances; its degrees of freedom are those of the smaller group.
 */
export function adjustedDifference(
  completed: readonly ScorePair[],
  others: readonly ScorePair[],
): AdjustedDifference {
  const groups = [completed, others].map((pairs) => {
    const before = meanOf(pairs.map((pair) => pair.before)) ?? 0;
    const after = meanOf(pairs.map((pair) => pair.after)) ?? 0;
    return {
      size: pairs.length,
      ...{ before, after },
      centered: pairs.map((pair) => ({ x: pair.before - before, y: pair.after - after })),
    };
  });
  const all = groups.flatMap(({ centered }) => centered);
  const xx = all.reduce((sum, { x }) => sum + x * x, 0);
  const slope = xx === 0 ? 0 : all.reduce((sum, { x, y }) => sum + x * y, 0) / xx;
  const [one, other] = groups;
  if (!one || !other) throw new RangeError('two groups');
  const gap = one.before - other.before;
  const variance = groups.reduce((sum, { size, centered }, at) => {
    const sign = at === 0 ? 1 : -1;
    return centered.reduce((part, { x, y }) => {
      const weight = sign / size - (xx === 0 ? 0 : (gap * x) / xx);
      const leverage = 1 / size + (xx === 0 ? 0 : (x * x) / xx);
      return part + ((weight * (y - slope * x)) / (1 - leverage)) ** 2;
    }, sum);
  }, 0);
  return {
    difference: one.after - other.after - slope * gap,
    se: Math.sqrt(variance),
    df: Math.min(one.size, other.size) - 2,
  };
}

/** The quantile of Student's t by the expansion of Fisher and Cornish (1960), within .001 from 15 degrees of freedom on. */
export function tQuantile(p: number, df: number): number {
  const z = normalQuantile(p);
  return (
    z +
    (z ** 3 + z) / (4 * df) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * df ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * df ** 3)
  );
}
