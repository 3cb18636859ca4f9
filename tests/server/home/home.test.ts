import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HomeOverview } from '../../../contract/v2/home.ts';
import type { AnAccount, AUser } from '../../support/builders.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCompany, anOpenCampaign, invitationCodeOf } from '../campaigns/testCampaigns.ts';
import { bounds, leads } from '../raters/testCompany.ts';
import { answerAll } from '../survey/respondent.ts';
import { aCycle, anInvitation, aTarget } from '../survey/testAssessmentCycle.ts';

const start = new Date('2026-11-21T09:00:00.000Z');
const path = '/api/v2/home/overview';
let server: TestServer;
let account: AnAccount;
let other: AnAccount;

beforeAll(async () => {
  server = await startTestServer({ now: start });
  account = await server.anAccount({ modules: [1, 3] });
  other = await server.anAccount({ name: 'Lumen Works', modules: [1, 3] });
});
beforeEach(() => server.clock.set(start));
afterAll(() => server.close());

async function overviewOf(user: Pick<AUser, 'id'>, body: object = {}): Promise<HomeOverview> {
  return (await (await server.signIn(user)).post(path, body)).body;
}
const kindsOf = ({ tasks }: HomeOverview) => tasks.map(({ kind }) => kind);
const person = (facts: object = {}, of = account) => server.aUser({ account: of, ...facts });

describe('HOME-01 team actions', () => {
  const anAction = async (owner: AUser, facts: object = {}) =>
    server.database.owner
      .insertInto('team_actions')
      .values({
        account_id: account.id,
        owner_id: owner.id,
        topic_id: 1,
        scope: 'company',
        title: 'Meet every week',
        starts_on: '2026-11-20',
        due_on: '2026-11-30',
        request_key: randomUUID(),
        created_at: start.toISOString(),
        ...facts,
      })
      .returning('id')
      .executeTakeFirstOrThrow();

  test('are listed for their owner while they are open, and as one line if there are many', async () => {
    const owner = await person();
    const colleague = await person();
    const { id } = await anAction(owner, { progress: 'in_progress' });
    await anAction(owner, { progress: 'done' });
    await anAction(owner, { progress: 'dropped' });
    await anAction(owner, { starts_on: '2026-11-22' });
    await anAction(owner, { deleted_at: start.toISOString() });
    await anAction(colleague, { created_by: owner.id });
    const listed = await overviewOf(owner);
    expect(listed.tasks).toMatchObject([
      {
        kind: 'action',
        context: 'Meet every week',
        due_on: '2026-11-30',
        is_started: true,
        path: `/actions/manage/${id}`,
      },
    ]);
    for (const due_on of ['2026-11-25', '2026-11-26', '2026-11-27']) await anAction(owner, { due_on });
    const { waiting, tasks } = await overviewOf(owner);
    expect([waiting, tasks.length]).toEqual([4, 1]);
    expect(tasks).toMatchObject([
      { kind: 'action', context: '', count: 4, due_on: '2026-11-25', path: '/actions?mine=yes' },
    ]);
  });
});

describe('HOME-01 raters', () => {
  test('of an own list and of reports are missing until enough are nominated, and approvals wait for the manager', async () => {
    const company = await server.anAccount({ modules: [3] });
    const [me, manager, ...peers] = await Promise.all(Array.from({ length: 5 }, () => person({}, company)));
    if (!me || !manager) throw new Error('nobody there');
    await leads(server, manager, me);
    const campaign_id = await aCycle(server, company, { ...bounds, relationships: ['peer'] });
    const target_id = await aTarget(server, campaign_id, me);
    expect((await overviewOf(me)).tasks).toMatchObject([
      { kind: 'nominate', count: 1, due_on: '2026-11-26', path: `/manage-raters?target=${target_id}` },
    ]);
    expect((await overviewOf(manager)).tasks).toMatchObject([
      { kind: 'nominateForReports', about: expect.any(String), path: `/manage-raters?target=${target_id}` },
    ]);
    const client = await server.signIn(me);
    for (const { id } of peers) {
      const body = { target_id, relationship: 'peer', user_id: id };
      expect((await client.post('/api/v2/raters/nominate', body)).status).toBe(200);
    }
    expect(await overviewOf(me)).toMatchObject({ waiting: 0, tasks: [] });
    expect((await overviewOf(manager)).tasks).toMatchObject([
      { kind: 'approve', count: 3, about: null, due_on: '2026-11-26', path: '/manage-raters' },
    ]);
    // The list closes a week after the launch. Then nothing can be approved or nominated.
    server.clock.set(new Date('2026-11-26T23:00:00Z'));
    expect(kindsOf(await overviewOf(manager))).toEqual(['approve']);
    server.clock.set(new Date('2026-11-27T00:00:00Z'));
    expect(kindsOf(await overviewOf(manager))).toEqual([]);
    await sql`delete from assignments where nomination = 'proposed' and target_id = ${target_id}`.execute(
      server.database.owner,
    );
    server.clock.set(new Date('2026-11-26T23:00:00Z'));
    expect(kindsOf(await overviewOf(me))).toEqual(['nominate']);
    server.clock.set(new Date('2026-11-27T00:00:00Z'));
    expect(kindsOf(await overviewOf(me))).toEqual([]);
  });

  test('of a campaign whose administrators nominate are no one else’s task', async () => {
    const me = await person();
    const manager = await person();
    await leads(server, manager, me);
    for (const [nominated_by, own, theirs] of [
      ['admin', [], []],
      ['manager', [], ['nominateForReports']],
    ] as const) {
      const cycle = await aCycle(server, account, { ...bounds, nominated_by });
      await aTarget(server, cycle, me);
      expect(kindsOf(await overviewOf(me)), nominated_by).toEqual(own);
      expect(kindsOf(await overviewOf(manager)), nominated_by).toEqual(theirs);
    }
  });
});

