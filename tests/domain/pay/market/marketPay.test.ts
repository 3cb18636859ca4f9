import { describe, expect, test } from 'vitest';
import { broaderGroups, isInGroup } from '../../../../domain/pay/market/broaderGroups.ts';
import { combineFigures, mergeFigures } from '../../../../domain/pay/market/combineFigures.ts';
import { ageingFactor, currencyFactor, periodFactor } from '../../../../domain/pay/market/convertPay.ts';
import type { MarketFigure, MarketGroup } from '../../../../domain/pay/market/marketData.ts';
import { parseObservations } from '../../../../domain/pay/market/parseObservations.ts';
import { rateConfidence } from '../../../../domain/pay/market/rateConfidence.ts';
import { weightedPercentile, weightedPercentiles } from '../../../../domain/pay/market/weightedPercentile.ts';

const figure = (change: Partial<MarketFigure> = {}): MarketFigure => ({
  source: 'A',
  as_of: '2025-01-01',
  currency: 'EUR',
  period: 'year',
  n: 10,
  percentiles: { p10: 10, p25: 20, p50: 30, p75: 40, p90: 50 },
  is_synthetic: false,
  ...change,
});
const terms = { currency: 'EUR', period: 'year' as const, day: '2025-01-01', yearlyPercent: 3 };
const noRates = new Map<string, number>();

describe('MARKET-02 weighted percentiles', () => {
  test('count each person once and interpolate between neighbors', () => {
    // 100, 100, 100, 200, 400: positions 0 to 4.
    const pay = parseObservations('400; 100x3; 200') ?? [];
    expect(weightedPercentiles(pay)).toEqual({ p10: 100, p25: 100, p50: 100, p75: 200, p90: 320 });
  });
  test('equal those of the list in which each person has a line', () => {
    const pay = [
      { amount: 7, weight: 4 },
      { amount: 3, weight: 1 },
      { amount: 12, weight: 6 },
    ];
    const list = pay.flatMap(({ amount, weight }) =>
      Array.from({ length: weight }, () => ({ amount, weight: 1 })),
    );
    for (let percent = 0; percent <= 100; percent += 5) {
      expect(weightedPercentile(pay, percent)).toBeCloseTo(weightedPercentile(list, percent), 12);
    }
  });
  test('of one person are their pay, and of no one there are none', () => {
    expect(weightedPercentile([{ amount: 5, weight: 1 }], 90)).toBe(5);
    expect(weightedPercentile([], 50)).toBeNaN();
  });
  test.each(['', '5x0', 'x3', '5;;6', '5 x 1.5', '-5', '1e5'])('can’t be read from “%s”', (text) =>
    expect(parseObservations(text)).toBeNull(),
  );
});

describe('MARKET-03 aging and conversion', () => {
  test('compound daily over years of 365 days, and never backwards', () => {
    expect(ageingFactor({ from: '2025-01-01', to: '2026-01-01', yearlyPercent: 3 })).toEqual({
      days: 365,
      factor: 1.03,
    });
    const half = ageingFactor({ from: '2025-01-01', to: '2025-04-02', yearlyPercent: 10 });
    expect(half.days).toBe(91);
    expect(half.factor).toBeCloseTo(1.024047, 6);
    expect(ageingFactor({ from: '2026-01-01', to: '2025-01-01', yearlyPercent: 3 })).toEqual({
      days: 0,
      factor: 1,
    });
  });
  test('go through the euro', () => {
    const rates = new Map([
      ['SEK', 11],
      ['GBP', 0.88],
    ]);
    expect(currencyFactor('SEK', 'GBP', rates)).toBeCloseTo(0.08, 12);
    expect(currencyFactor('EUR', 'SEK', rates)).toBe(11);
    expect(currencyFactor('JPY', 'JPY', rates)).toBe(1);
    expect(currencyFactor('JPY', 'EUR', rates)).toBeNull();
  });
  test('a year has 12 months and 2,080 hours', () => {
    expect(periodFactor('month', 'year')).toBe(12);
    expect(periodFactor('year', 'hour')).toBe(1 / 2080);
    expect(periodFactor('hour', 'month')).toBeCloseTo(173.333333, 6);
  });
});

