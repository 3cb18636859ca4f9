import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  countSignInAttempt,
  revertSignInAttempt,
} from '../../../server/usecases/security/countSignInAttempt.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const conditions = { captcha: 'off', blockedUntil: null } as const;
const take = async (email: string) => {
  const visitor = { email, address: '198.51.100.9', deviceToken: null };
  const taken = await countSignInAttempt(server.deps, visitor, conditions);
  return taken.kind === 'allowed' ? taken : null;
};

test('returning an attempt keeps concurrent failures', async () => {
  const given = await take('both@people.example');
  if (!given) throw new Error('The first try is allowed.');
  for (let failed = 0; failed < 5; failed += 1) await take('both@people.example');
  await revertSignInAttempt(server.deps, given);
  const counters = await server.database.owner
    .selectFrom('lock_outs')
    .select(['reach', 'tries'])
    .orderBy('reach')
    .execute();
  expect(counters).toEqual([
    { reach: 'everywhere', tries: 5 },
    { reach: 'network', tries: 5 },
  ]);
});
