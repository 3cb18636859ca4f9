import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captchaLimit } from '../../../domain/access/policy/rateLimits.ts';
import { pagePolicy } from '../../../server/plugins/contentPolicy.ts';
import type { AUser } from '../../support/builders.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { until } from '../../support/until.ts';

let server: TestServer;
let owner: AUser;
let provider: Server;
let isUp = true;
/** The provider responds when this promise resolves. */
let released = Promise.resolve();
const checked: string[] = [];

/** A provider that accepts the token `human`. */
beforeAll(async () => {
  provider = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    checked.push(body);
    await released;
    response.end(isUp ? JSON.stringify({ success: body.includes('human') }) : 'not JSON');
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const verifyUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/verify`;
  const recaptcha = { secret: 'the-secret', siteKey: 'the-site-key', verifyUrl };
  server = await startTestServer({ environment: { captcha: { recaptcha, mtcaptcha: null } } });
  owner = await server.aUser({ account: await server.anAccount() });
  for (let tried = 0; tried < 20; tried += 1)
    await signIn('a wrong password', null, `203.0.113.${tried % 2}`);
});
afterAll(async () => {
  provider.close();
  await server.close();
});

const signIn = (password: string, captcha: string | null, address: string) =>
  server.visitor().post('/api/login', { email: owner.email, password, captcha }, { address });

test('the page learns which captcha to show, and the content policy lets it load', async () => {
  const { body } = await server.visitor().get('/api/v2/config');
  expect(body.captcha).toEqual({ provider: 'recaptcha', siteKey: 'the-site-key' });
  expect(JSON.stringify(body)).not.toContain('the-secret');
  const directives = pagePolicy(server.environment).split(';');
  for (const name of ['script-src', 'frame-src'])
    expect(directives.find((one) => one.startsWith(name))?.split(' ')).toContain(
      'https://www.google.com/recaptcha/',
    );
});

test('below the threshold no captcha is required', () => {
  expect(checked).toEqual([]);
});

test('above it, a new device needs a captcha instead of the first wait, before any password is checked', async () => {
  const without = await signIn(owner.password, null, '198.51.100.1');
  expect([without.status, without.body.code]).toEqual([403, 'captcha_needed']);
  const robot = await signIn(owner.password, 'robot', '198.51.100.1');
  expect([robot.status, robot.body.code]).toEqual([403, 'captcha_needed']);
  expect((await signIn(owner.password, 'human', '198.51.100.1')).status).toBe(200);
  expect(checked).toHaveLength(2);
});

test('a solved captcha allows one attempt, after which the usual wait applies', async () => {
  expect((await signIn('a wrong password', 'human', '198.51.100.2')).status).toBe(401);
  const again = await signIn(owner.password, 'human', '198.51.100.2');
  expect(again.status).toBe(429);
  expect(Number(again.headers['retry-after'])).toBe(60);
});

test('ten failed captchas make the network wait, and the provider is asked no more', async () => {
  const before = checked.length;
  for (let tried = 0; tried < 10; tried += 1) {
    expect((await signIn(owner.password, 'robot', '198.51.100.4')).status).toBe(403);
  }
  const refused = await signIn(owner.password, 'human', '198.51.100.4');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
  expect(checked).toHaveLength(before + 10);
  expect((await signIn(owner.password, 'human', '198.51.100.5')).status).toBe(200);
});

test('above the limit of captchas per address, a new device waits and the provider is not asked', async () => {
  const address = '198.51.100.6';
  for (let tried = 0; tried < captchaLimit.tries; tried += 1) {
    await server.visitor().post('/api/grecaptcha_verify', { token: 'robot' }, { address });
  }
  const before = checked.length;
  expect((await signIn(owner.password, 'human', address)).status).toBe(429);
  expect(checked).toHaveLength(before);
  server.clock.advance(60_000);
  expect((await signIn(owner.password, null, address)).status).toBe(200);
});

test('while the provider takes its time, invented captchas hold no place of other new devices', async () => {
  const other = await server.aUser({ account: await server.anAccount() });
  let release = () => {};
  released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let answered = 0;
  const before = checked.length;
  const held = Array.from({ length: 40 }, async (_, at) => {
    await signIn('a wrong password', 'robot', `192.0.2.${at + 1}`);
    answered += 1;
  });
  await until('the provider is asked', async () => checked.length > before);
  const { email, password } = other;
  const address = '198.51.100.7';
  const reply = await server.visitor().post('/api/login', { email, password }, { address });
  expect(reply.status).toBe(200);
  expect(answered).toBeLessThan(20);
  release();
  await Promise.all(held);
});

test('while the captcha provider is unreachable, a new device waits instead of being locked out', async () => {
  isUp = false;
  expect((await signIn(owner.password, 'human', '198.51.100.3')).status).toBe(429);
  server.clock.advance(60_000);
  expect((await signIn(owner.password, null, '198.51.100.3')).status).toBe(200);
});
