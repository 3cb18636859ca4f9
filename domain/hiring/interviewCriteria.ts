import type { TargetRange } from '../builder/blueprintProfile.ts';
import { type Metric, metrics } from '../metrics/metrics.ts';
import type { Fit } from './blueprintFit.ts';

/** Why an interview asks about a criterion: it matters most for the role, or the result lies outside the target range. */
export type ProbeReason = 'core' | 'below' | 'above';

export interface InterviewCriterion extends TargetRange {
  /** Null without a result that may be compared with the range. */
  readonly fit: Fit | null;
  /** Null if the interview doesn't ask about the criterion. */
  readonly probe: ProbeReason | null;
}

const isCore = ({ importance }: TargetRange) => importance === 'essential' || importance === 'important';

/** Maximum number of additional criteria for one applicant, so that interviews remain comparable. */
export const maxOwnCriteria = 3;

const rank = { essential: 0, important: 1, useful: 2, minor: 3 } as const;

/**
 * Returns the criteria of a blueprint, those to ask about first. Every applicant is asked about essential and important criteria, whatever
 * the result, and about up to `maxOwnCriteria` others that lie outside the target range, the most important first. `fits` is empty if the
 * result may not be compared; the questions are then the same for everyone. Nothing here decides about an applicant.
 */
export function selectInterviewCriteria(
  ranges: readonly TargetRange[],
  fits: readonly { readonly metric: Metric; readonly fit: Fit }[],
): readonly InterviewCriterion[] {
  const fitByMetric = new Map(fits.map(({ metric, fit }) => [metric, fit]));
  const ordered = [...ranges].sort(
    (a, b) =>
      rank[a.importance] - rank[b.importance] || metrics.indexOf(a.metric) - metrics.indexOf(b.metric),
  );
  const additional = ordered
    .filter((range) => !isCore(range) && (fitByMetric.get(range.metric) ?? 'fits') !== 'fits')
    .slice(0, maxOwnCriteria)
    .map(({ metric }) => metric);
  const criteria = ordered.map((range): InterviewCriterion => {
    const fit = fitByMetric.get(range.metric) ?? null;
    const isOwn = additional.includes(range.metric);
    const outside = fit === 'below' || fit === 'above' ? fit : null;
    return { ...range, fit, probe: isCore(range) ? (outside ?? 'core') : isOwn ? outside : null };
  });
  return [
    ...criteria.filter(({ probe }) => probe !== null),
    ...criteria.filter(({ probe }) => probe === null),
  ];
}
