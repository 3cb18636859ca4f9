import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aFile, aLine, load, rates } from './testMarket.ts';

let server: TestServer;
let person: Client;
let swe = '';

const call = (client: Client, name: string, body: object = {}) =>
  client.post(`/api/v2/compensation/${name}`, body);
const hostile = '=HYPERLINK("http://evil.example","x")';

beforeAll(async () => {
  server = await startTestServer({ now: new Date('2026-11-21T09:00:00Z') });
  await load(server, rates, 'Rates');
  const lines = [
    aLine({ n: 40, p50: 1000, size: 'small' }),
    aLine({ n: 60, p50: 2000, size: 'large', source: hostile }),
    aLine({ country: 'SE', n: 30, p50: 5000, currency: 'SEK', period: 'month' }),
    aLine({ level: 'lead', n: 6 }),
    aLine({ code: 'FED', title: 'Front-end developer', level: 'lead', n: 20, p50: 3000 }),
    aLine({ code: 'ACT', title: 'Actuary', level: 'entry', country: 'FR', n: 3 }),
  ];
  expect(await load(server, aFile(...lines), 'Survey', true)).toEqual([]);
  const account = await server.anAccount({ enable_search: true, schema_name: 'cairnhr_test' });
  person = await server.signIn(await server.aUser({ account }));
  swe = (await call(person, 'find', { q: 'software engineer' })).body.results[0].sqid;
});
afterAll(() => server.close());

const price = async (body: object) => (await call(person, 'price', { jobs: [swe], ...body })).body;

test.each(['options', 'find', 'price'])(
  'HR-12 HR-31 %s needs the permission user in an account with search',
  async (name) => {
    const body = { q: 'engineer', jobs: [swe] };
    expect((await call(server.visitor(), name, body)).status).toBe(401);
    const searching = await server.anAccount({ enable_search: true });
    const without = await server.anAccount({ enable_search: false });
    const outsiders = [
      { account: without },
      { account: searching, permissions: ['local_admin' as const] },
      { account: without, permissions: ['user' as const, 'admin' as const, 'super_admin' as const] },
    ];
    for (const facts of outsiders) {
      const client = await server.signIn(await server.aUser(facts));
      expect((await call(client, name, body)).status).toBe(403);
    }
    expect((await call(person, name, body)).status).toBe(200);
  },
);

test('HR-31 the database shows market data only to accounts with search', async () => {
  const rowsReadWith = async (enable_search: boolean) => {
    const { id: accountId } = await server.anAccount({ enable_search });
    const scope = { role: 'web' as const, accountId, userId: null, platform: false };
    return server.database.as(scope, (tx) => tx.selectFrom('market_rows').selectAll().execute());
  };
  expect(await rowsReadWith(false)).toEqual([]);
  expect((await rowsReadWith(true)).length).toBeGreaterThan(0);
});

test('HR-11 a title finds jobs in any language, with corrections and a level', async () => {
  const { body } = await call(person, 'find', { q: 'senior softwareentwikler' });
  expect(body).toMatchObject({
    corrected: 'senior softwareentwickler',
    level: 'senior',
    results: [
      { title: 'Software engineer', slug: 'software-engineer', matched: 'Softwareentwickler', n: 136 },
    ],
  });
});

test('HR-11 filters leave out jobs without data', async () => {
  const found = async (filters: object) =>
    (await call(person, 'find', { q: 'developer', ...filters })).body.results.map(
      ({ title }: { title: string }) => title,
    );
  expect(await found({})).toContain('Front-end developer');
  expect(await found({ level: 'senior' })).not.toContain('Front-end developer');
  expect(await found({ country: 'SE' })).not.toContain('Front-end developer');
  expect(await found({ size: 'large', industry: '', location: 'Nowhere' })).toEqual([]);
});

test('HR-13 MARKET-04 market pay is the weighted sum of its sources, aged to today', async () => {
  const body = await price({ level: 'senior', country: 'DE', yearly_percent: 5 });
  const [{ price: pay }] = body.jobs;
  expect(body.terms).toEqual({ currency: 'EUR', period: 'year', day: '2026-11-21', yearlyPercent: 5 });
  // 365 days at 5 percent: 0.4 * 1,000 * 1.05 + 0.6 * 2,000 * 1.05.
  expect(pay.percentiles.p50).toBeCloseTo(1680, 9);
  expect(pay).toMatchObject({ n: 100, step: null, requested_n: 100 });
  const figures = pay.figures as {
    source: string;
    share: number;
    ageing: number;
    adjusted: { p50: number };
  }[];
  const sum = figures.reduce((total, { share, adjusted }) => total + share * adjusted.p50, 0);
  expect(sum).toBeCloseTo(pay.percentiles.p50, 9);
  expect(figures).toMatchObject([{ ageing: 1.05, is_synthetic: true }, { ageing: 1.05 }]);
});

