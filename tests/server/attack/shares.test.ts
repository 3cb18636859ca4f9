import { afterAll, beforeAll, expect, test } from 'vitest';
import { metrics } from '../../../domain/metrics/metrics.ts';
import { migrate } from '../../../server/store/engine/migrate.ts';
import { auditShares } from '../../../server/usecases/metricResults/sharing/auditShares.ts';
import { scoreNewAssessments } from '../../../server/usecases/scoring/scoreNewAssessments.ts';
import type { Client } from '../../support/client.ts';
import { aCycle, addFinishedPeople } from '../../support/finishedForms.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { computePossibleScores } from './computePossibleScores.ts';
import { findIsolatedPeople } from './findIsolatedPeople.ts';
import { findPublishedMeans, type PublishedMean } from './requestAllMetrics.ts';
import { undoMigrationsFrom53 } from './undoMigrationsFrom53.ts';

const size = 30;
const minUnseen = 3;

/** York contains the whole team of pilots and six people of the dock, so York minus the pilots is about six people. */
const factsOf = (at: number): Readonly<Record<string, string>> => ({
  team: at < 8 ? 'Pilots' : at < 20 ? 'Dock' : 'Office',
  location: at < 14 ? 'York' : 'Leeds',
});

let server: TestServer;
let cycle: number;
let people: number[];
let means: PublishedMean[];
/** The readers of profiles, with everything that each of them has ever seen: the values of each metric by person. */
const readers = new Map<
  string,
  { readonly client: Client; readonly profiles: Map<number, readonly number[]> }
>();
/** Everyone who ever shared. */
const shared = new Set<number>();
const sessions = new Map<number, Promise<Client>>();

