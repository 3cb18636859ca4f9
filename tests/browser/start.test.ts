import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { buildServerIfStale } from '../../scripts/prepare.mjs';
import { demoPassword, demoUsers } from '../../server/content/demoUsers.ts';
import { startProduct } from './support/product.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'cairn-start-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const run = promisify(execFile);
const json = { 'content-type': 'application/json' };

async function signIn(origin: string, email: string): Promise<Response> {
  return fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password: demoPassword }),
  });
}

async function people(origin: string): Promise<{ total: string | null; cookie: string }> {
  const signedIn = await signIn(origin, 'local-admin@demo.example');
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const list = await fetch(`${origin}/api/v2/resources/users?range=[0,0]`, { headers: { cookie } });
  return { total: list.headers.get('content-range'), cookie };
}

test('the first start serves the demo to all of its people, and the second keeps changes', async () => {
  const first = await startProduct({}, dataDir);
  for (const { email } of demoUsers)
    expect([email, (await signIn(first.origin, email)).status]).toEqual([email, 200]);
  const { total, cookie } = await people(first.origin);
  const added = await fetch(`${first.origin}/api/v2/resources/team_groups`, {
    method: 'POST',
    headers: { ...json, cookie },
    body: JSON.stringify({ name: 'Night shift', description: null }),
  });
  expect(added.status).toBe(201);
  await first.kill();

  const second = await startProduct({}, dataDir);
  const again = await people(second.origin);
  expect(again.total).toBe(total);
  const groups = await fetch(`${second.origin}/api/v2/resources/team_groups?filter={"q":"Night"}`, {
    headers: { cookie: again.cookie },
  });
  expect(await groups.json()).toMatchObject([{ name: 'Night shift' }]);

  const other = run(process.execPath, buildServerIfStale(), {
    env: { ...process.env, DATABASE_URL: '', PORT: '0', DATA_DIR: dataDir },
  });
  await expect(other).rejects.toMatchObject({
    code: 78,
    stderr: expect.stringMatching(/in use by process \d+.*DATA_DIR/),
  });
  await second.stop();
});

test('without the demo no one has a known password, and the first start names the command that creates one', async () => {
  const product = await startProduct({ CAIRN_DEMO: 'off' });
  expect((await signIn(product.origin, 'super-admin@demo.example')).status).toBe(401);
  expect(product.output()).toContain('npm run admin:create');
  expect(product.output()).not.toContain(demoPassword);
  const config = await (await fetch(`${product.origin}/api/v2/config`)).json();
  expect(config).toMatchObject({ demoSignIns: null, demoPassword: null });
  await product.stop();
});
