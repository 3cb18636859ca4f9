import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
let provider: Server;
const requests: { method: string | undefined; url: string | undefined; body: string }[] = [];

/** A provider that accepts the token `human` and fails on `broken`. */
beforeAll(async () => {
  provider = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    requests.push({ method: request.method, url: request.url, body });
    const all = `${request.url} ${body}`;
    response.end(all.includes('broken') ? 'not JSON' : JSON.stringify({ success: all.includes('human') }));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const verifyUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/verify`;
  const keys = { secret: 'the-key', siteKey: null, verifyUrl };
  server = await startTestServer({ environment: { captcha: { recaptcha: keys, mtcaptcha: keys } } });
});
afterAll(async () => {
  provider.close();
  await server.close();
});

const calls = [
  ['grecaptcha_verify', '/api/grecaptcha_verify'],
  ['mtcaptcha_verify', '/api/mtcaptcha_verify'],
] as const;

test.each(calls)(
  'API-07 API-08 %s accepts a captcha payload and returns whether it was solved',
  async (_name, path) => {
    const verify = async (token: string) => (await server.visitor().post(path, { token })).body;
    expect(await verify('human')).toEqual({ success: true });
    expect(await verify('robot')).toEqual({ success: false });
    const { method, url, body } = requests.at(-1) ?? { method: '', url: '', body: '' };
    expect(method).toBe(path.includes('mtcaptcha') ? 'GET' : 'POST');
    expect(`${url} ${body}`).toMatch(/the-key.*robot/);
  },
);

test.each(calls)('%s without a payload is refused', async (_name, path) => {
  expect((await server.visitor().post(path, {})).status).toBe(422);
});

test.each(calls)('%s reports an unavailable provider without repeating the payload', async (_name, path) => {
  const reply = await server.visitor().post(path, { token: 'broken' });
  expect([reply.status, reply.body.code]).toEqual([502, 'captcha_unavailable']);
  expect(reply.text).not.toContain('the-key');
});

test('without a configured provider, the call reports that', async () => {
  const plain = await startTestServer();
  const reply = await plain.visitor().post('/api/grecaptcha_verify', { token: 'human' });
  await plain.close();
  expect([reply.status, reply.body.code]).toEqual([501, 'not_configured']);
});
