import { type ChangeWord, changeWordsOf } from '../detectChanges.ts';
import type { MetricProfile } from './estimateProfile.ts';
import type { ScoreKind } from './scoreComparison.ts';

/** The versions that two scores must share to be on the same scale. */
export interface ScaleVersions {
  readonly question_ids: readonly number[];
  readonly model_version: string;
  readonly norm_version: number | null;
}

/** Model versions that give the same estimates as an earlier version, but other errors or profiles for more answers. */
const sameEstimatesAs: Readonly<Record<string, string>> = {
  'pl-irt-2': 'pl-irt-1',
  'pl-irt-3': 'pl-irt-1',
  'pl-irt-raters-3': 'pl-irt-raters-2',
};

/** Whether the same answers have the same estimates in both model versions. */
export const haveSameEstimates = (one: string, other: string): boolean =>
  (sameEstimatesAs[one] ?? one) === (sameEstimatesAs[other] ?? other);

/** Identifies a scale: equal for scores of the same questions, norm, and model as far as estimates are concerned. */
export const scaleKey = ({ question_ids, norm_version, model_version }: ScaleVersions): string =>
  JSON.stringify([
    [...question_ids].sort((a, b) => a - b),
    norm_version,
    sameEstimatesAs[model_version] ?? model_version,
  ]);

export type ChangeObstacle = 'otherVersion' | 'relative';

/**
 * Returns why the change between two scores of a person cannot be reported: they are on different scales, or the profile is relative, so
 * that one metric decreases when another increases. Null if the change can be reported.
 */
export function changeObstacle(
  before: ScaleVersions,
  after: ScaleVersions & { readonly kind: ScoreKind },
): ChangeObstacle | null {
  if (scaleKey(before) !== scaleKey(after)) return 'otherVersion';
  return after.kind === 'ipsative' ? 'relative' : null;
}

/**
 * Determines for each metric whether a profile changed: a difference is significant among those of all metrics, which are
 * displayed together (methods 1.4, 2.3). Both profiles are on the same scale, in the order of `metrics`, so that its uncertainty
 * (`scale_error`) doesn't count.
 */
export function profileChange(
  before: Pick<MetricProfile, 'theta' | 'covariance'>,
  after: Pick<MetricProfile, 'theta' | 'covariance'>,
): readonly ChangeWord[] {
  return changeWordsOf(
    after.theta.map((theta, k) => ({
      value: theta - (before.theta[k] ?? 0),
      se: Math.sqrt((before.covariance[k]?.[k] ?? 0) + (after.covariance[k]?.[k] ?? 0)),
    })),
  );
}
