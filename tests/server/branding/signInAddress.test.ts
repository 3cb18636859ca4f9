import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PageData, pageDataId } from '../../../contract/v2/pageData.ts';
import { signInAddressLimits, signInNameLimits } from '../../../domain/access/policy/rateLimits.ts';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aPng } from './testImages.ts';

const folder = mkdtempSync(join(tmpdir(), 'sign-in-address-'));
let server: TestServer;
let account: AnAccount;
let user: AUser;
let admin: Client;
let superAdmin: Client;
let slug: string;
let network = 0;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<head><title>Cairn</title></head><body></body>');
  server = await startTestServer({ siteFolder: folder });
  const platform = await server.anAccount();
  superAdmin = await server.signIn(
    await server.aUser({ account: platform, permissions: ['user', 'super_admin'] }),
  );
});
beforeEach(async () => {
  network += 1;
  slug = `harbor-${network}`;
  account = await server.anAccount({ name: 'Harbor & Pine' });
  user = await server.aUser({ account, permissions: ['user', 'local_admin'] });
  admin = await server.signIn(user);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const administratorOf = async (account: AnAccount) =>
  server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
const save = (name: string | null, client = admin) =>
  client.post('/api/v2/branding/save', { accent_color: '#107587', sender_name: '', slug: name });

async function openPage(url: string, remoteAddress = `192.0.2.${network}`) {
  const { body, statusCode, headers } = await server.app.inject({ url, remoteAddress });
  const [, json = ''] = new RegExp(`id="${pageDataId}">([^<]*)</script>`).exec(body) ?? [];
  const data = JSON.parse(json) as PageData;
  return { body, statusCode, headers, branding: data.branding ?? null };
}

test('BRAND-02 shows the logo, the color and the name of the company, and nothing else of the account', async () => {
  await admin.post('/api/v2/branding/upload_logo', aPng({ width: 400, height: 100 }), {
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect((await save(slug)).body).toEqual({ message: 'Branding saved.' });
  const { logo } = (await admin.post('/api/v2/branding/read')).body;
  const branding = {
    slug,
    company: 'Harbor & Pine',
    logo,
    accent: { color: '#107587', text_color: '#ffffff' },
  };
  for (const page of [`/login/${slug}`, `/login/${slug}?x=1`, `/reset-password/${slug}?token=abc`]) {
    expect((await openPage(page)).branding, page).toEqual(branding);
  }
  for (const page of ['/login', '/logout', `/logout/${slug}`, `/users/${slug}`, `/login/${slug}/x`]) {
    expect((await openPage(page)).branding, page).toBeNull();
  }
});

test('an unknown address gets the page that the common address gets', async () => {
  const plain = await openPage('/login');
  for (const name of ['nobody-here', 'admin', 'x', `${slug}%20`, '..%2f', slug.toUpperCase()]) {
    const { body, statusCode, headers } = await openPage(`/login/${name}`);
    expect([body, statusCode, headers['content-security-policy']], name).toEqual([
      plain.body,
      200,
      plain.headers['content-security-policy'],
    ]);
  }
});

test('BRAND-03 after too many unknown addresses, a network gets the plain page at every address', async () => {
  await save(slug);
  const guesses = Array.from({ length: signInAddressLimits.address.tries }, (_, at) =>
    openPage(`/login/guess-${at}`),
  );
  expect((await openPage(`/login/${slug}`, '198.51.100.1')).branding).not.toBeNull();
  await Promise.all(guesses);
  expect((await openPage(`/login/${slug}`)).branding).toBeNull();
  expect((await openPage(`/login/${slug}`, '198.51.100.1')).branding).not.toBeNull();
  server.clock.advance(signInAddressLimits.address.minutes * 60_000 + 1);
  expect((await openPage(`/login/${slug}`)).branding).not.toBeNull();
});

test('an IPv6 network with many subnets gets the plain page after too many unknown addresses in all of them', async () => {
  await save(slug);
  const site = `2001:db8:${network}`;
  const guesses = Array.from({ length: signInAddressLimits.site.tries }, (_, at) =>
    openPage(`/login/guess-${at}`, `${site}:${at.toString(16)}::1`),
  );
  await Promise.all(guesses);
  expect((await openPage(`/login/${slug}`, `${site}:ffff::1`)).branding).toBeNull();
  expect((await openPage(`/login/${slug}`, '2001:db8:ffff::1')).branding).not.toBeNull();
});

test('an account can ask for a few names an hour, and each that is taken is in the audit log', async () => {
  const stranger = await administratorOf(await server.anAccount({ name: 'Other' }));
  await save(slug, stranger);
  const { tries, minutes } = signInNameLimits.hour;
  for (let at = 0; at < tries; at += 1) expect((await save(slug)).status).toBe(409);
  const audited = await server.database.owner
    .selectFrom('audit_entries')
    .select('changes')
    .where('account_id', '=', account.id)
    .where('action', '=', 'ask_for_taken_name')
    .execute();
  expect(audited).toEqual(Array.from({ length: tries }, () => ({ changes: { slug: [null, slug] } })));
  // A free name isn't tried either, and what isn't about the name is saved.
  expect((await save(`${slug}-free`)).status).toBe(429);
  expect((await save(null)).status).toBe(200);
  expect((await save(slug, stranger)).status).toBe(200);
  server.clock.advance(minutes * 60_000 + 1);
  expect((await save(`${slug}-free`)).status).toBe(200);
  for (let at = 0; at < tries + 5; at += 1) expect((await save(`${slug}-free`)).status).toBe(200);
});

test('a known address can be opened by any number of people of one network', async () => {
  await save(slug);
  for (let at = 0; at < signInAddressLimits.address.tries + 5; at += 1) await openPage(`/login/${slug}`);
  expect((await openPage(`/login/${slug}`)).branding).not.toBeNull();
});

test.each([
  ['Harbor', 'slugFormat'],
  ['ab', 'slugFormat'],
  ['x'.repeat(41), 'slugFormat'],
  ['', 'slugFormat'],
  ['support', 'slugReserved'],
  ['cairn-login', 'slugReserved'],
])('the name %j is refused', async (name, problem) => {
  const { status, text } = await save(name);
  expect(status).toBe(422);
  expect(text).toContain(problem);
  expect((await admin.post('/api/v2/branding/read')).body.slug).toBeNull();
});

test('a name belongs to one account, also if two ask for it at once', async () => {
  const stranger = await administratorOf(await server.anAccount({ name: 'Other' }));
  const answers = await Promise.all([save(slug), save(slug, stranger)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: 'taken', problems: [{ field: 'slug', problem: 'taken' }] });
  // The account that has the name can save it again.
  expect((await save(slug, answers[0]?.status === 200 ? admin : stranger)).status).toBe(200);
});

test('a suspended account is not shown, and a closed one gives its name back', async () => {
  await save(slug);
  const change = (status: string) =>
    superAdmin.post('/api/v2/account/update_status', { account_id: account.id, status });
  expect((await change('suspended')).status).toBe(200);
  expect((await openPage(`/login/${slug}`)).branding).toBeNull();
  await change('active');
  expect((await openPage(`/login/${slug}`)).branding).not.toBeNull();
  await change('closed');
  expect((await openPage(`/login/${slug}`)).branding).toBeNull();
  const stranger = await administratorOf(await server.anAccount({ name: 'Other' }));
  expect((await save(slug, stranger)).status).toBe(200);
});

test('emails about passwords lead to it, and those of other accounts to the common page', async () => {
  await save(slug);
  const stranger = await server.aUser({ account: await server.anAccount({ name: 'Other' }) });
  for (const { email } of [user, stranger]) {
    await server.visitor().post('/api/v2/session/request_reset', { email });
  }
  await server.runJobs();
  const [own, other] = [user, stranger].map(({ email }) => server.letters.findLast(({ to }) => to === email));
  expect(own?.text).toMatch(new RegExp(`http://localhost:3000/reset-password/${slug}\\?token=[\\w-]{43}\\s`));
  expect(other?.text).toMatch(/http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}\s/);
});

test('a page is served without the company while the database is away', async () => {
  await save(slug);
  const { database } = server.deps;
  const { as } = database;
  Object.assign(database, { as: () => Promise.reject(new Error('away')) });
  const { statusCode, branding } = await openPage(`/login/${slug}`);
  Object.assign(database, { as });
  expect([statusCode, branding]).toEqual([200, null]);
  expect((await openPage(`/login/${slug}`)).branding).not.toBeNull();
});
