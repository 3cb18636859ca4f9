import { expect, test } from 'vitest';
import { checkMarketLine, checkRateLine } from '../../../../domain/pay/market/checkMarketLine.ts';

const today = '2026-08-20';
const cells = {
  job_code: 'SWE',
  family: 'Software',
  title_en: 'Software  engineer',
  title_de: 'Softwareentwickler',
  level: 'senior',
  country: 'SE',
  location: 'Malmö',
  industry: '',
  company_size: 'small',
  source: 'Survey',
  date: '2026-04-01',
  n: '12',
  p10: '1',
  p25: '2',
  p50: '3.5',
  p75: '4',
  p90: '4',
  currency: 'SEK',
  period: 'month',
};
const check = (change: Partial<Record<string, string>> = {}) =>
  checkMarketLine(
    { cells: { ...cells, ...(change as Record<string, string>) } },
    { hasRate: (currency) => currency === 'SEK', today },
  );
const problemsOf = (change: Partial<Record<string, string>>) => {
  const checked = check(change);
  return 'problems' in checked ? checked.problems.map(({ column, problem }) => `${column} ${problem}`) : [];
};

test('MARKET-01 a line of market data is read with its titles, group and percentiles', () => {
  expect(check()).toEqual({
    row: {
      code: 'SWE',
      family: 'Software',
      titles: ['Software engineer', 'Softwareentwickler'],
      level: 'senior',
      country: 'SE',
      location: 'Malmö',
      industry: '',
      size: 'small',
      source: 'Survey',
      as_of: '2026-04-01',
      n: 12,
      percentiles: { p10: 1, p25: 2, p50: 3.5, p75: 4, p90: 4 },
      currency: 'SEK',
      period: 'month',
    },
  });
});

test('MARKET-01 weighted observations replace percentiles and the number of people', () => {
  expect(check({ observations: '100x3; 200', n: '', p10: '' })).toMatchObject({
    row: { n: 4, percentiles: { p50: 100, p90: 170 } },
  });
});

test.each([
  [{ job_code: '' }, 'job_code missing'],
  [{ family: 'x'.repeat(121) }, 'family tooLong'],
  [{ source: 'a\u202eb' }, 'source characters'],
  [{ title_en: '', title_de: ' ' }, 'title_en titleMissing'],
  [{ level: 'boss' }, 'level level'],
  [{ country: 'Sweden' }, 'country country'],
  [{ company_size: '12' }, 'company_size size'],
  [{ date: '2026-02-30' }, 'date date'],
  [{ date: '2026-08-21' }, 'date date'],
  [{ date: '1999-01-01' }, 'date date'],
  [{ n: '0' }, 'n people'],
  [{ n: '1.5' }, 'n people'],
  [{ p10: '-1' }, 'p10 pay'],
  [{ p50: '1,000' }, 'p50 pay'],
  [{ p90: '3' }, 'p90 order'],
  [{ currency: 'kr' }, 'currency currency'],
  [{ currency: 'NOK' }, 'currency rate'],
  [{ period: 'week' }, 'period period'],
  [{ observations: '100 x' }, 'observations observations'],
])('MARKET-01 %o is refused with the problem "%s"', (change, problem) =>
  expect(problemsOf(change)).toEqual([problem]),
);

test('MARKET-01 a line of exchange rates is read, and the euro needs none', () => {
  const rate = { currency: 'SEK', per_euro: '11.2', date: '2026-06-30', source: 'Bank' };
  expect(checkRateLine({ cells: rate }, today)).toEqual({
    row: { currency: 'SEK', per_euro: 11.2, as_of: '2026-06-30', source: 'Bank' },
  });
  for (const wrong of [{ currency: 'EUR' }, { per_euro: '0' }, { date: '' }, { source: '' }]) {
    expect(checkRateLine({ cells: { ...rate, ...wrong } }, today)).toHaveProperty('problems.length', 1);
  }
});
