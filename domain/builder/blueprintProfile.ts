import { type Metric, metrics } from '../metrics/metrics.ts';
import { Refusal } from '../refusal.ts';

/** How much a metric counts when somebody is compared with a blueprint, least first. */
export const importances = ['minor', 'useful', 'important', 'essential'] as const;
export type Importance = (typeof importances)[number];

/** What a blueprint wants of one metric: from `low` to `high` on the scale 0 to 100, both included. */
export interface TargetRange {
  readonly metric: Metric;
  readonly low: number;
  readonly high: number;
  readonly importance: Importance;
}

/** All twelve metrics as one stakeholder ordered them, the most wanted first. */
export type Ranking = readonly Metric[];

/** From so many stakeholders on a blueprint rests on more than one person's opinion. */
export const fewestStakeholders = 2;

/** Whether every metric stands in the ranking exactly once. */
export function isWholeRanking(order: readonly unknown[]): boolean {
  return order.length === metrics.length && metrics.every((metric) => order.includes(metric));
}

/** Where each stakeholder put a metric: 1 to 12. */
const places = (rankings: readonly Ranking[], metric: Metric) =>
  rankings.map((ranking) => ranking.indexOf(metric) + 1);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const spread = (values: readonly number[]) => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};
const toFive = (value: number) => Math.min(100, Math.max(0, Math.round(value / 5) * 5));

/**
 * The ranges that several rankings suggest; none without a ranking. A metric's weight is its normalised Borda
 * count, w = (K - mean place) / (K - 1) with K = 12 metrics: 1 when everybody puts it first, 0 when last. Four
 * equal steps of w name its importance. The range lies around 45 + 40 w, 15 to either side and up to 10 more the
 * less the stakeholders agree (2.5 times the standard deviation of its places), in steps of 5.
 */
export function suggestedRanges(rankings: readonly Ranking[]): readonly TargetRange[] {
  if (rankings.length === 0) return [];
  return metrics.map((metric) => {
    const found = places(rankings, metric);
    const weight = (metrics.length - mean(found)) / (metrics.length - 1);
    const middle = 45 + 40 * weight;
    const reach = 15 + Math.min(10, 2.5 * spread(found));
    const step = Math.min(importances.length - 1, Math.floor(weight * importances.length));
    return {
      metric,
      low: toFive(middle - reach),
      high: toFive(middle + reach),
      importance: importances[step] ?? 'minor',
    };
  });
}

/**
 * How far stakeholders agree, 0 to 1: Kendall's W = 12 S / (m^2 (K^3 - K)), S the squared distances of the m
 * stakeholders' rank sums from their mean. Null for fewer than two.
 */
export function agreementOf(rankings: readonly Ranking[]): number | null {
  const raters = rankings.length;
  if (raters < 2) return null;
  const count = metrics.length;
  const sums = metrics.map((metric) => places(rankings, metric).reduce((sum, index) => sum + index, 0));
  const middle = mean(sums);
  const distance = sums.reduce((total, sum) => total + (sum - middle) ** 2, 0);
  return (12 * distance) / (raters ** 2 * (count ** 3 - count));
}

/**
 * Lets the ranges of a blueprint through: each metric at most once, whole numbers from 0 to 100, the lower below
 * the upper. Throws `invalid` that names the metrics.
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

/**
 * A blueprint can be approved once it says something of every metric and several people were heard. Throws
 * `blueprint_incomplete`.
 */
export function checkApproval(ranges: readonly TargetRange[], stakeholders: number): void {
  const whole = metrics.every((metric) => ranges.some((range) => range.metric === metric));
  if (!whole || stakeholders < fewestStakeholders) throw new Refusal('blueprint_incomplete');
}
