import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scoreNewAssessments } from '../../../server/usecases/scoring/scoreNewAssessments.ts';
import type { Client } from '../../support/client.ts';
import { ask, type ReleasedCycle, startReleasedCycle } from './releasedCycle.ts';

let server: ReleasedCycle['server'];
let account: ReleasedCycle['account'];
let admin: ReleasedCycle['admin'];
let lead: ReleasedCycle['lead'];
let people: ReleasedCycle['people'];
let cycle: ReleasedCycle['cycle'];
let north: ReleasedCycle['north'];

const sessions = new Map<number, Promise<Client>>();
const asUser = (id = 0) => {
  const session = sessions.get(id) ?? server.signIn({ id });
  sessions.set(id, session);
  return session;
};

beforeAll(async () => {
  ({ server, account, admin, lead, people, cycle, north } = await startReleasedCycle());
});
afterAll(() => server.close());

describe('published metrics of groups', () => {
  test('are unavailable before the release, without a hint that there will be any', async () => {
    expect((await ask(admin, 'campaigns')).body).toEqual({ campaigns: [] });
    expect((await ask(admin, 'published')).body).toEqual({ result: null });
    expect((await ask(admin, 'published', { campaign_id: cycle })).status).toBe(404);
  });

  test('have means by team and a certificate, including forms not scored before', async () => {
    await admin.post('/api/v2/surveys/release', { campaign_id: cycle });
    await scoreNewAssessments(server.deps);
    const { result } = (await ask(admin, 'published')).body;
    expect(result).toMatchObject({ campaign_id: cycle, k: 5, finished_percent: 100, others: [] });
    expect(result.certificate).toMatchObject({ k: 5 });
    expect(result.everybody).toMatchObject({ members: [], n_band: 10 });
    expect(result.everybody.metrics).toHaveLength(12);
    expect(result.everybody.domains).toHaveLength(4);
    const teams = result.by.find((one: { dimension: string }) => one.dimension === 'team').groups;
    expect(teams.map(({ members }: { members: string[] }) => members)).toEqual([['North'], ['South']]);
  });

  test('equal the mean of the profiles', async () => {
    const { result } = (await ask(admin, 'published')).body;
    const own = await Promise.all(
      people.map(async (id) => (await (await asUser(id)).get('/api/v2/scores/own')).body.scores[0]),
    );
    const trust = own.map(
      ({ metrics }) => metrics.find((one: { metric: string }) => one.metric === 'trust').value,
    );
    const mean = trust.reduce((sum, value) => sum + value, 0) / trust.length;
    const shown = result.everybody.metrics.find((one: { metric: string }) => one.metric === 'trust').value;
    expect(Math.abs(shown - mean)).toBeLessThanOrEqual(1);
  });

  test('are written once and are read-only for the web role', async () => {
    const change = server.database.executeSql('update metric_cells set value = 1');
    await expect(change).rejects.toThrow('never changed');
    const scope = { role: 'web', accountId: account.id, userId: null, platform: false } as const;
    const remove = server.database.as(scope, (tx) => tx.deleteFrom('metric_cells').execute());
    await expect(remove).rejects.toThrow('permission denied');
  });

  test('are visible to team leads for everyone together and for their own teams', async () => {
    const { result } = (await ask(lead, 'published')).body;
    const shown = result.by.flatMap((one: { dimension: string; groups: { members: string[] }[] }) =>
      one.groups.map(({ members }) => [one.dimension, ...members]),
    );
    expect(shown).toEqual([['team', 'North']]);
    expect(result.everybody.metrics).toHaveLength(12);
  });

  test('are closed to team members, signed-out users and other accounts', async () => {
    expect((await ask(await asUser(people[0]), 'published')).status).toBe(403);
    expect((await ask(server.visitor(), 'published')).status).toBe(401);
    const other = await server.signIn(
      await server.aUser({ account: await server.anAccount(), permissions: ['user', 'local_admin'] }),
    );
    expect((await ask(other, 'published', { campaign_id: cycle })).status).toBe(404);
    expect((await ask(other, 'campaigns')).body).toEqual({ campaigns: [] });
    expect((await ask(admin, 'published', { campaign_id: 'x' })).status).toBe(422);
  });
});

