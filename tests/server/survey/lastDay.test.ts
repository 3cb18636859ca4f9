import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeDueCampaigns } from '../../../server/usecases/campaigns/closeCampaign.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import {
  aCompany,
  anOpenCampaign,
  type Company,
  invitationCodeOf,
  participationOf,
  readCampaign,
} from '../campaigns/testCampaigns.ts';
import { answerAll, respondent, type ShownQuestion } from './respondent.ts';

const lastDay = '2026-11-30';

let server: TestServer;
let company: Company;
let campaign: number;
let start: Date;
let next = 0;

beforeAll(async () => {
  server = await startTestServer();
  start = server.clock.now();
  company = await aCompany(server, 24);
  campaign = await anOpenCampaign(company.admin, { closes_on: lastDay });
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(start));

/** A person who wasn't used before, with the zone of their profile and the one that their browser states. */
async function aRespondent({ profile, browser }: { readonly profile?: string; readonly browser?: string }) {
  const user = company.people[next];
  next += 1;
  if (!user) throw new Error('the company is too small for these tests');
  if (profile) await setZone('users', user.id, profile);
  const code = await invitationCodeOf(server, campaign, user);
  return { user, code, guest: respondent(server.visitor(), code, undefined, 'm', browser) };
}

const setZone = (table: 'users' | 'accounts', id: number, time_zone: string | null) =>
  server.database.owner.updateTable(table).set({ time_zone }).where('id', '=', id).execute();

/** Whether an answer is accepted at an instant, and what the page says. */
async function answersAt(guest: ReturnType<typeof respondent>, instant: string) {
  server.clock.set(start);
  const question: ShownQuestion = (await guest.open()).body.questions[0];
  server.clock.set(new Date(instant));
  const { status } = await guest.answer(question);
  return [status, (await guest.open()).body.ending];
}

const accepted = [200, null];
const refused = [409, 'campaignClosed'];

describe('PROD-46 the last day of a campaign ends where the respondent is', () => {
  test.each([
    ['Pacific/Kiritimati', '2026-11-30T09:59:00Z', '2026-11-30T10:00:00Z'],
    ['Asia/Tokyo', '2026-11-30T14:59:00Z', '2026-11-30T15:00:00Z'],
    ['America/Los_Angeles', '2026-12-01T07:59:00Z', '2026-12-01T08:00:00Z'],
    ['Etc/GMT+12', '2026-12-01T11:59:00Z', '2026-12-01T12:00:00Z'],
  ])('in %s it is still open at %s and closed at %s', async (profile, during, after) => {
    expect(await answersAt((await aRespondent({ profile })).guest, during)).toEqual(accepted);
    expect(await answersAt((await aRespondent({ profile })).guest, after)).toEqual(refused);
  });

  test('for a profile without a zone, the zone of the browser counts', async () => {
    const browser = 'America/Los_Angeles';
    expect(await answersAt((await aRespondent({ browser })).guest, '2026-12-01T07:59:00Z')).toEqual(accepted);
    expect(await answersAt((await aRespondent({ browser })).guest, '2026-12-01T08:00:00Z')).toEqual(refused);
  });

  test('the zone of the profile counts, whatever the browser states', async () => {
    const { guest } = await aRespondent({ profile: 'Asia/Tokyo', browser: 'America/Los_Angeles' });
    expect(await answersAt(guest, '2026-11-30T15:00:00Z')).toEqual(refused);
  });

  test('without either, or with an invalid name, the zone of the account counts', async () => {
    await setZone('accounts', company.account.id, 'Asia/Tokyo');
    for (const of of [{}, { browser: 'Mars/Olympus' }, { browser: '+05:00' }]) {
      expect(await answersAt((await aRespondent(of)).guest, '2026-11-30T15:00:00Z')).toEqual(refused);
    }
    await setZone('accounts', company.account.id, null);
    expect(await answersAt((await aRespondent({})).guest, '2026-11-30T23:59:00Z')).toEqual(accepted);
  });

  test('a change by the account’s administrator counts at once in open campaigns, also for a page that is open', async () => {
    const change = (time_zone: string | null, before: string | null) =>
      company.admin.post('/api/v2/account/change_time_zone', { time_zone, before });
    const { guest } = await aRespondent({});
    const [first, second]: ShownQuestion[] = (await guest.open()).body.questions;
    if (!first || !second) throw new Error('the survey is too short for this test');
    expect((await guest.answer(first)).status).toBe(200);
    expect((await company.admin.post('/api/v2/account/read_time_zone')).body).toEqual({
      time_zone: null,
      scheduled_campaigns: 0,
      open_campaigns: 1,
    });
    expect((await change('Asia/Tokyo', null)).status).toBe(200);
    server.clock.set(new Date('2026-11-30T15:00:00Z'));
    expect((await guest.answer(second)).body.code).toBe('campaign_closed');
    server.clock.set(start);
    expect((await change(null, 'Asia/Tokyo')).status).toBe(200);
    server.clock.set(new Date('2026-11-30T15:00:00Z'));
    expect((await guest.answer(second)).status).toBe(200);
  });

  test('a remembered participation is checked again when the local day ends', async () => {
    const { guest } = await aRespondent({ profile: 'America/Los_Angeles' });
    const questions: ShownQuestion[] = (await guest.open()).body.questions;
    const [first, second, third, fourth] = questions;
    if (!first || !second || !third || !fourth) throw new Error('the survey is too short for this test');
    server.clock.set(new Date('2026-12-01T07:58:00Z'));
    for (const question of [first, second, third]) expect((await guest.answer(question)).status).toBe(200);
    server.clock.set(new Date('2026-12-01T08:00:00Z'));
    expect((await guest.answer(fourth)).body.code).toBe('campaign_closed');
  });
});

test('a name that is too long is refused', async () => {
  const { guest } = await aRespondent({ browser: 'x'.repeat(65) });
  const { status, body } = await guest.open();
  expect([status, body.problems[0].field]).toEqual([422, 'time_zone']);
});

test('an administrator in an emulation answers for no one, in no time zone', async () => {
  const platform = await server.anAccount();
  const admin = await server.signIn(
    await server.aUser({ account: platform, permissions: ['user', 'admin'] }),
  );
  admin.emulatedAccountId = company.account.id;
  const { status } = await respondent(admin, null, undefined, 'm', 'Asia/Tokyo').open();
  expect(status).toBe(403);
});

test('a time zone is stored neither with an answer nor with the participation', async () => {
  const { guest, user } = await aRespondent({ browser: 'Pacific/Kiritimati' });
  server.clock.set(new Date('2026-11-24T11:00:00Z'));
  await guest.answer((await guest.open()).body.questions[0]);
  const row = await server.database.owner
    .selectFrom('participations')
    .selectAll()
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  // It is November 25 in Kiritimati.
  expect(row.started_on).toBe('2026-11-24');
  expect(JSON.stringify(row)).not.toMatch(/Kiritimati/);
});

test('a daily session begins anew at midnight where the respondent is', async () => {
  const small = await aCompany(server, 10);
  const id = await anOpenCampaign(small.admin, { questions_per_sitting: 4 });
  const [person] = small.people;
  const code = await invitationCodeOf(server, id, person ?? { id: 0 });
  const guest = respondent(server.visitor(), code, undefined, 'm', 'America/Los_Angeles');
  server.clock.set(new Date('2026-11-24T20:00:00Z'));
  const questions: ShownQuestion[] = (await guest.open()).body.questions;
  for (const question of questions) await guest.answer(question);
  server.clock.set(new Date('2026-11-25T07:59:00Z'));
  expect((await guest.open()).body.ending).toBe('doneForToday');
  server.clock.set(new Date('2026-11-25T08:00:00Z'));
  expect((await guest.open()).body).toMatchObject({ ending: null, sitting: { answered: 0, total: 4 } });
});

test('ADMIN-21 the campaign closes and publishes only after its last day has ended everywhere', async () => {
  const other = await aCompany(server, 10, undefined);
  await setZone('accounts', other.account.id, 'Pacific/Kiritimati');
  const id = await anOpenCampaign(other.admin, { closes_on: lastDay });
  const statusAt = async (instant: string) => {
    server.clock.set(new Date(instant));
    await closeDueCampaigns(server.deps);
    const row = server.database.owner.selectFrom('benchmark_campaigns').select('status').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).status;
  };
  expect(await statusAt('2026-12-01T11:59:59Z')).toBe('open');
  expect(await statusAt('2026-12-01T12:00:00Z')).toBe('closed');
});

