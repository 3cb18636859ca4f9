import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
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

/** Sends wrong passwords from addresses `203.0.113.1`, `.2` and so on, the given number from each. */
async function attack(email: string, addresses: number, each: number): Promise<void> {
  for (let at = 1; at <= addresses; at += 1) {
    for (let tried = 0; tried < each; tried += 1) await guess(email, `203.0.113.${at}`);
  }
}

describe('an account attacked from six addresses', () => {
  test('lets the owner sign in at once on a known device', async () => {
    const owner = await someone();
    const device = server.visitor();
    expect((await signIn(device, owner)).status).toBe(200);
    await device.post('/api/logout');
    await attack(owner.email, 6, 10);
    expect((await signIn(device, owner)).status).toBe(200);
  });

  test('makes the owner wait at most 15 minutes on a new device, despite further guesses', async () => {
    const owner = await someone();
    await attack(owner.email, 6, 10);
    const device = server.visitor();
    const first = await signIn(device, owner);
    expect(first.status).toBe(429);
    const seconds = Number(first.headers['retry-after']);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    await attack(owner.email, 15, 2);
    server.clock.advance(seconds * 1_000);
    await attack(owner.email, 15, 2);
    expect((await signIn(device, owner)).status).toBe(200);
  });

  test('does not slow down other accounts', async () => {
    const [owner, other] = [await someone(), await someone()];
    await attack(owner.email, 6, 10);
    expect((await signIn(server.visitor(), other)).status).toBe(200);
  });
});

describe('the owner of an attacked account', () => {
  test('receives one email a day that explains what happens and what to do', async () => {
    const owner = await someone();
    const mails = async () => {
      await server.runJobs();
      return server.letters.filter(({ to }) => to === owner.email);
    };
    await attack(owner.email, 1, 10);
    await attack(owner.email, 2, 9);
    expect(await mails()).toEqual([]);
    await guess(owner.email, '203.0.113.3');
    const [letter] = await mails();
    expect(letter?.subject).toBe('Wrong passwords for your Cairn account');
    expect(letter?.text).toContain('20 times');
    expect(letter?.text).toContain('up to 15 minutes');
    for (let at = 10; at < 30; at += 1) {
      await guess(owner.email, `203.0.113.${at}`);
      server.clock.advance(15 * minute);
      await guess(owner.email, `203.0.113.${at}`);
    }
    expect(await mails()).toHaveLength(1);
    server.clock.advance(24 * 60 * minute);
    await attack(owner.email, 4, 10);
    expect(await mails()).toHaveLength(2);
  });

  test('waits once on a new device and not again for the code', async () => {
    const confirming = await startTestServer({ environment: { confirmDevices: true } });
    const owner = await confirming.aUser({ account: await confirming.anAccount() });
    const login = (client: Client, address: string, more: object = {}) =>
      client.post('/api/login', { email: owner.email, password: owner.password, ...more }, { address });
    for (let tried = 0; tried < 20; tried += 1) {
      await login(confirming.visitor(), `203.0.113.${tried % 2}`, { password: 'a wrong password' });
    }
    const device = confirming.visitor();
    expect((await login(device, '198.51.100.1')).status).toBe(429);
    confirming.clock.advance(minute);
    expect((await login(device, '198.51.100.1')).body.needsToConfirm).toBe(true);
    await confirming.runJobs();
    const letter = confirming.letters.findLast(({ subject }) => subject.includes('code'));
    const code = letter?.text.match(/\b\d{6}\b/)?.[0];
    expect((await login(device, '198.51.100.1', { code })).status).toBe(200);
    await confirming.close();
  });
});