describe('the profile of a person', () => {
  const names = async (client: Client) =>
    (await ask(client, 'people')).body.people
      .map(({ user_id }: { user_id: number }) => user_id)
      .sort((a: number, b: number) => a - b);
  const share = async (id: number | undefined, shared_with: string | null) =>
    (await ask(await asUser(id), 'share', { shared_with })).status;

  test('is visible only to the person until shared', async () => {
    expect(await names(admin)).toEqual([]);
    expect(await names(await asUser(people[0]))).toEqual([people[0]]);
    expect((await ask(admin, 'benchmark', { user_id: people[0] })).status).toBe(404);
  });

  test('is visible to their team leads and administrators once shared with leaders, but not to colleagues', async () => {
    expect(await share(people[0], 'leaders')).toBe(200);
    expect(await names(admin)).toEqual([people[0]]);
    expect(await names(lead)).toEqual([people[0]]);
    expect(await names(await asUser(people[1]))).toEqual([people[1]]);
    expect(await share(people[7], 'leaders')).toBe(200);
    expect(await names(lead)).toEqual([people[0]]);
    expect((await ask(await asUser(people[0]), 'sharing')).body).toMatchObject({ shared_with: 'leaders' });
  });

  test('stays hidden if fewer than three of a published group would remain hidden', async () => {
    for (const id of people.slice(1, 5)) await share(id, 'leaders');
    expect(await names(lead)).toEqual(people.slice(0, 4));
    await share(people[5], 'leaders');
    expect(await names(lead)).toEqual(people.slice(0, 4));
    await share(people[6], 'leaders');
    expect(await names(lead)).toEqual(people.slice(0, 7));
    expect(await share(people[6], null)).toBe(200);
    expect(await names(lead)).toEqual(people.slice(0, 4));
  });

  test('records only changes of its sharing in the audit log', async () => {
    const { rows } = await server.database.executeSql(
      `select action, changes from audit_entries where resource = 'result_shares' and record_id = $1 order by id`,
      [String(people[6])],
    );
    expect(rows).toEqual([
      { action: 'share', changes: { shared_with: [null, 'leaders'] } },
      { action: 'unshare', changes: { shared_with: ['leaders', null] } },
    ]);
  });

  test('a constellation shows its people and the profiles that its viewer may see', async () => {
    const { id } = await server.database.owner
      .insertInto('constellations')
      .values({ account_id: account.id, name: 'Crew', user_ids: [people[0] ?? 0, people[8] ?? 0] })
      .returning('id')
      .executeTakeFirstOrThrow();
    const shown = async (client: Client) => {
      const { status, body } = await ask(client, 'constellation', { constellation_id: id });
      return status === 200
        ? body.people.map(({ profile }: { profile: object | null }) => profile !== null)
        : status;
    };
    expect(await shown(admin)).toEqual([true, false]);
    expect(await shown(lead)).toEqual([true, false]);
    expect(await shown(await asUser(people[8]))).toEqual([false, true]);
    expect(await shown(await asUser(people[9]))).toBe(404);
    expect((await ask(await asUser(people[9]), 'constellations')).body.constellations).toEqual([]);
    expect((await ask(lead, 'constellations')).body.constellations).toMatchObject([
      { name: 'Crew', people: 2 },
    ]);
  });

  test('published groups are compared with approved blueprints only, by whoever may see groups', async () => {
    const { owner } = server.database;
    for (const status of ['draft', 'approved'] as const) {
      const { id } = await owner
        .insertInto('blueprints')
        .values({ account_id: account.id, name: status, status })
        .returning('id')
        .executeTakeFirstOrThrow();
      const range = { metric: 'trust', low: 60, high: 90, importance: 'essential' } as const;
      await owner
        .insertInto('blueprint_ranges')
        .values({ ...range, account_id: account.id, blueprint_id: id })
        .execute();
      await owner
        .updateTable('constellations')
        .set({ blueprint_id: id })
        .where('name', '=', 'Crew')
        .execute();
      const { id: crew } = await owner
        .selectFrom('constellations')
        .select('id')
        .where('name', '=', 'Crew')
        .executeTakeFirstOrThrow();
      const wantedBy = async (client: Client) =>
        (await ask(client, 'constellation', { constellation_id: crew })).body.wanted?.name ?? null;
      expect(await wantedBy(admin)).toBe(status);
      expect(await wantedBy(lead)).toBe(status === 'draft' ? null : status);
    }
    const { body } = await ask(lead, 'blueprints');
    expect(body.blueprints).toMatchObject([
      { name: 'approved', ranges: [{ metric: 'trust', low: 60, high: 90 }] },
    ]);
    expect((await ask(await asUser(people[0] ?? 0), 'blueprints')).status).toBe(403);
    expect((await ask(server.visitor(), 'blueprints')).status).toBe(401);
    await owner
      .updateTable('constellations')
      .set({ blueprint_id: null })
      .where('name', '=', 'Crew')
      .execute();
    await owner.deleteFrom('blueprints').where('account_id', '=', account.id).execute();
  });

  test('a person sees their constellations on the builder page', async () => {
    const { body } = await ask(await asUser(people[0] ?? 0), 'building');
    expect(body.constellations).toMatchObject([{ name: 'Crew' }]);
    expect((await ask(server.visitor(), 'building')).status).toBe(401);
  });

  test('a person is compared with visible profiles and with the published average', async () => {
    const { body } = await ask(await asUser(people[0]), 'compare', { user_id: people[0] });
    expect(body).toMatchObject({ refused: null, own: { campaign_id: cycle }, blueprints: [] });
    expect((await ask(await asUser(people[0]), 'compare', { user_id: people[1] })).status).toBe(404);
    expect((await ask(lead, 'compare', { user_id: people[0] })).body.other.profile.metrics).toHaveLength(12);
    const own = (await ask(await asUser(people[0]), 'benchmark')).body;
    expect(own.person.profile.metrics).toHaveLength(12);
    expect(own.everybody.metrics).toHaveLength(12);
    expect((await ask(await asUser(people[0]), 'relationship')).body.groups).toEqual([]);
  });

  test('scores of different versions are refused together, with a reason and no number', async () => {
    const { owner } = server.database;
    const scoreOf = owner.updateTable('scores').where('user_id', '=', people[1] ?? 0);
    await scoreOf.set({ model_version: 'another' }).execute();
    const { body } = await ask(lead, 'people');
    await scoreOf.set({ model_version: 'pl-irt-1' }).execute();
    expect(body.refused).toBe('score_mixed');
    expect(body.people.every(({ profile }: { profile: object | null }) => profile === null)).toBe(true);
  });

  test('a campaign released to administrators shows everyone to them only', async () => {
    const { owner } = server.database;
    const released = (released_to: 'self' | 'admin') =>
      owner.updateTable('survey_campaigns').set({ released_to }).where('id', '=', cycle).execute();
    await released('admin');
    expect(await names(admin)).toHaveLength(14);
    expect(await names(lead)).toEqual(people.slice(0, 4));
    await released('self');
  });

  test('an erased person no longer shares a profile, and no published number changes', async () => {
    const before = (await ask(admin, 'published')).body;
    expect((await admin.post('/api/v2/personal_data/erase', { user_id: people[1] })).status).toBe(200);
    const left = server.database.owner.selectFrom('result_shares').where('user_id', '=', people[1] ?? 0);
    expect(await left.select('user_id').execute()).toEqual([]);
    expect(await names(lead)).not.toContain(people[1]);
    expect((await ask(admin, 'published')).body).toEqual(before);
  });

  test('none of this is available during emulation', async () => {
    const platform = await server.anAccount();
    const boss = await server.signIn(
      await server.aUser({ account: platform, permissions: ['user', 'super_admin', 'admin', 'local_admin'] }),
    );
    boss.emulatedAccountId = account.id;
    await boss.post('/api/v2/session/view', { account_id: account.id, reason: 'To help' });
    for (const name of ['people', 'constellations', 'building', 'sharing', 'benchmark', 'relationship']) {
      expect([name, (await ask(boss, name)).status]).toEqual([name, 403]);
    }
    expect((await ask(boss, 'share', { shared_with: 'leaders' })).status).toBe(403);
    expect((await ask(boss, 'published')).body.result.everybody.metrics).toHaveLength(12);
    expect(north).toBeGreaterThan(0);
  });
});
