import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { type Client, openClient } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import {
  aCompany,
  anOpenCampaign,
  type Company,
  closeCampaign,
  microSurvey,
} from '../campaigns/testCampaigns.ts';
import { submitForms } from '../results/submitForms.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server, 8, (index) => ({ gender: index < 4 ? 'woman' : 'man' }));
});
afterAll(() => server.close());

async function erase(index: number): Promise<number> {
  const id = company.people[index]?.id ?? 0;
  const { status } = await company.admin.post('/api/v2/personal_data/erase', { user_id: id });
  expect(status).toBe(200);
  return id;
}
async function published(campaignId: number) {
  const { owner } = server.database;
  const release = await owner
    .selectFrom('releases')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
  const cells = await owner
    .selectFrom('release_cells')
    .selectAll()
    .where('release_id', '=', release.id)
    .orderBy('dim')
    .orderBy('category')
    .orderBy('subject')
    .orderBy('subject_id')
    .execute();
  return { release, cells };
}

test('erasing people changes no published number of closed and later closed campaigns', async () => {
  const closed = await anOpenCampaign(company.admin, { cuts: ['gender'] });
  const open = await anOpenCampaign(company.admin, { cuts: ['gender'] });
  const scoreOf = (index: number) => 40 + index * 5;
  await submitForms(server, closed, 8, scoreOf);
  await submitForms(server, open, 8, scoreOf);
  await closeCampaign(company.admin, closed);
  const before = await published(closed);
  expect(before.cells.length).toBeGreaterThan(0);

  await erase(0);
  await erase(5);
  expect(await published(closed)).toEqual(before);

  await closeCampaign(company.admin, open);
  const later = await published(open);
  const numbers = ({ cells }: typeof later) => cells.map(({ release_id: _, ...cell }) => cell);
  expect(numbers(later)).toEqual(numbers(before));
});

test('erasing unfinished people does not change the participation of a closed campaign', async () => {
  const { admin, adminUser, people } = await aCompany(server, 10);
  const campaign_id = await anOpenCampaign(admin, { cuts: [] });
  await submitForms(server, campaign_id, 6);
  await closeCampaign(admin, campaign_id);
  const reported = async (client: Client) => {
    const input = { campaign_id };
    const whole = await client.post('/api/v2/microsurvey_results/topic_scores_by_element', input);
    const read = await microSurvey(client, 'get-campaign', input);
    const { invited_from, participation_percent } = read.body.data.ms_campaign;
    return [whole.body.campaigns[0].participation_percent, participation_percent, invited_from];
  };
  expect(await reported(admin)).toEqual([60, 60, 10]);
  for (const { id } of people.slice(6)) {
    expect((await admin.post('/api/v2/personal_data/erase', { user_id: id })).status).toBe(200);
  }
  expect(await reported(admin)).toEqual([60, 60, 10]);
  // A server with empty caches.
  const other = await buildApp({ ...server.deps, database: { ...server.database } }, {});
  const visitor = openClient(other, server.environment.publicOrigin);
  visitor.cookies.set('cairn_session', await server.aSession(adminUser));
  expect(await reported(visitor)).toEqual([60, 60, 10]);
  await other.close();
});

test('erasing a person deletes only their private copies', async () => {
  const campaign = await anOpenCampaign(company.admin, { cuts: [] });
  const { owner } = server.database;
  const [first, second] = await owner
    .selectFrom('participations')
    .select(['id', 'user_id'])
    .where('campaign_id', '=', campaign)
    .where('user_id', 'is not', null)
    .orderBy('id')
    .limit(2)
    .execute();
  const copies = [first, second].map((one) => ({ user_id: one?.user_id ?? 0, sealed: Buffer.from('x') }));
  await owner.insertInto('private_copies').values(copies).execute();
  await owner
    .updateTable('participations')
    .set({ status: 'finished' })
    .where('id', '=', first?.id ?? 0)
    .execute();
  const owners = async () =>
    (await owner.selectFrom('private_copies').select('user_id').orderBy('user_id').execute()).map(
      ({ user_id }) => user_id,
    );
  expect(await owners()).toEqual([first?.user_id, second?.user_id]);
  await erase(company.people.findIndex(({ id }) => id === first?.user_id));
  expect(await owners()).toEqual([second?.user_id]);
  const left = await owner
    .selectFrom('participations')
    .select(['user_id', 'token_hash', 'attributes'])
    .where('id', '=', first?.id ?? 0)
    .executeTakeFirst();
  expect(left).toEqual({ user_id: null, token_hash: null, attributes: {} });
});
