import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { remindDueParticipants } from '../../../server/usecases/campaigns/sendReminders.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { answerAll } from '../survey/respondent.ts';
import { aCompany, anOpenCampaign, invitationCodeOf, microSurvey } from './testCampaigns.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('reminding', () => {
  test('LEG-25 ERR-18 send-reminders returns the same message with and without recipients', async () => {
    const { admin, adminUser, people } = await aCompany(server, 5);
    const campaign_id = await anOpenCampaign(admin);
    const sentence = 'Reminders have been scheduled and will be sent shortly.';
    const first = await microSurvey(admin, 'send-reminders', { campaign_id });
    expect(first.body.data).toEqual({ message: sentence });
    for (const person of people) await answerAll(server, await invitationCodeOf(server, campaign_id, person));
    const start = server.clock.now();
    server.clock.set(new Date(start.getTime() + 49 * 3_600_000));
    const last = await microSurvey(await server.signIn(adminUser), 'send-reminders', { campaign_id });
    server.clock.set(start);
    expect(last.body).toEqual(first.body);
    expect(last.status).toBe(first.status);
  });

  test('only unfinished participants are reminded, at most once a day', async () => {
    const { admin, people } = await aCompany(server, 5);
    const campaign_id = await anOpenCampaign(admin);
    await answerAll(server, await invitationCodeOf(server, campaign_id, people[0] ?? { id: 0 }));
    await Promise.all([1, 2].map(() => microSurvey(admin, 'send-reminders', { campaign_id })));
    expect((await remindersOf(campaign_id)).sort()).toEqual(
      people
        .slice(1)
        .map(({ id }) => id)
        .sort(),
    );
  });

  test('a due reminder is sent to unfinished participants once, in working hours', async () => {
    const { admin, people } = await aCompany(server, 5);
    const start = server.clock.now();
    const campaign_id = await anOpenCampaign(admin);
    await remindDueParticipants(server.deps);
    expect(await remindersOf(campaign_id)).toEqual([]);
    server.clock.set(new Date('2026-11-24T06:00:00Z'));
    await remindDueParticipants(server.deps);
    expect(await remindersOf(campaign_id)).toEqual([]);
    server.clock.set(new Date('2026-11-24T09:10:00Z'));
    await remindDueParticipants(server.deps);
    await remindDueParticipants(server.deps);
    server.clock.set(start);
    expect(await remindersOf(campaign_id)).toHaveLength(people.length);
  });

  test('a reminder follows the working hours and the date of each person’s time zone', async () => {
    const { admin, people } = await aCompany(server, 5);
    const start = server.clock.now();
    const far = people[0]?.id ?? 0;
    await server.database.owner
      .updateTable('users')
      .set({ time_zone: 'Pacific/Auckland' })
      .where('id', '=', far)
      .execute();
    const campaign_id = await anOpenCampaign(admin);
    server.clock.set(new Date('2026-11-23T20:10:00Z'));
    await remindDueParticipants(server.deps);
    expect(await remindersOf(campaign_id)).toEqual([far]);
    server.clock.set(new Date('2026-11-24T09:10:00Z'));
    await remindDueParticipants(server.deps);
    server.clock.set(start);
    expect((await remindersOf(campaign_id)).toSorted()).toEqual(people.map(({ id }) => id).toSorted());
  });

  test('a campaign without reminders sends none automatically', async () => {
    const { admin } = await aCompany(server, 5);
    const start = server.clock.now();
    const campaign_id = await anOpenCampaign(admin, { reminders: false });
    server.clock.set(new Date('2026-11-24T09:10:00Z'));
    await remindDueParticipants(server.deps);
    server.clock.set(start);
    expect(await remindersOf(campaign_id)).toEqual([]);
  });
});

async function remindersOf(campaignId: number) {
  const rows = await server.database.owner.selectFrom('mails').selectAll().orderBy('id').execute();
  return rows
    .filter(({ params, template }) => params.campaign_id === campaignId && template === 'reminder')
    .map(({ user_id }) => user_id);
}
