import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SurveyLength } from '../../../domain/campaigns/surveyLength.ts';
import { buildBenchmark } from '../../../server/usecases/benchmarks/buildBenchmark.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCompany } from '../campaigns/testCampaigns.ts';
import { callResults } from './quarters.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: new Date('2026-08-20T09:00:00Z') });
});
afterAll(() => server.close());

const built = async (client: Client) => (await callResults(client, 'external_benchmark')).body.benchmark;

/** The data of a closed campaign of ten people in a past quarter. */
async function published(
  account_id: number,
  value: number,
  topicId: number,
  closedOn = '2026-05-15',
  length: SurveyLength = 'full',
): Promise<void> {
  const { owner } = server.database;
  await owner.updateTable('accounts').set({ shares_benchmark: true }).where('id', '=', account_id).execute();
  const { id: campaign_id } = await owner
    .insertInto('benchmark_campaigns')
    .values({
      account_id,
      name: 'Spring',
      status: 'closed',
      length,
      min_group: 5,
      closes_on: closedOn,
      created_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const finished = { status: 'finished' as const, attributes: '{}', invited_on: closedOn };
  const participations = Array.from({ length: 12 }, () => ({ ...finished, account_id, campaign_id }));
  await owner.insertInto('participations').values(participations).execute();
  const { id: release_id } = await owner
    .insertInto('releases')
    .values({
      account_id,
      campaign_id,
      epoch: 1,
      k: 5,
      spread: '{}',
      certificate: null,
      created_on: closedOn,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cell = {
    dim: 'overall',
    category: 'overall',
    members: [],
    subject: 'topic' as const,
    low: false,
    high: false,
  };
  await owner
    .insertInto('release_cells')
    .values({ ...cell, release_id, account_id, subject_id: topicId, value, n_band: 10 })
    .execute();
}

test('P16 the benchmark is built once a quarter from ten companies on, and changes of companies take effect in the next', async () => {
  const { id: topicId } = await server.database.owner
    .selectFrom('topics')
    .select('id')
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const deps = server.deps;
  const company = await aCompany(server, 0);
  await published(company.account.id, 90, topicId);
  for (let index = 0; index < 8; index += 1) {
    await published((await server.anAccount()).id, 20 + index * 5, topicId);
  }
  await buildBenchmark(deps);
  const tenth = (await server.anAccount()).id;
  await published(tenth, 60, topicId);
  await buildBenchmark(deps);
  expect(await built(company.admin)).toBeNull();

  server.clock.set(new Date('2026-10-01T02:20:00Z'));
  await buildBenchmark(deps);
  const admin = await server.signIn(company.adminUser);
  const before = await callResults(admin, 'external_benchmark');
  expect(before.body.benchmark).toMatchObject({
    built_on: '2026-10-01',
    accounts_band: 10,
    topics: [{ topic_id: topicId, own_percentile: 95 }],
  });
  const [{ p25, p50, p75 }] = before.body.benchmark.topics;
  expect(20 < p25 && p25 < p50 && p50 < p75 && p75 < 90).toBe(true);

  const { owner } = server.database;
  await published((await server.anAccount()).id, 100, topicId, '2026-09-15');
  await owner.updateTable('accounts').set({ shares_benchmark: false }).where('id', '=', tenth).execute();
  await buildBenchmark(deps);
  expect((await callResults(admin, 'external_benchmark')).text).toBe(before.text);
  const stranger = await aCompany(server, 0);
  expect(await built(stranger.admin)).toBeNull();

  server.clock.set(new Date('2027-01-01T02:20:00Z'));
  await buildBenchmark(deps);
  const after = await built(await server.signIn(company.adminUser));
  expect(after).toMatchObject({ built_on: '2027-01-01', topics: [{ own_percentile: 85 }] });
});

test('P16 a pulse doesn’t replace the value of a company', async () => {
  const { id: topicId } = await server.database.owner
    .selectFrom('topics')
    .select('id')
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const company = await aCompany(server, 0);
  await published(company.account.id, 99, topicId, '2026-12-10');
  await published(company.account.id, 1, topicId, '2027-02-10', 'short_pulse');
  server.clock.set(new Date('2027-04-01T02:20:00Z'));
  await buildBenchmark(server.deps);
  const { built_on, topics } = await built(await server.signIn(company.adminUser));
  expect(built_on).toBe('2027-04-01');
  expect(topics[0].own_percentile).toBeGreaterThan(50);
});
