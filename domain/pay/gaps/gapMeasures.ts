import type { PayPerson } from '../payPerson.ts';

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The middle value, or the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = Math.floor(sorted.length / 2);
  const high = sorted[upper] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : ((sorted[upper - 1] ?? Number.NaN) + high) / 2;
}

/** The difference between men's and women's pay as a share of men's (Article 3(1)(c)); null if it has no meaning. */
export function gapOf(
  women: readonly PayPerson[],
  men: readonly PayPerson[],
  payOf: (person: PayPerson) => number,
  measure: (values: readonly number[]) => number,
): number | null {
  const reference = measure(men.map(payOf));
  return reference > 0 ? (reference - measure(women.map(payOf))) / reference : null;
}
