import type { TargetRange } from '../builder/blueprintProfile.ts';
import { metrics } from '../metrics/metrics.ts';
import type { NormVersion } from '../scoring/personal/norms.ts';
import { scaled } from '../scoring/personal/scale.ts';

/** `fits`: inside of what is wanted, or too near to its edge to tell. */
export const fits = ['below', 'fits', 'above'] as const;
export type Fit = (typeof fits)[number];

export interface BlueprintFit extends TargetRange {
  readonly fit: Fit;
}

/**
 * Each metric of a profile beside what a blueprint wants of it, both on the scale 0 to 100: `below` or `above` only where
 * the whole 80 percent band of the metric lies outside of the range. `theta` and `se` are in the order of the metrics.
 * Whether the two may stand beside each other at all is `mayCompare`'s question (methods 1.1, 3.3).
 */
export function blueprintFit(
  { theta, se }: { readonly theta: readonly number[]; readonly se: readonly number[] },
  norm: Pick<NormVersion, 'metrics'> | null,
  ranges: readonly TargetRange[],
): readonly BlueprintFit[] {
  return ranges.map((range) => {
    const at = metrics.indexOf(range.metric);
    const band = scaled(theta[at] ?? 0, se[at] ?? Number.POSITIVE_INFINITY, norm?.metrics[at]);
    const fit = band.high < range.low ? 'below' : band.low > range.high ? 'above' : 'fits';
    return { ...range, fit };
  });
}
