import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FormFitDetails } from '../../../contract/v2/questionFit.ts';
import type { Permission } from '../../../domain/access/permissions.ts';
import { fitGroupings } from '../../../domain/scoring/personal/fit/formFit.ts';
import { builderScope } from '../../../server/kernel/scope.ts';
import { listAssessments } from '../../../server/store/scoring/assessments.ts';
import { findNorm } from '../../../server/store/scoring/norms.ts';
import { calibrateForms } from '../../../server/usecases/scoring/calibration/calibrateForms.ts';
import { readScoringForm } from '../../../server/usecases/scoring/readScoringForm.ts';
import { scoreAssessment } from '../../../server/usecases/scoring/scoreAssessment.ts';
import { scoreNewAssessments } from '../../../server/usecases/scoring/scoreNewAssessments.ts';
import type { AnAccount } from '../../support/builders.ts';
import { aCycle, addFinishedPeople } from '../../support/finishedForms.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
let account: AnAccount;
/** Enough rounds to test how a calibration is used; the benchmarks test its quality. */
const fewRounds = 2;

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount();
  const campaignId = await aCycle(server.deps, account.id);
  await addFinishedPeople(server.deps, { accountId: account.id, campaignId, count: 299 });
  await scoreNewAssessments(server.deps);
});
afterAll(() => server.close());

/** Every score with a digest of its result, which changes with any digit. */
const allScores = () =>
  server.database.owner
    .selectFrom('scores')
    .select(['id', 'assessment_id', 'norm_version', 'question_ids', 'made_on', 'replaced_on'])
    .select(sql<string>`md5(result::text)`.as('digest'))
    .orderBy('id')
    .execute();
const allNorms = () =>
  server.database.owner.selectFrom('norm_versions').selectAll().orderBy('number').execute();
/** Sets genders: two groups that are large enough, a third that is too small, and people who state none. */
const stateGroups = () =>
  sql`update users set locale_abbr = case when id % 2 = 0 then 'de' else 'en' end, birth_year = 1984,
    gender = case when id % 40 = 0 then 'other' when id % 40 = 1 then null when id % 5 < 2 then 'woman' else 'man' end
    where email like 'finished-%'`.execute(server.database.owner);
const anAdmin = async () =>
  server.signIn(await server.aUser({ account, permissions: ['user', 'super_admin'] }));

test('below 300 usable forms nothing is calibrated; from then on a norm version is created once', async () => {
  await calibrateForms(server.deps, fewRounds);
  expect(await allNorms()).toEqual([]);

  const campaignId = await aCycle(server.deps, account.id);
  await addFinishedPeople(server.deps, { accountId: account.id, campaignId, count: 12, seed: 2 });
  await stateGroups();
  await calibrateForms(server.deps, fewRounds);
  await calibrateForms(server.deps, fewRounds);
  const norms = await allNorms();
  expect(norms).toMatchObject([{ number: 1, kind: 's', stage: 'first', made_on: '2026-11-21' }]);
  expect(norms[0]?.question_ids).toHaveLength(36);
  expect(norms[0]?.forms).toBeGreaterThanOrEqual(300);
  const { body } = await (await anAdmin()).post('/api/v2/scoring/runs');
  const [run] = body.runs.filter(({ kind }: { kind: string }) => kind === 'calibrate');
  expect(run).toMatchObject({ wanted: 1 + fewRounds, done: 1 + fewRounds, failed: 0 });
  expect(run.ended_at).not.toBeNull();
});

test('a new norm version applies to later forms and leaves previous scores unchanged', async () => {
  const before = await allScores();
  await scoreNewAssessments(server.deps);
  const after = await allScores();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(before.map(({ norm_version }) => norm_version)).toEqual(before.map(() => null));
  expect(after.slice(before.length).map(({ norm_version }) => norm_version)).toEqual(Array(12).fill(1));
});

