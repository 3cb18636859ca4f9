import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboxOnlyMailer } from '../../../server/integrations/mailer.ts';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
let platform: AnAccount;
let admin: Client;
beforeAll(async () => {
  server = await startTestServer();
  platform = await server.anAccount({ name: 'Platform' });
  admin = await server.signIn(await server.aUser({ account: platform, permissions: ['super_admin'] }));
});
afterAll(() => server.close());

const hour = 3_600_000;
const usual = { min_length: 12, idle_minutes: 720, absolute_hours: 168, two_factor: 'optional' };
const save = (policy: object) => admin.post('/api/v2/security/save_policy', { ...usual, ...policy });
const session = '/api/v2/session';

test('the platform has a default policy, and account policies are listed with it', async () => {
  const account = await server.anAccount({ name: 'Careful' });
  expect((await save({ account_id: account.id, min_length: 16 })).status).toBe(200);
  const { body } = await admin.post('/api/v2/security/policies');
  expect(body.platform).toEqual(usual);
  expect(body.accounts).toEqual([{ ...usual, min_length: 16, account_id: account.id, account: 'Careful' }]);
  expect((await admin.post('/api/v2/security/remove_policy', { account_id: account.id })).status).toBe(200);
  expect((await admin.post('/api/v2/security/remove_policy', { account_id: account.id })).status).toBe(404);
  const audit = await admin.post('/api/v2/security/audit', { resource: 'security_policies' });
  expect(audit.body.entries.map(({ action }: { action: string }) => action)).toEqual(['delete', 'create']);
  expect(audit.body.entries[0].changes.min_length).toEqual([16, null]);
});

test.each([
  ['min_length', 11],
  ['min_length', 65],
  ['idle_minutes', 4],
  ['absolute_hours', 0],
  ['absolute_hours', 721],
  ['two_factor', 'sometimes'],
])('%s cannot be %s', async (field, value) => {
  const { status, body } = await save({ [field]: value });
  expect([status, body.problems[0].field]).toEqual([422, field]);
});

test('a policy for an unknown account is refused', async () => {
  expect((await save({ account_id: 999_999 })).status).toBe(404);
});

test('a longer password is required at the next change and the next sign-in', async () => {
  const account = await server.anAccount();
  const user = await server.aUser({ account, password: 'fifteen letters' });
  const client = await server.signIn(user);
  await save({ account_id: account.id, min_length: 20 });
  const change = await client.post('/api/v2/session/change_password', {
    current_password: user.password,
    password: 'sixteen letters!',
  });
  expect([change.status, change.body.problems]).toEqual([
    422,
    [{ field: 'password', problem: 'tooShort', params: { min: 20 } }],
  ]);
  const reply = await server.visitor().post('/api/login', { email: user.email, password: user.password });
  expect([reply.status, reply.body.code]).toEqual([403, 'password_outdated']);
  const wrong = await server.visitor().post('/api/login', { email: user.email, password: 'wrong' });
  expect(wrong.body.code).toBe('bad_credentials');
  await client.post('/api/v2/session/change_password', {
    current_password: user.password,
    password: 'a password of more than twenty',
  });
  const again = await server
    .visitor()
    .post('/api/login', { email: user.email, password: 'a password of more than twenty' });
  expect(again.status).toBe(200);
});

test('a shorter session duration applies to open sessions of that account only', async () => {
  const [strict, other] = [await server.anAccount(), await server.anAccount()];
  const inStrict = await server.signIn(await server.aUser({ account: strict }));
  const elsewhere = await server.signIn(await server.aUser({ account: other }));
  await save({ account_id: strict.id, idle_minutes: 30 });
  server.clock.advance(hour);
  expect((await inStrict.get(session)).status).toBe(401);
  expect((await elsewhere.get(session)).status).toBe(200);
});

test('a session ends at its maximum age even while in use', async () => {
  const account = await server.anAccount();
  await save({ account_id: account.id, absolute_hours: 2 });
  const client = await server.signIn(await server.aUser({ account }));
  for (let hours = 0; hours < 1; hours += 1) {
    server.clock.advance(hour);
    expect((await client.get(session)).status).toBe(200);
  }
  server.clock.advance(hour);
  expect((await client.get(session)).status).toBe(401);
});

test('a required second factor for administrators is requested by email, and not from others', async () => {
  const account = await server.anAccount();
  const local = await server.aUser({ account, permissions: ['user', 'local_admin'] });
  const plain = await server.aUser({ account });
  const [open, plainOpen] = [await server.signIn(local), await server.signIn(plain)];
  await save({ account_id: account.id, two_factor: 'admins' });
  expect((await open.get(session)).status).toBe(401);
  expect((await plainOpen.get(session)).status).toBe(200);
  const visitor = server.visitor();
  const credentials = { email: local.email, password: local.password };
  const requests = await visitor.post('/api/login', credentials);
  expect(requests.body).toMatchObject({ needsToConfirm: true, confirmWith: 'mail', currentUser: null });
  await server.runJobs();
  const code = server.letters.findLast(({ to }) => to === local.email)?.text.match(/\b\d{6}\b/)?.[0];
  expect((await visitor.post('/api/login', { ...credentials, code })).status).toBe(200);
  expect((await visitor.get(session)).status).toBe(200);
});

test('a policy that would lock everyone out is refused: no mail server, and no authenticator app', async () => {
  const bare = await startTestServer({ mailer: outboxOnlyMailer });
  try {
    const account = await bare.anAccount();
    const client = await bare.signIn(await bare.aUser({ account, permissions: ['super_admin'] }));
    const { status, body } = await client.post('/api/v2/security/save_policy', {
      ...usual,
      two_factor: 'admins',
    });
    expect([status, body.code]).toEqual([409, 'two_factor_unsafe']);
  } finally {
    await bare.close();
  }
});
