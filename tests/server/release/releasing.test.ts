import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import {
  aCompany,
  aDraft,
  anOpenCampaign,
  type Company,
  campaignPhp,
  closeCampaign,
  readCampaign,
} from '../campaigns/testCampaigns.ts';
import { submitForms } from '../results/submitForms.ts';
import { cellsOf } from './published.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const genders = (index: number) => ({
  gender: index < 11 ? ('woman' as const) : index < 22 ? ('man' as const) : ('other' as const),
  department: index < 12 ? 'Sales' : 'Care',
});

const counts = async ({ admin }: Company) =>
  (await admin.post('/api/v2/microsurvey_results/icb_score_counts_by_topic', {})).body.counts;

test('API-27 icb_score_counts_by_topic returns the distribution of scores in steps of five percent, without counts', async () => {
  const company = await aCompany(server, 26, genders);
  const id = await anOpenCampaign(company.admin, { cuts: [] });
  await submitForms(server, id, 26, (index) => (index % 9) * 12);
  await closeCampaign(company.admin, id);
  const result = await counts(company);
  expect(result).toHaveLength(6);
  expect(result[0]).toEqual({
    campaign_id: id,
    topic_id: expect.any(Number),
    topic: expect.any(String),
    n_band: 20,
    bands: [
      { from: 0, to: 25, share: 35 },
      { from: 25, to: 50, share: 25 },
      { from: 50, to: 75, share: 25 },
      { from: 75, to: 100, share: 20 },
    ],
  });
  const small = await aCompany(server, 8);
  const alike = await anOpenCampaign(small.admin, { cuts: [] });
  await submitForms(server, alike, 8, (index) => index * 12);
  await closeCampaign(small.admin, alike);
  expect(await counts(small)).toEqual([]);
});

test('sensitive dimensions are omitted if the account chose so, and use its minimum group size', async () => {
  const shown = async (overrides: object) => {
    const company = await aCompany(server, 26, genders);
    const id = await anOpenCampaign(company.admin, { cuts: ['gender', 'department'], ...overrides });
    await submitForms(server, id, 26, (index) => (index % 10) * 10);
    await closeCampaign(company.admin, id);
    const cells = (await cellsOf(server, id)).filter(({ subject }) => subject === 'overall');
    return cells.filter(({ dim }) => dim === 'gender').map(({ category }) => category);
  };
  expect(await shown({})).toEqual(['man', 'other|woman']);
  expect(await shown({ sensitive_min_group: 12 })).toEqual([]);
  expect(await shown({ left_out_when_small: ['gender'] })).toEqual([]);
});

test('P15 privacy settings are locked from launch for every role, with a minimum of at least five', async () => {
  const company = await aCompany(server, 12, genders);
  const operator = await server.aUser({
    account: company.account,
    permissions: ['user', 'super_admin'],
    type: 3,
  });
  const id = await anOpenCampaign(company.admin, { cuts: ['gender'] });
  for (const client of [company.admin, await server.signIn(operator)]) {
    for (const overrides of [
      { min_group: 6 },
      { cuts: [] },
      { sensitive_min_group: 5 },
      { left_out_when_small: ['gender'] },
    ]) {
      const refused = await campaignPhp(client, 'update', {
        campaign_id: id,
        ...aDraft,
        cuts: ['gender'],
        ...overrides,
      });
      expect([refused.status, refused.body.code]).toEqual([409, 'campaign_locked']);
    }
  }
  await expect(anOpenCampaign(company.admin, { sensitive_min_group: 4 })).rejects.toThrow();
});

test('a large campaign is published once by a job in its own thread, and shows that it is in progress', async () => {
  const company = await aCompany(server, 5);
  const id = await anOpenCampaign(company.admin, { cuts: ['gender'] });
  await submitForms(server, id, 5);
  const { owner } = server.database;
  const [form] = await owner.selectFrom('waiting_forms').selectAll().where('campaign_id', '=', id).execute();
  if (!form) throw new Error('no form');
  const copies = Array.from({ length: 250 }, () => ({
    campaign_id: id,
    kind: 'answers' as const,
    box: form.box,
  }));
  await owner.insertInto('sealed_forms').values(copies).execute();
  await closeCampaign(company.admin, id);
  const percent = async () => (await readCampaign(company.admin, id)).publishing_percent;
  expect(await percent()).toBe(0);
  expect(await cellsOf(server, id)).toEqual([]);
  await server.runJobs();
  expect(await percent()).toBeNull();
  expect((await cellsOf(server, id)).length).toBeGreaterThan(0);
  const stored = await owner.selectFrom('responses').select('id').where('campaign_id', '=', id).execute();
  expect(stored).toHaveLength(255);
});
