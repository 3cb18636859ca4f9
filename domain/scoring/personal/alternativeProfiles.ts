import type { AlternativeProfile } from './addScaleErrors.ts';
import { discriminations, scaleBlocks } from './discriminationPrior.ts';
import { estimateProfile, type MetricProfile } from './estimateProfile.ts';
import type { RankedBlock } from './likelihood.ts';
import { logMarginal } from './logMarginal.ts';
import type { Prior } from './prior.ts';

/**
 * The profiles that the answers to one form would give with each discrimination of the prior. `varianceOf` widens the variance of an error
 * for the uncertainty of single statements.
 */
export function alternativeProfiles(
  blocks: readonly RankedBlock[],
  prior: Prior,
  { theta: start }: Pick<MetricProfile, 'theta'>,
  varianceOf: (variance: number, trait: number) => number,
): readonly AlternativeProfile[] {
  return discriminations.map(({ factor, logWeight }) => {
    const scaled = scaleBlocks(blocks, factor);
    const profile = estimateProfile(scaled, prior, start);
    return {
      theta: profile.theta,
      variances: profile.se.map((se, trait) => varianceOf(se ** 2, trait)),
      logWeight: logWeight + logMarginal(scaled, prior, profile),
    };
  });
}
