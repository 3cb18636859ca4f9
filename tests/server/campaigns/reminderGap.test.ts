import { afterAll, beforeAll, expect, test } from 'vitest';
import { remindDueParticipants } from '../../../server/usecases/campaigns/sendReminders.ts';
import type { AUser } from '../../support/builders.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { answerAll } from '../survey/respondent.ts';
import { aCompany, anOpenCampaign, invitationCodeOf, microSurvey, participationOf } from './testCampaigns.ts';

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

test('ADMIN-10 reminders can be sent once in 48 hours, also by two people at once', async () => {
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
  await remindDueParticipants(server.deps);
  const { body } = await microSurvey(await server.signIn(adminUser), 'send-reminders', { campaign_id });
  expect(body.code).toBe('reminder_too_soon');
  server.clock.set(start);
});

/** The days on which reminders about a campaign are queued, in runs at noon UTC from one day on. */
async function remindedAt(campaign_id: number, instants: readonly string[]): Promise<string[]> {
  const reminded: string[] = [];
  for (const instant of instants) {
    server.clock.set(new Date(instant));
    await remindDueParticipants(server.deps);
    const rows = await server.database.owner
      .selectFrom('mails')
      .select(['id', 'params'])
      .where('template', '=', 'reminder')
      .execute();
    const own = rows.filter(({ params }) => params.campaign_id === campaign_id);
    if (own.length > 0) reminded.push(instant);
    for (const { id } of own) await server.database.owner.deleteFrom('mails').where('id', '=', id).execute();
  }
  return reminded;
}

test('a scheduled reminder waits until 48 hours after one that someone sent', async () => {
  const start = server.clock.now();
  const { adminUser, admin } = await aCompany(server, 6);
  const campaign_id = await anOpenCampaign(admin);
  server.clock.set(new Date('2026-11-23T13:00:00Z'));
  const sent = await microSurvey(await server.signIn(adminUser), 'send-reminders', { campaign_id });
  expect(sent.status).toBe(200);
  await server.database.owner.deleteFrom('mails').where('template', '=', 'reminder').execute();
  const runs = ['2026-11-24T12:00:00Z', '2026-11-25T12:00:00Z', '2026-11-26T12:00:00Z'];
  expect(await remindedAt(campaign_id, runs)).toEqual(['2026-11-25T12:00:00Z']);
  server.clock.set(start);
});

test('a later last day does not change when the last reminder was sent', async () => {
  const start = server.clock.now();
  const { admin, adminUser } = await aCompany(server, 6);
  const campaign_id = await anOpenCampaign(admin, { closes_on: '2026-11-26' });
  await remindedAt(campaign_id, ['2026-11-25T12:00:00Z']);
  const before = await readCheck(adminUser, campaign_id);
  expect(before.last_sent_at).toBe('2026-11-25T12:00:00.000Z');
  await server.database.owner
    .updateTable('benchmark_campaigns')
    .set({ closes_on: '2026-12-20' })
    .where('id', '=', campaign_id)
    .execute();
  expect(await readCheck(adminUser, campaign_id)).toEqual(before);
  server.clock.set(start);
});

test('people without a zone are reminded in that of the account', async () => {
  const start = server.clock.now();
  const { admin, account } = await aCompany(server, 6);
  await server.database.owner
    .updateTable('accounts')
    .set({ time_zone: 'Asia/Tokyo' })
    .where('id', '=', account.id)
    .execute();
  await server.database.owner
    .updateTable('users')
    .set({ time_zone: null })
    .where('account_id', '=', account.id)
    .execute();
  const campaign_id = await anOpenCampaign(admin);
  const runs = ['2026-11-24T03:00:00Z', '2026-11-24T12:00:00Z'];
  expect(await remindedAt(campaign_id, runs)).toEqual(['2026-11-24T03:00:00Z']);
  server.clock.set(start);
});

test('no one is reminded, invited or sent a link after the last day has ended for them', async () => {
  const start = server.clock.now();
  const { admin, account, adminUser, people } = await aCompany(server, 6);
  const { owner } = server.database;
  const [east] = people;
  await owner.updateTable('users').set({ time_zone: 'UTC' }).where('account_id', '=', account.id).execute();
  await owner
    .updateTable('users')
    .set({ time_zone: 'Asia/Tokyo' })
    .where('id', '=', east?.id ?? 0)
    .execute();
  const campaign_id = await anOpenCampaign(admin, { closes_on: '2026-11-30', reminders: false });
  const participationId = async (user: AUser | undefined) =>
    (await participationOf(server, campaign_id, user ?? { id: 0 })).id;
  await owner.deleteFrom('mails').execute();
  server.clock.set(new Date('2026-11-30T16:00:00Z'));
  const late = await server.signIn(adminUser);
  expect((await microSurvey(late, 'send-reminders', { campaign_id })).status).toBe(200);
  const mails = await owner
    .selectFrom('mails')
    .select('user_id')
    .where('template', '=', 'reminder')
    .execute();
  expect(mails.map(({ user_id }) => user_id).toSorted()).toEqual(
    people
      .slice(1)
      .map(({ id }) => id)
      .toSorted(),
  );
  const resend = async (user: AUser | undefined) =>
    (
      await microSurvey(late, 'resend-micro-survey', {
        campaign_id,
        participant_id: await participationId(user),
      })
    ).status;
  expect([await resend(east), await resend(people[1])]).toEqual([409, 200]);
  const add = async () => {
    const joined = await server.aUser({ account });
    const client = await server.signIn(adminUser);
    return (await microSurvey(client, 'assign-users', { campaign_id, user_ids: [joined.id] })).status;
  };
  expect(await add()).toBe(200);
  server.clock.set(new Date('2026-12-01T00:00:00Z'));
  expect(await add()).toBe(409);
  server.clock.set(start);
});

test('ADMIN-10 the number of people is in steps and as of yesterday, so that no answer can be watched', async () => {
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
