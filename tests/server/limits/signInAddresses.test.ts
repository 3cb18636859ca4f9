import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unknownDeviceSignInLimits } from '../../../domain/access/policy/rateLimits.ts';
import type { AnAccount } from '../../support/builders.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { until } from '../../support/until.ts';
import { guessPassword, minute, signIn } from './signInAttempts.ts';

let server: TestServer;
let account: AnAccount;
beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount();
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(3 * 24 * 3_600_000));

const someone = () => server.aUser({ account });
const guess = (email: string, address: string) => guessPassword(server, email, address);

describe('an address shared by many people', () => {
  test('is never blocked while its people sign in successfully, however many mistype first', async () => {
    const people = [];
    for (let made = 0; made < 60; made += 1) people.push(await someone());
    for (const person of people) {
      expect((await guess(person.email, '192.0.2.7')).status).toBe(401);
      expect((await signIn(server.visitor(), person, '192.0.2.7')).status).toBe(200);
    }
  });

  test('is blocked after wrong passwords for 50 people, except for known devices', async () => {
    const owner = await someone();
    const device = server.visitor();
    await signIn(device, owner, '192.0.2.8');
    const replies = [];
    for (let tried = 0; tried < 51; tried += 1) {
      replies.push((await guess(`sprayed${tried}@people.example`, '192.0.2.8')).status);
    }
    expect(replies.filter((status) => status === 401)).toHaveLength(50);
    expect(replies.at(-1)).toBe(429);
    expect((await signIn(server.visitor(), await someone(), '192.0.2.8')).status).toBe(429);
    expect((await signIn(device, owner, '192.0.2.8')).status).toBe(200);
    expect((await signIn(server.visitor(), await someone(), '192.0.2.9')).status).toBe(200);
    server.clock.advance(60 * minute);
    expect((await signIn(server.visitor(), await someone(), '192.0.2.8')).status).toBe(200);
  });

  test('accepts the right password from a new device after 15 minutes, despite further guesses', async () => {
    const owner = await someone();
    const device = server.visitor();
    for (let tried = 0; tried < 50; tried += 1) await guess(`full${tried}@people.example`, '192.0.2.10');
    const first = await signIn(device, owner, '192.0.2.10');
    expect([first.status, first.headers['retry-after']]).toEqual([429, '900']);
    for (let passed = 1; passed < 15; passed += 1) {
      server.clock.advance(minute);
      expect((await guess(`more${passed}@people.example`, '192.0.2.10')).status).toBe(429);
      expect((await signIn(device, owner, '192.0.2.10')).status).toBe(429);
    }
    server.clock.advance(minute);
    expect((await signIn(device, owner, '192.0.2.10')).status).toBe(200);
  });

  test('allows one attempt after each wait, even of ten at once, and doubles the wait', async () => {
    for (let tried = 0; tried < 50; tried += 1) await guess(`filled${tried}@people.example`, '192.0.2.11');
    const { email } = await someone();
    await guess(email, '192.0.2.11');
    server.clock.advance(15 * minute);
    const all = await Promise.all(Array.from({ length: 10 }, () => guess(email, '192.0.2.11')));
    expect(all.filter(({ status }) => status === 401)).toHaveLength(1);
    const refused = all.find(({ status }) => status === 429);
    expect(refused?.headers['retry-after']).toBe(String(30 * 60));
  });

  test('asks for a code after the wait and accepts it without another wait', async () => {
    const confirming = await startTestServer({ environment: { confirmDevices: true } });
    const owner = await confirming.aUser({ account: await confirming.anAccount() });
    const device = confirming.visitor();
    const login = (more: object = {}) =>
      device.post(
        '/api/login',
        { email: owner.email, password: owner.password, ...more },
        { address: '192.0.2.12' },
      );
    for (let tried = 0; tried < 50; tried += 1) await login({ email: `coded${tried}@people.example` });
    expect((await login()).status).toBe(429);
    confirming.clock.advance(15 * minute);
    expect((await login()).body.needsToConfirm).toBe(true);
    await confirming.runJobs();
    const letter = confirming.letters.findLast(({ subject }) => subject.includes('code'));
    const code = letter?.text.match(/\b\d{6}\b/)?.[0];
    expect((await login({ code })).status).toBe(200);
    await confirming.close();
  });

  test('is one /64 network in IPv6', async () => {
    for (let tried = 0; tried < 50; tried += 1) {
      await guess(`sixth${tried}@people.example`, `2001:db8:1:2::${tried + 1}`);
    }
    expect((await guess('sixth@people.example', '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await guess('sixth@people.example', '2001:db8:2:3::1')).status).toBe(401);
  });
});

describe('many concurrent wrong passwords', () => {
  const crowd = () =>
    Array.from({ length: 150 }, (_, at) => guess(`crowd${at}@people.example`, `2001:db8:${at + 16}::1`));

  test('are checked four at a time, and further ones are refused with a time to retry', async () => {
    const replies = await Promise.all(crowd());
    const refused = replies.filter(({ status }) => status === 503);
    const { atOnce, waiting } = unknownDeviceSignInLimits;
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(150 - atOnce - waiting);
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(150 - refused.length);
    expect(refused[0]).toMatchObject({ body: { code: 'busy' } });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('do not delay an owner on a known device', async () => {
    const owner = await someone();
    const device = server.visitor();
    await signIn(device, owner);
    let checked = 0;
    const all = crowd().map((reply) => reply.then(({ status }) => (checked += status === 401 ? 1 : 0)));
    await until('the first is checked', async () => checked > 0);
    const before = checked;
    expect((await signIn(device, owner)).status).toBe(200);
    expect(checked - before).toBeLessThan(30);
    await Promise.all(all);
    expect(checked).toBeGreaterThan(90);
  });
});
