import type { MeasuredDifference } from '../differenceWords.ts';
import { BAND_80, normalQuantile } from './percentileScale.ts';

/** Half the width of a 90 percent interval, in standard errors. */
const band90 = 1.645;

/** A metric of a person in standard deviations of its norm, from the ends of its 80 percent band, 0-100. */
export function estimateOfBand({
  low,
  high,
}: {
  readonly low: number;
  readonly high: number;
}): MeasuredDifference {
  const [from, to] = [normalQuantile(low / 100), normalQuantile(high / 100)];
  return { value: (from + to) / 2, se: (to - from) / (2 * BAND_80) };
}

/** A mean from 0 to 100 with its 90 percent margin, in standard deviations of its norm. */
export function estimateOfMean(mean: number, margin: number): MeasuredDifference {
  const [from, to] = [normalQuantile((mean - margin) / 100), normalQuantile((mean + margin) / 100)];
  return { value: normalQuantile(mean / 100), se: (to - from) / (2 * band90) };
}

/** The difference of two estimates whose errors are independent. */
export const differenceOf = (one: MeasuredDifference, other: MeasuredDifference): MeasuredDifference => ({
  value: one.value - other.value,
  se: Math.hypot(one.se, other.se),
});
