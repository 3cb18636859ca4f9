import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PersonProfile, VisiblePerson } from '../../../contract/v2/metricResults.ts';
import { bestNextMember, groupGap, type ScoredPerson } from '../../../domain/builder/constellationGap.ts';
import { auditShares } from '../../../server/usecases/metricResults/sharing/auditShares.ts';
import { scoreNewAssessments } from '../../../server/usecases/scoring/scoreNewAssessments.ts';
import type { Client } from '../../support/client.ts';
import { ask, type ReleasedCycle, startReleasedCycle } from '../metricResults/releasedCycle.ts';

let company: ReleasedCycle;
let readers: Record<string, Client>;
let constellation: Record<string, unknown> & { id: number };
/** Someone who shares with nobody, and two people who share with leaders. */
let hidden: number;
let sharing: readonly number[];

const records = '/api/v2/resources';
const ranges = [
  { metric: 'trust', low: 90, high: 100, importance: 'essential' },
  { metric: 'courage', low: 0, high: 5, importance: 'minor' },
] as const;

beforeAll(async () => {
  company = await startReleasedCycle();
  const { server, admin, lead, people, account } = company;
  await admin.post('/api/v2/surveys/release', { campaign_id: company.cycle });
  await scoreNewAssessments(server.deps);
  const [first = 0, second = 0, , fourth = 0] = people;
  hidden = second;
  sharing = [first, fourth];
  for (const id of sharing)
    expect((await ask(await server.signIn({ id }), 'share', { shared_with: 'leaders' })).status).toBe(200);
  await auditShares(server.deps);
  const made = await admin.post(`${records}/blueprints`, { name: 'Team lead' });
  await server.database.owner
    .insertInto('blueprint_ranges')
    .values(ranges.map((range) => ({ ...range, account_id: account.id, blueprint_id: made.body.id })))
    .execute();
  constellation = (
    await admin.post(`${records}/constellations`, {
      name: 'Crew',
      user_ids: people.slice(0, 3),
      blueprint_id: made.body.id,
    })
  ).body as typeof constellation;
  readers = { admin, lead, colleague: await server.signIn({ id: people[2] ?? 0 }) };
}, 120_000);
afterAll(() => company.server.close());

const scored = (people: readonly VisiblePerson[]): ScoredPerson[] =>
  people.flatMap(({ user_id, profile }: { user_id: number; profile: PersonProfile | null }) =>
    profile
      ? [{ user_id, values: new Map(profile.metrics.map(({ metric, value }) => [metric, value])) }]
      : [],
  );

/** Saves other members as an administrator does, so that every page about the constellation is read with them. */
async function saveMembers(user_ids: readonly number[]) {
  const path = `${records}/constellations/${constellation.id}`;
  const { body } = await company.admin.get(path);
  expect((await company.admin.put(path, { ...body, user_ids })).status).toBe(200);
}

/** Everything that the what-if of each reader is computed from, and its numbers, for groups with and without the hidden person. */
async function tryEveryGroup() {
  const { people } = company;
  const others = people.slice(2, 3);
  const groups = [
    [...sharing, hidden, ...others],
    [...sharing, ...others],
    [hidden, ...others],
    [...sharing, hidden],
  ];
  const results: unknown[] = [];
  for (const members of groups) {
    await saveMembers(members);
    for (const client of Object.values(readers)) {
      const { body } = await ask(client, 'constellation', { constellation_id: constellation.id });
      const candidates = (await ask(client, 'people')).body;
      const visible = scored(body.people ?? []);
      const target = body.wanted?.ranges ?? [];
      results.push(body, candidates, groupGap(visible, target));
      results.push(bestNextMember(visible, scored(candidates.people ?? []), target));
    }
  }
  return JSON.stringify(results);
}

/** Gives the hidden person another extreme profile. */
const setHiddenScores = (theta: number) =>
  company.server.database.executeSql(
    `update scores set result = jsonb_set(result, '{theta}',
      (select jsonb_agg($2::float8) from jsonb_array_elements(result -> 'theta')))
     where user_id = $1 and subject = 'self'`,
    [hidden, theta],
  );

test('SPRINT-06 nothing that a what-if reads or computes depends on the profile of someone who is hidden', async () => {
  await setHiddenScores(-3);
  const low = await tryEveryGroup();
  await setHiddenScores(3);
  expect(await tryEveryGroup()).toBe(low);
  expect(low).toMatch(/"gap":\d|,\d+\.\d+,/);
});

test('SPRINT-06 someone who is hidden is never a candidate, and adding them moves no gap', async () => {
  for (const client of [company.admin, company.lead]) {
    await saveMembers(company.people.slice(0, 4));
    const { people } = (await ask(client, 'people')).body;
    const ids = people.map(({ user_id }: VisiblePerson) => user_id);
    expect(ids).toEqual(expect.arrayContaining([...sharing]));
    expect(ids).not.toContain(hidden);
    const gapOf = async () => {
      const { body } = await ask(client, 'constellation', { constellation_id: constellation.id });
      const member = body.people.find(({ user_id }: VisiblePerson) => user_id === hidden);
      expect(scored(body.people)).toHaveLength(2);
      return { gap: groupGap(scored(body.people), body.wanted?.ranges ?? ranges), profile: member?.profile };
    };
    const together = await gapOf();
    await saveMembers(company.people.slice(0, 4).filter((id) => id !== hidden));
    expect([together.profile, (await gapOf()).gap]).toEqual([null, together.gap]);
  }
});

test('SPRINT-06 people who take back their share leave the what-if at once', async () => {
  const [first = 0] = sharing;
  const person = await company.server.signIn({ id: first });
  expect((await ask(person, 'share', { shared_with: null })).status).toBe(200);
  for (const client of Object.values(readers)) {
    const { body } = await ask(client, 'people');
    expect((body.people ?? []).map(({ user_id }: VisiblePerson) => user_id)).not.toContain(first);
  }
});
