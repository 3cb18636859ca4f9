import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AUser } from '../../support/builders.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { answerAll } from '../survey/respondent.ts';
import { aCompany, anOpenCampaign, invitationCodeOf, microSurvey } from './testCampaigns.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const hourMs = 3_600_000;
const later = (hours: number) => server.clock.set(new Date(server.clock.now().getTime() + hours * hourMs));

async function readCheck(user: AUser, campaign_id: number) {
  const client = await server.signIn(user);
  return (await client.post('/api/v2/microsurvey/reminder_check', { campaign_id })).body;
}

test('reminders can be sent once in 48 hours, also by two people at once', async () => {
  const start = server.clock.now();
  const { admin, adminUser } = await aCompany(server, 6);
  const campaign_id = await anOpenCampaign(admin, { reminders: false });
  // Sessions end within these hours.
  const send = async () => {
    const { status, body } = await microSurvey(await server.signIn(adminUser), 'send-reminders', {
      campaign_id,
    });
    return [status, body.code];
  };
  const check = () => readCheck(adminUser, campaign_id);
  expect(await check()).toEqual({ about: 5, last_sent_at: null, possible_at: null });
  const both = await Promise.all([send(), send()]);
  expect(both.map(([status]) => status).toSorted()).toEqual([200, 409]);
  later(47);
  expect(await check()).toMatchObject({
    last_sent_at: start.toISOString(),
    possible_at: new Date(start.getTime() + 48 * hourMs).toISOString(),
  });
  expect(await send()).toEqual([409, 'reminder_too_soon']);
  later(1);
  expect(await send()).toEqual([200, undefined]);
  server.clock.set(start);
});

test('a scheduled reminder counts as the last one', async () => {
  const start = server.clock.now();
  const { admin, adminUser } = await aCompany(server, 6);
  const campaign_id = await anOpenCampaign(admin);
  server.clock.set(new Date('2026-11-24T10:00:00Z'));
  const { body } = await microSurvey(await server.signIn(adminUser), 'send-reminders', { campaign_id });
  expect(body.code).toBe('reminder_too_soon');
  server.clock.set(start);
});

test('the number of people is in steps and as of yesterday, so that no answer can be watched', async () => {
  const start = server.clock.now();
  const { admin, adminUser, people } = await aCompany(server, 10);
  const campaign_id = await anOpenCampaign(admin, { reminders: false });
  const check = () => readCheck(adminUser, campaign_id);
  const before = await check();
  for (const person of people.slice(0, 5))
    await answerAll(server, await invitationCodeOf(server, campaign_id, person));
  expect(await check()).toEqual(before);
  later(24);
  expect((await check()).about).toBe(5);
  server.clock.set(start);
});

test('the check names no one, and is refused for drafts, closed campaigns and strangers', async () => {
  const { admin, account } = await aCompany(server, 6);
  const campaign_id = await anOpenCampaign(admin);
  const ask = async (client: typeof admin) =>
    (await client.post('/api/v2/microsurvey/reminder_check', { campaign_id })).status;
  const lead = await server.signIn(await server.aUser({ account, permissions: ['user', 'supervisor'] }));
  expect([
    await ask(lead),
    await ask((await aCompany(server, 1)).admin),
    await ask(server.visitor()),
  ]).toEqual([403, 404, 401]);
  await microSurvey(admin, 'toggle-campaign-status', { campaign_id, from: 'open' });
  expect(await ask(admin)).toBe(409);
});
