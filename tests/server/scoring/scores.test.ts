import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Deps } from '../../../server/deps.ts';
import { builderScope } from '../../../server/kernel/scope.ts';
import { type Database, openDatabase } from '../../../server/store/database.ts';
import { listNewestScoringRuns } from '../../../server/store/scoring/scoringRuns.ts';
import { scoreNewAssessments } from '../../../server/usecases/scoring/scoreNewAssessments.ts';
import { aCycle, addFinishedPeople, questionsOf } from '../../support/finishedForms.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const scoresIn = (database: Database) =>
  database.owner.selectFrom('scores').selectAll().orderBy('assessment_id').orderBy('id').execute();

describe('the scoring job', () => {
  let ids: number[];
  let second: Database | null = null;
  const running = () => second ?? server.database;
  afterAll(async () => {
    await second?.close();
  });

  beforeAll(async () => {
    const account = await server.anAccount();
    const campaignId = await aCycle(server.deps, account.id);
    ids = await addFinishedPeople(server.deps, { accountId: account.id, campaignId, count: 120 });
  });

  test('leaves complete batches and its progress when the server crashes', async () => {
    await expect(scoreNewAssessments(crashInBatch(server.deps, 3))).rejects.toThrow('killed');
    const scored = await scoresIn(server.database);
    expect(scored.map(({ assessment_id }) => assessment_id)).toEqual(ids.slice(0, 100));
    const [run] = await server.database.as(builderScope, (tx) => listNewestScoringRuns(tx, 1));
    expect(run).toMatchObject({ kind: 'score', wanted: 120, done: 100, failed: 0, ended_at: null });
  });

  test('resumes on another server without duplicates or gaps', async () => {
    if (server.database.kind === 'pglite') {
      second = await openDatabase({ kind: 'memory', template: await server.database.dump() });
    }
    await scoreNewAssessments({ ...server.deps, database: running() });
    const scored = await scoresIn(running());
    expect(scored.map(({ assessment_id }) => assessment_id)).toEqual(ids);
    const runs = await running().as(builderScope, (tx) => listNewestScoringRuns(tx, 5));
    expect(runs).toHaveLength(1);
    expect(runs[0]).toMatchObject({ wanted: 120, done: 120, failed: 0 });
    expect(runs[0]?.ended_at).not.toBeNull();

    await scoreNewAssessments({ ...server.deps, database: running() });
    expect(await scoresIn(running())).toEqual(scored);
  });

  test('stores model and questions with every score and links it to the respondent', async () => {
    const [score] = await scoresIn(running());
    const questions = (await questionsOf(server.deps, 's')).map(({ id }) => id);
    expect(score).toMatchObject({
      subject: 'self',
      model_version: 'pl-irt-3',
      norm_version: null,
      question_ids: questions,
      replaced_on: null,
      made_on: '2026-11-21',
      result: { outcome: 'profiled', complete: true, answered: 36, asked: 36 },
    });
    expect(score?.user_id).not.toBeNull();
  });
});

test('an unreadable form is reported and retried later, and the others are scored', async () => {
  const account = await server.anAccount();
  const campaignId = await aCycle(server.deps, account.id);
  const forms = { accountId: account.id, campaignId, count: 2, seed: 7 };
  const [damaged = 0, whole = 0] = await addFinishedPeople(server.deps, forms);
  const { owner } = server.database;
  const { sealed } = await owner
    .selectFrom('assessments')
    .select('sealed')
    .where('id', '=', damaged)
    .executeTakeFirstOrThrow();
  const change = (to: Uint8Array) =>
    owner.updateTable('assessments').set({ sealed: to }).where('id', '=', damaged).execute();
  await change(Buffer.from('not ours'));
  const of = async (id: number) =>
    (await scoresIn(server.database)).filter(({ assessment_id }) => assessment_id === id);

  const logged = vi.spyOn(server.deps.log, 'error');
  await expect(scoreNewAssessments(server.deps)).rejects.toThrow('1 finished forms');
  expect(logged.mock.calls).toEqual([
    [expect.objectContaining({ assessments: [damaged], name: expect.any(String) }), 'forms not scored'],
  ]);
  logged.mockRestore();
  expect([await of(damaged), await of(whole)].map(({ length }) => length)).toEqual([0, 1]);
  const runs = () => server.database.as(builderScope, (tx) => listNewestScoringRuns(tx, 5));
  const before = await runs();
  await expect(scoreNewAssessments(server.deps)).rejects.toThrow('1 finished forms');
  expect(await runs()).toEqual(before);
  await change(sealed);
  await scoreNewAssessments(server.deps);
  expect([await of(damaged), await of(whole)].map(({ length }) => length)).toEqual([1, 1]);
});

/** Simulates a crash of the server during this batch: uncommitted changes are lost. */
function crashInBatch(deps: Deps, batch: number): Deps {
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