describe('a known device', () => {
  const deviceOf = (client: Client) => client.cookies.get('cairn_device');

  test('is recognized by a random token, of which the database stores only a hash', async () => {
    const owner = await someone();
    const device = server.visitor();
    const reply = await signIn(device, owner);
    const cookie = [reply.headers['set-cookie']]
      .flat()
      .find((one) => String(one).startsWith('cairn_device='));
    expect(cookie).toMatch(/^cairn_device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    const rows = await server.database.owner.selectFrom('known_devices').selectAll().execute();
    expect(rows.filter(({ user_id }) => user_id === owner.id)).toMatchObject([{ confirmed: false }]);
    expect(JSON.stringify(rows)).not.toContain(deviceOf(device));
    const token = deviceOf(device);
    await signIn(device, owner);
    expect(deviceOf(device)).toBe(token);
  });

  test('requires that its token was issued to the same person', async () => {
    const [attacker, victim] = [await someone(), await someone()];
    const theirs = server.visitor();
    await signIn(theirs, attacker);
    const planted = deviceOf(theirs) ?? '';
    const device = server.visitor();
    device.cookies.set('cairn_device', planted);
    await signIn(device, victim);
    expect(deviceOf(device)).not.toBe(planted);
  });

  test('has ten attempts of its own, then waits, and slows down no one else', async () => {
    const owner = await someone();
    const device = server.visitor();
    await signIn(device, owner);
    const wrong = { email: owner.email, password: 'a wrong password' };
    for (let tried = 0; tried < 10; tried += 1) expect((await signIn(device, wrong)).status).toBe(401);
    expect((await signIn(device, owner)).status).toBe(429);
    expect((await signIn(server.visitor(), owner)).status).toBe(200);
    server.clock.advance(15 * minute);
    expect((await signIn(device, owner)).status).toBe(200);
  });

  test('is the one that reset the password by email, and earlier ones are forgotten', async () => {
    const owner = await someone();
    const [before, device] = [server.visitor(), server.visitor()];
    await signIn(before, owner);
    await device.post('/api/v2/session/request_reset', { email: owner.email });
    await server.runJobs();
    const letter = server.letters.findLast(({ to }) => to === owner.email);
    const token = letter?.text.match(/token=([\w-]{43})/)?.[1];
    const password = 'a new and long password';
    await device.post('/api/v2/session/reset_password', { token, password });
    await attack(owner.email, 6, 10);
    expect((await signIn(device, { ...owner, password })).status).toBe(200);
    expect((await signIn(before, { ...owner, password })).status).toBe(429);
  });

  test('is forgotten after 180 days without a sign-in, and expired counters are deleted', async () => {
    const owner = await someone();
    const device = server.visitor();
    await signIn(device, owner);
    await guess(owner.email, '203.0.113.1');
    const left = async (table: 'known_devices' | 'lock_outs') =>
      (await server.database.owner.selectFrom(table).selectAll().where('user_id', '=', owner.id).execute())
        .length;
    const forget = async () => {
      server.woken.add('forget-sign-ins');
      await server.runJobs();
      return [await left('known_devices'), await left('lock_outs')];
    };
    expect(await forget()).toEqual([1, 2]);
    server.clock.advance(24 * 60 * minute);
    expect(await forget()).toEqual([1, 0]);
    server.clock.advance(180 * 24 * 60 * minute);
    expect(await forget()).toEqual([0, 0]);
  });

  test('is one of at most 20 per person, the newest', async () => {
    const owner = await someone();
    const devices = Array.from({ length: 21 }, () => server.visitor());
    for (const device of devices) {
      await signIn(device, owner);
      server.clock.advance(minute);
    }
    const rows = await server.database.owner
      .selectFrom('known_devices')
      .selectAll()
      .where('user_id', '=', owner.id)
      .execute();
    expect(rows).toHaveLength(20);
    await attack(owner.email, 3, 10);
    expect((await signIn(devices[0] ?? server.visitor(), owner)).status).toBe(429);
    expect((await signIn(devices[20] ?? server.visitor(), owner)).status).toBe(200);
  });
});

test('thirty concurrent guesses from one network count as ten, and an IPv6 /48 is one network', async () => {
  const checkedOf = async (addressOf: (at: number) => string) => {
    const { email } = await someone();
    const all = await Promise.all(Array.from({ length: 30 }, (_, at) => guess(email, addressOf(at))));
    return all.filter(({ status }) => status === 401).length;
  };
  expect(await checkedOf(() => '198.51.100.40')).toBe(10);
  expect(await checkedOf((at) => `2001:db8:7:${at}::1`)).toBe(10);
});

test('a delayed attempt writes nothing', async () => {
  const owner = await someone();
  await attack(owner.email, 1, 10);
  const rows = async () => [
    await server.database.owner.selectFrom('sign_ins').selectAll().where('user_id', '=', owner.id).execute(),
    await server.database.owner.selectFrom('lock_outs').selectAll().where('user_id', '=', owner.id).execute(),
  ];
  const before = await rows();
  for (let tried = 0; tried < 5; tried += 1)
    expect((await guess(owner.email, '203.0.113.1')).status).toBe(429);
  expect(await rows()).toEqual(before);
});

describe('the response to a delayed attempt', () => {
  test('says when to try again in words and numbers, and is the same for unknown people', async () => {
    const owner = await someone();
    const answers = [];
    for (const email of [owner.email, 'nobody.at.all@people.example']) {
      const statuses = [];
      for (let tried = 0; tried < 10; tried += 1) statuses.push((await guess(email, '203.0.113.1')).status);
      const { status, body, headers } = await guess(email, '203.0.113.1');
      answers.push({ statuses, status, body, retryAfter: headers['retry-after'] });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({
      status: 429,
      body: {
        code: 'too_many',
        message: 'Too many attempts. Try again in 15 minutes.',
        retry_after: 15 * 60,
      },
      retryAfter: String(15 * 60),
    });
  });
});