beforeAll(async () => {
  server = await startTestServer();
  const { owner } = server.database;
  const account = await server.anAccount({ modules: [1, 2, 3, 4] });
  cycle = await aCycle(server.deps, account.id);
  await addFinishedPeople(server.deps, { accountId: account.id, campaignId: cycle, count: size, seed: 11 });
  const targets = await owner
    .selectFrom('survey_targets')
    .select(['id', 'user_id'])
    .where('campaign_id', '=', cycle)
    .orderBy('id')
    .execute();
  people = targets.map(({ user_id }) => user_id);
  for (const name of ['Pilots', 'Dock', 'Office']) {
    const leader = await server.aUser({ account, permissions: ['user', 'supervisor'], type: 3 });
    const { id } = await owner
      .insertInto('teams')
      .values({ account_id: account.id, name, leader_id: leader.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const members = targets.filter((_, at) => factsOf(at).team === name);
    for (const { id: target, user_id } of members) {
      const facts = factsOf(people.indexOf(user_id));
      await owner
        .updateTable('survey_targets')
        .set({ attributes: JSON.stringify({ ...facts, team: `${id}:${name}` }) })
        .where('id', '=', target)
        .execute();
    }
    await owner
      .insertInto('memberships')
      .values(members.map(({ user_id }) => ({ account_id: account.id, team_id: id, user_id, since: null })))
      .execute();
    readers.set(`lead of ${name}`, { client: await server.signIn(leader), profiles: new Map() });
  }
  const colleague = await server.signIn(await server.aUser({ account, type: 3 }));
  readers.set('colleague', { client: colleague, profiles: new Map() });
  const admin = await server.signIn(
    await server.aUser({ account, permissions: ['user', 'local_admin'], type: 3 }),
  );
  readers.set('administrator', { client: admin, profiles: new Map() });
  for (const step of ['close', 'release'])
    expect((await admin.post(`/api/v2/surveys/${step}`, { campaign_id: cycle })).status).toBe(200);
  await scoreNewAssessments(server.deps);
  means = findPublishedMeans((await admin.post('/api/v2/metric_results/published', {})).body);
}, 120_000);
afterAll(() => server.close());

const asPerson = (at: number) => {
  const id = people[at] ?? 0;
  const session = sessions.get(id) ?? server.signIn({ id });
  sessions.set(id, session);
  return session;
};

/** Changes a share; all readers then read the results. */
async function share(at: number, shared_with: 'leaders' | 'colleagues' | null): Promise<void> {
  const { status } = await (await asPerson(at)).post('/api/v2/metric_results/share', { shared_with });
  expect(status).toBe(200);
  shared.add(at);
  for (const { client, profiles } of readers.values()) {
    const { body } = await client.post('/api/v2/metric_results/people', {});
    for (const { user_id, profile } of body.people) {
      if (profile)
        profiles.set(
          people.indexOf(user_id),
          profile.metrics.map((one: { value: number }) => one.value),
        );
    }
  }
}

const peopleIn = ({ dim, members }: Pick<PublishedMean, 'dim' | 'members'>) =>
  [...people.keys()].filter((at) => dim === 'overall' || members.includes(factsOf(at)[dim] ?? ''));

const groups = () => {
  const byKey = new Map(means.map(({ dim, members }) => [JSON.stringify([dim, members]), { dim, members }]));
  return [...byKey.values()].map(peopleIn);
};

/**
 * Fewer than three people who are isolated by some combination of numbers and whose profiles these readers haven't seen; null if there are
 * none.
 */
function isolatedFrom(names: readonly string[]): readonly number[] | null {
  const profiles = new Set(names.flatMap((name) => [...(readers.get(name)?.profiles.keys() ?? [])]));
  return findIsolatedPeople(
    groups().map((group) => new Set(group.filter((at) => !profiles.has(at)))),
    minUnseen,
  );
}

/** Expects that no reader alone, no two readers together and not all of them together isolate anyone. */
function expectNobodyIsolated(): void {
  const names = [...readers.keys()];
  const pairs = names.flatMap((one, at) => names.slice(at).map((other) => [one, other]));
  for (const some of [...pairs, names]) expect([some, isolatedFrom(some)]).toEqual([some, null]);
}

const seenBy = (name: string) => [...(readers.get(name)?.profiles.keys() ?? [])].sort((a, b) => a - b);
const statusOf = async (at: number) =>
  (await (await asPerson(at)).post('/api/v2/metric_results/sharing', {})).body.status;

test('ANON-05 P19 groups within groups leave nobody isolated: the difference of two groups is audited, too', async () => {
  expect(
    groups()
      .map(({ length }) => length)
      .sort((a, b) => a - b),
  ).toEqual([8, 10, 12, 14, 16, 30]);
  for (const at of [8, 9, 10, 11]) {
    await share(at, 'leaders');
    expectNobodyIsolated();
  }
  expect(seenBy('administrator').length).toBeGreaterThan(0);
});

test('P19 somebody who took a share back has been seen, so others share less', async () => {
  for (const at of [0, 1, 2, 3]) await share(at, 'colleagues');
  const before = seenBy('colleague');
  expect(before.length).toBeGreaterThan(2);
  for (const at of before.slice(0, 2)) await share(at, null);
  for (const at of [4, 5, 6]) {
    await share(at, 'colleagues');
    expectNobodyIsolated();
  }
  expect(seenBy('colleague').length).toBeLessThanOrEqual(8 - minUnseen);
  expect([await statusOf(before[0] ?? 0), await statusOf(before[2] ?? 0)]).toEqual([null, 'shown']);
  expect(await statusOf(6)).toBe('waiting');
});

test('P19 a whole group is shown to whoever everybody shares with, and to nobody else', async () => {
  for (const at of [20, 21, 22, 23, 24, 25, 26, 27, 28]) await share(at, 'colleagues');
  expectNobodyIsolated();
  expect(await statusOf(28)).toBe('waiting');
  await share(29, 'leaders');
  expectNobodyIsolated();
  const officePeople = [20, 21, 22, 23, 24, 25, 26, 27, 28, 29];
  expect(seenBy('lead of Office').filter((at) => at >= 20)).toEqual(officePeople);
  expect(seenBy('colleague').filter((at) => at >= 20).length).toBeLessThanOrEqual(10 - minUnseen);
  expect(await statusOf(29)).toBe('shown');
  await share(28, null);
  expect(await statusOf(29)).toBe('waiting');
  expectNobodyIsolated();
});

test('P19 nobody who was never shown can be estimated within less than 50 points', async () => {
  const profiles = new Map([...readers.values()].flatMap((reader) => [...reader.profiles]));
  for (const [index, metric] of metrics.entries()) {
    const known = [...profiles].map(([at, values]) => {
      return { people: new Set([at]), value: values[index] ?? 0, low: false, high: false };
    });
    const published = means.filter(({ name }) => name === metric);
    const own = published.map((mean) => ({ ...mean, people: new Set(peopleIn(mean)) }));
    const ranges = await computePossibleScores([...own, ...known], 1);
    const narrow = ranges.filter(([least, most]) => most - least < 50);
    // Only the seen profiles are narrow; each of these people is a separate set.
    expect([metric, narrow.length]).toEqual([metric, profiles.size]);
  }
});

test('P19 an erased person still counts as seen', async () => {
  const { owner } = server.database;
  const rows = () =>
    owner
      .selectFrom('counted_profiles')
      .select(['user_id', 'shown'])
      .where('campaign_id', '=', cycle)
      .execute();
  const before = await rows();
  const admin = readers.get('administrator')?.client;
  expect((await admin?.post('/api/v2/personal_data/erase', { user_id: people[0] }))?.status).toBe(200);
  const after = await rows();
  expect(after).toHaveLength(before.length);
  expect(after.filter(({ user_id }) => user_id === null)).toEqual([{ user_id: null, shown: 'alone' }]);
  await share(6, 'colleagues');
  expectNobodyIsolated();
});

test('P19 large campaigns are audited by the job, in a thread', async () => {
  const { owner } = server.database;
  const account_id = (
    await owner.selectFrom('metric_releases').select('account_id').executeTakeFirstOrThrow()
  ).account_id;
  const erased = { account_id, campaign_id: cycle, user_id: null, groups: [], shown: null, shown_in: null };
  await owner
    .insertInto('counted_profiles')
    .values(Array.from({ length: 20 }, () => erased))
    .execute();
  await share(7, 'colleagues');
  expect(await statusOf(7)).toBe('checking');
  expect(server.woken).toContain('audit-shares');
  await server.runJobs();
  expect(await statusOf(7)).toBe('waiting');
  await server.database.executeSql("delete from counted_profiles where groups = '{}'");
});

test('P19 after the upgrade, everybody who ever shared counts as seen, and nothing is shown if they were too many', async () => {
  const { database, deps } = server;
  const rows = () => database.owner.selectFrom('counted_profiles').selectAll().orderBy('user_id').execute();
  const before = (await rows()).filter(({ user_id }) => user_id !== null);
  await undoMigrationsFrom53(database);
  await migrate(database);
  const upgraded = await rows();
  const groupsOf = (list: typeof before) => list.map(({ user_id, groups }) => [user_id, [...groups].sort()]);
  expect(groupsOf(upgraded)).toEqual(groupsOf(before));
  for (const { user_id, shown } of before) {
    const again = upgraded.find((one) => one.user_id === user_id);
    expect(again?.shown).toBe(shown === null && !shared.has(people.indexOf(user_id ?? 0)) ? null : 'earlier');
  }
  await auditShares(deps);
  await share(19, 'leaders');
  expect((await rows()).filter(({ shown }) => shown === 'alone')).toEqual([]);
  for (const { client } of readers.values())
    expect((await client.post('/api/v2/metric_results/people', {})).body.people).toEqual([]);
});
