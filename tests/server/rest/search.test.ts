import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCampaign, aCompany } from '../campaigns/testCampaigns.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('ADMIN-13 among campaigns with names alike, the search finds the newest ones first', async () => {
  const { admin } = await aCompany(server, 1);
  const quarters = ['Q4 2024', 'Q1 2025', 'Q2 2025', 'Q3 2025', 'Q4 2025', 'Q1 2026', 'Q2 2026'];
  for (const quarter of quarters) await aCampaign(admin, { name: `Culture ${quarter}` });
  const reply = await admin.post('/api/v2/search', { q: 'culture', kinds: ['benchmark_campaigns'] });
  expect(reply.body.results.map(({ name }: { name: string }) => name)).toEqual(
    quarters
      .slice(1)
      .reverse()
      .map((quarter) => `Culture ${quarter}`),
  );
});
