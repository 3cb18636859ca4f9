import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AUser } from '../../support/builders.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { minute, signIn } from './signInAttempts.ts';

/** Successful sign-ins per person and hour. */
const limit = 120;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const someone = async () => server.aUser({ account: await server.anAccount() });

/** Records successful sign-ins, one after the other within the last half hour. */
async function recordSignIns({ id }: AUser, count: number): Promise<void> {
  const now = server.clock.now().getTime();
  const rows = Array.from({ length: count }, (_, turn) => ({
    user_id: id,
    outcome: 'succeeded' as const,
    device: 'Firefox',
    network: null,
    at: new Date(now - 30 * minute + turn).toISOString(),
  }));
  await server.database.owner.insertInto('sign_ins').values(rows).execute();
}

test('a person can sign in 120 times an hour, and again when the first of them is an hour old', async () => {
  const user = await someone();
  await recordSignIns(user, limit - 1);
  const device = server.visitor();
  expect((await signIn(device, user)).status).toBe(200);

  const refused = await signIn(device, user);
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many']);
  expect(refused.headers['retry-after']).toBe(String(30 * 60));
  expect(refused.body.message).toBe('Too many attempts. Try again in 30 minutes.');
  expect((await device.get('/api/v2/session')).status).toBe(200);
  expect((await signIn(server.visitor(), await someone())).status).toBe(200);

  server.clock.advance(30 * minute);
  expect((await signIn(server.visitor(), user)).status).toBe(200);
});

test('wrong passwords do not count, and a refused sign-in does not count as a wrong password', async () => {
  const user = await someone();
  await recordSignIns(user, limit);
  for (let tried = 0; tried < 12; tried += 1) {
    expect((await signIn(server.visitor(), user)).body.code).toBe('too_many');
  }
  server.clock.advance(60 * minute);
  expect((await signIn(server.visitor(), { ...user, password: 'wrong' })).body.code).toBe('bad_credentials');
  expect((await signIn(server.visitor(), user)).status).toBe(200);
});

test('simultaneous sign-ins do not exceed the limit', async () => {
  const user = await someone();
  await recordSignIns(user, limit - 2);
  const replies = await Promise.all(Array.from({ length: 8 }, () => signIn(server.visitor(), user)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429, 429, 429, 429]);
});
