import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadMarketFile, removeMarketFile } from '../../../server/usecases/pay/market/loadMarketFile.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aFile, aLine, clearMarket, load, rates } from './testMarket.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: new Date('2026-11-21T09:00:00Z') });
});
beforeEach(() => clearMarket(server));
afterAll(() => server.close());

const rows = async () => (await server.database.executeSql('select * from market_rows order by n')).rows;
const version = async () =>
  Number((await server.database.executeSql('select version from market_versions')).rows[0]?.version);

test('MARKET-01 a CSV file is loaded with its jobs, and the change is audited', async () => {
  const before = await version();
  expect(await load(server, aFile(aLine(), aLine({ code: 'QAE', title: 'Tester', n: 50 })))).toEqual([]);
  expect(await rows()).toMatchObject([
    { level: 'senior', country: 'DE', source: 'Survey', n: 40, p50: 1000, currency: 'EUR' },
    { n: 50 },
  ]);
  const jobs = await server.database.executeSql(`select code, titles from market_jobs where code = 'SWE'`);
  expect(jobs.rows).toEqual([{ code: 'SWE', titles: ['Software engineer', 'Softwareentwickler'] }]);
  expect(await version()).toBe(before + 1);
  const { rows: audited } = await server.database.executeSql(
    `select action, account_id, changes from audit_entries where resource = 'market_files'`,
  );
  expect(audited).toMatchObject([{ action: 'create', account_id: null, changes: { rows: [null, 2] } }]);
});

test('MARKET-01 JSON lines are read, also weighted observations', async () => {
  const line = {
    ...{
      job_code: 'SWE',
      family: 'Software',
      titles: { en: 'Software engineer' },
      level: 'lead',
      country: 'DE',
    },
    ...{ source: 'Offers', date: '2026-01-31', currency: 'EUR', period: 'year' },
    observations: [
      [100, 3],
      [200, 1],
    ],
  };
  expect(await load(server, `${JSON.stringify(line)}\n`)).toEqual([]);
  expect(await rows()).toMatchObject([{ level: 'lead', n: 4, p10: 100, p50: 100, p90: 170 }]);
  expect(await load(server, `${JSON.stringify(line)}\n{broken\n[1]\n`)).toMatchObject([
    { line: 2, problem: 'broken' },
    { line: 3, problem: 'broken' },
  ]);
});

test('MARKET-01 a file with problems changes nothing, and each problem names its line and column', async () => {
  const text = aFile(aLine(), aLine({ level: 'boss' }), aLine(), aLine({ currency: 'SEK' }));
  expect(await load(server, text)).toEqual(
    [
      { line: 3, column: 'level', problem: 'level' },
      { line: 5, column: 'currency', problem: 'rate' },
      { line: 4, column: null, problem: 'duplicate' },
    ].sort((one, other) => one.line - other.line),
  );
  expect(await rows()).toEqual([]);
});

test('MARKET-01 exchange rates are loaded before the currencies that need them', async () => {
  expect(await load(server, rates, 'Rates')).toEqual([]);
  expect(await load(server, aFile(aLine({ currency: 'SEK', period: 'month' })))).toEqual([]);
  expect(await load(server, rates.replace(',10,', ',11,'), 'Rates')).toEqual([]);
  const { rows: stored } = await server.database.executeSql('select currency, per_euro from market_rates');
  expect(stored).toEqual([{ currency: 'SEK', per_euro: 11 }]);
});

test('MARKET-01 a file of the same name replaces the other, and rows of another file are refused', async () => {
  await load(server, aFile(aLine(), aLine({ level: 'lead' })));
  await load(server, aFile(aLine({ n: 7 })));
  expect(await rows()).toMatchObject([{ n: 7 }]);
  await expect(load(server, aFile(aLine()), 'Copy')).rejects.toThrow('1 rows are in another file already');
  expect(await rows()).toHaveLength(1);
  await removeMarketFile(server.deps, 'Survey');
  expect(await rows()).toEqual([]);
  await expect(removeMarketFile(server.deps, 'Survey')).rejects.toThrow('no file named Survey');
});

test('MARKET-01 a trial changes nothing', async () => {
  const file = { name: 'Survey', text: aFile(aLine()), isSynthetic: false, isTrial: true };
  expect((await loadMarketFile(server.deps, file)).rows).toHaveLength(1);
  expect(await rows()).toEqual([]);
});

test.each([
  ['', 'no column'],
  ['job_code\n', 'no column family'],
  [aFile(), 'no rows'],
  [`${aFile()}\r\n"open`, 'isn’t valid CSV'],
  ['not,market\ndata,', 'no column'],
])('MARKET-01 the file %j is refused as a whole', async (text, reason) => {
  await expect(load(server, text)).rejects.toThrow(reason.replace('isn’t', "isn't"));
});
