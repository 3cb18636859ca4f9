import { ageingFactor, currencyFactor, type EuroRates, periodFactor } from './convertPay.ts';
import { type MarketFigure, type PayPeriod, type Percentiles, percentilesBy } from './marketData.ts';

export interface PayTerms {
  readonly currency: string;
  readonly period: PayPeriod;
  /** The day to which all pay is aged. */
  readonly day: string;
  readonly yearlyPercent: number;
}

/** A figure with the arithmetic that leads to its part of the result. */
export interface PricedFigure extends MarketFigure {
  /** Its share of all people, from 0 to 1: its weight. */
  readonly share: number;
  readonly days: number;
  readonly ageing: number;
  readonly exchange: number;
  readonly periods: number;
  /** The percentiles multiplied by all three factors. */
  readonly adjusted: Percentiles;
}

export interface MarketPay {
  readonly n: number;
  readonly percentiles: Percentiles;
  readonly figures: readonly PricedFigure[];
}

/**
 * Adds up what sources report: each percentile is the mean of the sources' percentiles, aged and converted, weighted by the number of
 * people. Figures in a currency without a rate are left out. Null without figures.
 */
export function combineFigures(
  figures: readonly MarketFigure[],
  terms: PayTerms,
  rates: EuroRates,
): MarketPay | null {
  const convertible = figures.flatMap((figure) => {
    const exchange = currencyFactor(figure.currency, terms.currency, rates);
    return exchange === null ? [] : [{ figure, exchange }];
  });
  const n = convertible.reduce((sum, { figure }) => sum + figure.n, 0);
  if (n === 0) return null;
  const priced = convertible.map(({ figure, exchange }): PricedFigure => {
    const { days, factor: ageing } = ageingFactor({
      from: figure.as_of,
      to: terms.day,
      yearlyPercent: terms.yearlyPercent,
    });
    const periods = periodFactor(figure.period, terms.period);
    const adjusted = percentilesBy((name) => figure.percentiles[name] * ageing * exchange * periods);
    return { ...figure, share: figure.n / n, days, ageing, exchange, periods, adjusted };
  });
  return {
    n,
    percentiles: percentilesBy((name) =>
      priced.reduce((sum, { share, adjusted }) => sum + share * adjusted[name], 0),
    ),
    figures: priced,
  };
}

/**
 * Merges the figures of a source that have the same day, currency and period, weighted by people, so that the arithmetic has one line for
 * each. The result of `combineFigures` is the same.
 */
export function mergeFigures(figures: readonly MarketFigure[]): readonly MarketFigure[] {
  const merged = new Map<string, MarketFigure>();
  for (const figure of figures) {
    const { source, as_of, currency, period, is_synthetic } = figure;
    const key = JSON.stringify([source, as_of, currency, period, is_synthetic]);
    const before = merged.get(key);
    merged.set(key, before ? mergePair(before, figure) : figure);
  }
  return [...merged.values()];
}

function mergePair(one: MarketFigure, other: MarketFigure): MarketFigure {
  const n = one.n + other.n;
  return {
    ...one,
    n,
    percentiles: percentilesBy(
      (name) => (one.percentiles[name] * one.n + other.percentiles[name] * other.n) / n,
    ),
  };
}
