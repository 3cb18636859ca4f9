import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Deps } from '../../../server/deps.ts';
import { seededRandom } from '../../../server/seed/random.ts';
import { aTheta, rankingsBy } from '../../../server/seed/rankings.ts';
import { type Database, openDatabase } from '../../../server/store/database.ts';
import { newestScoringRuns } from '../../../server/store/scoring/runs.ts';
import { builder, scoreAssessments } from '../../../server/usecases/scoring/scoreAssessments.ts';
import { aCycle, finishForms, manyFinished, questionsOf, targetsOf } from '../../support/finishedForms.ts';
import { type House, startHouse } from '../../support/startHouse.ts';

let house: House;
const ground = () => ({ database: house.database, secret: house.environment.secret });

beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

const scoresIn = (database: Database) =>
  database.owner.selectFrom('scores').selectAll().orderBy('assessment_id').orderBy('id').execute();

describe('the job that scores finished forms', () => {
  let ids: number[];
  let second: Database | null = null;
  const running = () => second ?? house.database;
  afterAll(async () => {
    await second?.close();
  });

  beforeAll(async () => {
    const account = await house.anAccount();
    const campaignId = await aCycle(ground(), account.id);
    ids = await manyFinished(ground(), { accountId: account.id, campaignId, count: 120 });
  });

  test('a server that dies in the middle leaves whole batches and says how far it came', async () => {
    await expect(scoreAssessments(dyingIn(house.deps, 3))).rejects.toThrow('killed');
    const scored = await scoresIn(house.database);
    expect(scored.map(({ assessment_id }) => assessment_id)).toEqual(ids.slice(0, 100));
    const [run] = await house.database.as(builder, (tx) => newestScoringRuns(tx, 1));
    expect(run).toMatchObject({ kind: 'score', wanted: 120, done: 100, failed: 0, ended_at: null });
  });

  test('another server on the same data goes on where it stood: nothing doubled, nothing lost', async () => {
    if (house.database.kind === 'pglite') {
      second = await openDatabase({ kind: 'memory', template: await house.database.dump() });
    }
    await scoreAssessments({ ...house.deps, database: running() });
    const scored = await scoresIn(running());
    expect(scored.map(({ assessment_id }) => assessment_id)).toEqual(ids);
    const runs = await running().as(builder, (tx) => newestScoringRuns(tx, 5));
    expect(runs).toHaveLength(1);
    expect(runs[0]).toMatchObject({ wanted: 120, done: 120, failed: 0 });
    expect(runs[0]?.ended_at).not.toBeNull();

    await scoreAssessments({ ...house.deps, database: running() });
    expect(await scoresIn(running())).toEqual(scored);
  });

  test('every score names its model and its questions, and finds who answered', async () => {
    const [score] = await scoresIn(running());
    const questions = (await questionsOf(ground(), 's')).map(({ id }) => id);
    expect(score).toMatchObject({
      subject: 'self',
      model_version: 'pl-irt-1',
      norm_version: null,
      question_ids: questions,
      replaced_on: null,
      made_on: '2026-11-21',
      result: { outcome: 'profiled', complete: true, answered: 36, asked: 36 },
    });
    expect(score?.user_id).not.toBeNull();
  });
});

test('a form that cannot be read keeps nobody else waiting, is said, and is scored once it can', async () => {
  const account = await house.anAccount();
  const campaignId = await aCycle(ground(), account.id);
  const questions = await questionsOf(ground(), 's');
  const people = [await house.aUser({ account }), await house.aUser({ account })];
  const targets = await targetsOf(
    ground(),
    { id: campaignId, accountId: account.id },
    people.map(({ id }) => id),
  );
  const random = seededRandom(7);
  const [damaged = 0, whole = 0] = await finishForms(
    ground(),
    people.map(({ id: userId }, place) => ({
      accountId: account.id,
      campaignId,
      userId,
      targetId: targets[place] ?? 0,
      answers: rankingsBy(random, questions, aTheta(random)),
    })),
  );
  const { owner } = house.database;
  const { sealed } = await owner
    .selectFrom('assessments')
    .select('sealed')
    .where('id', '=', damaged)
    .executeTakeFirstOrThrow();
  const change = (to: Uint8Array) =>
    owner.updateTable('assessments').set({ sealed: to }).where('id', '=', damaged).execute();
  await change(Buffer.from('not ours'));
  const of = async (id: number) =>
    (await scoresIn(house.database)).filter(({ assessment_id }) => assessment_id === id);

  await expect(scoreAssessments(house.deps)).rejects.toThrow('1 finished forms');
  expect([await of(damaged), await of(whole)].map(({ length }) => length)).toEqual([0, 1]);
  await change(sealed);
  await scoreAssessments(house.deps);
  expect([await of(damaged), await of(whole)].map(({ length }) => length)).toEqual([1, 1]);
});

/** The server goes away while it works on this batch: what was not committed never happened. */
function dyingIn(deps: Deps, batch: number): Deps {
  let begun = 0;
  const as: Database['as'] = (scope, work) =>
    deps.database.as(scope, async (tx) => {
      begun += 1;
      const answer = await work(tx);
      if (begun === batch) throw new Error('killed');
      return answer;
    });
  return { ...deps, database: { ...deps.database, as } };
}
