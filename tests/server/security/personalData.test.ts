import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInCalls } from '../../../contract/signIn.ts';
import { isErased } from '../../../domain/access/erasure.ts';
import type { AnAccount, AUser } from '../../support/builders.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { anOpenCampaign } from '../campaigns/testCampaigns.ts';
import { aCycle, addToDraft, anInvitation, aRole, aTarget } from '../survey/testAssessmentCycle.ts';

let server: TestServer;
let account: AnAccount;
let boss: AUser;
beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount({ name: 'Harbor' });
  boss = await server.aUser({ account, permissions: ['user', 'local_admin'] });
});
afterAll(() => server.close());

const path = '/api/v2/personal_data';
const canary = 'Zebrafinch';
const someone = (facts: object = {}) =>
  server.aUser({
    account,
    first_name: canary,
    last_name: canary,
    email: `${canary}${Math.random()}@x.example`,
    ...facts,
  });

/** All text of the public schema in one string. */
async function wholeDatabase(): Promise<string> {
  const { rows } = await server.database.executeSql(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const all: unknown[] = [];
  for (const { table_name } of rows) {
    all.push(...(await server.database.executeSql(`select t::text from ${table_name} t`)).rows);
  }
  return JSON.stringify(all);
}

describe('the copy of a person’s own data', () => {
  test('is created by a job, is complete, can be downloaded once and is unreadable before', async () => {
    const user = await someone({ department: 'Harbour masters', permissions: ['user'] });
    const team = await server.database.owner
      .insertInto('teams')
      .values({ account_id: account.id, name: 'Pilots' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.database.owner
      .insertInto('memberships')
      .values({ account_id: account.id, team_id: team.id, user_id: user.id })
      .execute();
    const client = await server.signIn(user);
    expect((await client.get(path)).body).toEqual({ state: 'none', expires_at: null });
    expect((await client.post(`${path}/ask`, { password: 'wrong' })).status).toBe(422);
    expect((await client.post(`${path}/ask`, { password: user.password })).status).toBe(200);
    expect((await client.get(path)).body.state).toBe('waiting');
    expect((await client.get(`${path}/file`)).status).toBe(404);
    await server.runJobs();
    expect((await client.get(path)).body.state).toBe('ready');
    expect(server.letters.at(-1)).toMatchObject({ to: user.email, subject: 'Your data from Cairn' });
    const { rows } = await server.database.executeSql(
      `select encode(sealed, 'escape') as text from data_exports`,
    );
    expect(JSON.stringify(rows)).not.toContain('Harbour masters');
    const file = await client.get(`${path}/file`);
    expect(file.status).toBe(200);
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.body).toMatchObject({
      account: 'Harbor',
      person: { email: user.email, department: 'Harbour masters' },
      own_results: [],
      kept: { memberships: [{ team_id: team.id }], sessions: [{ device: 'A test' }] },
    });
    for (const secret of ['password_hash', 'token_hash', 'sealed']) expect(file.text).not.toContain(secret);
    expect((await client.get(`${path}/file`)).status).toBe(404);
  });

  test('is unavailable to others and signed-out users, and expires after a week', async () => {
    const user = await someone();
    const client = await server.signIn(user);
    await client.post(`${path}/ask`, { password: user.password });
    await server.runJobs();
    expect((await (await server.signIn(await someone())).get(`${path}/file`)).status).toBe(404);
    expect((await server.visitor().get(`${path}/file`)).status).toBe(401);
    server.clock.advance(7 * 86_400_000);
    expect((await (await server.signIn(user)).get(`${path}/file`)).status).toBe(404);
    server.deps.jobs.wake('personal-copies');
    await server.runJobs();
    expect(await server.database.owner.selectFrom('data_exports').select('id').execute()).toEqual([]);
  });
});

describe('erasing a person', () => {
  test('leaves an anonymous row, a log without values, and anonymous participations', async () => {
    const user = await someone({ department: canary, external_id: canary, gender: 'woman' });
    const client = await server.signIn(user);
    await client.post('/api/v2/session/update_profile', {
      first_name: `${canary} II`,
      last_name: canary,
      locale_abbr: 'en',
      gender: 'woman',
      race: null,
      birth_year: 1980,
    });
    await server.visitor().post(`/api${signInCalls.login.path}`, { email: user.email, password: 'wrong' });
    await server.visitor().post('/api/v2/session/request_reset', { email: user.email });
    const others = [await someone({ first_name: 'B', last_name: 'B', email: 'b@x.example' })];
    for (let index = 0; index < 5; index += 1) {
      others.push(await someone({ first_name: 'C', last_name: 'C', email: `c${index}@x.example` }));
    }
    const local = await server.signIn(boss);
    const campaign = await anOpenCampaign(local);
    const closed = await anOpenCampaign(local);
    await server.database.executeSql(
      `update participations set status = 'finished' where user_id = $1 and campaign_id = $2`,
      [user.id, closed],
    );
    const counted = async (id: number) =>
      (
        await server.database.owner
          .selectFrom('participations')
          .select('id')
          .where('campaign_id', '=', id)
          .execute()
      ).length;
    const before = [await counted(campaign), await counted(closed)];
    expect((await client.post(`${path}/erase_self`, { password: 'wrong' })).status).toBe(422);
    const reply = await client.post(`${path}/erase_self`, { password: user.password });
    expect(reply.status).toBe(200);
    expect(client.cookies.has('cairn_session')).toBe(false);
    const row = await server.database.owner
      .selectFrom('users')
      .selectAll()
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(isErased(row)).toBe(true);
    expect(row).toMatchObject({ status: 'inactive', gender: null, birth_year: null, password_hash: null });
    expect(
      (await server.visitor().post('/api/login', { email: user.email, password: user.password })).status,
    ).toBe(401);
    expect([await counted(campaign), await counted(closed)]).toEqual(before);
    const databaseText = (await wholeDatabase()).toLowerCase();
    expect(databaseText).not.toContain(user.email.toLowerCase());
    expect(databaseText).not.toContain(`${canary} ii`.toLowerCase());
    const log = await server.database.owner
      .selectFrom('audit_entries')
      .select(['action', 'actor_id', 'changes'])
      .where('resource', '=', 'users')
      .where('record_id', '=', String(user.id))
      .orderBy('id')
      .execute();
    expect(log.map(({ action, changes }) => [action, Object.keys(changes)])).toEqual([
      ['update_profile', []],
      ['erase', []],
    ]);
  });

  test('deletes applications, drafts and assessments, and anonymizes a finished rating', async () => {
    const user = await someone();
    const { owner } = server.database;
    const role = await aRole(server, account);
    const applied = await anInvitation(server, {
      account,
      user,
      requisition_id: role,
      relationship: 'applicant',
    });
    const other = await anInvitation(server, { account, requisition_id: role, relationship: 'applicant' });
    const names = { first_name: canary, last_name: canary };
    const facts = {
      account_id: account.id,
      requisition_id: role,
      stage: 'new',
      source: 'public',
      applied_on: '2026-11-20',
    };
    await owner
      .insertInto('applicants')
      .values([
        { ...facts, ...names, assignment_id: applied.id, email: user.email },
        { ...facts, assignment_id: other.id, email: 'other@x.example' },
      ] as never)
      .execute();
    const cycle = await aCycle(server, account);
    const target = await aTarget(server, cycle, boss);
    const about = { account, user, campaign_id: cycle, target_id: target };
    const begun = await anInvitation(server, { ...about, relationship: 'peer' });
    await addToDraft(server, begun.id, [{ question_id: 1, ordering: ['1', '2', '3', '4'] }]);
    const second = await aCycle(server, account);
    const done = await anInvitation(server, {
      ...about,
      campaign_id: second,
      target_id: await aTarget(server, second, boss),
      relationship: 'peer',
    });
    await owner.updateTable('assignments').set({ status: 'finished' }).where('id', '=', done.id).execute();

    const client = await server.signIn(user);
    expect((await client.post(`${path}/erase_self`, { password: user.password })).status).toBe(200);
    const left = await owner
      .selectFrom('assignments')
      .select(['id', 'user_id', 'token_hash'])
      .where('id', 'in', [applied.id, other.id, begun.id, done.id])
      .orderBy('id')
      .execute();
    expect(left).toEqual([
      { id: other.id, user_id: null, token_hash: expect.any(String) },
      { id: done.id, user_id: null, token_hash: null },
    ]);
    const drafts = await owner.selectFrom('assignment_drafts').select('assignment_id').execute();
    expect(drafts).toEqual([]);
    const applicants = await owner.selectFrom('applicants').select('email').execute();
    expect(applicants).toEqual([{ email: 'other@x.example' }]);
    expect(await wholeDatabase()).not.toContain(user.email);
  });

  test('is allowed to a local admin for people of the account, except themselves and higher roles', async () => {
    const local = await server.signIn(boss);
    const erase = (user_id: number) => local.post(`${path}/erase`, { user_id });
    const own = await someone();
    expect((await erase(own.id)).status).toBe(200);
    expect((await erase(own.id)).status).toBe(404);
    expect((await erase((await server.aUser({ account: await server.anAccount() })).id)).status).toBe(404);
    expect((await erase(999_999)).status).toBe(404);
    expect((await erase(boss.id)).status).toBe(403);
    expect((await erase((await someone({ permissions: ['super_admin'] })).id)).status).toBe(403);
    const plain = await server.signIn(await someone());
    expect((await plain.post(`${path}/erase`, { user_id: boss.id })).status).toBe(403);
    expect((await server.visitor().post(`${path}/erase`, { user_id: boss.id })).status).toBe(401);
  });

  test('is refused for the last super admin', async () => {
    await server.database.executeSql(
      `update users set permissions = '{user}' where 'super_admin' = any(permissions)`,
    );
    const chief = await someone({ permissions: ['super_admin'] });
    const client = await server.signIn(chief);
    const { status, body } = await client.post(`${path}/erase_self`, { password: chief.password });
    expect([status, body.code]).toEqual([409, 'last_admin']);
  });

  test('every column of a person is declared as erased or kept', async () => {
    const { rows } = await server.database.executeSql(
      `select column_name from information_schema.columns where table_name = 'users' order by 1`,
    );
    const stored = ['account_id', 'id', 'searched', 'updated_at'];
    const erased = ['birth_year', 'department', 'email', 'external_id', 'first_name', 'gender', 'last_name']
      .concat([
        'level',
        'locale_abbr',
        'location',
        'mobile_number',
        'password_hash',
        'permissions',
        'program_ids',
        'race',
      ])
      .concat(['status', 'time_zone', 'type']);
    expect(rows.map(({ column_name }) => column_name)).toEqual([...stored, ...erased].sort());
  });

  test('every reference to a person declares what happens on erasure', async () => {
    const { rows } = await server.database.executeSql(
      `select conrelid::regclass::text as place from pg_constraint
        where contype = 'f' and confrelid = 'users'::regclass and confdeltype not in ('c', 'n')`,
    );
    expect(rows).toEqual([]);
  });
});
