import type { MeasuredDifference } from '../differenceWords.ts';
import type { MetricProfile } from './estimateProfile.ts';

/** The fields of a profile that a comparison needs. */
export type ProfileEstimate = Pick<MetricProfile, 'theta' | 'covariance'>;

/** The weighted sum w'theta of a profile and its standard error sqrt(w'Cw), in standard deviations (methods 1.2). */
export function contrastOf(
  { theta, covariance }: ProfileEstimate,
  weights: readonly number[],
): MeasuredDifference {
  const value = weights.reduce((sum, weight, trait) => sum + weight * (theta[trait] ?? 0), 0);
  const variance = covariance.reduce(
    (sum, row, r) =>
      sum + row.reduce((own, entry, c) => own + (weights[r] ?? 0) * (weights[c] ?? 0) * entry, 0),
    0,
  );
  return { value, se: Math.sqrt(Math.max(0, variance)) };
}

/** The difference between each of several weighted means and the mean of the others. */
export function contrastsAmong(
  profile: ProfileEstimate,
  means: readonly (readonly number[])[],
): readonly MeasuredDifference[] {
  return means.map((own, at) => {
    const others = means.filter((_, other) => other !== at);
    const weights = own.map(
      (weight, k) => weight - others.reduce((sum, one) => sum + (one[k] ?? 0), 0) / others.length,
    );
    return contrastOf(profile, weights);
  });
}

/** The difference between each metric and the mean of the other metrics. */
export const metricContrasts = (profile: ProfileEstimate): readonly MeasuredDifference[] =>
  contrastsAmong(
    profile,
    profile.theta.map((_, metric) => profile.theta.map((_other, at) => (at === metric ? 1 : 0))),
  );
