import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type Environment, readEnvironment } from '../../../server/environment.ts';
import { closeServer } from '../../../server/process/closeServer.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

const secret = 'a secret of more than thirty-two characters';
const environmentWith = (variables: Readonly<Record<string, string>>) =>
  readEnvironment({ CAIRN_SECRET: secret, ...variables });

const siteFolder = mkdtempSync(join(tmpdir(), 'edge-'));
writeFileSync(join(siteFolder, 'index.html'), '<title>Cairn</title>');
afterAll(() => rmSync(siteFolder, { recursive: true, force: true }));

let startedServers: TestServer[] = [];
afterEach(async () => {
  for (const server of startedServers) await server.close();
  startedServers = [];
});

async function startServerWith(environment: Partial<Environment>, siteFolder?: string): Promise<TestServer> {
  const server = await startTestServer({ environment, siteFolder });
  startedServers.push(server);
  return server;
}

test('behind a trusted proxy the client address is the one the proxy saw, whatever the client sent', async () => {
  const { trustProxy } = environmentWith({ TRUST_PROXY: 'on' });
  const server = await startServerWith({ trustProxy });
  const tries = 12;
  const statuses: number[] = [];
  for (let at = 0; at < tries; at += 1) {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/v2/session/request_reset',
      headers: { 'x-forwarded-for': `198.51.100.${at}, 203.0.113.7` },
      payload: { email: 'nobody@people.example' },
    });
    statuses.push(statusCode);
  }
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});

test('an untrusted proxy is ignored', () => {
  expect(environmentWith({}).trustProxy).toBe(false);
  expect(environmentWith({ TRUST_PROXY: '10.0.0.4, 10.1.0.0/16' }).trustProxy).toEqual([
    '10.0.0.4',
    '10.1.0.0/16',
  ]);
});

test('requests from our own pages are accepted although a proxy uses another host name', async () => {
  const { trustProxy } = environmentWith({ TRUST_PROXY: 'on' });
  const server = await startServerWith({ trustProxy, publicOrigin: 'https://cairn.company.example' });
  const from = async (headers: Readonly<Record<string, string>>) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/logout',
        headers: { host: 'cairn-1:3000', 'x-forwarded-proto': 'https', ...headers },
      })
    ).json().code;
  const foreign = 'foreign_origin';
  expect(await from({ origin: 'https://cairn.company.example' })).not.toBe(foreign);
  const variant = 'cairnhr.company.example';
  expect(await from({ origin: `https://${variant}`, 'x-forwarded-host': variant })).not.toBe(foreign);
  expect(await from({ origin: `https://${variant}` })).toBe(foreign);
  expect(await from({ origin: 'https://evil.example', 'x-forwarded-host': variant })).toBe(foreign);
});

test('CHAT-01 pages may load the configured chat, and no foreign scripts without it', async () => {
  const chat = { provider: 'intercom', key: 'abc' };
  const policyOf = async ({ app }: TestServer, url: string) =>
    String((await app.inject(url)).headers['content-security-policy']);
  const server = await startServerWith({ chat }, siteFolder);
  const policy = await policyOf(server, '/');
  expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/widget\.intercom\.io/);
  expect(policy).toMatch(/connect-src 'self' [^;]*wss:\/\/\*\.intercom\.io/);
  expect(policy).toMatch(/style-src 'self' 'unsafe-inline'/);
  expect(policy).not.toContain('trusted-types');
  expect(await policyOf(server, '/healthz')).not.toContain('intercom');
  expect(await policyOf(await startServerWith({}, siteFolder), '/')).not.toContain('intercom');
});

test('shutdown does not wait for an incomplete request', async () => {
  const app = fastify();
  app.post('/slow', async () => 'done');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => {});
  const cutOff = new Promise((done) => socket.on('close', done));
  socket.write(
    'POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email"',
  );
  await new Promise((sent) => setTimeout(sent, 50));
  await closeServer(app, 100);
  await cutOff;
});