describe('FIT-01 the fit of the questions', () => {
  const readFit = async (body: object, permissions: Permission[] | null = ['admin']) => {
    const client = permissions
      ? await server.signIn(await server.aUser({ account, permissions }))
      : server.visitor();
    return client.post('/api/v2/questions/fit', body);
  };

  test('is stored with the calibration: every statement and block, and groups of at least 100', async () => {
    const { status, body } = await readFit({ kind: 's' });
    expect(status).toBe(200);
    const fit: FormFitDetails = body.fit;
    expect(fit).toMatchObject({ norm_version: 1, made_on: '2026-11-21', people: 300 });
    expect(fit.groups).toEqual([
      { grouping: 'gender', group: 'woman', reference: 'man', people: 100 },
      expect.objectContaining({ grouping: 'language', people: 100 }),
    ]);
    expect(fit.blocks).toHaveLength(36);
    expect(fit.blocks[0]).toMatchObject({ code: 's_01', version: 1, is_current: true });
    for (const { statements, pair } of fit.blocks) {
      expect(statements).toHaveLength(4);
      expect(statements.map(({ statement_id }) => statement_id)).toEqual(expect.arrayContaining(pair));
      // The questions have no German translation, so everyone read English.
      for (const { differences } of statements) expect(differences.map(({ group }) => group)).toEqual([0]);
    }
  });

  test('is empty for a form that was not calibrated', async () => {
    expect((await readFit({ kind: 'r' })).body).toEqual({ fit: null });
  });

  test('requires a platform administrator and a kind of form', async () => {
    expect((await readFit({ kind: 's' }, null)).status).toBe(401);
    expect((await readFit({ kind: 's' }, ['user'])).status).toBe(403);
    expect((await readFit({ kind: 's' }, ['local_admin', 'app_admin', 'delegated_admin'])).status).toBe(403);
    for (const body of [{}, { kind: null }, { kind: 'm' }, { kind: ['s'] }, { kind: 's'.repeat(40) }]) {
      expect((await readFit(body)).status, JSON.stringify(body).slice(0, 40)).toBe(422);
    }
  });

  test('is not published again for nearly the same forms (R28)', async () => {
    const { owner } = server.database;
    await owner.updateTable('norm_versions').set({ forms: 250 }).where('number', '=', 1).execute();
    await calibrateForms(server.deps, 1);
    const fits = await owner.selectFrom('form_fits').select('norm_version').execute();
    expect([(await allNorms()).length, fits]).toEqual([2, [{ norm_version: 1 }]]);
    await owner.deleteFrom('norm_versions').where('number', '=', 2).execute();
    await owner.updateTable('norm_versions').set({ forms: 311 }).where('number', '=', 1).execute();
  });

  test('is sent in full with as many groups as a form can have', async () => {
    const { owner } = server.database;
    const { facts } = await owner.selectFrom('form_fits').selectAll().executeTakeFirstOrThrow();
    const groups = Array.from({ length: 38 }, (_, at) => ({
      grouping: fitGroupings[at % 4] ?? 'gender',
      group: `group ${at}`,
      reference: 'the largest',
      people: 100,
    }));
    const differences = groups.map((_, group) => ({ group, effect: -0.4, size: 'negligible' as const }));
    const most = {
      ...facts,
      groups,
      statements: facts.statements.map((statement) => ({ ...statement, differences })),
    };
    const store = (fit: object) =>
      owner
        .updateTable('form_fits')
        .set({ facts: JSON.stringify(fit) })
        .execute();
    await store(most);
    const { status, body, text } = await readFit({ kind: 's' });
    await store(facts);
    expect(status).toBe(200);
    expect(body.fit.blocks[35].statements[3].differences).toEqual(differences);
    expect(text.length).toBeLessThan(400_000);
  });
});

/** Two people scored before the calibration, and one after it. */
const scoredPeople = async () => {
  const rows = await server.database.owner.selectFrom('scores').select('user_id').orderBy('id').execute();
  return [rows[0], rows[1], rows.at(-1)].map((row) => row?.user_id ?? 0);
};
const compare = async (user_ids: readonly number[], of = account) => {
  const boss = await server.signIn(await server.aUser({ account: of, permissions: ['user', 'local_admin'] }));
  return boss.post('/api/v2/scores/compare', { user_ids });
};

test('scores of one norm are compared, scores of two are not, and people of other accounts are unknown', async () => {
  const [first = 0, second = 0, last = 0] = await scoredPeople();
  expect((await compare([first, second])).body).toEqual({
    people: 2,
    model_version: 'pl-irt-3',
    norm_version: null,
  });
  const mixed = await compare([first, last]);
  expect([mixed.status, mixed.body.code]).toEqual([409, 'score_mixed']);
  const unscored = await server.aUser({ account });
  expect((await compare([first, unscored.id])).status).toBe(404);
  expect((await compare([first, second], await server.anAccount())).status).toBe(404);
  expect((await compare([first])).status).toBe(422);
  const colleague = await server.signIn(unscored);
  expect((await colleague.post('/api/v2/scores/compare', { user_ids: [first, second] })).status).toBe(403);
  const out = await server.visitor().post('/api/v2/scores/compare', { user_ids: [first, second] });
  expect(out.status).toBe(401);
});

