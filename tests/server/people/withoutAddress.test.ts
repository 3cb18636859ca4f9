import { beforeEach, describe, expect, test } from 'vitest';
import type { AUser } from '../../support/builders.ts';
import { csvOf, readRows, uploadAndCheck } from '../imports/importCalls.ts';
import {
  account,
  addPerson,
  client,
  emailOf,
  openTestCompany,
  readPeople,
  server,
  uploadAndApply,
} from '../imports/testCompany.ts';

openTestCompany();

const path = '/api/v2/resources/users';
const draft = { first_name: 'Wanda', last_name: 'Stock', email: null, external_id: 'W1', locale_abbr: 'en' };
const create = (more: object = {}) => client.post(path, { ...draft, permissions: ['user'], ...more });
const problemOf = ({ status, body }: Awaited<ReturnType<typeof create>>) => [
  status,
  body.problems?.map((one: { field: string; problem: string }) => `${one.field} ${one.problem}`),
];

describe('a person without an email address', () => {
  let wanda: { id: number };
  beforeEach(async () => {
    const reply = await create({ mobile_number: '+49 1511 2345678' });
    expect(reply.status).toBe(201);
    wanda = reply.body;
  });

  test('NOADDR-01 is created, listed, found by employee ID, exported and edited', async () => {
    expect(wanda).toMatchObject({ email: null, mobile_number: '+4915112345678' });
    const listed = await client.get(`${path}?filter=${encodeURIComponent('{"q":"W1"}')}`);
    expect(listed.body).toMatchObject([{ id: wanda.id }]);
    expect((await client.get(`${path}/export?format=csv`)).text).toContain('Wanda');
    const found = await client.post('/api/v2/search', { q: 'Wanda', kinds: ['users'] });
    expect(found.body.results).toMatchObject([{ kind: 'users', id: wanda.id, detail: null }]);
    expect((await client.put(`${path}/${wanda.id}`, { level: 'Senior' })).status).toBe(200);
    const audit = await client.post('/api/v2/people/roles_audit', { q: 'Wanda' });
    expect(audit.body.people).toMatchObject([{ name: 'Wanda Stock', email: null }]);
  });

  test('NOADDR-02 needs an employee ID of their own, also against people with an address', async () => {
    expect(problemOf(await create({ external_id: null }))).toEqual([422, ['email addressOrId']]);
    expect(problemOf(await create())).toEqual([409, ['external_id taken']]);
    expect(problemOf(await create({ email: emailOf('other') }))).toEqual([409, ['external_id taken']]);
    const other = await addPerson('other', { external_id: 'W2' });
    expect(problemOf(await create({ external_id: 'W2' }))).toEqual([409, ['external_id taken']]);
    expect((await client.put(`${path}/${other.id}`, { external_id: 'W1' })).status).toBe(409);
    const elsewhere = await server.anAccount();
    const admin = await server.aUser({ account: elsewhere, permissions: ['user', 'local_admin'] });
    const reply = await (await server.signIn(admin)).post(path, { ...draft, permissions: ['user'] });
    expect(reply.status).toBe(201);
    expect((await (await server.signIn(admin)).get(`${path}/${wanda.id}`)).status).toBe(404);
  });

  test('NOADDR-02 two requests at once create one person', async () => {
    const replies = await Promise.all([1, 2].map(() => create({ external_id: 'W9' })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('NOADDR-03 holds no permission that requires signing in, and gets no password link', async () => {
    expect(
      problemOf(await client.put(`${path}/${wanda.id}`, { permissions: ['user', 'supervisor'] })),
    ).toEqual([422, ['email addressNeeded']]);
    const link = await client.post('/api/v2/people/send_password_link', { user_id: wanda.id });
    expect([link.status, link.body.code]).toEqual([409, 'person_without_address']);
    const facts = await client.post('/api/v2/people/standing', { user_id: wanda.id });
    expect(facts.body).toMatchObject({ has_address: false, user: { email: '' } });
  });

  test('NOADDR-03 an administrator can’t give up the address that they sign in with', async () => {
    const lead = await addPerson('lead', { permissions: ['user', 'supervisor'], external_id: 'L1' });
    expect(problemOf(await client.put(`${path}/${lead.id}`, { email: null }))).toEqual([
      422,
      ['email addressNeeded'],
    ]);
  });

  test('NOADDR-01 has a mobile number that only administrators read, export and filter by', async () => {
    const leadUser = await addPerson('lead', { permissions: ['user', 'supervisor'] });
    const { owner } = server.database;
    const team = await owner
      .insertInto('teams')
      .values({ account_id: account.id, name: 'Night shift', leader_id: leadUser.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await owner
      .insertInto('memberships')
      .values({ account_id: account.id, team_id: team.id, user_id: wanda.id, since: '2024-01-01' })
      .execute();
    const lead = await server.signIn(leadUser);
    const filter = encodeURIComponent('{"mobile_number":"+4915112345678"}');
    const replies = [
      await lead.get(`${path}/${wanda.id}`),
      await lead.get(path),
      await lead.get(`${path}/export?format=csv`),
    ];
    for (const { status, text } of replies) {
      expect([status, text.includes('Wanda'), text.includes('4915112345678')]).toEqual([200, true, false]);
    }
    expect((await lead.get(`${path}?filter=${filter}`)).status).toBe(422);
    expect((await client.get(`${path}?filter=${filter}`)).body).toMatchObject([{ id: wanda.id }]);
    expect((await client.get(`${path}/export?format=csv`)).text).toContain('+4915112345678');
  });

  test('is erased and then shown as deleted, like everyone else', async () => {
    const reply = await client.post('/api/v2/personal_data/erase', { user_id: wanda.id });
    expect(reply.status).toBe(200);
    const row = (await readPeople()).find(({ id }) => id === wanda.id);
    expect(row).toMatchObject({
      email: `deleted-${wanda.id}@erased.invalid`,
      mobile_number: null,
      external_id: null,
    });
    expect((await client.post('/api/v2/personal_data/erase', { user_id: wanda.id })).status).toBe(404);
  });

  test.each([
    ['+49 30 123456', 'mobileNumber'],
    ['01511 2345678', 'mobileNumber'],
    ['+999 1', 'mobileNumber'],
    ['+49 01511 2345678', 'mobileNumberPrefix'],
  ])('SMS-09 has no number %s', async (mobile_number, problem) => {
    const reply = await client.put(`${path}/${wanda.id}`, { mobile_number });
    expect(problemOf(reply)).toEqual([422, [`mobile_number ${problem}`]]);
  });
});

describe('someone who loses their address', () => {
  let ida: AUser;
  beforeEach(async () => {
    ida = await addPerson('ida', { external_id: 'E1' });
  });

  test('is signed out, told at the old address, and can’t sign in or reset the password', async () => {
    const session = await server.signIn(ida);
    expect((await client.put(`${path}/${ida.id}`, { email: '' })).status).toBe(200);
    expect((await session.get('/api/v2/session')).status).toBe(401);
    const token = await server.aSession(ida);
    const late = server.visitor();
    late.cookies.set('cairn_session', token);
    expect((await late.get('/api/v2/session')).status).toBe(401);
    await server.deps.jobs.wake('send-mails');
    await server.runJobs();
    expect(server.letters.filter(({ to }) => to === ida.email)).toHaveLength(1);
    await server.visitor().post('/api/v2/session/request_reset', { email: ida.email });
    await server.runJobs();
    expect(server.letters.filter(({ to }) => to === ida.email)).toHaveLength(1);
  });

  test('and gains one again is told nowhere', async () => {
    await client.put(`${path}/${ida.id}`, { email: null });
    const before = server.letters.length;
    expect((await client.put(`${path}/${ida.id}`, { email: emailOf('idun') })).status).toBe(200);
    await server.deps.jobs.wake('send-mails');
    await server.runJobs();
    expect(server.letters.slice(before).map(({ to }) => to)).toEqual([ida.email]);
  });
});

describe('an import', () => {
  const heading = 'Personnel number,E-mail,First name,Last name,Handy';
  /** Without a provider of text messages, the number's column isn't mapped by itself. */
  const mapping = ['external_id', 'email', 'first_name', 'last_name', 'mobile_number'];
  const file = csvOf(heading, 'W1,,Wanda,Stock,+49 1511 2345678', 'W2,,Wim,Stock,', ',,Nobody,Known,');

  test('NOADDR-04 adds people by employee ID and says how many have no address', async () => {
    expect((await uploadAndCheck(client, file)).columns.at(-1)).toMatchObject({
      heading: 'Handy',
      field: null,
    });
    const checked = await uploadAndCheck(client, file, { mapping });
    expect(checked).toMatchObject({ without_address: 2, counts: { create: 2, error: 1 } });
    const [row] = await readRows(client, checked.id, { kind: 'error' });
    expect(row.problems).toMatchObject([{ field: 'email', problem: 'required' }]);
    await uploadAndApply(file, client, { mapping });
    const people = (await readPeople()).filter(({ last_name }) => last_name === 'Stock');
    expect(
      people.map(({ email, mobile_number, external_id }) => [email, mobile_number, external_id]),
    ).toEqual([
      [null, '+4915112345678', 'W1'],
      [null, null, 'W2'],
    ]);
  });

  test('updates them by employee ID, adds an address, and its undo takes it back', async () => {
    await uploadAndApply(file);
    const later = csvOf(heading, `W1,${emailOf('wanda')},,,`, 'W2,,Willem,,');
    const { id } = await uploadAndApply(later);
    const named = async () =>
      (await readPeople())
        .filter(({ last_name }) => last_name === 'Stock')
        .map(({ email, first_name }) => [email, first_name]);
    expect(await named()).toEqual([
      [emailOf('wanda'), 'Wanda'],
      [null, 'Willem'],
    ]);
    await client.post('/api/v2/user_imports/undo', { import_id: id });
    expect(await named()).toEqual([
      [null, 'Wanda'],
      [null, 'Wim'],
    ]);
  });

  test('refuses a number that can’t exist and a permission that requires an address', async () => {
    const { id } = await uploadAndCheck(
      client,
      csvOf(`${heading},Permissions`, 'W1,,Wanda,Stock,+49 1,user', 'W2,,Wim,Stock,,"user, local_admin"'),
      { mapping: [...mapping, 'permissions'] },
    );
    const rows = await readRows(client, id);
    expect(rows.map(({ problems }: { problems: { problem: string }[] }) => problems[0]?.problem)).toEqual([
      'mobileNumber',
      'addressNeeded',
    ]);
  });
});

test('people without an address move to another account, where their employee ID may not be taken', async () => {
  const platform = await server.signIn(
    await server.aUser({ account: await server.anAccount(), permissions: ['user', 'admin', 'super_admin'] }),
  );
  const target = await server.anAccount();
  await server.aUser({ account: target, external_id: 'W1' });
  const first = await server.aUser({ account, email: null, external_id: 'W1' });
  const second = await server.aUser({ account, email: null, external_id: 'W2' });
  const body = { user_ids: [first.id, second.id], to_account_id: target.id };
  const preview = await platform.post('/api/v2/administration/preview_move', body);
  expect(preview.body.people.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([
    'external_id_taken',
    null,
  ]);
});
