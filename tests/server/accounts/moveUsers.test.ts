import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { anOpenCampaign } from '../campaigns/testCampaigns.ts';

let server: TestServer;
let admin: Client & { id: number };
beforeAll(async () => {
  server = await startTestServer();
  const user = await server.aUser({ account: await server.anAccount(), permissions: ['user', 'admin'] });
  admin = Object.assign(await server.signIn(user), { id: user.id });
});
afterAll(() => server.close());

const call = (client: Client, name: string, body: object = {}) =>
  client.post(`/api/v2/administration/${name}`, body);
const owner = () => server.database.owner;
const userRow = (id: number) =>
  owner().selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** A person with links to their account: member and leader of teams, with a manager and a delegation. */
async function settled(facts: object = {}) {
  const [from, to] = [await server.anAccount(), await server.anAccount()];
  const user = await server.aUser({
    account: from,
    permissions: ['user', 'local_admin', 'supervisor', 'ai_console'],
    department: 'Sales',
    ...facts,
  });
  const manager = await server.aUser({ account: from });
  const account_id = from.id;
  const team = await owner()
    .insertInto('teams')
    .values({ account_id, name: 'North', leader_id: user.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner()
    .insertInto('memberships')
    .values({ account_id, team_id: team.id, user_id: user.id })
    .execute();
  await owner()
    .insertInto('relationships')
    .values({ account_id, from_user_id: manager.id, to_user_id: user.id, kind: 'manager' })
    .execute();
  await server.delegate(user, await server.anAccount());
  return { from, to, user, team };
}

const input = ({ user, to }: { user: { id: number }; to: { id: number } }) => ({
  user_ids: [user.id],
  to_account_id: to.id,
});

describe('the preview of a move', () => {
  test('lists what moves and what ends, without changing anything', async () => {
    const one = await settled();
    const before = await userRow(one.user.id);
    const { body } = await call(admin, 'preview_move', input(one));
    expect(body).toEqual({
      changes_app: false,
      people: [
        {
          id: one.user.id,
          name: expect.any(String),
          email: one.user.email,
          account: one.from.name,
          refusal: null,
          kept: ['user', 'ai_console'],
          ended: ['local_admin', 'supervisor'],
          teams: 1,
          leads: 1,
          relationships: 1,
          delegations: 1,
          open_surveys: 0,
        },
      ],
    });
    expect(await userRow(one.user.id)).toEqual(before);
  });

  test('warns when people move to the other app', async () => {
    const one = await settled();
    const to = await server.anAccount({ schema_name: 'cairnhr_elsewhere' });
    expect((await call(admin, 'preview_move', input({ ...one, to }))).body.changes_app).toBe(true);
  });

  test.each([
    ['same_account', async () => ({ ...(await settled()), same: true })],
    ['external_id_taken', async () => takenId()],
    ['platform_admin', async () => settled({ permissions: ['user', 'admin'] })],
    [
      'target_not_served',
      async () => ({ ...(await settled()), to: await server.anAccount({ status: 'closed' }) }),
    ],
  ] as const)('excludes a person because of %s', async (refusal, make) => {
    const made = await make();
    const requests = input('same' in made ? { ...made, to: made.from } : made);
    expect((await call(admin, 'preview_move', requests)).body.people[0].refusal).toBe(refusal);
    const { move_id } = (await call(admin, 'move', requests)).body;
    const { body } = await call(admin, 'move_state', { move_id });
    expect(body).toMatchObject({ move: { moved: 0, refused: 1 }, refused: [{ refusal }] });
    expect((await userRow(made.user.id)).account_id).toBe(made.from.id);
  });

  async function takenId() {
    const one = await settled({ external_id: 'E-1' });
    await server.aUser({ account: one.to, external_id: 'E-1' });
    return one;
  }

  test('excludes the caller', async () => {
    const to = await server.anAccount();
    const { body } = await call(admin, 'preview_move', { user_ids: [admin.id], to_account_id: to.id });
    expect(body.people[0].refusal).toBe('oneself');
  });
});

describe('moving people to another account', () => {
  test('moves the person’s data, ends ties to the old account, and signs the person out', async () => {
    const one = await settled();
    const client = await server.signIn(one.user);
    expect((await call(admin, 'move', input(one))).status).toBe(200);
    expect(await userRow(one.user.id)).toMatchObject({
      account_id: one.to.id,
      email: one.user.email,
      department: 'Sales',
      permissions: ['user', 'ai_console'],
    });
    expect((await client.get('/api/v2/session')).status).toBe(401);
    expect((await (await server.signIn(one.user)).get('/api/v2/session')).body.ownAccount.id).toBe(one.to.id);
    const { body } = await call(admin, 'preview_move', input({ ...one, to: one.from }));
    expect(body.people[0]).toMatchObject({ teams: 0, leads: 0, relationships: 0, delegations: 0 });
  });

  test('ends the share of results, and moving back doesn’t revive it', async () => {
    const one = await settled();
    const share = async () =>
      (await (await server.signIn(one.user)).post('/api/v2/metric_results/share', { shared_with: 'leaders' }))
        .status;
    expect(await share()).toBe(200);
    const { move_id } = (await call(admin, 'move', input(one))).body;
    expect((await call(admin, 'move_back', { move_id })).status).toBe(200);
    const own = await server.signIn(one.user);
    expect((await own.post('/api/v2/metric_results/sharing', {})).body.shared_with).toBeNull();
    expect(await share()).toBe(200);
    await call(admin, 'move', input(one));
    expect(await share()).toBe(200);
  });

  test('records in the team history who ended the membership', async () => {
    const one = await settled();
    await call(admin, 'move', input(one));
    const history = await owner()
      .selectFrom('membership_history')
      .select(['left_on', 'left_by'])
      .where('user_id', '=', one.user.id)
      .execute();
    expect(history).toEqual([{ left_on: expect.any(String), left_by: admin.id }]);
  });

  test('keeps an open invitation and all counts with its campaign', async () => {
    const one = await settled();
    for (let count = 0; count < 6; count += 1) await server.aUser({ account: one.from });
    const local = await server.signIn(
      await server.aUser({ account: one.from, permissions: ['user', 'local_admin'] }),
    );
    const campaign = await anOpenCampaign(local);
    const rows = () =>
      owner()
        .selectFrom('participations')
        .selectAll()
        .where('campaign_id', '=', campaign)
        .orderBy('id')
        .execute();
    const before = await rows();
    expect((await call(admin, 'preview_move', input(one))).body.people[0].open_surveys).toBe(1);
    await call(admin, 'move', input(one));
    expect(await rows()).toEqual(before);
    const listed = await local.post('/api/v2/microsurvey/participants', { campaign_id: campaign });
    expect(listed.body.total).toBe(before.length);
    expect(listed.text).not.toContain(one.user.email);
  });

  test('is recorded in the audit logs of both accounts', async () => {
    const one = await settled();
    await call(admin, 'move', input(one));
    const entries = await owner()
      .selectFrom('audit_entries')
      .select(['account_id', 'actor_id', 'action', 'changes'])
      .where('resource', '=', 'users')
      .where('record_id', '=', String(one.user.id))
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      {
        account_id: one.from.id,
        actor_id: admin.id,
        action: 'move_away',
        changes: { account_id: [one.from.id, one.to.id], teams: [[one.team.id], []] },
      },
      { account_id: one.to.id, actor_id: admin.id, action: 'move_in' },
    ]);
    expect(JSON.stringify(entries[1]?.changes)).not.toContain('teams');
  });

  test('goes on after a person whose move fails unexpectedly, and reports that person', async () => {
    const [broken, whole] = [await settled({ first_name: 'Broken' }), await settled()];
    await sql`create function fail_move() returns trigger language plpgsql as $$ begin
      if new.first_name = 'Broken' then raise exception 'ida@example.com'; end if; return new; end $$`.execute(
      owner(),
    );
    await sql`create trigger fail_move before update on users for each row execute function fail_move()`.execute(
      owner(),
    );
    const logged = vi.spyOn(server.deps.log, 'error');
    const user_ids = [broken.user.id, whole.user.id];
    const reply = await call(admin, 'move', { user_ids, to_account_id: broken.to.id });
    await sql`drop function fail_move() cascade`.execute(owner());
    expect(reply.status).toBe(200);
    const { move_id } = reply.body;
    const { body } = await call(admin, 'move_state', { move_id });
    expect(body).toMatchObject({
      move: { moved: 1, refused: 1, waiting: 0 },
      refused: [{ id: broken.user.id, refusal: 'failed' }],
    });
    expect((await userRow(broken.user.id)).account_id).toBe(broken.from.id);
    expect((await userRow(whole.user.id)).account_id).toBe(broken.to.id);
    expect(logged.mock.calls).toMatchObject([[{ move: move_id, user: broken.user.id }, 'move failed']]);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('ida@example.com');
    logged.mockRestore();
    expect(
      (await call(admin, 'move', { user_ids: [broken.user.id], to_account_id: broken.to.id })).status,
    ).toBe(200);
    expect((await userRow(broken.user.id)).account_id).toBe(broken.to.id);
  });

  test('processes a large move in the background, each person once', async () => {
    const [from, to] = [await server.anAccount(), await server.anAccount()];
    const people = [];
    for (let count = 0; count < 23; count += 1) people.push(await server.aUser({ account: from }));
    const user_ids = people.map(({ id }) => id);
    const { move_id } = (await call(admin, 'move', { user_ids, to_account_id: to.id })).body;
    const state = async () => (await call(admin, 'move_state', { move_id })).body.move;
    expect(await state()).toMatchObject({ moved: 20, waiting: 3 });
    await server.runJobs();
    expect(await state()).toMatchObject({ moved: 23, waiting: 0, returnable: 23 });
    const { moves } = (await call(admin, 'moves')).body;
    expect(moves[0]).toMatchObject({ id: move_id, to_account: to.name, from_accounts: [from.name] });
  });

  test('can be undone for people who are still in the new account', async () => {
    const one = await settled();
    const { move_id } = (await call(admin, 'move', input(one))).body;
    expect((await call(admin, 'move_back', { move_id })).status).toBe(200);
    expect((await userRow(one.user.id)).account_id).toBe(one.from.id);
    const again = await call(admin, 'move_back', { move_id });
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
    expect((await call(admin, 'move_back', { move_id: 999_999 })).status).toBe(404);
    expect((await call(admin, 'move_state', { move_id: 999_999 })).status).toBe(404);
  });
});

