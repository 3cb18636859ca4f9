import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../../locales/en/signIn.ts';
import { startTestServer, type TestServer } from '../support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ siteFolder: resolve(process.env.SITE_FOLDER ?? 'dist') });
});
afterAll(() => server.close());

test('robots may read the sign-in page and its files, and nothing else', async () => {
  const { statusCode, headers, body } = await server.app.inject('/robots.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const rules = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(rules).toEqual(['User-agent: *', 'Allow: /login$', 'Allow: /assets/', 'Disallow: /']);
});

test('a page describes the product', async () => {
  const { body } = await server.app.inject('/login');
  expect(body).toContain(`<meta name="description" content="Cairn: ${signIn.purpose}" />`);
});
