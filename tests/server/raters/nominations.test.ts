import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { assignmentAt, codeOfAssignment } from '../survey/testAssessmentCycle.ts';
import { readNewestAuditEntry } from '../teams/testTeams.ts';
import { aTestCompany, leads, path } from './testCompany.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const calls = [
  'overview',
  'list',
  'nominees',
  'nominate',
  'withdraw',
  'waiting',
  'approve',
  'decline',
  'remind',
];
test('nominations require a session and an account with the module', async () => {
  const without = await server.signIn(
    await server.aUser({ account: await server.anAccount({ modules: [1] }) }),
  );
  for (const call of calls) {
    expect((await server.visitor().post(path(call))).status).toBe(401);
    expect((await without.post(path(call))).body.code).toBe('module_off');
  }
});

describe('nominating raters', () => {
  test('by the participant requires approval by the manager before the invitation', async () => {
    const { name, self, boss, others, target_id, account } = await aTestCompany(server);
    const me = await self();
    const { status, body } = await name(me, others[0]);
    expect(status).toBe(200);
    expect(await assignmentAt(server, body.id)).toMatchObject({ nomination: 'proposed', status: 'waiting' });
    expect((await readNewestAuditEntry(server, account)).action).toBe('nominate');
    expect((await me.post(path('approve'), { ids: [body.id] })).body.code).toBe('forbidden');
    const manager = await boss();
    const queue = (await manager.post(path('waiting'))).body;
    expect([queue.total, queue.raters[0].id, queue.raters[0].proposed]).toEqual([1, body.id, 1]);
    expect((await manager.post(path('approve'), { ids: [body.id] })).body).toEqual({ approved: 1 });
    expect(await assignmentAt(server, body.id)).toMatchObject({ nomination: 'approved', status: 'invited' });
    await server.runJobs();
    expect(server.letters.at(-1)?.text).toContain(await codeOfAssignment(server, body.id));
    expect((await manager.post(path('approve'), { ids: [body.id] })).body).toEqual({ approved: 0 });
    expect((await me.post(path('list'), { target_id })).body.groups).toMatchObject([
      { relationship: 'manager', missing: 1 },
      { relationship: 'peer', approved: 1, proposed: 0, missing: 2 },
      {},
      {},
    ]);
  });

  test('by an approver approves at once on behalf of the participant', async () => {
    const { name, boss, admin, others } = await aTestCompany(server);
    for (const [client, user] of [
      [await boss(), others[0]],
      [admin, others[1]],
    ] as const) {
      const { body } = await name(client, user);
      expect(await assignmentAt(server, body.id)).toMatchObject({
        nomination: 'approved',
        status: 'invited',
      });
    }
  });

  test('without approvals invites a rater at once, and one’s own manager needs none', async () => {
    const free = await aTestCompany(server, { facts: { approval: false } });
    const { body } = await free.name(await free.self(), free.others[0]);
    expect((await assignmentAt(server, body.id)).status).toBe('invited');
    const strict = await aTestCompany(server);
    const manager = await strict.name(await strict.self(), strict.manager, 'manager');
    expect((await assignmentAt(server, manager.body.id)).status).toBe('invited');
    const notOne = await strict.name(await strict.self(), strict.others[0], 'manager');
    expect((await assignmentAt(server, notOne.body.id)).nomination).toBe('proposed');
  });

  test('accepts outsiders by address; an address in the account is matched to its person', async () => {
    const { self, target_id, others } = await aTestCompany(server);
    const me = await self();
    const outsider = {
      target_id,
      relationship: 'other',
      email: 'Client@Elsewhere.example',
      first_name: 'Cleo',
    };
    const { body } = await me.post(path('nominate'), outsider);
    expect(await assignmentAt(server, body.id)).toMatchObject({
      user_id: null,
      email: 'client@elsewhere.example',
      first_name: 'Cleo',
    });
    expect((await me.post(path('nominate'), outsider)).body.code).toBe('rater_twice');
    const inside = await me.post(path('nominate'), { ...outsider, email: others[0]?.email.toUpperCase() });
    expect((await assignmentAt(server, inside.body.id)).user_id).toBe(others[0]?.id);
    expect((await me.post(path('nominate'), { ...outsider, email: 'nobody' })).status).toBe(422);
    const unnamed = await me.post(path('nominate'), { ...outsider, email: 'x@y.example', first_name: null });
    expect(unnamed.body.problems).toMatchObject([{ field: 'first_name', problem: 'required' }]);
  });

  test('refuses duplicates, too many raters, unused relationships and oneself', async () => {
    const { name, self, others, target } = await aTestCompany(server, {
      facts: { peer_max: 3, relationships: ['peer', 'manager'] },
    });
    const me = await self();
    for (const user of others.slice(0, 3)) await name(me, user);
    expect((await name(me, others[3])).body.code).toBe('raters_full');
    expect((await name(me, others[0], 'manager')).body.code).toBe('rater_twice');
    expect((await name(me, others[3], 'other')).status).toBe(422);
    expect((await name(me, target)).body.code).toBe('rater_self');
  });

  test('can be restricted to managers or administrators', async () => {
    const managers = await aTestCompany(server, { facts: { nominated_by: 'manager' } });
    expect((await managers.name(await managers.self(), managers.others[0])).body.code).toBe('forbidden');
    expect((await managers.name(await managers.boss(), managers.others[0])).status).toBe(200);
    const admins = await aTestCompany(server, { facts: { nominated_by: 'admin' } });
    expect((await admins.name(await admins.boss(), admins.others[0])).body.code).toBe('forbidden');
    expect((await admins.name(admins.admin, admins.others[0])).status).toBe(200);
  });

  test('is closed a week after the launch and for a closed campaign', async () => {
    const late = await aTestCompany(server, { facts: { launched_on: '2026-11-10' } });
    expect((await late.name(late.admin, late.others[0])).body.code).toBe('rater_list_closed');
    const over = await aTestCompany(server, { facts: { status: 'closed' } });
    expect((await over.name(over.admin, over.others[0])).body.code).toBe('campaign_closed');
  });

  test('refuses people who have no relation to the participant', async () => {
    const { others, target_id, name, rater } = await aTestCompany(server);
    const stranger = await server.signIn(others[0] ?? { id: 0 });
    const id = await rater(others[1], { nomination: 'proposed' });
    for (const reply of [
      await stranger.post(path('list'), { target_id }),
      await stranger.post(path('nominees'), { target_id, q: 'somebody' }),
      await name(stranger, others[2]),
      await stranger.post(path('approve'), { ids: [id] }),
      await stranger.post(path('decline'), { id, reason: 'No' }),
      await stranger.post(path('withdraw'), { id }),
    ]) {
      expect(reply.status).toBe(404);
    }
    expect((await stranger.post(path('waiting'))).body).toEqual({ total: 0, raters: [] });
  });
});

