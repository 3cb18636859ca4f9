import type { TargetRange } from '../builder/blueprintProfile.ts';
import { metrics } from '../metrics/metrics.ts';
import type { NormVersion } from '../scoring/personal/normVersion.ts';
import { toPercentileScale } from '../scoring/personal/percentileScale.ts';

/** `fits`: inside the required range, or too close to its edge to decide. */
export const fits = ['below', 'fits', 'above'] as const;
export type Fit = (typeof fits)[number];

export interface BlueprintFit extends TargetRange {
  readonly fit: Fit;
}

/**
 * Compares each metric of a profile with the range a blueprint requires, both on the 0-100 scale: `below` or `above` only if the whole 80
 * percent band of the metric lies outside the range. `theta` and `se` are in the order of `metrics`. Callers check first whether the
 * comparison is allowed (`checkComparison`; methods 1.1, 3.3).
 */
export function compareProfileWithBlueprint(
  { theta, se }: { readonly theta: readonly number[]; readonly se: readonly number[] },
  norm: Pick<NormVersion, 'metrics'> | null,
  ranges: readonly TargetRange[],
): readonly BlueprintFit[] {
  return ranges.map((range) => {
    const at = metrics.indexOf(range.metric);
    const band = toPercentileScale(theta[at] ?? 0, se[at] ?? Number.POSITIVE_INFINITY, norm?.metrics[at]);
    const fit = band.high < range.low ? 'below' : band.low > range.high ? 'above' : 'fits';
    return { ...range, fit };
  });
}