test('rescoring requires a super admin and keeps the old scores, marked as replaced', async () => {
  const admin = await anAdmin();
  const before = await allScores();
  const old = before.filter(({ norm_version }) => norm_version === null);
  const support = await server.signIn(
    await server.aUser({ account, permissions: ['user', 'local_admin', 'app_admin'] }),
  );
  expect((await server.visitor().post('/api/v2/scoring/rescore')).status).toBe(401);
  expect((await support.post('/api/v2/scoring/rescore')).status).toBe(403);
  expect((await support.post('/api/v2/scoring/runs')).status).toBe(403);
  expect(server.woken.has('score-assessments')).toBe(false);

  expect((await admin.post('/api/v2/scoring/rescore')).status).toBe(200);
  await server.runJobs();
  const after = await allScores();
  expect(after).toHaveLength(before.length + old.length);
  for (const score of old) {
    const same = after.filter(({ assessment_id }) => assessment_id === score.assessment_id);
    expect(same).toEqual([
      { ...score, replaced_on: '2026-11-21' },
      expect.objectContaining({ norm_version: 1, replaced_on: null, question_ids: score.question_ids }),
    ]);
  }
  const reported = await server.database.owner
    .selectFrom('audit_entries')
    .select(['action', 'resource', 'changes'])
    .where('resource', '=', 'scores')
    .execute();
  expect(reported).toEqual([
    {
      action: 'rescore',
      resource: 'scores',
      changes: { model_version: [null, 'pl-irt-3'], scores: [null, before.length] },
    },
  ]);

  const [first = 0, , last = 0] = await scoredPeople();
  expect((await compare([first, last])).body).toMatchObject({ people: 2, norm_version: 1 });

  await admin.post('/api/v2/scoring/rescore');
  await server.runJobs();
  expect(await allScores()).toEqual(after);
});

test('every score is reproducible to the last digit, even after a question was edited', async () => {
  const { owner } = server.database;
  const first = await owner
    .selectFrom('questions')
    .innerJoin('question_bank', 'question_bank.id', 'questions.bank_id')
    .select(['questions.bank_id', 'questions.id', 'questions.code', 'questions.text', 'questions.options'])
    .where('question_bank.kind', '=', 's')
    .where('questions.active', '=', true)
    .orderBy('question_bank.position')
    .executeTakeFirstOrThrow();
  const before = await allScores();
  await owner.updateTable('questions').set({ active: false }).where('id', '=', first.id).execute();
  await owner
    .insertInto('questions')
    .values({
      bank_id: first.bank_id,
      code: first.code,
      version: 2,
      active: true,
      element_id: null,
      text: 'Which of these is most like you at work?',
      options: JSON.stringify(first.options.map((option) => ({ ...option, key: -option.key }))),
      position: 1,
      written_by: null,
    })
    .execute();

  const again = await server.database.as(builderScope, async (tx) => {
    const current = [before[0], before.at(-1)].flatMap((score) => score ?? []);
    const locked = await listAssessments(
      tx,
      current.flatMap(({ assessment_id }) => assessment_id ?? []),
    );
    const made = [];
    for (const score of current) {
      const assessment = locked.find(({ id }) => id === score.assessment_id);
      const form = await readScoringForm(tx, 's', score.question_ids);
      const norm = score.norm_version === null ? null : await findNorm(tx, score.norm_version);
      if (assessment)
        made.push(scoreAssessment(server.environment.secret, assessment, { ...form, norm }).result);
    }
    return made;
  });
  expect(before[0]?.norm_version).toBeNull();
  expect(before.at(-1)?.norm_version).toBe(1);
  const results = await owner
    .selectFrom('scores')
    .select('result')
    .where('id', 'in', [before[0]?.id ?? 0, before.at(-1)?.id ?? 0])
    .orderBy('id')
    .execute();
  expect(again).toEqual(results.map(({ result }) => result));
  expect(again[0]?.theta).not.toEqual(again[1]?.theta);

  await (await anAdmin()).post('/api/v2/scoring/rescore');
  await server.runJobs();
  expect(await allScores()).toEqual(before);
});