test('MARKET-03 currency and period are converted', async () => {
  const body = await price({
    level: 'senior',
    country: 'SE',
    currency: 'EUR',
    period: 'year',
    yearly_percent: 0,
  });
  expect(body.jobs[0].price.percentiles.p50).toBeCloseTo(6000, 9);
  const local = await price({ level: 'senior', country: 'SE', period: 'month', yearly_percent: 0 });
  expect(local.terms.currency).toBe('SEK');
  expect(local.jobs[0].price.percentiles.p50).toBeCloseTo(5000, 9);
});

test('MARKET-05 too small a group falls back to the family, then to nothing', async () => {
  const lead = await price({ level: 'lead', country: 'DE', yearly_percent: 0 });
  expect(lead.jobs[0].price).toMatchObject({ step: 'family', requested_n: 6, n: 26, confidence: 'low' });
  const [actuary] = (await call(person, 'find', { q: 'actuary' })).body.results;
  const { jobs } = await price({ jobs: [actuary.sqid] });
  expect(jobs).toMatchObject([{ title: 'Actuary', price: null, levels: ['entry'], countries: ['FR'] }]);
});

test('MARKET-07 up to four jobs are compared in the group of the first', async () => {
  const [other] = (await call(person, 'find', { q: 'front-end developer' })).body.results;
  const { requested, jobs } = await price({ jobs: [swe, other.sqid] });
  expect(requested).toMatchObject({ level: 'senior', country: 'DE' });
  expect(jobs.map(({ title }: { title: string }) => title)).toEqual([
    'Software engineer',
    'Front-end developer',
  ]);
  expect((await call(person, 'price', { jobs: Array(5).fill(swe) })).status).toBe(422);
});

test.each([
  ['find', { q: '' }, 422],
  ['find', { q: 'x'.repeat(101) }, 422],
  ['find', { q: 'x'.repeat(3_000_000) }, 413],
  ['find', { q: ['engineer'] }, 422],
  ['find', { q: 'engineer', level: 'boss' }, 422],
  ['find', { q: 'engineer', country: "D'" }, 422],
  ['price', { jobs: [] }, 422],
  ['price', { jobs: ['!'] }, 404],
  ['price', { jobs: ['zzzzzz'] }, 404],
  ['price', { jobs: [{}] }, 422],
  ['price', { jobs: ['x'.repeat(21)] }, 422],
  ['price', { yearly_percent: 21 }, 422],
  ['price', { currency: 'euro' }, 422],
  ['price', { period: 'week' }, 422],
])('%s with %j is refused with %i', async (name, body, status) => {
  expect((await call(person, name, { jobs: [swe], ...body })).status).toBe(status);
});

test('MARKET-08 an export contains the sources, no formula runs, and the audit log names it', async () => {
  const url = `/api/v2/compensation/export?jobs=${swe}&level=senior&country=DE`;
  const { status, text } = await person.get(`${url}&format=csv`);
  expect(status).toBe(200);
  expect(text).toContain('Software engineer,Senior,DE');
  expect(text).toContain('Synthetic data');
  expect(text).toContain(`'=HYPERLINK`);
  expect((await person.get(`${url}&format=xlsx`)).status).toBe(200);
  expect((await server.visitor().get(url)).status).toBe(401);
  expect((await person.get('/api/v2/compensation/export?jobs=zzzzzz')).status).toBe(404);
  expect((await person.get('/api/v2/compensation/export')).status).toBe(422);
  const { rows } = await server.database.executeSql(
    `select action from audit_entries where resource = 'market_files' and action = 'export'`,
  );
  expect(rows).toHaveLength(2);
});

test('HR-11 the search finds the jobs of a file that was loaded after the last search', async () => {
  const before = await call(person, 'find', { q: 'astronaut' });
  expect(before.body.results).toEqual([]);
  await load(server, aFile(aLine({ code: 'AST', title: 'Astronaut' })), 'Space');
  await call(person, 'find', { q: 'astronaut' });
  await expect.poll(async () => (await call(person, 'find', { q: 'astronaut' })).body.results.length).toBe(1);
});
