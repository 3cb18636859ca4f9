import { afterAll, beforeAll, expect, test } from 'vitest';
import { builderScope } from '../../../server/kernel/scope.ts';
import { checkComparable } from '../../../server/usecases/scoring/checkComparable.ts';
import { scoreNewAssessments } from '../../../server/usecases/scoring/scoreNewAssessments.ts';
import { anApplicantForm } from '../../support/finishedForms.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('an applicant’s form is scored with the form of the role, as a relative profile', async () => {
  const account = await server.anAccount();
  const { assessmentId, questionIds } = await anApplicantForm(server.deps, account.id);
  await scoreNewAssessments(server.deps);
  const [score] = await server.database.owner
    .selectFrom('scores')
    .selectAll()
    .where('assessment_id', '=', assessmentId)
    .execute();
  expect(score).toMatchObject({
    subject: 'applicant',
    user_id: null,
    target_id: null,
    question_ids: questionIds,
    result: { outcome: 'profiled' },
  });
  const refused = server.database.as(builderScope, async (tx) =>
    checkComparable(tx, score ? [score, score] : [], 'betweenPeople'),
  );
  await expect(refused).rejects.toMatchObject({ code: 'score_relative' });
});
