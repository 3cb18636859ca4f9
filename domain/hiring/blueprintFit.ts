import type { TargetRange } from '../builder/blueprintProfile.ts';
import { metrics } from '../metrics/metrics.ts';
import { differenceWords } from '../scoring/differenceWords.ts';
import type { NormVersion } from '../scoring/personal/normVersion.ts';
import { NO_NORM, normalQuantile } from '../scoring/personal/percentileScale.ts';

/** `fits`: inside the required range, or too close to its edge to decide. */
export const fitKinds = ['below', 'fits', 'above'] as const;
export type Fit = (typeof fitKinds)[number];

export interface BlueprintFit extends TargetRange {
  readonly fit: Fit;
}

const fitOf = { lower: 'below', higher: 'above', same: 'fits' } as const;

/**
 * Compares each metric of a profile with the range a blueprint requires, on the 0-100 scale: `below` or `above` only if the distance from
 * the range is significant among those of all ranges, which are displayed together. `theta` and `se` are in the order of `metrics`. Callers
 * check first whether the comparison is allowed (`checkComparison`; methods 1.1, 1.4, 3.3).
 */
export function compareProfileWithBlueprint(
  { theta, se }: { readonly theta: readonly number[]; readonly se: readonly number[] },
  norm: Pick<NormVersion, 'metrics'> | null,
  ranges: readonly TargetRange[],
): readonly BlueprintFit[] {
  const distances = ranges.map(({ metric, low, high }) => {
    const at = metrics.indexOf(metric);
    const { mean, sd } = norm?.metrics[at] ?? NO_NORM;
    const z = ((theta[at] ?? 0) - mean) / sd;
    const [from, to] = [normalQuantile(low / 100), normalQuantile(high / 100)];
    const isOutside = (z < from && low > 0) || (z > to && high < 100);
    return {
      value: isOutside ? z - (z < from ? from : to) : 0,
      se: (se[at] ?? Number.POSITIVE_INFINITY) / sd,
    };
  });
  const words = differenceWords(distances);
  return ranges.map((range, index) => ({ ...range, fit: fitOf[words[index] ?? 'same'] }));
}
