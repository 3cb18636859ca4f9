import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCampaign, aCompany, anOpenCampaign, closeCampaign, readCampaign } from './testCampaigns.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = async (client: Client, campaign_ids: readonly number[]) =>
  (await client.post('/api/v2/microsurvey/participation', { campaign_ids })).body.campaigns;

/** Marks the first people of a campaign as finished on a day. */
async function finish(campaignId: number, count: number, day: string): Promise<void> {
  await server.database.executeSql(
    `update participations set status = 'finished', started_on = $3, finished_on = $3
      where id in (select id from participations where campaign_id = $1 order by id limit $2)`,
    [campaignId, count, day],
  );
}

test('ADMIN-15 participation rates in the list are stepped and as of yesterday, as on the page of the campaign', async () => {
  const { admin } = await aCompany(server, 13);
  const id = await anOpenCampaign(admin);
  const draft = await aCampaign(admin);
  await finish(id, 4, '2026-11-21');
  expect(await read(admin, [id, draft])).toEqual([
    { campaign_id: draft, participation_percent: null },
    { campaign_id: id, participation_percent: 0 },
  ]);
  await finish(id, 4, '2026-11-20');
  expect(await read(admin, [id])).toEqual([{ campaign_id: id, participation_percent: 30 }]);
  expect((await readCampaign(admin, id)).participation_percent).toBe(30);
  await closeCampaign(admin, id);
  expect(await read(admin, [id])).toEqual([
    { campaign_id: id, participation_percent: (await readCampaign(admin, id)).participation_percent },
  ]);
});

test('a small campaign and one whose audience a team lead doesn’t see look alike', async () => {
  const { admin, account, people } = await aCompany(server, 12);
  const { owner } = server.database;
  const lead = people[0];
  if (!lead) throw new Error('a company has people');
  await owner
    .updateTable('users')
    .set({ permissions: ['user', 'supervisor'] })
    .where('id', '=', lead.id)
    .execute();
  const { id: team } = await owner
    .insertInto('teams')
    .values({ account_id: account.id, name: 'Fleet' })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { id } of people)
    await owner
      .insertInto('memberships')
      .values({ account_id: account.id, team_id: team, user_id: id })
      .execute();
  const id = await anOpenCampaign(admin, { audience: 'chosen', team_ids: [team], user_ids: [] });
  await finish(id, 6, '2026-11-20');
  expect(await read(admin, [id])).toEqual([{ campaign_id: id, participation_percent: 50 }]);
  expect(await read(await server.signIn(lead), [id])).toEqual([
    { campaign_id: id, participation_percent: null },
  ]);
  await owner.updateTable('teams').set({ leader_id: lead.id }).where('id', '=', team).execute();
  expect(await read(await server.signIn(lead), [id])).toEqual([
    { campaign_id: id, participation_percent: 50 },
  ]);
});

test('the calls refuse other accounts, visitors and more ids than a page has', async () => {
  const { admin } = await aCompany(server, 12);
  const other = await aCompany(server, 1);
  const id = await anOpenCampaign(admin);
  expect(await read(other.admin, [id])).toEqual([]);
  const path = '/api/v2/microsurvey/participation';
  expect((await server.visitor().post(path, { campaign_ids: [id] })).status).toBe(401);
  expect((await admin.post(path, { campaign_ids: Array(101).fill(1) })).status).toBe(422);
  expect((await admin.post(path, {})).status).toBe(422);
});
