import type { MetricProfile } from './estimateProfile.ts';

export type DifferenceWord = 'higher' | 'lower' | 'same';

/** 90 percent, two-sided. */
const CERTAINTY = 1.645;

/** The word for a difference (methods 1.4): "higher" or "lower" only if |difference| > 1.645 se, otherwise "about the same". */
export function differenceWord(difference: number, se: number): DifferenceWord {
  if (!(Math.abs(difference) > CERTAINTY * se)) return 'same';
  return difference > 0 ? 'higher' : 'lower';
}

/** The weighted sum w'theta of a profile and its standard error sqrt(w'Cw), in standard deviations (methods 1.2). */
export function contrastOf(
  { theta, covariance }: Pick<MetricProfile, 'theta' | 'covariance'>,
  weights: readonly number[],
): { readonly value: number; readonly se: number } {
  const value = weights.reduce((sum, weight, trait) => sum + weight * (theta[trait] ?? 0), 0);
  const variance = covariance.reduce(
    (sum, row, r) =>
      sum + row.reduce((own, entry, c) => own + (weights[r] ?? 0) * (weights[c] ?? 0) * entry, 0),
    0,
  );
  return { value, se: Math.sqrt(Math.max(0, variance)) };
}

/**
 * Compares metric i with the mean of the person's other metrics ("clearly higher than your other elements"): the contrast with weight 1 for
 * it and -1/(K-1) elsewhere.
 */
export function compareWithOthers(
  profile: Pick<MetricProfile, 'theta' | 'covariance'>,
  i: number,
): DifferenceWord {
  const others = profile.theta.length - 1;
  const weights = profile.theta.map((_, trait) => (trait === i ? 1 : -1 / others));
  const { value, se } = contrastOf(profile, weights);
  return differenceWord(value, se);
}
