import { daysBetween } from '../../dates/days.ts';
import type { PayPeriod } from './marketData.ts';

/** Working hours of a full-time year: 52 weeks of 40 hours. */
export const hoursPerYear = 2_080;
const periodsPerYear: Readonly<Record<PayPeriod, number>> = { year: 1, month: 12, hour: hoursPerYear };
const daysPerYear = 365;

/** The factor from pay per one period to pay per another. */
export const periodFactor = (from: PayPeriod, to: PayPeriod): number =>
  periodsPerYear[from] / periodsPerYear[to];

/** Units of each currency for one euro. */
export type EuroRates = ReadonlyMap<string, number>;

/** The factor from one currency to another; null if a rate is unknown. */
export function currencyFactor(from: string, to: string, rates: EuroRates): number | null {
  if (from === to) return 1;
  const [source, target] = [rateOf(from, rates), rateOf(to, rates)];
  return source === null || target === null ? null : target / source;
}

const rateOf = (currency: string, rates: EuroRates): number | null =>
  currency === 'EUR' ? 1 : (rates.get(currency) ?? null);

/**
 * The factor by which pay grows from one day to another at a yearly percentage, compounded daily over years of 365 days. Pay that is valid
 * from a later day is not aged.
 */
export function ageingFactor({
  from,
  to,
  yearlyPercent,
}: {
  readonly from: string;
  readonly to: string;
  readonly yearlyPercent: number;
}): { readonly days: number; readonly factor: number } {
  const days = Math.max(0, daysBetween(from, to));
  return { days, factor: (1 + yearlyPercent / 100) ** (days / daysPerYear) };
}