describe('declining and replacing raters', () => {
  test('requires a reason; the participant replaces the rater without reading the reason', async () => {
    const { name, self, boss, others, target_id } = await aTestCompany(server);
    const { body } = await name(await boss(), others[0]);
    const code = await codeOfAssignment(server, body.id);
    const rater = await server.signIn(others[0] ?? { id: 0 });
    const [requests] = (await rater.post(path('overview'))).body.requests;
    expect(requests).toMatchObject({ id: body.id, relationship: 'peer', may_decline: true, code });
    expect((await rater.post(path('decline'), { id: body.id, reason: ' ' })).status).toBe(422);
    expect((await rater.post(path('decline'), { id: body.id, reason: 'We hardly met' })).status).toBe(200);
    expect((await assignmentAt(server, body.id)).token_hash).toBeNull();
    expect(code.length).toBeGreaterThan(0);
    const me = await self();
    const [declined] = (await me.post(path('list'), { target_id })).body.raters;
    expect(declined).toMatchObject({ nomination: 'declined', declined_because: null, may_replace: true });
    const [read] = (await (await boss()).post(path('list'), { target_id })).body.raters;
    expect(read.declined_because).toBe('We hardly met');
    const next = { target_id, relationship: 'peer', user_id: others[1]?.id, replaces_id: body.id };
    const replaced = await me.post(path('nominate'), next);
    expect(await assignmentAt(server, replaced.body.id)).toMatchObject({
      nomination: 'proposed',
      replaces_id: body.id,
    });
    expect((await assignmentAt(server, body.id)).nomination).toBe('replaced');
    const ids = (await me.post(path('list'), { target_id })).body.raters.map(({ id }: { id: number }) => id);
    expect(ids).toEqual([replaced.body.id]);
  });

  test('lets a manager decline a nomination with a reason that the participant reads, and allows it again', async () => {
    const { name, self, boss, others, target_id } = await aTestCompany(server);
    const me = await self();
    const { body } = await name(me, others[0]);
    const manager = await boss();
    expect((await manager.post(path('decline'), { id: body.id, reason: 'Too new' })).status).toBe(200);
    expect((await me.post(path('list'), { target_id })).body.raters[0].declined_because).toBe('Too new');
    expect((await name(manager, others[0])).body.id).toBe(body.id);
    expect(await assignmentAt(server, body.id)).toMatchObject({
      nomination: 'approved',
      status: 'invited',
      declined_because: null,
      link_version: 2,
    });
  });

  test('lets the participant remove a pending nomination but not an approved one, and keeps started raters', async () => {
    const { name, self, boss, others } = await aTestCompany(server);
    const me = await self();
    const proposal = (await name(me, others[0])).body.id;
    expect((await me.post(path('withdraw'), { id: proposal })).status).toBe(200);
    expect((await assignmentAt(server, proposal)).nomination).toBe('withdrawn');
    const approved = (await name(await boss(), others[1])).body.id;
    expect((await me.post(path('withdraw'), { id: approved })).body.code).toBe('forbidden');
    await server.database.owner
      .updateTable('assignments')
      .set({ status: 'started' })
      .where('id', '=', approved)
      .execute();
    const rater = await server.signIn(others[1] ?? { id: 0 });
    expect((await rater.post(path('decline'), { id: approved, reason: 'No time' })).body.code).toBe(
      'rater_answering',
    );
  });
});

