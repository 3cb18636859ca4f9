import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { knownDeviceSignInLimits } from '../../../domain/access/policy/rateLimits.ts';
import type { AnAccount } from '../../support/builders.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { until } from '../../support/until.ts';
import { guessPassword, signIn } from './signInAttempts.ts';

const sharedAddress = '192.0.2.50';

let server: TestServer;
let account: AnAccount;
beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount();
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(24 * 3_600_000));

const someone = () => server.aUser({ account });
const statusesOf = async (replies: readonly Promise<{ readonly status: number }>[]) =>
  (await Promise.all(replies)).map(({ status }) => status);

describe('a flood of sign-ins from a shared address', () => {
  async function signInDuring(flood: (at: number) => Promise<{ readonly status: number }>, size: number) {
    const owner = await someone();
    const device = server.visitor();
    await signIn(device, owner, sharedAddress);
    let answered = 0;
    const replies = Array.from({ length: size }, (_, at) => flood(at));
    for (const reply of replies) void reply.then(() => (answered += 1));
    await until('the flood has begun', async () => answered > 0);
    const { status } = await signIn(device, owner, sharedAddress);
    return { status, answered, replies };
  }

  test('does not refuse an owner on a known device', async () => {
    const flood = (at: number) => guessPassword(server, `flood${at}@people.example`, sharedAddress);
    const { status, answered, replies } = await signInDuring(flood, 250);
    expect(status).toBe(200);
    expect(answered).toBeLessThan(250);
    expect(await statusesOf(replies)).toContain(503);
  });

  test('does not refuse an owner on a known device if every request has an invented device cookie', async () => {
    const flood = (at: number) => {
      const client = server.visitor();
      client.cookies.set('cairn_device', randomBytes(32).toString('base64url'));
      return signIn(
        client,
        { email: `forged${at}@people.example`, password: 'a wrong password' },
        sharedAddress,
      );
    };
    const { status, replies } = await signInDuring(flood, 250);
    expect(status).toBe(200);
    await statusesOf(replies);
  });
});

test('refusals of a flood are paced, so that a known device at the same address does not wait behind them', async () => {
  const owner = await someone();
  const device = server.visitor();
  await signIn(device, owner, sharedAddress);
  for (let tried = 0; tried < 50; tried += 1)
    await guessPassword(server, `p${tried}@people.example`, sharedAddress);
  let answered = 0;
  const replies = Array.from({ length: 600 }, (_, at) =>
    guessPassword(server, `paced${at}@people.example`, sharedAddress),
  );
  for (const reply of replies) void reply.then(() => (answered += 1));
  await until('the flood has begun', async () => answered > 0);
  expect((await signIn(device, owner, sharedAddress)).status).toBe(200);
  expect(answered).toBeLessThan(600);
  expect(new Set(await statusesOf(replies))).toEqual(new Set([429]));
});

test('an invented device cookie causes no query while its account waits at the address', async () => {
  for (let tried = 0; tried < 50; tried += 1)
    await guessPassword(server, `q${tried}@people.example`, sharedAddress);
  const { email } = await someone();
  const queries = vi.spyOn(server.database, 'as');
  const client = server.visitor();
  client.cookies.set('cairn_device', randomBytes(32).toString('base64url'));
  expect((await signIn(client, { email, password: 'a wrong password' }, sharedAddress)).status).toBe(429);
  expect(queries).not.toHaveBeenCalled();
  queries.mockRestore();
});

test('one person on many known devices signs in one at a time, and others are not delayed', async () => {
  const [busy, other] = [await someone(), await someone()];
  const [theirs, device] = [server.visitor(), server.visitor()];
  await signIn(device, other, sharedAddress);
  await signIn(theirs, busy, sharedAddress);
  const token = theirs.cookies.get('cairn_device') ?? '';
  const { atOnce, waiting } = knownDeviceSignInLimits;
  const refused = 70 - atOnce - waiting;
  const first = holdFirstQuery();
  const statuses: number[] = [];
  const replies = Array.from({ length: 70 }, async () => {
    const client = server.visitor();
    client.cookies.set('cairn_device', token);
    statuses.push((await signIn(client, busy, sharedAddress)).status);
  });
  await until('the others are refused', async () => statuses.length >= refused);
  expect(statuses).toEqual(Array(refused).fill(503));
  expect(first.queries).toHaveBeenCalledTimes(atOnce);
  expect((await signIn(device, other, sharedAddress)).status).toBe(200);
  expect(statuses).toHaveLength(refused);
  first.release();
  await Promise.all(replies);
  expect(statuses.slice(refused)).toEqual(Array(atOnce + waiting).fill(200));
});

/** Keeps the next transaction waiting until `release` is called; later ones run. */
function holdFirstQuery() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const run = server.database.as.bind(server.database);
  const queries = vi.spyOn(server.database, 'as').mockImplementation(async (...call) => {
    if (queries.mock.calls.length === 1) await released;
    return run(...call);
  });
  return {
    queries,
    release: () => {
      queries.mockRestore();
      release();
    },
  };
}