describe('MARKET-04 the figures of sources', () => {
  test('are aged, converted and weighted by people, as computed by hand', () => {
    const swedish = figure({
      source: 'B',
      as_of: '2024-01-02',
      currency: 'SEK',
      period: 'month',
      n: 30,
      percentiles: { p10: 1000, p25: 2000, p50: 3000, p75: 4000, p90: 5000 },
    });
    const pay = combineFigures([figure(), swedish], terms, new Map([['SEK', 10]]));
    // P50: 0.25 * 30 + 0.75 * 3000 * 1.03 / 10 * 12.
    expect(pay?.percentiles.p50).toBeCloseTo(2788.5, 9);
    expect(pay?.n).toBe(40);
    expect(pay?.figures[1]).toMatchObject({
      share: 0.75,
      days: 365,
      ageing: 1.03,
      exchange: 0.1,
      periods: 12,
    });
  });
  test('without a rate are left out, and none give no result', () => {
    const pay = combineFigures([figure(), figure({ currency: 'SEK', n: 90 })], terms, noRates);
    expect(pay).toMatchObject({ n: 10, percentiles: { p50: 30 } });
    expect(combineFigures([figure({ currency: 'SEK' })], terms, noRates)).toBeNull();
  });
  test('give the same result when those of one source are merged', () => {
    const figures = [
      figure(),
      figure({ n: 30, percentiles: { p10: 50, p25: 60, p50: 70, p75: 80, p90: 90 } }),
      figure({ source: 'B', n: 5 }),
    ];
    const merged = mergeFigures(figures);
    expect(merged).toHaveLength(2);
    expect(merged[0]).toMatchObject({ n: 40, percentiles: { p50: 60 } });
    const [one, other] = [figures, merged].map((list) => combineFigures(list, terms, noRates)?.percentiles);
    expect(one?.p90).toBeCloseTo(other?.p90 ?? 0, 12);
  });
});

const group: MarketGroup = {
  level: 'senior',
  country: 'SE',
  location: 'Malmö',
  industry: 'Retail',
  size: 'small',
};

describe('MARKET-05 broader groups', () => {
  test('widen one limit after another, and keep the level', () => {
    expect(
      broaderGroups(group).map(({ step, group: { country, location, industry, size }, isFamily }) => [
        step,
        country,
        location,
        industry,
        size,
        isFamily,
      ]),
    ).toEqual([
      [null, 'SE', 'Malmö', 'Retail', 'small', false],
      ['size', 'SE', 'Malmö', 'Retail', null, false],
      ['industry', 'SE', 'Malmö', '', null, false],
      ['location', 'SE', '', '', null, false],
      ['family', 'SE', '', '', null, true],
      ['country', '', '', '', null, false],
    ]);
    expect(broaderGroups(group).every((one) => one.group.level === 'senior')).toBe(true);
  });
  test('skip limits that are not set', () => {
    const steps = broaderGroups({ ...group, size: null, location: '' }).map(({ step }) => step);
    expect(steps).toEqual([null, 'industry', 'family', 'country']);
  });
  test('contain each group before', () => {
    const groups = broaderGroups(group).filter(({ isFamily }) => !isFamily);
    for (const one of groups) expect(isInGroup(group, one.group)).toBe(true);
    expect(isInGroup({ ...group, size: null }, group)).toBe(false);
  });
});

test('MARKET-06 confidence is lowered by few people, few sources, one source, age and a broader group', () => {
  const rate = (
    figures: readonly MarketFigure[],
    step: Parameters<typeof rateConfidence>[1] = null,
    day = '2025-06-01',
  ) => rateConfidence(combineFigures(figures, { ...terms, day }, noRates)?.figures ?? [], step);
  const three = ['A', 'B', 'C'].map((source) => figure({ source, n: 40 }));
  expect(rate(three)).toEqual({ confidence: 'high', reasons: [] });
  expect(rate(three, 'size')).toEqual({ confidence: 'medium', reasons: ['broader'] });
  expect(rate(three, 'country').confidence).toBe('low');
  expect(rate(three, null, '2026-06-01')).toEqual({ confidence: 'medium', reasons: ['old'] });
  expect(rate([figure({ n: 20 })])).toEqual({
    confidence: 'low',
    reasons: ['fewPeople', 'fewSources', 'oneSource'],
  });
});
