import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '../../../server/environment.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'headers-'));
const { trustProxy } = readEnvironment({
  CAIRN_SECRET: 'a secret of more than thirty-two characters',
  TRUST_PROXY: 'on',
});
let direct: TestServer;
let behindProxy: TestServer;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<title>Cairn</title>');
  writeFileSync(join(folder, 'app-1.js'), 'export {}');
  direct = await startTestServer({ siteFolder: folder });
  behindProxy = await startTestServer({ siteFolder: folder, environment: { trustProxy } });
});
afterAll(async () => {
  await direct.close();
  await behindProxy.close();
  rmSync(folder, { recursive: true, force: true });
});

const pages = ['/', '/index.html', '/dashboard/benchmark', '/metrics/m?code=x'];
const answers = ['/healthz', '/readyz', '/api/v2/config', '/api/openapi.json', '/api/nothing', '/app-1.js'];
const headersOf = async (url: string, headers: Readonly<Record<string, string>> = {}, server = direct) =>
  (await server.app.inject({ url, headers })).headers;
const policyOf = async (url: string) => String((await headersOf(url))['content-security-policy']);

/** The policy for one type of content. */
const directive = (policy: string, name: string) =>
  policy
    .split(';')
    .find((one) => one.startsWith(`${name} `))
    ?.slice(name.length + 1);

test('deprecated headers are not sent', async () => {
  for (const url of [...pages, ...answers]) {
    const headers = await headersOf(url);
    for (const name of [
      'x-xss-protection',
      'x-download-options',
      'feature-policy',
      'expect-ct',
      'x-powered-by',
    ])
      expect(headers[name], `${name} of ${url}`).toBeUndefined();
  }
});

test('every response is isolated from other origins and forbids sniffing, framing and referrers', async () => {
  for (const url of [...pages, ...answers]) {
    expect(await headersOf(url), url).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
      'x-frame-options': 'DENY',
      'x-permitted-cross-domain-policies': 'none',
    });
  }
});

test('pages may only write to the clipboard, show packages on the full screen and play videos', async () => {
  const features = String((await headersOf('/'))['permissions-policy']).split(', ');
  expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([
    'clipboard-write=(self)',
    'fullscreen=(self)',
    'media-playback-while-not-visible=(self)',
  ]);
  expect(features.length).toBeGreaterThan(45);
  expect(new Set(features).size).toBe(features.length);
  for (const feature of [
    'camera',
    'microphone',
    'geolocation',
    'payment',
    'usb',
    'publickey-credentials-get',
  ])
    expect(features).toContain(`${feature}=()`);
});

test('responses without documents do not state the permitted features', async () => {
  for (const url of pages) expect(await headersOf(url), url).toHaveProperty('permissions-policy');
  for (const url of ['/api/v2/config', '/api/openapi.json', '/api/nothing', '/legacy/nothing'])
    expect(await headersOf(url), url).not.toHaveProperty('permissions-policy');
});

test('a response that is not a page may load nothing', async () => {
  for (const url of answers)
    expect(await policyOf(url), url).toBe(
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
});

test('pages run only our own scripts and styles, and require trusted types', async () => {
  for (const url of pages) {
    const policy = await policyOf(url);
    expect(directive(policy, 'default-src'), url).toBe("'none'");
    expect(directive(policy, 'script-src'), url).toBe("'self'");
    expect(directive(policy, 'require-trusted-types-for'), url).toBe("'script'");
    expect(directive(policy, 'trusted-types'), url).toBe("'none'");
    expect(directive(policy, 'style-src-attr'), url).toBe("'none'");
    expect(policy, url).not.toContain('unsafe');
  }
});

test('a 304 response for a page has the policy of a page', async () => {
  const { etag } = await headersOf('/metrics');
  const again = await direct.app.inject({ url: '/metrics', headers: { 'if-none-match': String(etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.headers['content-security-policy']).toBe(await policyOf('/metrics'));
});

test('the API page allows its own style element and no scripts', async () => {
  const policy = await policyOf('/api/docs');
  expect(directive(policy, 'default-src')).toBe("'none'");
  expect(directive(policy, 'style-src')).toMatch(/^'sha256-[\w+/]{43}='$/);
  expect(directive(policy, 'script-src')).toBeUndefined();
});

test('HSTS is sent exactly for https requests, as reported by a trusted proxy', async () => {
  const overTls = { 'x-forwarded-proto': 'https' };
  const hsts = async (headers: Readonly<Record<string, string>>, server: TestServer) =>
    (await headersOf('/healthz', headers, server))['strict-transport-security'];
  expect(await hsts(overTls, behindProxy)).toBe('max-age=31536000; includeSubDomains');
  expect(await hsts({ 'x-forwarded-proto': 'http' }, behindProxy)).toBeUndefined();
  expect(await hsts({}, behindProxy)).toBeUndefined();
  expect(await hsts(overTls, direct)).toBeUndefined();
});
