import { afterAll, beforeAll, expect, test } from 'vitest';
import { metrics } from '../../../domain/metrics/metrics.ts';
import { seededRandom } from '../../../server/seed/demoRandom.ts';
import { randomMetrics, rankingsBy } from '../../../server/seed/rankings.ts';
import { selfAssessmentKey } from '../../../server/usecases/assignments/selfAssessmentKey.ts';
import { calibrateForms } from '../../../server/usecases/scoring/calibration/calibrateForms.ts';
import { encryptJson } from '../../../server/vault/cipher.ts';
import type { Client } from '../../support/client.ts';
import { aCycle, questionsOf } from '../../support/finishedForms.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
let admin: Client;
const random = seededRandom(13);

/** An administrator of an account with released results, which their technical information is about. */
beforeAll(async () => {
  server = await startTestServer();
  const account = await server.anAccount({ modules: [1, 2, 3, 4] });
  admin = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
  await server.database.owner
    .insertInto('metric_releases')
    .values({
      account_id: account.id,
      campaign_id: await aCycle(server.deps, account.id),
      k: 5,
      norm_version: null,
      certificate: null,
      technical: JSON.stringify({ people: null, by_design: null, measured: null, raters: null }),
      created_on: '2026-11-20',
    })
    .execute();
});
afterAll(() => server.close());

/** Adds applicants of a new account who have finished the current applicant form. */
async function addApplicants(count: number): Promise<void> {
  const { owner } = server.database;
  const { id: account_id } = await server.anAccount();
  const own = { account_id, kind: 'h' as const };
  const questions = await questionsOf(server.deps, 'h');
  const { id: requisition_id } = await owner
    .insertInto('requisitions')
    .values({ account_id, title: 'Clerk', status: 'open' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const of = { ...own, campaign_id: null, requisition_id };
  const question_ids = questions.map(({ id }) => id);
  await owner
    .insertInto('assessment_forms')
    .values({ ...of, question_ids })
    .execute();
  const emails = Array.from({ length: count }, (_, at) => `${at}@of-${account_id}.example`);
  const assignments = await owner
    .insertInto('assignments')
    .values(emails.map((email) => ({ ...of, target_id: null, relationship: 'applicant' as const, email })))
    .returning('id')
    .execute();
  const key = selfAssessmentKey(server.environment.secret, account_id);
  await owner
    .insertInto('assessments')
    .values(
      assignments.map(({ id }) => ({
        ...own,
        assignment_id: id,
        user_id: null,
        sealed: encryptJson(key, {
          answers: rankingsBy(
            random,
            questions,
            randomMetrics(random).map((value) => 2 * value),
          ),
        }),
        quality: 'good',
        finished_on: '2026-11-20',
      })),
    )
    .execute();
}

const applicantFigures = async () =>
  (await admin.post('/api/v2/metric_results/technical', {})).body.technical.applicants;

test('R27 administrators see how reliable applicant profiles are once the norm is from five accounts, with a lower bound of its forms', async () => {
  for (const count of [85, 85, 85, 85]) await addApplicants(count);
  await calibrateForms(server.deps, 1);
  const norms = await server.database.owner.selectFrom('norm_versions').select(['kind', 'forms']).execute();
  expect(norms).toEqual([{ kind: 'h', forms: expect.any(Number) }]);
  expect(await applicantFigures()).toBeNull();

  await server.database.executeSql('delete from form_fits; delete from norm_versions');
  await addApplicants(10);
  await calibrateForms(server.deps, 1);
  const applicants = await applicantFigures();
  expect(applicants.forms).toBe(300);
  expect(applicants.metrics).toHaveLength(metrics.length);
}, 120_000);
