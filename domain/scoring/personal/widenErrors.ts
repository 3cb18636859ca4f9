import { addScaleErrors } from './addScaleErrors.ts';
import { alternativeProfiles } from './alternativeProfiles.ts';
import { CALIBRATION_THRESHOLDS } from './calibrationDue.ts';
import type { MetricProfile } from './estimateProfile.ts';
import type { RankedBlock } from './likelihood.ts';
import type { Prior } from './prior.ts';

/**
 * Factors for standard errors while a and b of single statements are uncertain. The formula of methods 1.2 assumes that they are known.
 * With the initial values (a = +-1, b = 0), for simulated people with a in .5..1.5 and sd(b) = .5, the plain 95 percent interval covers the
 * truth in only 91 to 95 of 100 cases, and in 92 to 94 after a first calibration on 300 forms (`npm run bench scoring`).
 */
export const WIDENING_FACTORS = { shipped: 1.1, firstCalibration: 1.05 } as const;

/** A profile with the widened errors that are stored with it. */
export interface WidenedProfile extends MetricProfile {
  /** See `addScaleErrors`; null once the form is calibrated. */
  readonly scale_error: readonly number[] | null;
}

/**
 * Widens a profile's errors until the final calibration. `n` is the number of forms behind the norm version, null without one: then the
 * discrimination that the statements have in common is uncertain as well (`addScaleErrors`). `profile` is the estimate of `blocks` with
 * `prior`; it does not change.
 */
export function widenErrors(
  profile: MetricProfile,
  n: number | null,
  { blocks, prior }: { readonly blocks: readonly RankedBlock[]; readonly prior: Prior },
): WidenedProfile {
  const factor = factorFor(n);
  const widened = {
    ...profile,
    se: profile.se.map((se) => se * factor),
    covariance: profile.covariance.map((row) => row.map((entry) => entry * factor ** 2)),
    scale_error: null,
  };
  if (n !== null) return widened;
  return addScaleErrors(
    widened,
    alternativeProfiles(blocks, prior, profile, (variance) => variance * factor ** 2),
  );
}

function factorFor(n: number | null): number {
  if (n === null) return WIDENING_FACTORS.shipped;
  return n < CALIBRATION_THRESHOLDS.final ? WIDENING_FACTORS.firstCalibration : 1;
}
