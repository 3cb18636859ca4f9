import { expect, test } from 'vitest';
import { seededRandom } from '../../../server/seed/demoRandom.ts';
import { demoJobs } from '../../../server/seed/market/demoJobs.ts';
import { makeMarketFile, makeRateFile } from '../../../server/seed/market/makeMarketFile.ts';
import { checkMarketFile } from '../../../server/usecases/pay/market/checkMarketFile.ts';

test('MARKET-09 the generated market data has no problems for any seed, and every source says that it is synthetic', () => {
  const today = '2026-11-21';
  const rates = checkMarketFile(makeRateFile(2025), { currencies: new Set(), today });
  const currencies = new Set(rates.kind === 'rates' ? rates.rows.map(({ currency }) => currency) : []);
  for (const seed of [1, 2, 3]) {
    const text = makeMarketFile(seededRandom(seed), { year: 2025 });
    const checked = checkMarketFile(text, { currencies, today });
    expect(checked.problems).toEqual([]);
    expect(checked.rows).toHaveLength(demoJobs.length * 5 * 5 * 2);
    for (const { source } of checked.rows) expect(source).toMatch(/^Synthetic/);
  }
});
