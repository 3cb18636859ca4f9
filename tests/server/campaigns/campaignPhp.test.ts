import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import {
  aCampaign,
  aCompany,
  aDraft,
  anOpenCampaign,
  type Company,
  campaignPhp,
  closeCampaign,
  readCampaign,
} from './testCampaigns.ts';

let server: TestServer;
let company: Company;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  company = await aCompany(server, 6);
  admin = company.admin;
});

test('LEG-31 create-micro-survey-campaign creates a draft and returns a message', async () => {
  const { status, body } = await campaignPhp(admin, 'create', aDraft);
  expect([status, body.data.message]).toEqual([200, 'Campaign created.']);
  expect(await readCampaign(admin, body.data.campaign_id)).toMatchObject({
    ...aDraft,
    status: 'draft',
    created_by: company.adminUser.id,
    launched_on: null,
  });
});

test('LEG-32 LEG-33 update-micro-survey-campaign saves the campaign with the given id', async () => {
  const campaign_id = await aCampaign(admin);
  const { status, body } = await campaignPhp(admin, 'update', { ...aDraft, campaign_id, name: 'Renamed' });
  expect([status, body.data]).toEqual([
    200,
    { campaign_id, message: 'Campaign saved.', schedule_canceled: false },
  ]);
  expect((await readCampaign(admin, campaign_id)).name).toBe('Renamed');
  const without = await campaignPhp(admin, 'update', { ...aDraft, name: 'No id' });
  expect([without.status, without.body.code]).toEqual([422, 'invalid']);
});

test('an invalid draft is refused field by field', async () => {
  const { status, body } = await campaignPhp(admin, 'create', { ...aDraft, name: '', min_group: 4 });
  expect([status, body.data, body.code]).toEqual([422, {}, 'invalid']);
  expect(body.problems.map(({ field }: { field: string }) => field).sort()).toEqual(['min_group', 'name']);
});

test('a closing date in the past is refused', async () => {
  const { status, body } = await campaignPhp(admin, 'create', { ...aDraft, closes_on: '2026-11-20' });
  expect([status, body.problems]).toEqual([422, [{ field: 'closes_on', problem: 'past' }]]);
});

test('the minimum group size can rise but not fall', async () => {
  const campaign_id = await aCampaign(admin, { min_group: 6 });
  expect((await campaignPhp(admin, 'update', { ...aDraft, campaign_id, min_group: 8 })).status).toBe(200);
  const { status, body } = await campaignPhp(admin, 'update', { ...aDraft, campaign_id, min_group: 7 });
  expect([status, body.code]).toEqual([409, 'minimum_lowered']);
});

test('privacy settings are locked at launch, even for administrators; name and closing date are not', async () => {
  const campaign_id = await anOpenCampaign(admin);
  for (const locked of [
    { min_group: 6 },
    { cuts: ['gender'] },
    { questions_per_sitting: 4 },
    { audience: 'chosen' },
  ]) {
    const { status, body } = await campaignPhp(admin, 'update', { ...aDraft, campaign_id, ...locked });
    expect([status, body.code]).toEqual([409, 'campaign_locked']);
  }
  const open = { ...aDraft, campaign_id, name: 'Longer', closes_on: '2026-12-05' };
  expect((await campaignPhp(admin, 'update', open)).status).toBe(200);
  await closeCampaign(admin, campaign_id);
  const { status, body } = await campaignPhp(admin, 'update', { ...open, name: 'Too late' });
  expect([status, body.code]).toEqual([409, 'campaign_closed']);
});

test('saving an older version returns a conflict', async () => {
  const campaign_id = await aCampaign(admin);
  const { updated_at } = await readCampaign(admin, campaign_id);
  expect(
    (await campaignPhp(admin, 'update', { ...aDraft, campaign_id, updated_at, name: 'First' })).status,
  ).toBe(200);
  const { status, body } = await campaignPhp(admin, 'update', {
    ...aDraft,
    campaign_id,
    updated_at,
    name: 'Second',
  });
  expect([status, body.code]).toEqual([409, 'conflict']);
});
