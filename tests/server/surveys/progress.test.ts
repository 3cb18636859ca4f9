import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCycleCompany, anOpenSurvey, type CycleCompany, survey } from './testCycle.ts';

let server: TestServer;
let company: CycleCompany;
let campaign_id: number;
let target_id: number;
const raters = 6;

/** A cycle about the manager and one of her direct reports, whom six peers rate. */
beforeAll(async () => {
  server = await startTestServer();
  company = await aCycleCompany(server);
  const { boss, reports, account } = company;
  campaign_id = await anOpenSurvey(company.admin, { user_ids: [boss.id, reports[0]?.id] });
  const { owner } = server.database;
  const { id } = await owner
    .selectFrom('survey_targets')
    .select('id')
    .where('campaign_id', '=', campaign_id)
    .where('user_id', '=', reports[0]?.id ?? 0)
    .executeTakeFirstOrThrow();
  target_id = id;
  for (let index = 0; index < raters; index += 1) {
    const peer = await server.aUser({ account, first_name: 'Peer', last_name: `Number${index}`, type: 3 });
    const requests = {
      account_id: account.id,
      campaign_id,
      target_id,
      kind: 'r',
      relationship: 'peer',
    } as const;
    await owner
      .insertInto('assignments')
      .values({ ...requests, user_id: peer.id, place: index, status: 'invited', invited_on: '2026-11-10' })
      .execute();
  }
});
afterAll(() => server.close());

async function finish(relationship: string, count: number, on: string): Promise<void> {
  await server.database.executeSql(
    `update assignments set status = 'finished', started_on = $3, finished_on = $3 where id in (
      select id from assignments where target_id = $1 and relationship = $2 and status <> 'finished' order by id limit $4)`,
    [target_id, relationship, on, count],
  );
}

const nothing = { invited_from: null, started_percent: null, finished_percent: null };

test('the funnel counts named people and shows only ranges for anonymous raters', async () => {
  await finish('self', 1, '2026-11-19');
  await finish('peer', 2, '2026-11-19');
  const { body } = await survey(company.admin, 'funnel', { campaign_id });
  const share = (relationship: string) =>
    body.by_relationship.find((one: { relationship: string }) => one.relationship === relationship)?.share;
  expect(share('self')).toEqual({ exact: { invited: 2, started: 1, finished: 1 }, ...nothing });
  expect(share('manager')).toEqual({ exact: { invited: 1, started: 0, finished: 0 }, ...nothing });
  expect(share('peer')).toEqual({
    exact: null,
    invited_from: 5,
    started_percent: 35,
    finished_percent: 35,
  });
  expect(share('direct_report')).toEqual({ exact: null, ...nothing });
  expect(body.by_team.map(({ team }: { team: string | null }) => team)).toEqual(['Crew', null]);
});

test('single answers are not visible: today’s finished people count tomorrow', async () => {
  const peers = async () => {
    const { body } = await survey(company.admin, 'funnel', { campaign_id });
    return body.by_relationship.find((one: { relationship: string }) => one.relationship === 'peer')?.share;
  };
  const before = await peers();
  await finish('peer', 1, '2026-11-21');
  expect(await peers()).toEqual(before);
});

test('raters are named, but the status of anonymous raters is hidden from everyone', async () => {
  const { body, text } = await survey(company.admin, 'target', { target_id });
  const group = (relationship: string) =>
    body.groups.find((one: { relationship: string }) => one.relationship === relationship);
  expect(group('manager').raters).toMatchObject([{ name: 'Berta Boss', status: 'invited' }]);
  expect(group('self').raters).toMatchObject([{ name: 'Ada Report', status: 'finished' }]);
  expect(group('peer').raters).toHaveLength(raters);
  expect(group('peer').raters.map(({ status }: { status: string | null }) => status)).toEqual(
    Array.from({ length: raters }, () => null),
  );
  expect([group('peer').minimum, group('peer').maximum]).toEqual([3, 5]);
  expect(text).not.toMatch(/started_on|finished_on/);
});

