import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { createMemoryFileStore } from '../../support/memoryFileStore.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aPng, aWebp } from './testImages.ts';

const files = createMemoryFileStore();
const admins = ['user', 'local_admin'] as const;
let server: TestServer;
let account: AnAccount;
let user: AUser;
let admin: Client;
beforeAll(async () => {
  server = await startTestServer({ files });
  // The platform's own account, so that the accounts below are ordinary ones.
  await server.anAccount();
});
beforeEach(async () => {
  files.isUnreachable = false;
  account = await server.anAccount({ name: 'Harbor & Pine' });
  user = await server.aUser({ account, permissions: [...admins] });
  admin = await server.signIn(user);
});
afterAll(() => server.close());

const base = '/api/v2/branding';
const read = async (client = admin) => (await client.post(`${base}/read`)).body;
const save = (accent_color: string | null, sender_name = '', client = admin) =>
  client.post(`${base}/save`, { accent_color, sender_name, slug: null });
const upload = (bytes: Buffer, client = admin) =>
  client.post(`${base}/upload_logo`, bytes, { headers: { 'content-type': 'application/octet-stream' } });
const png = aPng({ width: 400, height: 100 });
async function uploadedPath(bytes = png, client = admin): Promise<string> {
  expect((await upload(bytes, client)).body).toEqual({ message: 'Logo uploaded.' });
  return (await read(client)).logo.path;
}
const lastAudit = async () =>
  server.database.owner
    .selectFrom('audit_entries')
    .select(['action', 'resource', 'account_id'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('the logo', () => {
  test('is served to anyone with its address, for a year, as an image and nothing else', async () => {
    const path = await uploadedPath();
    expect(path).toMatch(/^\/brand\/[\da-f]{40}$/);
    const { status, headers, raw } = await server.visitor().get(path);
    expect(status).toBe(200);
    expect(raw.subarray(1, 4).toString()).toBe('PNG');
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(headers['set-cookie']).toBeUndefined();
    expect(await lastAudit()).toEqual({
      action: 'update',
      resource: 'account_branding',
      account_id: account.id,
    });
  });

  test('has another address after each upload, and the previous file is deleted', async () => {
    const before = await uploadedPath();
    const after = await uploadedPath();
    expect(after).not.toBe(before);
    await server.runJobs();
    expect(files.stored.has(before.slice(7))).toBe(false);
    expect((await server.visitor().get(before)).status).toBe(404);
    expect((await server.visitor().get(after)).status).toBe(200);
  });

  test('that is removed is deleted, and removing it again changes nothing', async () => {
    const path = await uploadedPath();
    expect((await admin.post(`${base}/remove_logo`)).status).toBe(200);
    expect((await admin.post(`${base}/remove_logo`)).status).toBe(200);
    await server.runJobs();
    expect((await read()).logo).toBeNull();
    expect(files.stored.has(path.slice(7))).toBe(false);
    expect((await server.visitor().get(path)).status).toBe(404);
  });

  test('of an account that is closed is deleted', async () => {
    const path = await uploadedPath();
    const superAdmin = await server.signIn(
      await server.aUser({ account: await server.anAccount(), permissions: ['user', 'super_admin'] }),
    );
    const body = { account_id: account.id, status: 'closed' };
    expect((await superAdmin.post('/api/v2/account/update_status', body)).status).toBe(200);
    await server.runJobs();
    expect(files.stored.has(path.slice(7))).toBe(false);
    expect((await server.visitor().get(path)).status).toBe(404);
  });

  test('stays as it was if the file storage can’t be reached, and its deletion is tried again', async () => {
    const path = await uploadedPath();
    files.isUnreachable = true;
    const refused = await upload(aPng({ width: 10, height: 10 }));
    expect(refused.status).toBe(503);
    expect(refused.text).toContain('Nothing was changed');
    expect((await read()).logo.path).toBe(path);
    await admin.post(`${base}/remove_logo`);
    await expect(server.runJobs()).rejects.toThrow('unreachable');
    files.isUnreachable = false;
    await server.deps.jobs.wake('delete-files');
    await server.runJobs();
    expect(files.stored.has(path.slice(7))).toBe(false);
  });

  test('whose upload was interrupted is deleted after an hour', async () => {
    files.isUnreachable = true;
    await upload(png);
    files.isUnreachable = false;
    const listed = () =>
      server.database.owner
        .selectFrom('stored_files')
        .where('account_id', '=', account.id)
        .select('name')
        .execute();
    expect(await listed()).toHaveLength(1);
    server.clock.advance(3_600_001);
    await server.deps.jobs.wake('delete-files');
    await server.runJobs();
    expect(await listed()).toEqual([]);
  });

  test('uploaded twice at once leaves one file', async () => {
    await Promise.all([upload(png), upload(png)]);
    await server.runJobs();
    const { logo } = await read();
    const stored = await server.database.owner
      .selectFrom('stored_files')
      .where('account_id', '=', account.id)
      .select('name')
      .execute();
    expect(stored).toEqual([{ name: logo.path.slice(7) }]);
  });

  test.each([
    [
      'an SVG image',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'Export the logo as a PNG',
    ],
    ['a text', Buffer.from('hello'), 415, 'isn’t a PNG, JPEG or WebP'],
    ['a wide image', aPng({ width: 2_001, height: 1 }), 422, '2,000 pixels'],
    ['an image whose pixels can’t be decoded', aWebp(30, 10, ''), 422, 'damaged'],
    ['a large file', Buffer.alloc(1024 * 1024 + 1), 413, 'larger than 1 MB'],
  ])('is refused if it is %s', async (_, bytes, status, text) => {
    const refused = await upload(bytes);
    expect(refused.status).toBe(status);
    expect(refused.text).toContain(text);
    expect((await read()).logo).toBeNull();
  });

  test('is an image sent as a file, not JSON', async () => {
    expect((await admin.post(`${base}/upload_logo`, { logo: 'x' })).status).toBe(415);
  });

  test.each(['/brand/..%2fsecret', '/brand/1', `/brand/${'0'.repeat(40)}`])(
    'has no other address: %s',
    async (path) => {
      expect((await server.visitor().get(path)).status).toBe(404);
    },
  );
});

describe('who may change it', () => {
  test('administrators of the account, and nobody else', async () => {
    const colleague = await server.signIn(await server.aUser({ account, permissions: ['user'] }));
    for (const [client, status] of [
      [server.visitor(), 401],
      [colleague, 403],
    ] as const) {
      expect((await client.post(`${base}/read`)).status).toBe(status);
      expect((await save('#107587', 'X', client)).status).toBe(status);
      expect((await upload(png, client)).status).toBe(status);
      expect((await client.post(`${base}/remove_logo`)).status).toBe(status);
    }
    expect((await read()).accent_color).toBeNull();
  });

  test('an administrator of another account changes only their own', async () => {
    const path = await uploadedPath();
    await save('#107587', 'Harbor');
    const other = await server.anAccount();
    const stranger = await server.signIn(await server.aUser({ account: other, permissions: [...admins] }));
    stranger.emulatedAccountId = account.id;
    await upload(aPng({ width: 10, height: 10 }), stranger);
    await save('#6d4aff', 'Stranger', stranger);
    await stranger.post(`${base}/remove_logo`);
    await server.runJobs();
    expect(await read()).toMatchObject({
      logo: { path, width: 400, height: 100 },
      accent_color: '#107587',
      sender_name: 'Harbor',
    });
    expect((await server.visitor().get(path)).status).toBe(200);
  });
});

describe('the accent color and the sender name', () => {
  test('are saved and recorded', async () => {
    expect((await save('#107587', 'Harbor People Team')).body).toEqual({ message: 'Branding saved.' });
    expect(await read()).toEqual({
      company: 'Harbor & Pine',
      logo: null,
      accent_color: '#107587',
      sender_name: 'Harbor People Team',
      slug: null,
    });
    expect(await lastAudit()).toMatchObject({ action: 'update', resource: 'account_branding' });
    await save(null);
    expect(await read()).toMatchObject({ accent_color: null, sender_name: '' });
  });

  test.each([
    ['#ffd43b', '', 'accent_color', 'accentTooLight'],
    ['#1a237e', '', 'accent_color', 'accentTooDark'],
    ['red', '', 'accent_color', 'accentFormat'],
    ['#1075871', '', 'accent_color', 'accentFormat'],
    ['#107587', 'it@company.com', 'sender_name', 'nameOnly'],
    ['#107587', 'x'.repeat(61), 'sender_name', 'tooLong'],
    ['#107587', 'People\u0000Team', 'sender_name', 'characters'],
  ])('%s and %j are refused', async (color, name, field, problem) => {
    const refused = await save(color, name);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(`"field":"${field}"`);
    expect(refused.text).toContain(problem);
    expect((await read()).accent_color).toBeNull();
  });

  test('a line break in the sender name becomes a space, so it can’t start a header', async () => {
    await save(null, 'People\r\nBcc: x');
    expect((await read()).sender_name).toBe('People Bcc: x');
  });
});

test('ADMIN-20 emails of the account show its logo, color and sender, and emails of others don’t', async () => {
  const path = await uploadedPath();
  await save('#107587', 'Harbor People Team');
  const stranger = await server.aUser({ account: await server.anAccount() });
  for (const { email } of [user, stranger]) {
    await server.visitor().post('/api/v2/session/request_reset', { email });
  }
  await server.runJobs();
  const [own, other] = [user, stranger].map(({ email }) => server.letters.findLast(({ to }) => to === email));
  expect(own?.senderName).toBe('Harbor People Team');
  expect(own?.html).toContain(
    `<img src="http://localhost:3000${path}" alt="Harbor &amp; Pine" width="192" height="48"`,
  );
  expect(own?.html).toContain('background:#107587;color:#ffffff');
  expect(other?.senderName).toBeUndefined();
  expect(other?.html).not.toContain('<img');
  expect(other?.html).toContain('background:#31394B');
});
