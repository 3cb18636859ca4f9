import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../../../server/seed/demoRandom.ts';
import { randomMetrics, rankingsBy } from '../../../server/seed/rankings.ts';
import { publishRatings } from '../../../server/usecases/scoring/publishRatings.ts';
import type { FinishedRating } from '../../../server/usecases/scoring/raterGroups.ts';
import type { Client } from '../../support/client.ts';
import { aCycle, addTargets, questionsOf, submitRatings } from '../../support/finishedForms.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { findIsolatedPeople } from './findIsolatedPeople.ts';

const anonymous = ['peer', 'direct_report', 'other'] as const;
type Sizes = Readonly<Record<(typeof anonymous)[number], number>>;

interface ReportedScore {
  readonly rater_group: string | null;
  readonly raters: number | null;
  readonly subject: string;
}

/** The relationships that a reported group contains, by its name. */
const relationshipsIn: Readonly<Record<string, readonly (typeof anonymous)[number][]>> = {
  peer: ['peer'],
  direct_report: ['direct_report'],
  other: ['other'],
  peer_and_other: ['peer', 'other'],
  all_others: anonymous,
};

let server: TestServer;
/** Each participant with the raters who answered. Every second participant has one rater fewer than the previous one. */
const targets: { readonly sizes: Sizes; readonly client: Client; readonly id: number }[] = [];

beforeAll(async () => {
  server = await startTestServer();
  const account = await server.anAccount();
  const campaignId = await aCycle(server.deps, account.id);
  const drawn = fc.sample(fc.record({ peer: fc.nat(6), direct_report: fc.nat(6), other: fc.nat(6) }), {
    numRuns: 6,
    seed: Number(process.env.ATTACK_SEED ?? 5),
  });
  const sets = drawn.flatMap((sizes) => [sizes, withoutOne(sizes)]);
  const people = await Promise.all(sets.map(() => server.aUser({ account })));
  const ids = await addTargets(
    server.deps,
    { id: campaignId, accountId: account.id },
    people.map(({ id }) => id),
  );
  const random = seededRandom(3);
  const questions = await questionsOf(server.deps, 'r');
  const theta = randomMetrics(random);
  const rating = (target_id: number, relationship: FinishedRating['relationship']): FinishedRating => ({
    target_id,
    relationship,
    answers: rankingsBy(random, questions, theta),
    quality: 'good',
    supplementals: [],
  });
  await submitRatings(
    server.deps,
    campaignId,
    sets.flatMap((sizes, index) => [
      rating(ids[index] ?? 0, 'manager'),
      ...anonymous.flatMap((each) =>
        Array.from({ length: sizes[each] }, () => rating(ids[index] ?? 0, each)),
      ),
    ]),
  );
  await server.database.as({ role: 'web', accountId: account.id, userId: null, platform: false }, (tx) =>
    publishRatings(server.deps, tx, { id: campaignId, account_id: account.id }),
  );
  await server.database.owner
    .updateTable('survey_campaigns')
    .set({ status: 'closed', released_on: '2026-11-21', released_to: 'self' })
    .where('id', '=', campaignId)
    .execute();
  for (const [index, sizes] of sets.entries()) {
    const client = await server.signIn(people[index] ?? { id: 0 });
    targets.push({ sizes, client, id: people[index]?.id ?? 0 });
  }
}, 300_000);
afterAll(() => server.close());

/** The largest group loses one rater, who does not answer or withdraws the rating before closing. */
function withoutOne(sizes: Sizes): Sizes {
  const largest = [...anonymous].sort((a, b) => sizes[b] - sizes[a])[0] ?? 'peer';
  return { ...sizes, [largest]: Math.max(0, sizes[largest] - 1) };
}

const reported = async (client: Client): Promise<ReportedScore[]> =>
  (await client.get('/api/v2/scores/own')).body.scores.filter(
    ({ subject }: ReportedScore) => subject === 'raters',
  );

describe('the results of raters', { timeout: 300_000 }, () => {
  test('P13 never show or imply a group of one or two, whoever answered', async () => {
    let shown = 0;
    for (const { sizes, client } of targets) {
      const groups = (await reported(client)).filter(({ rater_group }) => rater_group !== 'manager');
      const placed = anonymous.flatMap((each) => Array.from({ length: sizes[each] }, () => each));
      const sets = groups.map(({ rater_group }) => {
        const relationships = relationshipsIn[rater_group ?? ''] ?? [];
        return new Set([...placed.keys()].filter((at) => relationships.includes(placed[at] ?? 'other')));
      });
      for (const [at, set] of sets.entries()) {
        expect(set.size).toBeGreaterThanOrEqual(3);
        expect(groups[at]?.raters).toBe(set.size < 5 ? 3 : set.size < 10 ? 5 : 10);
      }
      const everybody = new Set(placed.keys());
      expect(findIsolatedPeople(sets.length > 0 ? [...sets, everybody] : [], 3)).toBeNull();
      expect(groups.length === 0).toBe(placed.length < 3);
      shown += groups.length;
    }
    expect(shown).toBeGreaterThan(4);
  });

  test('P13 are visible to no one else, do not reveal who answered, and survive the deletion of people', async () => {
    const [first, second] = targets;
    if (!first || !second) throw new Error('nobody');
    const before = (await first.client.get('/api/v2/scores/own')).text;
    await server.database.owner.deleteFrom('users').where('id', '=', second.id).execute();
    expect((await first.client.get('/api/v2/scores/own')).text).toBe(before);
    const requests = { user_id: first.id };
    const reply = await targets[2]?.client.post('/api/v2/metric_results/relationship', requests);
    expect(reply?.status).toBe(404);
  });
});
