import { type AlternativeProfile, addScaleErrors } from '../personal/addScaleErrors.ts';
import { alternativeProfiles } from '../personal/alternativeProfiles.ts';
import { CALIBRATION_THRESHOLDS } from '../personal/calibrationDue.ts';
import { discriminations, scaleBlocks } from '../personal/discriminationPrior.ts';
import type { Prior } from '../personal/prior.ts';
import type { RaterBlocks } from './estimateRaterComponents.ts';
import { groupLogMarginal } from './groupLogMarginal.ts';
import { findGroupMode, type GroupProfile, PERSON_VARIANCE } from './groupProfile.ts';

/**
 * Variance added while the parameters of single statements are uncertain, as a share of the variance of a single form. More raters don't
 * reduce it, because all of them answer the same statements. With these shares, 90 percent intervals of 3 to 8 raters cover about 90
 * percent for simulated statements with a in .5..1.5 and sd(b) = .5 (`npm run bench statistics`). The estimate itself does not change.
 */
export const PARAMETER_SHARES = { shipped: 0.4, firstCalibration: 0.2 } as const;

/** A group's profile with the widened errors that are stored with it. */
export interface WidenedGroupProfile extends GroupProfile {
  /** See `addScaleErrors`; null once the form is calibrated. */
  readonly scale_error: readonly number[] | null;
}

/** The data from which a group's profile was estimated. */
export interface GroupEvidence {
  readonly raters: RaterBlocks;
  readonly prior: Prior;
  /** The variance between the raters of one person. */
  readonly rater: number;
}

/**
 * Widens a group's errors until the final calibration. `n` is the number of forms behind the norm version, null without one: then the
 * discrimination that the statements have in common is uncertain as well (`addScaleErrors`).
 */
export function widenGroupErrors(
  profile: GroupProfile,
  n: number | null,
  evidence: GroupEvidence,
): WidenedGroupProfile {
  const share = shareFor(n);
  const covariance = profile.covariance.map((row, i) =>
    row.map((entry, j) => entry + share * (profile.single[i]?.[j] ?? 0)),
  );
  const se = covariance.map((row, trait) => Math.sqrt(row[trait] ?? 0));
  const widened = { ...profile, covariance, se, scale_error: null };
  return n === null ? addScaleErrors(widened, alternativesOf(profile, evidence)) : widened;
}

/** Variances between raters were estimated with the initial discrimination, so they change with its square. */
function alternativesOf(
  { theta, single, views }: GroupProfile,
  { raters, prior, rater }: GroupEvidence,
): readonly AlternativeProfile[] {
  const varianceOf = (own: number, trait: number) =>
    own + PARAMETER_SHARES.shipped * (single[trait]?.[trait] ?? 0);
  const [first = [], ...more] = raters;
  if (more.length === 0) return alternativeProfiles(first, prior, { theta }, varianceOf);
  return discriminations.map(({ factor, logWeight }) => {
    const scaled = raters.map((blocks) => scaleBlocks(blocks, factor));
    const variances = { person: PERSON_VARIANCE, rater: rater / factor ** 2 };
    const mode = findGroupMode(
      scaled,
      prior,
      variances,
      views.map((view) => ({ theta: view })),
    );
    return {
      theta: mode.theta,
      variances: theta.map((_, trait) => varianceOf(mode.covariance[trait * prior.size + trait] ?? 0, trait)),
      logWeight: logWeight + groupLogMarginal(scaled, prior, variances, mode),
    };
  });
}

function shareFor(n: number | null): number {
  if (n === null) return PARAMETER_SHARES.shipped;
  return n < CALIBRATION_THRESHOLDS.final ? PARAMETER_SHARES.firstCalibration : 0;
}
