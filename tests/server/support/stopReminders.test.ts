import { afterAll, beforeAll, expect, test } from 'vitest';
import { remindDueParticipants } from '../../../server/usecases/campaigns/sendReminders.ts';
import { remindDueApplicants } from '../../../server/usecases/hiring/remindDueApplicants.ts';
import { unsubscribeCode } from '../../../server/vault/unsubscribeCodes.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCompany, anOpenCampaign, type Company, participationOf } from '../campaigns/testCampaigns.ts';
import { aHirer, anOpenRole, invited } from '../hiring/testRole.ts';

let server: TestServer;
let company: Company;
let campaign_id: number;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(new Date('2026-11-20T09:00:00Z')); // A Friday.
  company = await aCompany(server, 5, () => ({}), { company_name: 'Harbor & Pine' });
  campaign_id = await anOpenCampaign(company.admin);
  await server.runJobs();
});
afterAll(() => server.close());

const lettersTo = (address: string) => server.letters.filter(({ to }) => to === address);
const personAt = (index: number) => {
  const user = company.people[index];
  if (!user) throw new Error('nobody there');
  return user;
};
async function codeAt(index: number): Promise<string> {
  const { id } = await participationOf(server, campaign_id, personAt(index));
  return unsubscribeCode(server.environment.secret, { of: 'participation', id });
}
/** Queues the reminder of a day; the jobs send it. */
async function remind(day: string): Promise<void> {
  server.clock.set(new Date(`${day}T10:00:00Z`));
  await remindDueParticipants(server.deps);
}

test('the link in a reminder shows what stops, and stops it for this person after a click', async () => {
  await remind('2026-11-23');
  await server.runJobs();
  const [, reminder] = lettersTo(personAt(0).email);
  const code = await codeAt(0);
  expect(reminder?.text).toContain(
    `Stop reminders about this survey: ${server.environment.publicOrigin}/stop-reminders/${code}`,
  );
  expect(reminder?.unsubscribe).toBe(
    `${server.environment.publicOrigin}/api/v2/reminders/one_click?code=${code}`,
  );
  expect(lettersTo(personAt(0).email)[0]?.unsubscribe).toBeUndefined();

  const guest = server.visitor();
  const about = { name: 'Culture, autumn', company: 'Harbor & Pine' };
  expect((await guest.post('/api/v2/reminders/read', { code })).body).toEqual({ ...about, stopped: false });
  expect((await guest.post('/api/v2/reminders/stop', { code })).body).toEqual({ ...about, stopped: true });
  expect((await guest.post('/api/v2/reminders/stop', { code })).body).toEqual({ ...about, stopped: true });
  await remind('2026-11-27');
  await server.runJobs();
  expect([lettersTo(personAt(0).email).length, lettersTo(personAt(1).email).length]).toEqual([2, 3]);
});

test('a one-click unsubscribe stops reminders, including queued ones', async () => {
  const code = await codeAt(2);
  await remind('2026-11-30');
  const before = lettersTo(personAt(2).email).length;
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api/v2/reminders/one_click?code=${code}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(reply.statusCode).toBe(204);
  await server.runJobs();
  expect(lettersTo(personAt(2).email)).toHaveLength(before);
});

test('an invalid code stops nothing and reveals nothing', async () => {
  const code = await codeAt(3);
  const other = await codeAt(4);
  const mixed = `${code.split('.')[0]}.${other.split('.')[1]}`;
  for (const wrong of [mixed, `${code}x`, 'p1', 'A'.repeat(60)]) {
    for (const call of ['read', 'stop']) {
      const { status, body } = await server.visitor().post(`/api/v2/reminders/${call}`, { code: wrong });
      expect([status, body.code]).toEqual([404, 'link_unknown']);
    }
  }
  const missing = await server.visitor().post('/api/v2/reminders/stop', {});
  expect([missing.status, missing.body.code]).toEqual([422, 'invalid']);
  const bare = await server.app.inject({ method: 'POST', url: '/api/v2/reminders/one_click' });
  expect(bare.statusCode).toBe(404);
});

test('applicants are reminded before the last day in working hours, until they stop it or are decided on', async () => {
  server.clock.set(new Date('2026-11-20T10:00:00Z'));
  const hirer = await aHirer(server, company.account);
  const role = await anOpenRole(hirer, { closes_on: '2026-12-04' });
  const emails = ['ann@x.example', 'bo@x.example', 'cy@x.example'];
  const [, , third] = await invited(hirer, role, emails);
  await server.runJobs();
  const counts = () => emails.map((email) => lettersTo(email).length);
  expect(counts()).toEqual([1, 1, 1]);
  const pass = async (moment: string) => {
    server.clock.set(new Date(moment));
    await remindDueApplicants(server.deps);
    await server.runJobs();
  };
  await pass('2026-11-23T06:00:00Z');
  expect(counts()).toEqual([1, 1, 1]);
  await pass('2026-11-23T10:00:00Z');
  await pass('2026-11-23T11:00:00Z');
  expect(counts()).toEqual([2, 2, 2]);
  const { unsubscribe } = lettersTo('bo@x.example')[1] ?? {};
  await server.app.inject({
    method: 'POST',
    url: String(unsubscribe).replace(server.environment.publicOrigin, ''),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--',
  });
  await server.database.owner
    .updateTable('applicants')
    .set({ decision: 'rejected' })
    .where('id', '=', third ?? 0)
    .execute();
  await pass('2026-11-27T10:00:00Z');
  await pass('2026-12-03T10:00:00Z');
  expect(counts()).toEqual([4, 2, 2]);
});