describe('finding people to move', () => {
  test('matches pasted addresses and lists unknown ones', async () => {
    const { user } = await settled();
    const { body } = await call(admin, 'people_by_email', {
      emails: [` ${user.email.toUpperCase()}`, 'nobody@people.example', 'nobody@people.example'],
    });
    expect(body.people.map(({ id }: { id: number }) => id)).toEqual([user.id]);
    expect(body.unknown).toEqual(['nobody@people.example']);
  });
});

describe('access and validation', () => {
  test.each(['preview_move', 'move', 'move_back', 'moves', 'move_state'])(
    '%s requires a platform administrator',
    async (name) => {
      const one = await settled({ permissions: ['user', 'delegated_admin', 'local_admin'] });
      const body = { ...input(one), move_id: 1 };
      expect((await call(server.visitor(), name, body)).status).toBe(401);
      const reply = await call(await server.signIn(one.user), name, body);
      expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
      expect((await userRow(one.user.id)).account_id).toBe(one.from.id);
    },
  );

  test.each([[{}], [{ user_ids: [] }], [{ user_ids: ['x'] }], [{ user_ids: Array(1001).fill(1) }]])(
    'rejects an invalid body: %#',
    async (body) => {
      const to = await server.anAccount();
      expect((await call(admin, 'move', { to_account_id: to.id, ...body })).status).toBe(422);
    },
  );

  test('rejects an account that does not exist', async () => {
    const reply = await call(admin, 'move', { user_ids: [admin.id], to_account_id: 999_999 });
    expect(reply.body.problems).toEqual([{ field: 'to_account_id', problem: 'unknown' }]);
  });
});
