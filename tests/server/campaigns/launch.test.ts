import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, startHouse } from '../../support/startHouse.ts';
import { handInForms } from '../results/answered.ts';
import { answerAll, respondent } from '../survey/respondent.ts';
import {
  aCampaign,
  aCompany,
  anOpenCampaign,
  close,
  codeOf,
  microSurvey,
  participationOf,
  readCampaign,
} from './company.ts';

let house: House;

beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

const toggle = (client: Parameters<typeof microSurvey>[0], campaign_id: number) =>
  microSurvey(client, 'toggle-campaign-status', { campaign_id });

test('of an open campaign is told who had begun and finished the day before, of a closed one all, for good', async () => {
  const { admin, account, people } = await aCompany(house, 10);
  const lead = await house.aUser({ account, permissions: ['user', 'supervisor'], type: 3 });
  const campaign_id = await anOpenCampaign(admin);
  const beginner = people.at(-1) ?? { id: 0 };
  await respondent(house.visitor(), await codeOf(house, campaign_id, beginner)).begin();
  await handInForms(house, campaign_id, 6);
  const told = async (client: Parameters<typeof readCampaign>[0]) => {
    const { started_percent, participation_percent } = await readCampaign(client, campaign_id);
    return [started_percent, participation_percent];
  };
  expect(await told(admin)).toEqual([0, 0]);
  await close(admin, campaign_id);
  expect(await told(admin)).toEqual([70, 60]);
  expect(await told(await house.signIn(lead))).toEqual([null, 60]);
});

describe('launching', () => {
  test('a campaign that could never show anything is refused', async () => {
    const { admin } = await aCompany(house, 4);
    const tooSmall = await toggle(admin, await aCampaign(admin));
    expect([tooSmall.status, tooSmall.body.code]).toEqual([409, 'campaign_too_small']);
    const empty = await toggle(admin, await aCampaign(admin, { audience: 'chosen' }));
    expect([empty.status, empty.body.code]).toEqual([409, 'campaign_empty']);
  });

  test('a campaign whose last day went by as a draft is refused', async () => {
    const { admin, adminUser } = await aCompany(house, 5);
    const id = await aCampaign(admin, { closes_on: '2026-11-22' });
    const start = house.clock.now();
    house.clock.advance(3 * 24 * 3_600_000);
    const { status, body } = await toggle(await house.signIn(adminUser), id);
    house.clock.set(start);
    expect([status, body.code]).toEqual([409, 'campaign_past']);
  });

  test('everyone means active people with an ordinary sign-in', async () => {
    const { admin, account, people } = await aCompany(house, 5);
    await house.aUser({ account, status: 'inactive' });
    await house.aUser({ account, type: 4 });
    const id = await anOpenCampaign(admin);
    const { body } = await admin.post('/api/v2/microsurvey/participants', { campaign_id: id });
    const invited = body.participants.map(({ user_id }: { user_id: number }) => user_id).sort();
    expect(invited).toEqual(people.map((person) => person.id).sort());
  });

  test('chosen teams and people are invited once each', async () => {
    const { admin, account, people } = await aCompany(house, 7);
    const team = await aTeam(account.id, people.slice(0, 5));
    const user_ids = people.slice(3, 6).map(({ id }) => id);
    const id = await anOpenCampaign(admin, { audience: 'chosen', team_ids: [team], user_ids });
    const { body } = await admin.post('/api/v2/microsurvey/participants', { campaign_id: id });
    expect(body.total).toBe(6);
  });

  test('what is known of people is frozen on that day, and only what results will be divided by', async () => {
    const { admin, account, people } = await aCompany(house, 5, () => ({
      gender: 'woman',
      race: 'asian',
      birth_year: 1987,
      department: 'Sales',
    }));
    const team = await aTeam(account.id, people, 'First');
    await aTeam(account.id, people, 'Second');
    const id = await anOpenCampaign(admin, { cuts: ['gender', 'decade', 'team'] });
    await house.database.owner
      .updateTable('users')
      .set({ gender: 'man' })
      .where('account_id', '=', account.id)
      .execute();
    await house.database.owner.updateTable('teams').set({ name: 'Renamed' }).where('id', '=', team).execute();
    const { attributes } = await participationOf(house, id, people[0] ?? { id: 0 });
    expect(attributes).toEqual({ gender: 'woman', decade: '1980s', team: `${team}:First` });
  });

  test('each invitation waits in the queue without its link', async () => {
    const { admin, people } = await aCompany(house, 5);
    const id = await anOpenCampaign(admin);
    const mails = await mailsOf(id);
    expect(mails.map(({ user_id, template }) => [user_id, template])).toEqual(
      people.map((person) => [person.id, 'invitation']),
    );
    const codes = await Promise.all(people.map((person) => codeOf(house, id, person)));
    const whole = JSON.stringify(mails);
    for (const code of codes) expect(whole).not.toContain(code);
  });

  test('the mail that is sent carries the link that opens the survey', async () => {
    const { admin, people } = await aCompany(house, 5);
    const id = await anOpenCampaign(admin);
    house.letters.length = 0;
    await house.runJobs();
    const code = await codeOf(house, id, people[0] ?? { id: 0 });
    const letter = house.letters.find(({ text }) => text.includes(code));
    expect(letter?.to).toBe(people[0]?.email);
  });
});

