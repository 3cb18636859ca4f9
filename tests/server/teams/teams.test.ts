import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Permission } from '../../../domain/access/permissions.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCampaign, aCompany, anOpenCampaign, participationOf } from '../campaigns/testCampaigns.ts';
import { aSurvey, survey } from '../surveys/testCycle.ts';
import { aTeam, readMemberships, readNewestAuditEntry } from './testTeams.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const calls = ['audit', 'audit_rows', 'audit_export', 'preview', 'regroup', 'changes', 'undo'];
const path = (call: string) => `/api/v2/teams/${call}`;

test.each(calls)('teams/%s requires an administrator of the account', async (call) => {
  expect((await server.visitor().post(path(call))).status).toBe(401);
  const account = await server.anAccount();
  for (const permissions of [['user'], ['user', 'supervisor']] as Permission[][]) {
    const client = await server.signIn(await server.aUser({ account, permissions }));
    expect((await client.post(path(call))).status).toBe(403);
  }
});

describe('the history of a team', () => {
  test('contains former members with both dates and the person who ended the membership', async () => {
    const { account, admin, adminUser, people } = await aCompany(server, 3);
    const team = await aTeam(server, account, people);
    const members = `/api/v2/resources/memberships`;
    const { body } = await admin.get(
      `${members}?filter=${encodeURIComponent(JSON.stringify({ team_id: team }))}`,
    );
    expect((await admin.delete(`${members}/${body[0].id}`)).status).toBe(200);
    const history = await admin.post(path('history'), { team_id: team });
    expect(history.body.total).toBe(1);
    const [former] = history.body.members;
    const { rows } = await server.database.executeSql(`select (now() at time zone 'UTC')::date::text as day`);
    expect(former).toMatchObject({
      user_id: body[0].user_id,
      joined_on: '2025-03-01',
      joined_by: null,
      left_on: rows[0]?.day,
    });
    const me = await server.database.owner
      .selectFrom('users')
      .select('last_name')
      .where('id', '=', adminUser.id)
      .executeTakeFirstOrThrow();
    expect(former.left_by).toContain(me.last_name);
    expect((await admin.get(members)).body).toHaveLength(2);
  });

  test('records a change of team as leaving and joining', async () => {
    const { account, admin, people } = await aCompany(server, 1);
    const [first, second] = [await aTeam(server, account, people), await aTeam(server, account, [])];
    const { body } = await admin.get('/api/v2/resources/memberships');
    const moved = { ...body[0], team_id: second };
    expect((await admin.put(`/api/v2/resources/memberships/${body[0].id}`, moved)).status).toBe(200);
    expect((await admin.post(path('history'), { team_id: first })).body.total).toBe(1);
    expect((await admin.post(path('history'), { team_id: second })).body.total).toBe(0);
  });

  test('cannot be changed by any role of the server', async () => {
    const scope = { role: 'web', accountId: 1, userId: null, platform: true } as const;
    const change = server.database.as(scope, (tx) =>
      tx.updateTable('membership_history').set({ left_on: null }).execute(),
    );
    await expect(change).rejects.toThrow('permission denied');
  });

  test('is visible to a team lead for the teams they lead', async () => {
    const { account, people } = await aCompany(server, 1);
    const leadUser = await server.aUser({ account, permissions: ['user', 'supervisor'] });
    const own = await aTeam(server, account, people, { leader_id: leadUser.id });
    const other = await aTeam(server, account, people);
    const lead = await server.signIn(leadUser);
    expect((await lead.post(path('history'), { team_id: own })).status).toBe(200);
    expect((await lead.post(path('history'), { team_id: other })).status).toBe(404);
    expect((await lead.post(path('history'), { team_id: 0 })).status).toBe(422);
  });
});

