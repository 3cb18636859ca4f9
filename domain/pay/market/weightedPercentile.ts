import { type Percentiles, percentilesBy } from './marketData.ts';

/** The pay of `weight` people, a whole number. */
export interface WeightedPay {
  readonly amount: number;
  readonly weight: number;
}

/**
 * The percentile of the pay of all people, each counted once: the value at position `percent / 100 * (people - 1)` of the sorted list,
 * interpolated between neighbors. NaN without people.
 */
export function weightedPercentile(pay: readonly WeightedPay[], percent: number): number {
  const sorted = pay.filter(({ weight }) => weight > 0).sort((one, other) => one.amount - other.amount);
  const people = sorted.reduce((sum, { weight }) => sum + weight, 0);
  if (people === 0) return Number.NaN;
  const position = (percent / 100) * (people - 1);
  const below = amountAt(sorted, Math.floor(position));
  const above = amountAt(sorted, Math.ceil(position));
  return below + (above - below) * (position - Math.floor(position));
}

/** The percentiles of market data of the pay of all people. */
export const weightedPercentiles = (pay: readonly WeightedPay[]): Percentiles =>
  percentilesBy((percentile) => weightedPercentile(pay, Number(percentile.slice(1))));

/** The amount of the person at an index of the sorted list. */
function amountAt(sorted: readonly WeightedPay[], index: number): number {
  let counted = 0;
  for (const { amount, weight } of sorted) {
    counted += weight;
    if (index < counted) return amount;
  }
  return sorted.at(-1)?.amount ?? Number.NaN;
}
