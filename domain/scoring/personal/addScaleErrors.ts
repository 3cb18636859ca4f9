import type { MetricProfile } from './estimateProfile.ts';

/** The profile that the same answers would give with another discrimination of the statements. */
export interface AlternativeProfile {
  readonly theta: ArrayLike<number>;
  /** The variance of each metric's error. */
  readonly variances: readonly number[];
  /** The logarithm of the probability of this discrimination given the answers, up to a constant. */
  readonly logWeight: number;
}

/**
 * Errors of an estimate whose scale is uncertain (methods 1.2). `se` is the square root of the mean squared error of `theta`, averaged over
 * the alternatives by their probability. `scale_error` is its part that isn't in `covariance`, with the sign of the estimate: another
 * discrimination moves all metrics in the same proportion. Comparisons use `covariance` alone, because a common factor doesn't change the
 * sign of a difference. The estimate itself does not change.
 */
export function addScaleErrors<Profile extends Pick<MetricProfile, 'theta' | 'covariance'>>(
  profile: Profile,
  alternatives: readonly AlternativeProfile[],
): Profile & { readonly se: readonly number[]; readonly scale_error: readonly number[] } {
  const highest = Math.max(...alternatives.map(({ logWeight }) => logWeight));
  const weights = alternatives.map(({ logWeight }) => Math.exp(logWeight - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const scale_error = profile.theta.map((theta, trait) => {
    const mean = alternatives.reduce((sum, other, at) => {
      const squared = (other.variances[trait] ?? 0) + ((other.theta[trait] ?? 0) - theta) ** 2;
      return sum + ((weights[at] ?? 0) / total) * squared;
    }, 0);
    const additional = Math.sqrt(Math.max(0, mean - varianceOf(profile, trait)));
    return theta < 0 && additional > 0 ? -additional : additional;
  });
  const se = scale_error.map((error, trait) => Math.sqrt(varianceOf(profile, trait) + error ** 2));
  return { ...profile, se, scale_error };
}

const varianceOf = ({ covariance }: Pick<MetricProfile, 'covariance'>, trait: number) =>
  covariance[trait]?.[trait] ?? 0;
