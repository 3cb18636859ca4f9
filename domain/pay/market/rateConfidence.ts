import type { FallBackStep } from './broaderGroups.ts';
import type { PricedFigure } from './combineFigures.ts';

export const confidenceLevels = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof confidenceLevels)[number];

/** What limits the confidence in a market figure. */
export const confidenceReasons = ['fewPeople', 'fewSources', 'oneSource', 'old', 'broader'] as const;
export type ConfidenceReason = (typeof confidenceReasons)[number];

const enoughPeople = 50;
const enoughSources = 3;
const largestShare = 0.7;
const freshDays = 365;

/**
 * Rates how far a market figure can be relied on. Every reason lowers the confidence: one or two make it medium, three make it low. Another
 * job family or other countries always make it low.
 */
export function rateConfidence(
  figures: readonly PricedFigure[],
  step: FallBackStep | null,
): { readonly confidence: Confidence; readonly reasons: readonly ConfidenceReason[] } {
  const people = figures.reduce((sum, { n }) => sum + n, 0);
  const shares = new Map<string, number>();
  for (const { source, share } of figures) shares.set(source, (shares.get(source) ?? 0) + share);
  const meanDays = figures.reduce((sum, { days, share }) => sum + days * share, 0);
  const checks: readonly (readonly [boolean, ConfidenceReason])[] = [
    [people < enoughPeople, 'fewPeople'],
    [shares.size < enoughSources, 'fewSources'],
    [Math.max(0, ...shares.values()) > largestShare, 'oneSource'],
    [meanDays > freshDays, 'old'],
    [step !== null, 'broader'],
  ];
  const reasons = checks.flatMap(([applies, reason]) => (applies ? reason : []));
  if (step === 'family' || step === 'country' || reasons.length > 2) return { confidence: 'low', reasons };
  return { confidence: reasons.length > 0 ? 'medium' : 'high', reasons };
}