test('administrators learn nothing about their own raters', async () => {
  const { owner } = server.database;
  const self = company.reports[0]?.id ?? 0;
  const asRole = (permissions: ('user' | 'local_admin')[]) =>
    owner.updateTable('users').set({ permissions }).where('id', '=', self).execute();
  await asRole(['user', 'local_admin']);
  const { body } = await survey(await server.signIn({ id: self }), 'target', { target_id });
  await asRole(['user']);
  const [own, ...others] = body.groups;
  expect(own.raters[0].status).toBe('finished');
  for (const { share, raters } of others) {
    expect(share).toEqual({ exact: null, ...nothing });
    expect(raters.every(({ status }: { status: string | null }) => status === null)).toBe(true);
  }
});

test('participants are paged, searched, and found by name with their campaigns', async () => {
  const page = await survey(company.admin, 'targets', { campaign_id, per_page: 1 });
  expect([page.body.targets.length, page.body.total]).toEqual([1, 2]);
  const result = await survey(company.admin, 'targets', { campaign_id, q: 'ada' });
  expect(result.body.targets).toMatchObject([
    { target_id, name: 'Ada Report', team: 'Crew', self: 'finished', approved: raters + 1, proposed: 0 },
  ]);
  const { body } = await survey(company.admin, 'search', { q: 'Ada rep' });
  expect(body.surveys).toMatchObject([
    { target_id, campaign_id, campaign: 'Spring cycle', campaign_status: 'open' },
  ]);
  expect((await survey(company.admin, 'search', { q: 'a' })).status).toBe(422);
  expect((await survey(company.admin, 'search', { q: '%%' })).body.surveys).toEqual([]);
});

test('the summary covers each campaign and the total within the privacy rules', async () => {
  const { body } = await survey(company.admin, 'summary', { campaign_ids: [campaign_id] });
  expect(body.campaigns).toMatchObject([
    { campaign_id, target_count: 2, self: { exact: { invited: 2, finished: 1 } }, raters: { exact: null } },
  ]);
  expect(body.total.target_count).toBe(2);
  const all = await survey(company.admin, 'summary');
  expect(all.body.campaigns.map((one: { campaign_id: number }) => one.campaign_id)).toEqual([campaign_id]);
});

describe('access', () => {
  const calls = ['campaign', 'funnel', 'targets', 'launch', 'close', 'release', 'clone', 'delete'];

  test.each(calls)('%s requires a session, the tier and the module', async (name) => {
    const out = await survey(server.visitor(), name, { campaign_id });
    expect([out.status, out.body.code]).toEqual([401, 'signed_out']);
    const user = await server.signIn(company.reports[0] ?? { id: 0 });
    expect((await survey(user, name, { campaign_id })).status).toBe(403);
    const off = await aCycleCompany(server, [1, 2, 4]);
    const without = await survey(off.admin, name, { campaign_id });
    expect([without.status, without.body.code]).toEqual([403, 'module_off']);
    expect((await survey(company.admin, name, { campaign_id: -1 })).status).toBe(422);
  });

  test('team leads see the people they lead and change only campaigns they created', async () => {
    const lead = await server.aUser({
      account: company.account,
      permissions: ['user', 'supervisor'],
      type: 3,
    });
    const client: Client = await server.signIn(lead);
    expect((await survey(client, 'targets', { campaign_id })).body.total).toBe(0);
    expect((await survey(client, 'target', { target_id })).status).toBe(404);
    expect((await survey(client, 'search', { q: 'Ada' })).body.surveys).toEqual([]);
    for (const name of ['launch', 'close', 'release', 'delete']) {
      expect([name, (await survey(client, name, { campaign_id })).status]).toEqual([name, 403]);
    }
    const copy = (await survey(client, 'clone', { campaign_id })).body.campaign_id;
    const copied = (await survey(client, 'campaign', { campaign_id: copy })).body;
    expect([copied.team_ids, copied.user_ids, copied.target_count]).toEqual([[], [], 0]);
    await server.database.owner
      .updateTable('teams')
      .set({ leader_id: lead.id })
      .where('id', '=', company.team)
      .execute();
    const { body } = await survey(client, 'targets', { campaign_id });
    expect(body.targets.map(({ name }: { name: string }) => name)).toEqual(['Ada Report']);
    const own = await anOpenSurvey(client, { team_ids: [company.team] });
    expect((await survey(client, 'targets', { campaign_id: own })).body.total).toBe(4);
  });
});
