import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountStatus } from '../../../domain/accounts/accountStatuses.ts';
import { remindDueParticipants } from '../../../server/usecases/campaigns/sendReminders.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { anOpenCampaign } from '../campaigns/testCampaigns.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A company with an open campaign and queued invitations, and a platform admin. */
async function company() {
  const account = await server.anAccount();
  const people = [];
  for (let count = 0; count < 6; count += 1) people.push(await server.aUser({ account }));
  const admin = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
  const campaign = await anOpenCampaign(admin);
  const platform = await server.signIn(
    await server.aUser({ account: await server.anAccount(), permissions: ['user', 'admin'] }),
  );
  const become = async (status: AccountStatus) => {
    const body = { account_id: account.id, status };
    expect((await platform.post('/api/v2/account/update_status', body)).status).toBe(200);
  };
  const [person] = people;
  if (!person) throw new Error('nobody there');
  return { account, campaign, become, person, client: await server.signIn(person) };
}
const openSurvey = (client: Awaited<ReturnType<typeof company>>['client'], code: string | null) =>
  client.post('/api/v2/survey/open', { code, kind: 'm', device_key: null });

describe.each(['suspended', 'closed'] as const)('while an account is %s', (status) => {
  test('ends the sessions of its people and refuses sign-in', async () => {
    const { become, person, client } = await company();
    await become(status);
    expect((await client.get('/api/v2/session')).status).toBe(401);
    const reply = await server
      .visitor()
      .post('/api/login', { email: person.email, password: person.password });
    expect([reply.status, reply.body.code]).toEqual([401, 'bad_credentials']);
  });

  test('sends no invitations or reminders', async () => {
    const { become, account } = await company();
    await become(status);
    const before = server.letters.length;
    await server.runJobs();
    await remindDueParticipants(server.deps);
    const mails = await server.database.owner
      .selectFrom('mails')
      .select('status')
      .where('account_id', '=', account.id)
      .execute();
    expect(server.letters.length).toBe(before);
    expect(new Set(mails.map((mail) => mail.status))).toEqual(new Set(['queued']));
  });
});

test('a suspended account accepts no survey answers until it is reactivated', async () => {
  const { become } = await company();
  await server.runJobs();
  const letter = server.letters.findLast(({ text }) => text.includes('code='));
  const code = letter?.text.match(/code=([\w-]+)/)?.[1] ?? null;
  const visitor = server.visitor();
  expect((await openSurvey(visitor, code)).status).toBe(200);
  await become('suspended');
  const refused = await openSurvey(visitor, code);
  expect([refused.status, refused.body.code]).toEqual([403, 'account_paused']);
  await become('active');
  expect((await openSurvey(visitor, code)).status).toBe(200);
});
