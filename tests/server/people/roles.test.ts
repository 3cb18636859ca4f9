import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permissions } from '../../../domain/access/permissions.ts';
import { type Right, rights } from '../../../domain/access/rights.ts';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client, Reply } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { anOpenCampaign } from '../campaigns/testCampaigns.ts';

const api = '/api/v2/people';
let server: TestServer;
let account: AnAccount;
let boss: AUser;
let admin: Client;
let stranger: Client;
let lead: AUser;

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount();
  boss = await server.aUser({ account, last_name: 'Boss', permissions: ['user', 'local_admin'] });
  admin = await server.signIn(boss);
  lead = await server.aUser({ account, last_name: 'Lead', permissions: ['user', 'supervisor'] });
  await server.aUser({ account, last_name: 'Invited', type: 3 });
  await server.aUser({
    account,
    last_name: 'Left',
    status: 'inactive',
    permissions: ['user', 'full_hiring'],
  });
  const elsewhere = await server.anAccount();
  const other = await server.aUser({ account: elsewhere, permissions: ['user', 'local_admin'] });
  stranger = await server.signIn(other);
  const keeper = await server.aUser({ account, last_name: 'Keeper', permissions: ['local_admin'] });
  await server.delegate(keeper, elsewhere);
  await server.database.owner
    .insertInto('teams')
    .values({ account_id: account.id, name: 'Crew', leader_id: lead.id })
    .execute();
});
afterAll(() => server.close());

interface Line {
  readonly name: string;
  readonly role: string;
  readonly rights: readonly { readonly right: Right; readonly grants: readonly object[] }[];
}
const audit = async (input: object = {}, as = admin): Promise<Reply> => as.post(`${api}/roles_audit`, input);
const names = ({ body }: Reply) => body.people.map(({ name }: Line) => name.replace('Somebody ', ''));
const everybody = ['Boss', 'Invited', 'Keeper', 'Lead', 'Left'];

