import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { type Environment, readEnvironment } from '../../../server/environment.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = (TRUST_PROXY: string) =>
  readEnvironment({ CAIRN_SECRET: 'a secret of more than thirty-two characters', TRUST_PROXY }).trustProxy;

/** The client address that the server assumes for a request from `socket` with this header. */
async function addressSeen(trustProxy: Environment['trustProxy'], socket: string, forwardedFor: string) {
  const app = await buildApp({ ...server.deps, environment: { ...server.environment, trustProxy } });
  app.get('/address', async ({ ip }) => ({ ip }));
  const headers = forwardedFor === '' ? {} : { 'x-forwarded-for': forwardedFor };
  const reply = await app.inject({ url: '/address', remoteAddress: socket, headers });
  await app.close();
  return reply.json().ip;
}

describe('TRUST_PROXY=on', () => {
  test.each([
    ['the address that the proxy saw', '10.0.0.2', '198.51.100.7', '198.51.100.7'],
    ['a private client, whatever it sent', '10.0.0.2', '198.51.100.7, 10.0.0.5', '10.0.0.5'],
    ['a private IPv6 client, whatever it sent', '::1', '198.51.100.7, fd00::5', 'fd00::5'],
    ['the socket of a public client, whatever it sent', '203.0.113.9', '198.51.100.7', '203.0.113.9'],
    ['the socket without a header', '10.0.0.2', '', '10.0.0.2'],
    ['a mapped socket of a proxy', '::ffff:10.0.0.2', '198.51.100.7', '198.51.100.7'],
  ])('reads %s', async (_what, socket, header, expected) => {
    expect(await addressSeen(read('on'), socket, header)).toBe(expected);
  });

  test.each([
    ['198.51.100.7:51234', '198.51.100.7'],
    ['[2001:db8::7]:51234', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
  ])('strips the port of %s', async (header, expected) => {
    expect(await addressSeen(read('on'), '10.0.0.2', header)).toBe(expected);
  });

  test.each(['unknown', '_hidden', '999.1.1.1', '198.51.100.7:x', ',', '198.51.100.7, nonsense'])(
    'falls back to the socket for %s',
    async (header) => {
      expect(await addressSeen(read('on'), '10.0.0.2', header)).toBe('10.0.0.2');
    },
  );
});

describe('TRUST_PROXY=2', () => {
  test.each([
    ['through two private proxies', '198.51.100.7, 10.0.0.3', '198.51.100.7'],
    ['through one, of a private client', '198.51.100.7, 10.0.0.3, 10.0.0.4', '10.0.0.3'],
    ['through one, of a public client', '198.51.100.7, 203.0.113.9', '203.0.113.9'],
  ])('reads the address %s', async (_what, header, expected) => {
    expect(await addressSeen(read('2'), '10.0.0.2', header)).toBe(expected);
  });
});

test('a list trusts exactly the listed proxies', async () => {
  const listed = read('10.0.0.2, 203.0.113.0/24');
  expect(await addressSeen(listed, '10.0.0.2', '198.51.100.7:80, 203.0.113.9')).toBe('198.51.100.7');
  expect(await addressSeen(listed, '10.0.0.9', '198.51.100.7')).toBe('10.0.0.9');
});

test.each(['0', '11', '999999'])('TRUST_PROXY=%s is refused with a message', (hops) => {
  expect(() => read(hops)).toThrow(`TRUST_PROXY must be from 1 to 10 proxies, not ${hops}.`);
});