test('R17 R21 in the hours when only people in the west can answer, no step of the participation shows one of them', async () => {
  const { admin, adminUser, account, people } = await aCompany(server, 10);
  await setZone('accounts', account.id, 'Europe/Berlin');
  for (const { id } of people.slice(1)) await setZone('users', id, 'Europe/Berlin');
  const west = people[0] ?? { id: 0 };
  await setZone('users', west.id, 'America/Los_Angeles');
  const id = await anOpenCampaign(admin, { closes_on: lastDay });
  const finish = async (user: { readonly id: number }) =>
    answerAll(server, await invitationCodeOf(server, id, user));
  const readShown = async (instant: string) => {
    server.clock.set(new Date(instant));
    const client = await server.signIn(adminUser);
    const check = await client.post('/api/v2/microsurvey/reminder_check', { campaign_id: id });
    const list = await client.post('/api/v2/microsurvey_results/quarter_preview');
    const { participation_percent, started_percent } = await readCampaign(client, id);
    return JSON.stringify([participation_percent, started_percent, check.body.about, list.body]);
  };
  server.clock.set(new Date('2026-11-29T12:00:00Z'));
  for (const user of people.slice(1, 7)) await finish(user);
  const before = await readShown('2026-11-30T00:30:00Z');
  server.clock.set(new Date('2026-11-30T12:00:00Z'));
  await finish(people[7] ?? { id: 0 });
  expect(await readShown('2026-12-01T03:00:00Z')).toBe(before);
  await finish(west);
  expect((await participationOf(server, id, west)).status).toBe('finished');
  expect(await readShown('2026-12-01T11:00:00Z')).toBe(before);
  server.clock.set(new Date('2026-12-01T12:05:00Z'));
  await closeDueCampaigns(server.deps);
  const { participation_percent } = await readCampaign(await server.signIn(adminUser), id);
  expect(participation_percent).toBe(80);
});

test('a survey that is over for a person does not hide one that runs', async () => {
  const { admin, people } = await aCompany(server, 6);
  const [person] = people;
  if (!person) throw new Error('nobody');
  await setZone('users', person.id, 'Asia/Tokyo');
  const running = await anOpenCampaign(admin, { closes_on: '2026-12-20' });
  const ended = await anOpenCampaign(admin, { closes_on: lastDay });
  await respondent(server.visitor(), await invitationCodeOf(server, ended, person)).begin();
  server.clock.set(new Date('2026-11-30T15:00:00Z'));
  const { body } = await respondent(await server.signIn(person), null).open();
  expect(body.ending).toBeNull();
  await server.database.owner
    .updateTable('participations')
    .set({ invitation_state: 'withdrawn' })
    .where('campaign_id', '=', running)
    .execute();
  expect((await respondent(await server.signIn(person), null).open()).body.ending).toBe('campaignClosed');
});