describe('the audit of teams', () => {
  test('counts and lists each finding, using the minimum of the running campaigns', async () => {
    const { account, admin, people } = await aCompany(server, 14);
    await server.aUser({ account, status: 'inactive' });
    const lead = people[0]?.id ?? 0;
    await aTeam(server, account, people.slice(0, 7), { name: 'Seven', leader_id: lead });
    await aTeam(server, account, people.slice(6, 12), { name: 'Six', leader_id: lead });
    const empty = await aTeam(server, account, [], { name: 'Nobody', leader_id: lead });
    await aTeam(server, account, people.slice(0, 6), { name: 'Headless' });
    const before = (await admin.post(path('audit'))).body;
    expect(before).toMatchObject({ minimum: 5, minimum_of: null, teams: 4 });
    expect(before.counts).toEqual({ empty: 1, leaderless: 1, small: 0, several: 7, none: 2 });
    await anOpenCampaign(admin, { name: 'Culture', min_group: 7, cuts: ['team'] });
    await anOpenCampaign(admin, { name: 'Without teams', min_group: 12, cuts: ['gender'] });
    const after = (await admin.post(path('audit'))).body;
    expect([after.minimum, after.minimum_of, after.counts.small]).toEqual([7, 'Culture', 2]);

    const small = (await admin.post(path('audit_rows'), { finding: 'small', per_page: 1 })).body;
    expect(small.total).toBe(2);
    expect(small.rows.map(({ name, size }: { name: string; size: number }) => [name, size])).toEqual([
      ['Headless', 6],
    ]);
    const [stranger] = (await admin.post(path('audit_rows'), { finding: 'empty' })).body.rows;
    expect(stranger).toMatchObject({ id: empty, name: 'Nobody', size: 0 });
    const several = (await admin.post(path('audit_rows'), { finding: 'several', page: 2, per_page: 5 })).body;
    expect([several.total, several.rows.length, several.rows[0].teams.length]).toEqual([7, 2, 2]);
  });

  test('is exported completely with formulas escaped, and the export is audited', async () => {
    const { account, admin } = await aCompany(server, 2);
    await aTeam(server, account, [], { name: '=cmd()' });
    await aTeam(server, account, [], { name: 'Quiet, "small"' });
    const { body } = await admin.post(path('audit_export'), { finding: 'empty' });
    expect(body.name).toMatch(/^teams-empty-2026-11-21\.csv$/);
    expect(body.text.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFTeam,Team lead,People',
      "'=cmd(),,0",
      '"Quiet, ""small""",,0',
    ]);
    expect(await readNewestAuditEntry(server, account)).toMatchObject({
      action: 'export',
      resource: 'teams',
    });
    expect((await admin.post(path('audit_export'), { finding: 'none' })).body.text).toContain(
      'Person,Email address,Teams',
    );
    expect((await admin.post(path('audit_rows'), { finding: 'odd' })).status).toBe(422);
  });
});

