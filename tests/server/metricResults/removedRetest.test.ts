import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { metrics } from '../../../domain/metrics/metrics.ts';
import { up } from '../../../server/store/migrations/063_retest_and_moved_shares.ts';
import type { AnAccount } from '../../support/builders.ts';
import { aCycle } from '../../support/finishedForms.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
let account: AnAccount;
beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount();
});
afterAll(() => server.close());

const owner = () => server.database.owner;
const upgrade = () => up(owner() as unknown as Kysely<unknown>); // Migrations don't know the current tables.
const twelve = metrics.map(() => 0.7);
const measured = {
  people: 30,
  by_design: twelve,
  measured: twelve,
  raters: { people: 30, reliability_of_one: 0.3 },
};
/** The figures of an older version, with the correlation with an earlier campaign. */
const withRetest = { ...measured, retest: { people: 30, days: 90, values: twelve } };

/** Stores results as an older version did; returns their id. */
async function publishedResults(technical: object | null, views: readonly ('self' | 'others')[]) {
  const own = { account_id: account.id };
  const { id } = await owner()
    .insertInto('metric_releases')
    .values({
      ...own,
      campaign_id: await aCycle(server.deps, account.id),
      k: 5,
      norm_version: null,
      certificate: null,
      technical: technical && JSON.stringify(technical),
      created_on: '2026-06-30',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const view of views) {
    const of = { release_id: id, ...own, view, dim: 'overall', category: 'overall', members: [] };
    const trust = {
      subject: 'metric',
      name: 'trust',
      value: 50,
      low: false,
      high: false,
      n_band: 20,
    } as const;
    await owner()
      .insertInto('metric_cells')
      .values({ ...of, ...trust })
      .execute();
  }
  return id;
}

async function technicalOf(id: number): Promise<unknown> {
  const { technical } = await owner()
    .selectFrom('metric_releases')
    .select('technical')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return technical;
}

test('R27 the upgrade removes retest figures, and reliabilities of self-assessments whose mean isn’t published', async () => {
  const complete = await publishedResults(withRetest, ['self', 'others']);
  const withoutMean = await publishedResults(withRetest, ['others']);
  const older = await publishedResults(null, ['self']);
  await upgrade();
  expect(await technicalOf(complete)).toEqual(measured);
  expect(await technicalOf(withoutMean)).toEqual({
    ...measured,
    people: null,
    by_design: null,
    measured: null,
  });
  expect(await technicalOf(older)).toBeNull();
  await expect(server.database.executeSql('update metric_releases set technical = null')).rejects.toThrow(
    'never changed',
  );
});

test('R25 the upgrade deletes the shares of people who have moved to another account, and no others', async () => {
  const [staying, moved] = [await server.aUser({ account }), await server.aUser({ account })];
  const share = { account_id: account.id, shared_with: 'leaders', shared_on: '2026-06-30' } as const;
  await owner()
    .insertInto('result_shares')
    .values([staying, moved].map(({ id }) => ({ ...share, user_id: id })))
    .execute();
  const { id: account_id } = await server.anAccount();
  await owner().updateTable('users').set({ account_id }).where('id', '=', moved.id).execute();
  await upgrade();
  const left = await owner().selectFrom('result_shares').select('user_id').execute();
  expect(left).toEqual([{ user_id: staying.id }]);
});