describe('HOME-02 what changed', () => {
  test('has notified results and released own results of the last 30 days and what is unread, newest first', async () => {
    const lead = await person({ permissions: ['user', 'supervisor'] });
    const cycle = await aCycle(server, account, { name: 'Own cycle', status: 'closed' });
    await aTarget(server, cycle, lead);
    const set = (values: object) =>
      server.database.owner.updateTable('survey_campaigns').set(values).where('id', '=', cycle).execute();
    await server.database.owner
      .insertInto('notifications')
      .values(
        (['survey_released', 'survey_closed'] as const).map((event, index) => ({
          account_id: account.id,
          user_id: lead.id,
          event,
          record_id: cycle,
          key: `${event}:test`,
          created_at: ['2026-11-20T08:00:00Z', '2026-10-01T08:00:00Z'][index] ?? '',
          read_at: index === 1 ? '2026-10-02T08:00:00Z' : null,
        })),
      )
      .execute();
    await set({ released_on: '2026-11-19', released_to: 'self' });
    expect((await overviewOf(lead)).changes).toEqual([
      {
        kind: 'survey_released',
        name: 'Own cycle',
        at: '2026-11-20T08:00:00.000Z',
        is_new: true,
        path: `/surveys/manage/${cycle}`,
      },
      { kind: 'own_results', name: 'Own cycle', at: '2026-11-19', is_new: false, path: '/my-results/full' },
    ]);
    for (const hidden of [
      { released_to: 'admin' },
      { released_to: 'self', released_on: '2026-10-20' },
      { released_on: null },
    ]) {
      await set(hidden);
      expect((await overviewOf(lead)).changes.map(({ kind }) => kind)).toEqual(['survey_released']);
    }
    await server.database.owner
      .updateTable('notifications')
      .set({ read_at: null })
      .where('user_id', '=', lead.id)
      .execute();
    expect((await overviewOf(lead)).changes.map(({ kind }) => kind)).toEqual([
      'survey_released',
      'survey_closed',
    ]);
  });
});

describe('HOME-03 the overview', () => {
  test('says nothing about other people: it is the same before and after a colleague answers', async () => {
    const small = await aCompany(server, 8);
    const lead = await person({ permissions: ['user', 'supervisor'] }, small.account);
    const id = await anOpenCampaign(small.admin, {});
    const read = async () => [await overviewOf(lead), await overviewOf(small.adminUser)];
    const before = await read();
    const [colleague] = small.people;
    await answerAll(server, await invitationCodeOf(server, id, colleague ?? { id: 0 }));
    expect(await read()).toEqual(before);
  });

  test('has nothing of another account, also for a person whose id is in its rows', async () => {
    const me = await person();
    const stranger = await person({}, other);
    const cycle = await aCycle(server, other);
    const target_id = await aTarget(server, cycle, stranger);
    await anInvitation(server, {
      account: other,
      user: me,
      relationship: 'peer',
      campaign_id: cycle,
      target_id,
    });
    await leads(server, me, stranger);
    expect(await overviewOf(me)).toMatchObject({ waiting: 0, tasks: [], changes: [] });
  });

  test('is refused for visitors, for input of another type, and while another account is viewed', async () => {
    expect((await server.visitor().post(path, {})).status).toBe(401);
    const me = await server.signIn(await person());
    expect((await me.post(path, { time_zone: 'x'.repeat(65) })).status).toBe(422);
    const staff = await server.signIn(await person({ permissions: ['user', 'super_admin'] }));
    await staff.post('/api/v2/session/view', { account_id: other.id, reason: 'Asked for help' });
    staff.emulatedAccountId = other.id;
    expect((await staff.post(path, {})).body).toMatchObject({ code: 'emulating' });
  });

  test('takes the same number of statements for one task and for a thousand', async () => {
    const few = await person();
    const many = await person();
    const cycle = await aCycle(server, account, { name: 'Large cycle' });
    await server.database.owner.executeQuery(
      sql`with added as (
        insert into users (account_id, first_name, last_name, email)
        select ${account.id}::int, 'Rated', n::text, 'rated' || n || '@people.example' from generate_series(1, 1000) n
        returning id
      ), targets as (
        insert into survey_targets (account_id, campaign_id, user_id)
        select ${account.id}::int, ${cycle}::int, id from added returning id
      ) insert into assignments (account_id, campaign_id, target_id, kind, relationship, user_id, status, nomination)
        select ${account.id}::int, ${cycle}::int, id, 'r', 'peer', ${many.id}::int, 'invited', 'approved'
        from targets`.compile(server.database.owner),
    );
    const { body } = await (await server.signIn(many)).post(path, {});
    expect(body).toMatchObject({ waiting: 1000, tasks: [{ count: 1000 }] });
    expect(JSON.stringify(body).length).toBeLessThan(1_000);
    expect(await overviewOf(few)).toMatchObject({ waiting: 0 });
  });
});
