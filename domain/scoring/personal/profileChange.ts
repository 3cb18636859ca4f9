import { type ChangeWord, callChanges } from '../change.ts';
import type { ScoreKind } from './compare.ts';
import type { Profile } from './profile.ts';

/** What two scores must share to stand on one scale. */
export interface Versions {
  readonly question_ids: readonly number[];
  readonly model_version: string;
  readonly norm_version: number | null;
}

/** One name for each scale: equal for scores of the same questions, model and norm (scoring, "never silently"). */
export const scaleOf = ({ question_ids, norm_version, model_version }: Versions): string =>
  JSON.stringify([[...question_ids].sort((a, b) => a - b), norm_version, model_version]);

export type ChangeObstacle = 'otherVersion' | 'relative';

/**
 * Why the change between two scores of one person cannot be told, or null where it can: another scale, or a relative
 * profile, whose metrics only have an order within the person, so that one falls where another rises.
 */
export function changeObstacle(
  before: Versions,
  after: Versions & { readonly kind: ScoreKind },
): ChangeObstacle | null {
  if (scaleOf(before) !== scaleOf(after)) return 'otherVersion';
  return after.kind === 'ipsative' ? 'relative' : null;
}

/**
 * Metric by metric whether a profile changed: |d| > 1.96 sqrt(se1^2 + se2^2), and it survives Benjamini-Hochberg at
 * .10 over all metrics, as they are shown together (methods 2.3). Both profiles on one scale, in the metrics' order.
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
