import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Cairn</title>');
  writeFileSync(join(folder, 'assets', 'app-1.js'), 'export {}');
  writeFileSync(join(folder, 'assets', 'app-1.js.br'), 'Brotli copy');
  writeFileSync(join(folder, 'assets', 'app-1.js.gz'), 'gzip copy');
  mkdirSync(join(folder, '.vite'));
  const manifest = {
    'src/respondent/mountRespondent.tsx': {
      file: 'assets/entry-1.js',
      css: ['assets/entry-1.css'],
      imports: ['_react'],
    },
    'src/app/mountApp.tsx': { file: 'assets/mount-1.js', imports: ['_react'] },
    'resources/users/UserList.tsx': { file: 'assets/record-1.js', imports: ['_react', '_list'] },
    'locales/en/people.ts': { file: 'assets/people-1.js' },
    'src/signIn/mountSignIn.tsx': { file: 'assets/login-1.js', imports: ['_react'] },
    _list: { file: 'assets/list-1.js' },
    _react: { file: 'assets/react-1.js' },
    'node_modules/@fontsource/roboto/files/roboto-latin-400-normal.woff2': { file: 'assets/r.woff2' },
  };
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  server = await startTestServer({ siteFolder: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const font = '</assets/r.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin';
const get = (url: string) => server.app.inject({ url });

test('every path of the application serves its page, which is revalidated each time', async () => {
  for (const url of ['/', '/dashboard/benchmark', '/metrics/m?code=x']) {
    const answer = await get(url);
    expect(answer.body).toContain('<title>Cairn</title>');
    expect(answer.headers['cache-control']).toBe(url.startsWith('/metrics') ? 'no-cache' : 'no-store');
  }
});

test('an unknown API path is refused like an API call, without a page', async () => {
  for (const url of ['/api/nothing', '/api/login', '/legacy/account.php', '/assets/old-1.js']) {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().code], url).toEqual([404, 'not_found']);
  }
});

test('a page preloads the chunks of its program', async () => {
  const link = async (url: string) => (await get(url)).headers.link;
  const react = '</assets/react-1.js>; rel=modulepreload';
  const survey = `</assets/entry-1.js>; rel=modulepreload, ${react}, </assets/entry-1.css>; rel=preload; as=style; crossorigin`;
  expect(await link('/metrics/m?code=x')).toBe(survey);
  expect(await link('/metrics')).toBe(survey);
  expect(await link('/metricsly')).toBe(`</assets/mount-1.js>; rel=modulepreload, ${react}`);
  expect(await link('/')).toBe(await link('/metricsly'));
});

test('a page that is opened often also preloads the chunks of its screen', async () => {
  const added = async (url: string) => {
    const [app, links] = [(await get('/')).headers.link, (await get(url)).headers.link];
    return String(links)
      .split(', ')
      .filter((link) => !String(app).includes(link));
  };
  const record = ['record', 'list', 'people'].map((name) => `</assets/${name}-1.js>; rel=modulepreload`);
  expect(await added('/users?page=2')).toEqual(record);
  expect(await added('/users')).toEqual(record);
  const signIn = ['login', 'react'].map((name) => `</assets/${name}-1.js>; rel=modulepreload`);
  expect((await get('/login?next=/users')).headers.link).toBe([...signIn, font].join(', '));
  for (const url of ['/usersly', '/users/import', '/loginly']) expect(await added(url), url).toEqual([]);
});

test('build files are cached for a year', async () => {
  const answer = await get('/assets/app-1.js');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a build file is sent as the copy that the browser accepts', async () => {
  const sent = async (accepted: string) => {
    const { headers, body } = await server.app.inject({
      url: '/assets/app-1.js',
      headers: { 'accept-encoding': accepted },
    });
    expect(headers['content-type']).toMatch(/javascript; charset=utf-8$/);
    return [headers['content-encoding'], headers.vary, body];
  };
  expect(await sent('gzip, deflate, br')).toEqual(['br', 'accept-encoding', 'Brotli copy']);
  expect(await sent('gzip')).toEqual(['gzip', 'accept-encoding', 'gzip copy']);
  expect(await sent('identity')).toEqual([undefined, 'accept-encoding', 'export {}']);
});

test('a file of an older build is not found instead of serving the page', async () => {
  const answer = await get('/assets/app-0.js');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('<title>');
});

test('the page may load scripts of its own origin only, and cannot be framed', async () => {
  const { headers } = await get('/');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toBeUndefined();
});