describe('the roles audit', () => {
  test('lists people by name with each right and its grant', async () => {
    const answer = await audit();
    expect([answer.status, answer.body.total, names(answer)]).toEqual([200, 5, everybody]);
    const [first, , keeper, leader] = answer.body.people as Line[];
    expect(first).toMatchObject({ role: 'admin', status: 'active', led_teams: 0, delegated_accounts: 0 });
    expect(first?.rights.find(({ right }) => right === 'supervisor')?.grants).toEqual([
      { kind: 'role', role: 'admin', through: ['local_admin'] },
    ]);
    expect(keeper?.rights.find(({ right }) => right === 'other_accounts')?.grants).toEqual([
      { kind: 'delegation', permission: 'local_admin' },
    ]);
    expect(leader).toMatchObject({
      role: 'teamLead',
      led_teams: 1,
      rights: [{ right: 'supervisor', grants: [{ kind: 'permission', permission: 'supervisor' }] }],
    });
  });

  test('is filtered by right, role, status and search, and counts each right', async () => {
    expect(names(await audit({ right: 'supervisor' }))).toEqual(['Boss', 'Keeper', 'Lead']);
    expect(names(await audit({ right: 'other_accounts' }))).toEqual(['Keeper']);
    expect(names(await audit({ right: 'super_admin' }))).toEqual([]);
    expect(names(await audit({ right: 'any' }))).toEqual(['Boss', 'Keeper', 'Lead', 'Left']);
    expect(names(await audit({ role: 'invitee' }))).toEqual(['Invited']);
    expect(names(await audit({ role: 'admin', q: 'keep' }))).toEqual(['Keeper']);
    expect(names(await audit({ status: 'inactive' }))).toEqual(['Left']);
    const { counts } = (await audit({ status: 'active', right: 'full_hiring' })).body;
    const of = (expected: Right) => counts.find(({ right }: { right: Right }) => right === expected)?.people;
    expect([of('supervisor'), of('full_hiring'), of('other_accounts')]).toEqual([3, 2, 1]);
  });

  test('filters by a right consistently with the list', async () => {
    const there = await server.anAccount();
    const chief = await server.signIn(await server.aUser({ account: there, permissions: ['local_admin'] }));
    for (const permission of permissions) {
      await server.aUser({ account: there, permissions: [permission], last_name: permission });
    }
    const all = (await audit({}, chief)).body.people as Line[];
    for (const right of rights) {
      const having = all.filter((line) => line.rights.some((held) => held.right === right));
      const result = (await audit({ right }, chief)).body;
      expect([right, result.people.map(({ name }: Line) => name)]).toEqual([
        right,
        having.map(({ name }) => name),
      ]);
      expect(result.total).toBe(having.length);
    }
  });

  test('names the subscription that gives the whole account a right', async () => {
    const there = await server.anAccount();
    const owner = await server.aUser({ account: there, permissions: ['local_admin'] });
    await server.database.owner
      .insertInto('subscriptions')
      .values({
        account_id: there.id,
        user_id: owner.id,
        date_subscription_end: '2099-01-01T00:00:00Z',
        processor_userid: 'cus_1',
        workflow_ids: '2,4',
      })
      .execute();
    await server.aUser({ account: there, last_name: 'Zed' });
    const { body } = await audit({ right: 'ai_console' }, await server.signIn(owner));
    expect(body.total).toBe(2);
    expect(body.people[1].rights).toEqual([{ right: 'ai_console', grants: [{ kind: 'subscription' }] }]);
  });

  test('is paged', async () => {
    const there = await server.anAccount();
    const chief = await server.signIn(
      await server.aUser({ account: there, last_name: 'AAA', permissions: ['local_admin'] }),
    );
    await server.database.owner
      .insertInto('users')
      .values(
        Array.from({ length: 55 }, (_, at) => ({
          account_id: there.id,
          first_name: 'P',
          last_name: `Q${100 + at}`,
          email: `q${at}@pages.example`,
          permissions: ['user' as const],
        })),
      )
      .execute();
    const first = await audit({}, chief);
    const second = await audit({ page: 2 }, chief);
    expect([first.body.people.length, second.body.people.length, second.body.total]).toEqual([50, 6, 56]);
    expect(second.body.people[5].name).toBe('P Q154');
  });

  test.each([
    [{ right: 'flying' }],
    [{ role: 'king' }],
    [{ page: 0 }],
    [{ q: 'x'.repeat(201) }],
    [{ status: 'gone' }],
  ])('refuses %j', async (input) => {
    expect((await audit(input)).status).toBe(422);
  });

  test('is exported as CSV and workbook, with an audit entry', async () => {
    await server.aUser({ account, first_name: '=cmd()', last_name: 'Zz' });
    const csv = await admin.get(`${api}/roles_audit/export?format=csv&right=supervisor`);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head = '', ...lines] = csv.text.trim().split('\r\n');
    expect(head).toContain('Name,Email address,Status,Role,Team lead');
    expect(lines).toHaveLength(3);
    expect(lines[2]).toContain('Somebody Lead');
    expect(lines[2]).toContain('Direct permission');
    expect((await admin.get(`${api}/roles_audit/export?q=Zz`)).text).toContain("'=cmd() Zz");
    const book = await admin.get(`${api}/roles_audit/export?format=xlsx`);
    expect(book.raw.subarray(0, 2).toString()).toBe('PK');
    expect((await admin.get(`${api}/roles_audit/export?right=flying`)).status).toBe(422);
    const [entry] = await server.database.owner
      .selectFrom('audit_entries')
      .selectAll()
      .where('resource', '=', 'roles_audit')
      .orderBy('id')
      .execute();
    expect(entry).toMatchObject({ actor_id: boss.id, account_id: account.id, action: 'export' });
  });
});

describe('the rights of a person', () => {
  test('contain everything the guard knows, whether the person is active or not', async () => {
    const { status, body } = await admin.post(`${api}/standing`, { user_id: lead.id });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user: { id: lead.id, permissions: ['user', 'supervisor'], has_delegated_accounts: false },
      account: { id: account.id, modules: [1, 2, 3, 4] },
      subscriptions: [],
      status: 'active',
      account_status: 'active',
      has_password: true,
      led_teams: 1,
    });
    const client = await server.signIn(lead);
    const session = (await client.get('/api/v2/session')).body;
    expect(session.currentUser).toEqual(body.user);
    expect(session.ownAccount).toEqual(body.account);
  });
});

