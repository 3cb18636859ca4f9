import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { remindDueRaters } from '../../../server/usecases/raters/remindRaters.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { anInvitation, assignmentAt } from '../survey/testAssessmentCycle.ts';
import { aTestCompany, path } from './testCompany.ts';

let server: TestServer;
beforeEach(async () => {
  server ??= await startTestServer();
  // A Tuesday; the campaigns were launched on the Friday before.
  server.clock.set(new Date('2026-11-24T10:00:00Z'));
});
afterAll(() => server.close());

async function anInvited(
  company: Awaited<ReturnType<typeof aTestCompany>>,
  index: number,
  time_zone: string | null,
) {
  const user = company.others[index];
  if (!user) throw new Error('nobody there');
  await server.database.owner.updateTable('users').set({ time_zone }).where('id', '=', user.id).execute();
  const { id } = await anInvitation(server, {
    account: company.account,
    relationship: 'peer',
    user,
    campaign_id: company.campaign_id,
    target_id: company.target_id,
  });
  return id;
}
const sentTo = async (id: number) => (await assignmentAt(server, id)).reminders_sent;

describe('automatic reminders', () => {
  test('are sent in the working hours of each recipient, once per wave, to unfinished raters', async () => {
    const company = await aTestCompany(server);
    const [london, tokyo, done] = [
      await anInvited(company, 0, 'Europe/London'),
      await anInvited(company, 1, 'Asia/Tokyo'),
      await anInvited(company, 2, null),
    ];
    await server.database.owner
      .updateTable('assignments')
      .set({ status: 'finished', finished_on: '2026-11-24' })
      .where('id', '=', done)
      .execute();
    await remindDueRaters(server.deps, company.campaign_id);
    await remindDueRaters(server.deps, company.campaign_id);
    expect([await sentTo(london), await sentTo(tokyo), await sentTo(done)]).toEqual([1, 0, 0]);
    server.clock.set(new Date('2026-11-25T01:00:00Z')); // Ten in the morning in Tokyo.
    await remindDueRaters(server.deps, company.campaign_id);
    expect([await sentTo(london), await sentTo(tokyo)]).toEqual([1, 1]);
    server.clock.set(new Date('2026-11-25T10:00:00Z')); // Working hours again, but no new reminder.
    await remindDueRaters(server.deps, company.campaign_id);
    expect([await sentTo(london), await sentTo(tokyo)]).toEqual([1, 1]);
  });

  test('are counted by the day of the recipient, where it is already the next one', async () => {
    const company = await aTestCompany(server);
    const id = await anInvited(company, 0, 'Pacific/Auckland');
    server.clock.set(new Date('2026-11-24T20:30:00Z')); // Half past nine on Wednesday in Auckland.
    await remindDueRaters(server.deps, company.campaign_id);
    expect(await assignmentAt(server, id)).toMatchObject({
      reminders_sent: 1,
      last_reminded_on: '2026-11-25',
    });
  });

  test('are not sent if the campaign has none or its account is suspended', async () => {
    const quiet = await aTestCompany(server, { facts: { reminders: false } });
    const paused = await aTestCompany(server);
    const ids = [await anInvited(quiet, 0, null), await anInvited(paused, 0, null)];
    await server.database.owner
      .updateTable('accounts')
      .set({ status: 'suspended' })
      .where('id', '=', paused.account.id)
      .execute();
    for (const { campaign_id } of [quiet, paused]) await remindDueRaters(server.deps, campaign_id);
    expect([await sentTo(ids[0] ?? 0), await sentTo(ids[1] ?? 0)]).toEqual([0, 0]);
  });
});

test('PROD-46 a request ends for each rater where they are, and can then be neither opened nor declined', async () => {
  const company = await aTestCompany(server, { facts: { closes_on: '2026-11-23' } });
  const ids = [await anInvited(company, 0, 'Pacific/Honolulu'), await anInvited(company, 1, 'Asia/Tokyo')];
  const statuses: unknown[] = [];
  for (const [index, id] of ids.entries()) {
    const client = await server.signIn(company.others[index] ?? { id: 0 });
    const [request] = (await client.post(path('overview'), { time_zone: 'Asia/Tokyo' })).body.requests;
    const declined = await client.post(path('decline'), { id, reason: 'No time', time_zone: 'Asia/Tokyo' });
    statuses.push([request.is_over, request.code === null, request.may_decline, declined.status]);
  }
  // Ten in the morning in UTC is midnight in Honolulu.
  expect(statuses).toEqual([
    [true, true, false, 409],
    [true, true, false, 409],
  ]);
  server.clock.set(new Date('2026-11-24T09:59:00Z'));
  const hawaii = await server.signIn(company.others[0] ?? { id: 0 });
  const [request] = (await hawaii.post(path('overview'), { time_zone: 'Asia/Tokyo' })).body.requests;
  expect([request.is_over, request.code !== null, request.may_decline]).toEqual([false, true, true]);
});

describe('manual reminders', () => {
  test('can be sent by the participant and wait for working hours', async () => {
    server.clock.set(new Date('2026-11-21T12:00:00Z')); // A Saturday.
    const company = await aTestCompany(server, { facts: { reminders: false } });
    const id = await anInvited(company, 0, null);
    const { campaign_id, target_id } = company;
    const reply = await (await company.self()).post(path('remind'), { campaign_id, target_id });
    expect([reply.status, reply.body, await sentTo(id)]).toEqual([200, {}, 0]);
    server.clock.set(new Date('2026-11-23T09:10:00Z'));
    await remindDueRaters(server.deps, campaign_id);
    expect(await sentTo(id)).toBe(1);
  });

  test('for a whole campaign require its administrators, with the same response if no one is left', async () => {
    const company = await aTestCompany(server);
    const { campaign_id } = company;
    expect((await (await company.self()).post(path('remind'), { campaign_id })).body.code).toBe('forbidden');
    const empty = await aTestCompany(server);
    const stranger = await empty.admin.post(path('remind'), { campaign_id: empty.campaign_id });
    const id = await anInvited(company, 0, null);
    const person = await company.admin.post(path('remind'), { campaign_id });
    expect([stranger.status, stranger.text]).toEqual([200, person.text]);
    expect(await sentTo(id)).toBe(1);
    const other = await aTestCompany(server);
    const mixed = { campaign_id, target_id: other.target_id };
    expect((await other.admin.post(path('remind'), mixed)).status).toBe(404);
  });
});
