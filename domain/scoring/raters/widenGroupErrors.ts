import { CALIBRATION_THRESHOLDS } from '../personal/calibrationDue.ts';
import type { GroupProfile } from './groupProfile.ts';

/**
 * Variance added while the statements' parameters are uncertain, as a share of the variance of a single form. More raters don't reduce it,
 * because all of them answer the same statements. With these shares, 90 percent intervals of 3 to 8 raters cover about 90 percent for
 * simulated statements with a in .5..1.5 and sd(b) = .5 (`npm run bench statistics`). The estimate itself does not change.
 */
const PARAMETER_SHARES = { shipped: 0.4, firstCalibration: 0.2 } as const;

/** Widens a group's errors until the final calibration. `n` is the number of forms behind the norm version, null without one. */
export function widenGroupErrors(profile: GroupProfile, n: number | null): GroupProfile {
  const share = shareFor(n);
  const covariance = profile.covariance.map((row, i) =>
    row.map((entry, j) => entry + share * (profile.single[i]?.[j] ?? 0)),
  );
  return { ...profile, covariance, se: covariance.map((row, trait) => Math.sqrt(row[trait] ?? 0)) };
}

function shareFor(n: number | null): number {
  if (n === null) return PARAMETER_SHARES.shipped;
  return n < CALIBRATION_THRESHOLDS.final ? PARAMETER_SHARES.firstCalibration : 0;
}