describe('the list that a participant sees', () => {
  test('is identical before and after raters answer', async () => {
    const { self, others, target_id, rater, manager } = await aTestCompany(server);
    const ids = [await rater(manager, { relationship: 'manager' })];
    for (const user of others.slice(0, 2)) ids.push(await rater(user));
    const me = await self();
    const visible = async () => [
      (await me.post(path('list'), { target_id })).text,
      (await me.post(path('overview'))).text,
      (await me.post(path('nominees'), { target_id })).text,
    ];
    const before = await visible();
    await server.database.owner
      .updateTable('assignments')
      .set({ status: 'finished', finished_on: '2026-11-20' })
      .where('id', 'in', ids)
      .execute();
    expect(await visible()).toEqual(before);
  });

  test('has suggestions of people nearby with their number of requests, and a search for everyone', async () => {
    const { self, boss, name, manager, others, target, target_id } = await aTestCompany(server);
    const [report, requests, person] = others;
    if (report) await leads(server, target, report);
    await name(await boss(), requests);
    const me = await self();
    const near = (await me.post(path('nominees'), { target_id })).body.people;
    expect(
      near.map((one: { user_id: number; relationship: string }) => [one.user_id, one.relationship]),
    ).toEqual([
      [manager.id, 'manager'],
      [report?.id, 'direct_report'],
    ]);
    const result = (await me.post(path('nominees'), { target_id, q: person?.email })).body.people;
    expect(result).toMatchObject([{ user_id: person?.id, relationship: null, approved: 0, proposed: 0 }]);
    expect((await me.post(path('nominees'), { target_id, q: requests?.email })).body.people).toEqual([]);
  });
});
