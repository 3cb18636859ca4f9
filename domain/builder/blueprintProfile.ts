import { type Metric, metrics } from '../metrics/metrics.ts';
import { Refusal } from '../refusal.ts';
import { kendallsW } from '../scoring/kendallsW.ts';

/** The importance of a metric in a blueprint, lowest first. */
export const importances = ['minor', 'useful', 'important', 'essential'] as const;
export type Importance = (typeof importances)[number];

/** The range a blueprint requires of one metric, `low` to `high` on the 0-100 scale, both inclusive. */
export interface TargetRange {
  readonly metric: Metric;
  readonly low: number;
  readonly high: number;
  readonly importance: Importance;
}

/** All twelve metrics as ordered by one stakeholder, most important first. */
export type StakeholderRanking = readonly Metric[];

/** Minimum number of stakeholders of a blueprint, so that it does not depend on a single opinion. */
export const minStakeholders = 2;

/** Whether the ranking contains every metric exactly once. */
export function isCompleteStakeholderRanking(order: readonly unknown[]): boolean {
  return order.length === metrics.length && metrics.every((metric) => order.includes(metric));
}

/** Returns the rank, 1 to 12, that each stakeholder gave a metric. */
const ranksOf = (rankings: readonly StakeholderRanking[], metric: Metric) =>
  rankings.map((ranking) => ranking.indexOf(metric) + 1);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const spread = (values: readonly number[]) => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};
const roundToFive = (value: number) => Math.min(100, Math.max(0, Math.round(value / 5) * 5));

/**
 * Suggests ranges from several rankings; empty without rankings. A metric's weight is its normalized Borda count, w = (K - mean rank) / (K
 * - 1) with K = 12 metrics: 1 if everyone ranks it first, 0 if last. Quartiles of w give the importance. The range is centered at 45 + 40
 * w and extends 15 to either side plus up to 10 more with disagreement (2.5 times the standard deviation of the ranks), rounded to steps of
 * 5.
 */
export function suggestRanges(rankings: readonly StakeholderRanking[]): readonly TargetRange[] {
  if (rankings.length === 0) return [];
  return metrics.map((metric) => {
    const ranks = ranksOf(rankings, metric);
    const weight = (metrics.length - mean(ranks)) / (metrics.length - 1);
    const middle = 45 + 40 * weight;
    const halfWidth = 15 + Math.min(10, 2.5 * spread(ranks));
    const step = Math.min(importances.length - 1, Math.floor(weight * importances.length));
    return {
      metric,
      low: roundToFive(middle - halfWidth),
      high: roundToFive(middle + halfWidth),
      importance: importances[step] ?? 'minor',
    };
  });
}

/**
 * Agreement of the stakeholders: the mean rank correlation of two of them, from 0 (no more than by chance) to 1; null for fewer than
 * two. It is (m W - 1) / (m - 1) with Kendall's W of m stakeholders, because W itself is 1 / m by chance, which is .5 for two.
 */
export function stakeholderAgreement(rankings: readonly StakeholderRanking[]): number | null {
  const count = rankings.length;
  const w = kendallsW(rankings.map((ranking) => metrics.map((metric) => ranking.indexOf(metric) + 1)));
  return w === null ? null : Math.max(0, (count * w - 1) / (count - 1));
}

/**
 * Checks a blueprint's ranges: each metric at most once, whole numbers from 0 to 100, and `low` below `high`. Throws `invalid` naming the
 * metrics.
 */
export function checkRanges(ranges: readonly TargetRange[]): void {
  const wrong = ranges.filter(
    ({ metric, low, high }) =>
      ranges.filter((other) => other.metric === metric).length > 1 ||
      !(Number.isInteger(low) && Number.isInteger(high) && low >= 0 && high <= 100 && low < high),
  );
  if (wrong.length === 0) return;
  const problems = wrong.map(({ metric }) => ({ field: metric, problem: 'range' }));
  throw new Refusal('invalid', problems);
}

/** Checks that a blueprint can be approved: it has a range for every metric and enough stakeholders. Throws `blueprint_incomplete`. */
export function checkApproval(ranges: readonly TargetRange[], stakeholders: number): void {
  const isComplete = metrics.every((metric) => ranges.some((range) => range.metric === metric));
  if (!isComplete || stakeholders < minStakeholders) throw new Refusal('blueprint_incomplete');
}
