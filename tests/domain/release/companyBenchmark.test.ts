import { describe, expect, test } from 'vitest';
import { type AccountValue, buildCompanyBenchmark } from '../../../domain/release/companyBenchmark.ts';
import { createSeededRandom } from './createSeededRandom.ts';

const accounts = (values: readonly number[], more: Partial<AccountValue> = {}): AccountValue[] =>
  values.map((value, at) => ({ account_id: at + 1, topic_id: 1, value, se: 0, respondents: 40, ...more }));
const ten = [40, 44, 48, 52, 56, 60, 64, 68, 72, 76];

describe('the benchmark across accounts', () => {
  test('has three percentiles, a band of accounts, and a rank for each account', () => {
    const built = buildCompanyBenchmark(accounts(ten));
    expect(built).toMatchObject({
      accounts_band: 10,
      norms: [{ topic_id: 1, p25: 49, p50: 58, p75: 67 }],
    });
    expect(built?.ranks.map(({ percentile }) => percentile)).toEqual([5, 15, 25, 35, 45, 55, 65, 75, 85, 95]);
    expect(buildCompanyBenchmark(accounts([...ten, ...ten, ...ten]))?.accounts_band).toBe(25);
  });

  test('needs ten accounts of ten respondents, none with more than a quarter of all respondents', () => {
    expect(buildCompanyBenchmark(accounts(ten.slice(1)))).toBeNull();
    const small = accounts(ten).map((one) => (one.account_id === 4 ? { ...one, respondents: 9 } : one));
    expect(buildCompanyBenchmark(small)).toBeNull();
    const large = (respondents: number) =>
      accounts(ten).map((one) => (one.account_id === 4 ? { ...one, respondents } : one));
    expect(buildCompanyBenchmark(large(120))?.norms).toHaveLength(1);
    expect(buildCompanyBenchmark(large(121))).toBeNull();
  });

  test('ranks equal values in the middle of their ranks, in steps of 5', () => {
    const accountRanks = buildCompanyBenchmark(accounts([40, 50, 50, 50, 50, 60, 60, 60, 60, 60, 90]))?.ranks;
    expect(accountRanks?.map(({ percentile }) => percentile)).toEqual([
      5, 25, 25, 25, 25, 70, 70, 70, 70, 70, 95,
    ]);
  });

  test('shrinks values that could be explained by error toward the mean', () => {
    const sure = buildCompanyBenchmark(accounts(ten))?.norms[0];
    const unsure = buildCompanyBenchmark(accounts(ten, { se: 9 }))?.norms[0];
    const hopeless = buildCompanyBenchmark(accounts(ten, { se: 30 }))?.norms[0];
    expect((unsure?.p75 ?? 0) - (unsure?.p25 ?? 0)).toBeLessThan((sure?.p75 ?? 0) - (sure?.p25 ?? 0));
    expect(hopeless).toMatchObject({ p25: 58, p50: 58, p75: 58 });
  });

  test('P16 is missing below ten accounts and never contains a minimum or maximum, whoever joins or leaves', () => {
    const random = createSeededRandom(16);
    for (let round = 0; round < 100; round++) {
      const values = Array.from({ length: random(8, 14) }, () => random(0, 100));
      const all = accounts(values, { se: random(0, 6) });
      const leaves = random(1, values.length);
      const without = all.filter(({ account_id }) => account_id !== leaves);
      for (const some of [all, without]) {
        const built = buildCompanyBenchmark(some);
        expect(built === null).toBe(some.length < 10);
        if (!built) continue;
        const reported = Object.keys(built.norms[0] ?? {}).sort();
        expect(reported).toEqual(['p25', 'p50', 'p75', 'topic_id']);
        expect(built.accounts_band).toBe(10);
        expect(built.ranks.every(({ percentile }) => percentile % 5 === 0)).toBe(true);
        const [least, most] = [Math.min(...values), Math.max(...values)];
        for (const { p25, p75 } of built.norms) {
          expect(p25 > least || least === p75 || values.filter((one) => one <= p25).length > 2).toBe(true);
          expect(p75 < most || most === p25 || values.filter((one) => one >= p75).length > 2).toBe(true);
        }
      }
    }
  });
});