describe('the overview of a person', () => {
  test('returns teams, last sign-in and open surveys, but no results', async () => {
    const there = await server.anAccount();
    const chief = await server.signIn(await server.aUser({ account: there, permissions: ['local_admin'] }));
    const crowd: AUser[] = [];
    while (crowd.length < 6) crowd.push(await server.aUser({ account: there }));
    const [one] = crowd;
    if (!one) throw new Error('nobody there');
    const campaign = await anOpenCampaign(chief, { name: 'Autumn' });
    const team = await server.database.owner
      .insertInto('teams')
      .values({ account_id: there.id, name: 'Crew', leader_id: one.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const visitor = server.visitor();
    await visitor.post('/api/login', { email: one.email, password: one.password });
    const { body } = await chief.post(`${api}/overview`, { user_id: one.id });
    expect(body).toEqual({
      lock: null,
      teams: [],
      led_teams: [{ id: team.id, name: 'Crew' }],
      last_sign_in: server.clock.now().toISOString(),
      has_password: true,
      sessions: 1,
      open_surveys: [
        {
          campaign_id: campaign,
          name: 'Autumn',
          closes_on: expect.any(String),
          participant_id: expect.any(Number),
          state: 'invited',
        },
      ],
    });
  });
});

describe('a password link', () => {
  const send = (user_id: number, as = admin) => as.post(`${api}/send_password_link`, { user_id });

  test('is emailed to the person, works once, and is audited', async () => {
    const newcomer = await server.aUser({ account });
    expect((await send(newcomer.id)).status).toBe(200);
    await server.runJobs();
    const letter = server.letters.findLast(({ to }) => to === newcomer.email);
    const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1];
    expect(letter?.text).toContain('Somebody Boss');
    const before = server.clock.now();
    server.clock.advance(6 * 86_400_000);
    const set = { token, password: 'a long new password' };
    expect((await server.visitor().post('/api/v2/session/reset_password', set)).status).toBe(200);
    expect((await server.visitor().post('/api/v2/session/reset_password', set)).status).toBe(410);
    server.clock.set(before);
    const entry = await server.database.owner
      .selectFrom('audit_entries')
      .selectAll()
      .where('action', '=', 'send_password_link')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ actor_id: boss.id, record_id: String(newcomer.id) });
    expect(JSON.stringify(entry)).not.toContain(token);
  });

  test('is refused for people who cannot sign in or have more permissions than the caller can grant', async () => {
    const off = await server.aUser({ account, status: 'inactive' });
    const higher = await server.aUser({ account, permissions: ['admin'] });
    const answer = await send(off.id);
    expect([answer.status, answer.body.code]).toEqual([409, 'person_inactive']);
    expect((await send(higher.id)).status).toBe(403);
  });

  test('is limited per person', async () => {
    const newcomer = await server.aUser({ account });
    for (let sent = 0; sent < 5; sent += 1) expect((await send(newcomer.id)).status).toBe(200);
    expect((await send(newcomer.id)).status).toBe(429);
  });
});

test('all calls refuse signed-out users, team leads and administrators of other accounts', async () => {
  const leader = await server.signIn(lead);
  for (const call of ['standing', 'overview', 'send_password_link']) {
    expect([call, (await stranger.post(`${api}/${call}`, { user_id: lead.id })).status]).toEqual([call, 404]);
  }
  for (const call of ['standing', 'overview', 'send_password_link', 'roles_audit']) {
    expect([call, (await server.visitor().post(`${api}/${call}`, { user_id: 1 })).status]).toEqual([
      call,
      401,
    ]);
    expect([call, (await leader.post(`${api}/${call}`, { user_id: lead.id })).status]).toEqual([call, 403]);
  }
  expect(names(await audit({}, stranger))).not.toContain('Lead');
  const file = `${api}/roles_audit/export`;
  expect((await server.visitor().get(file)).status).toBe(401);
  expect((await leader.get(file)).status).toBe(403);
  expect((await stranger.get(file)).text).not.toContain('Lead');
});