describe('reminding', () => {
  test('LEG-25 ERR-18 send-reminders says the same whether somebody is left or nobody', async () => {
    const { admin, people } = await aCompany(house, 5);
    const campaign_id = await anOpenCampaign(admin);
    const sentence = 'Reminders have been scheduled and will be sent shortly.';
    const first = await microSurvey(admin, 'send-reminders', { campaign_id });
    expect(first.body.data).toEqual({ message: sentence });
    for (const person of people) await answerAll(house, await codeOf(house, campaign_id, person));
    const last = await microSurvey(admin, 'send-reminders', { campaign_id });
    expect(last.body).toEqual(first.body);
    expect(last.status).toBe(first.status);
  });

  test('only those who have not finished are reminded, once a day however often it is asked', async () => {
    const { admin, people } = await aCompany(house, 5);
    const campaign_id = await anOpenCampaign(admin);
    await answerAll(house, await codeOf(house, campaign_id, people[0] ?? { id: 0 }));
    await Promise.all([1, 2].map(() => microSurvey(admin, 'send-reminders', { campaign_id })));
    expect((await remindersOf(campaign_id)).sort()).toEqual(
      people
        .slice(1)
        .map(({ id }) => id)
        .sort(),
    );
  });

  test('a due wave reminds the unfinished in their working hours and not twice', async () => {
    const { admin, people } = await aCompany(house, 5);
    const start = house.clock.now();
    const campaign_id = await anOpenCampaign(admin);
    const { remindDue } = await import('../../../server/usecases/sendReminders.ts');
    await remindDue(house.deps);
    expect(await remindersOf(campaign_id)).toEqual([]);
    house.clock.set(new Date('2026-11-24T06:00:00Z'));
    await remindDue(house.deps);
    expect(await remindersOf(campaign_id)).toEqual([]);
    house.clock.set(new Date('2026-11-24T09:10:00Z'));
    await remindDue(house.deps);
    await remindDue(house.deps);
    house.clock.set(start);
    expect(await remindersOf(campaign_id)).toHaveLength(people.length);
  });

  test('a wave comes in the working hours of where each person is, on the day it is there', async () => {
    const { admin, people } = await aCompany(house, 5);
    const start = house.clock.now();
    const far = people[0]?.id ?? 0;
    await house.database.owner
      .updateTable('users')
      .set({ time_zone: 'Pacific/Auckland' })
      .where('id', '=', far)
      .execute();
    const campaign_id = await anOpenCampaign(admin);
    const { remindDue } = await import('../../../server/usecases/sendReminders.ts');
    house.clock.set(new Date('2026-11-23T20:10:00Z'));
    await remindDue(house.deps);
    expect(await remindersOf(campaign_id)).toEqual([far]);
    house.clock.set(new Date('2026-11-24T09:10:00Z'));
    await remindDue(house.deps);
    house.clock.set(start);
    expect((await remindersOf(campaign_id)).toSorted()).toEqual(people.map(({ id }) => id).toSorted());
  });

  test('a campaign that asked for no reminders sends none by itself', async () => {
    const { admin } = await aCompany(house, 5);
    const start = house.clock.now();
    const campaign_id = await anOpenCampaign(admin, { reminders: false });
    house.clock.set(new Date('2026-11-24T09:10:00Z'));
    const { remindDue } = await import('../../../server/usecases/sendReminders.ts');
    await remindDue(house.deps);
    house.clock.set(start);
    expect(await remindersOf(campaign_id)).toEqual([]);
  });
});

test('ten thousand people are invited in one go', async () => {
  const { admin, account } = await aCompany(house, 1);
  const { sql } = await import('kysely');
  await sql`insert into users (account_id, first_name, last_name, email)
    select ${account.id}, 'Person', place::text, 'many' || place || '@people.example'
    from generate_series(1, 10000) as place`.execute(house.database.owner);
  const begun = Date.now();
  const campaign_id = await anOpenCampaign(admin);
  expect(Date.now() - begun).toBeLessThan(15_000);
  const { body } = await admin.post('/api/v2/microsurvey/participants', { campaign_id });
  expect(body.total).toBe(10_001);
  expect((await mailsOf(campaign_id)).length).toBe(10_001);
}, 60_000);

async function aTeam(account_id: number, people: readonly { id: number }[], name = 'Team'): Promise<number> {
  const { owner } = house.database;
  const { id } = await owner
    .insertInto('teams')
    .values({ account_id, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('memberships')
    .values(people.map((person) => ({ account_id, team_id: id, user_id: person.id, since: '2020-01-01' })))
    .execute();
  return id;
}

async function mailsOf(campaignId: number) {
  const rows = await house.database.owner.selectFrom('mails').selectAll().orderBy('id').execute();
  return rows.filter(({ params }) => params.campaign_id === campaignId);
}

async function remindersOf(campaignId: number) {
  const mails = await mailsOf(campaignId);
  return mails.filter(({ template }) => template === 'reminder').map(({ user_id }) => user_id);
}