describe('moving, merging and splitting', () => {
  test('moving people shows its effects, is audited, and can be undone exactly', async () => {
    const { account, admin, people } = await aCompany(server, 12);
    const from = await aTeam(server, account, people.slice(0, 8), { name: 'From' });
    const to = await aTeam(server, account, people.slice(7, 12), { name: 'To' });
    const campaign = await anOpenCampaign(admin, { name: 'Culture', min_group: 6, cuts: ['team'] });
    const frozen = await participationOf(server, campaign, people[0] ?? { id: 0 });
    const input = {
      kind: 'move',
      user_ids: [0, 1, 7].map((at) => people[at]?.id),
      from_team_ids: [from],
      to_team_id: to,
    };
    const before = await readMemberships(server, account);
    const { body } = await admin.post(path('preview'), input);
    expect(body).toMatchObject({ joining: 2, staying: 1, minimum: 6, minimum_of: 'Culture' });
    expect(body.teams).toEqual([
      { team_id: from, name: 'From', before: 8, after: 5, removed: false },
      { team_id: to, name: 'To', before: 5, after: 7, removed: false },
    ]);
    expect(body.campaigns).toMatchObject([{ name: 'Culture', status: 'open', by_team: true, invited: 3 }]);
    expect(await readMemberships(server, account)).toEqual(before);

    const done = await admin.post(path('regroup'), input);
    expect(done.body).toMatchObject({ team_id: to, moved: 2 });
    const entry = await readNewestAuditEntry(server, account);
    expect([entry.action, entry.resource, entry.record_id]).toEqual(['move', 'teams', String(to)]);
    expect(entry.changes.members).toEqual([{ [from]: input.user_ids }, { [to]: input.user_ids.slice(0, 2) }]);
    expect((await participationOf(server, campaign, people[0] ?? { id: 0 })).attributes).toEqual(
      frozen.attributes,
    );
    expect((await admin.post(path('changes'))).body.changes[0]).toMatchObject({
      kind: 'move',
      moved: 2,
      target: 'To',
      sources: ['From'],
      undone_at: null,
    });

    const undone = await admin.post(path('undo'), { change_id: done.body.change_id });
    expect(undone.body).toEqual({ restored: 3 });
    expect(await readMemberships(server, account)).toEqual(before);
    expect((await readNewestAuditEntry(server, account)).action).toBe('undo');
    expect((await admin.post(path('undo'), { change_id: done.body.change_id })).status).toBe(409);
  });

  test('merging deletes the teams, moves drafts to the target, and can be undone', async () => {
    const { account, admin, people } = await aCompany(server, 6);
    const leader_id = people[0]?.id ?? 0;
    const [one, two, target] = [
      await aTeam(server, account, people.slice(0, 2), { name: 'One', leader_id }),
      await aTeam(server, account, people.slice(1, 4), { name: 'Two' }),
      await aTeam(server, account, people.slice(4), { name: 'Target' }),
    ];
    const draft = await aCampaign(admin, {
      name: 'Next',
      audience: 'chosen',
      team_ids: [one, target],
      user_ids: [],
    });
    const cycle = await aSurvey(admin, { team_ids: [one, two] });
    const before = await readMemberships(server, account);
    const input = { kind: 'merge', from_team_ids: [one, two], to_team_id: target };
    const { body } = await admin.post(path('preview'), input);
    expect(body.campaigns).toMatchObject([{ campaign_id: draft, status: 'draft', names_team: true }]);
    expect(
      body.teams.map(({ after, removed }: { after: number; removed: boolean }) => [after, removed]),
    ).toEqual([
      [0, true],
      [0, true],
      [6, false],
    ]);
    const { change_id } = (await admin.post(path('regroup'), input)).body;
    const names = async () => {
      const { body: rows } = await admin.get('/api/v2/resources/teams');
      return rows.map(({ name, leader_id: leads }: { name: string; leader_id: number | null }) => [
        name,
        leads,
      ]);
    };
    expect(await names()).toEqual([['Target', null]]);
    expect(await audienceOf(draft)).toEqual([target]);
    const teamsOf = async () => (await survey(admin, 'campaign', { campaign_id: cycle })).body.team_ids;
    expect(await teamsOf()).toEqual([target]);
    expect((await admin.post(path('undo'), { change_id })).status).toBe(200);
    expect(await readMemberships(server, account)).toEqual(before);
    expect(await names()).toEqual([
      ['One', leader_id],
      ['Target', null],
      ['Two', null],
    ]);
    expect(await audienceOf(draft)).toContain(one);
    expect(await teamsOf()).toEqual(expect.arrayContaining([one, two]));
  });

  test('splitting creates a team in the same group and cannot be undone after people joined', async () => {
    const { account, admin, people } = await aCompany(server, 6);
    const group = await server.database.owner
      .insertInto('team_groups')
      .values({ account_id: account.id, name: 'North', description: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const from = await aTeam(server, account, people.slice(0, 5), { name: 'All', group_id: group.id });
    const user_ids = people.slice(0, 2).map(({ id }) => id);
    const input = { kind: 'split', user_ids, from_team_ids: [from], name: ' Night shift ' };
    const { team_id, change_id } = (await admin.post(path('regroup'), input)).body;
    const made = await admin.get(`/api/v2/resources/teams/${team_id}`);
    expect(made.body).toMatchObject({ name: 'Night shift', group_id: group.id, leader_id: null });
    const newcomer = { team_id, user_id: people[5]?.id, since: null };
    const added = await admin.post('/api/v2/resources/memberships', newcomer);
    expect((await admin.post(path('undo'), { change_id })).status).toBe(409);
    await admin.delete(`/api/v2/resources/memberships/${added.body.id}`);
    expect((await admin.post(path('undo'), { change_id })).status).toBe(200);
    expect((await admin.get(`/api/v2/resources/teams/${team_id}`)).status).toBe(404);
  });

  test.each([
    ['no target', { kind: 'move', user_ids: [1], from_team_ids: [] }, 'to_team_id', 'required'],
    ['no name', { kind: 'split', user_ids: [1], from_team_ids: [1], name: ' ' }, 'from_team_ids', 'unknown'],
    ['nobody', { kind: 'move', user_ids: [], from_team_ids: [], to_team_id: null }, 'to_team_id', 'required'],
    ['an unknown kind', { kind: 'shuffle' }, 'kind', 'choice'],
  ])('%s is refused at its field', async (_what, input, field, problem) => {
    const { admin, people } = await aCompany(server, 1);
    const known =
      'user_ids' in input && input.user_ids.length > 0 ? { ...input, user_ids: [people[0]?.id] } : input;
    const { status, body } = await admin.post(path('regroup'), known);
    expect(status).toBe(422);
    expect(body.problems).toContainEqual(expect.objectContaining({ field, problem }));
  });

  test('people and teams of another account are unknown', async () => {
    const ours = await aCompany(server, 2);
    const theirs = await aCompany(server, 2);
    const team = await aTeam(server, theirs.account, theirs.people);
    const own = await aTeam(server, ours.account, ours.people);
    const before = await readMemberships(server, theirs.account);
    for (const input of [
      { kind: 'merge', from_team_ids: [team], to_team_id: own },
      { kind: 'move', user_ids: [theirs.people[0]?.id], from_team_ids: [], to_team_id: own },
      { kind: 'move', user_ids: [ours.people[0]?.id], from_team_ids: [], to_team_id: team },
    ]) {
      expect((await ours.admin.post(path('regroup'), input)).status).toBe(422);
    }
    expect(await readMemberships(server, theirs.account)).toEqual(before);
  });
});

async function audienceOf(campaignId: number): Promise<number[]> {
  const rows = await server.database.owner
    .selectFrom('campaign_audience')
    .select('target_id')
    .where('campaign_id', '=', campaignId)
    .orderBy('target_id')
    .execute();
  return rows.map(({ target_id }) => target_id);
}
