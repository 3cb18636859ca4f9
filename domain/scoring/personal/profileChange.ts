import { type ChangeWord, callChanges } from '../callChanges.ts';
import type { Profile } from './estimateProfile.ts';
import type { ScoreKind } from './scoreComparison.ts';

/** The versions that two scores must share to be on the same scale. */
export interface Versions {
  readonly question_ids: readonly number[];
  readonly model_version: string;
  readonly norm_version: number | null;
}

/** Identifies a scale: equal for scores of the same questions, model and norm. */
export const scaleOf = ({ question_ids, norm_version, model_version }: Versions): string =>
  JSON.stringify([[...question_ids].sort((a, b) => a - b), norm_version, model_version]);

export type ChangeObstacle = 'otherVersion' | 'relative';

/**
 * Why the change between two scores of a person cannot be reported, or null if it can: they are on different scales, or the profile is
 * relative, so that one metric falls when another rises.
 */
export function changeObstacle(
  before: Versions,
  after: Versions & { readonly kind: ScoreKind },
): ChangeObstacle | null {
  if (scaleOf(before) !== scaleOf(after)) return 'otherVersion';
  return after.kind === 'ipsative' ? 'relative' : null;
}

/**
 * Determines for each metric whether a profile changed: |d| > 1.96 sqrt(se1^2 + se2^2), and significant under Benjamini-Hochberg at .10
 * over all metrics, which are displayed together (methods 2.3). Both profiles are on the same scale, in the order of `metrics`.
 */
export function profileChange(
  before: Pick<Profile, 'theta' | 'se'>,
  after: Pick<Profile, 'theta' | 'se'>,
): readonly ChangeWord[] {
  const measured = (profile: Pick<Profile, 'theta' | 'se'>, k: number) => ({
    value: profile.theta[k] ?? 0,
    se: profile.se[k] ?? 0,
  });
  const words = callChanges(
    after.theta.map((_, k) => ({
      element_id: k,
      before: measured(before, k),
      after: measured(after, k),
    })),
  );
  return after.theta.map((_, k) => words.get(k) ?? 'noClearChange');
}
