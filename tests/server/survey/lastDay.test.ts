import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeDueCampaigns } from '../../../server/usecases/campaigns/closeCampaign.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import {
  aCompany,
  anOpenCampaign,
  type Company,
  invitationCodeOf,
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

test('the campaign closes and publishes only after its last day has ended everywhere', async () => {
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

test('the reported participation stands still while only people of some time zones can answer', async () => {
  const far = await aCompany(server, 10);
  const id = await anOpenCampaign(far.admin, { closes_on: lastDay });
  const participationAt = async (instant: string) => {
    server.clock.set(new Date(instant));
    return (await readCampaign(await server.signIn(far.adminUser), id)).participation_percent;
  };
  const [west, ...others] = far.people;
  if (!west) throw new Error('the company is too small for this test');
  await setZone('users', west.id, 'America/Los_Angeles');
  for (const person of others.slice(0, 6))
    await answerAll(server, await invitationCodeOf(server, id, person));
  const before = await participationAt('2026-11-30T00:00:00Z');
  expect(before).toBe(60);
  server.clock.set(new Date('2026-12-01T03:00:00Z'));
  expect((await answerAll(server, await invitationCodeOf(server, id, west))).body.remaining).toBe(0);
  expect(await participationAt('2026-12-01T11:59:00Z')).toBe(before);
  server.clock.set(new Date('2026-12-01T12:05:00Z'));
  await closeDueCampaigns(server.deps);
  expect(await participationAt('2026-12-02T00:00:00Z')).toBe(70);
});
