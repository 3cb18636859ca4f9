import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builderScope } from '../../../server/kernel/scope.ts';
import { seededRandom } from '../../../server/seed/demoRandom.ts';
import { randomMetrics, rankingsBy } from '../../../server/seed/rankings.ts';
import { countByForm } from '../../../server/store/scoring/assessments.ts';
import { formIds } from '../../../server/store/scoring/norms.ts';
import { listGroupsOfRespondents } from '../../../server/store/scoring/respondentGroups.ts';
import { readCalibrationForms } from '../../../server/usecases/scoring/calibration/readCalibrationForms.ts';
import { readScoringForm } from '../../../server/usecases/scoring/readScoringForm.ts';
import type { AnAccount } from '../../support/builders.ts';
import {
  aCycle,
  addFinishedPeople,
  addTargets,
  anApplicantForm,
  finishForms,
  questionsOf,
} from '../../support/finishedForms.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
let account: AnAccount;

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount();
});
afterAll(() => server.close());

/** The forms of everyone who answered the current questions of a kind. */
const formsOf = async (kind: 's' | 'r') => {
  const ids = formIds((await questionsOf(server.deps, kind)).map(({ id }) => id));
  return readCalibrationForms(
    server.deps,
    await server.database.as(builderScope, (tx) => readScoringForm(tx, kind, ids)),
  );
};

test('people of a self-assessment have the groups that they stated, and their language', async () => {
  const campaignId = await aCycle(server.deps, account.id);
  await addFinishedPeople(server.deps, { accountId: account.id, campaignId, count: 12 });
  const stated = { gender: 'woman', race: null, birth_year: 1987, locale_abbr: 'de' } as const;
  await server.database.owner.updateTable('users').set(stated).where('email', 'like', 'finished-%').execute();
  const forms = await formsOf('s');
  expect(forms.length).toBeGreaterThan(8);
  for (const { groups } of forms) {
    expect(groups).toEqual({ gender: 'woman', decade: '1980s', language: 'de' });
  }
});

test('R28 people who answered the same questions several times count once, with their newest form', async () => {
  const before = await formsOf('s');
  const { owner } = server.database;
  const users = await owner.selectFrom('users').select('id').where('email', 'like', 'finished-%').execute();
  const campaignId = await aCycle(server.deps, account.id);
  const userIds = users.map(({ id }) => id);
  const targets = await addTargets(server.deps, { id: campaignId, accountId: account.id }, userIds);
  const questions = await questionsOf(server.deps, 's');
  const random = seededRandom(8);
  await finishForms(
    server.deps,
    userIds.map((userId, at) => ({
      accountId: account.id,
      campaignId,
      targetId: targets[at] ?? 0,
      userId,
      answers: rankingsBy(
        random,
        questions,
        randomMetrics(random).map((value) => 2 * value),
      ),
    })),
  );
  const forms = await formsOf('s');
  expect(forms).toHaveLength(userIds.length);
  const answersBefore = new Set(before.map(({ answered }) => JSON.stringify(answered)));
  expect(forms.filter(({ answered }) => answersBefore.has(JSON.stringify(answered)))).toEqual([]);
  const counted = await server.database.as(builderScope, countByForm);
  expect(counted).toMatchObject([{ kind: 's', finished: userIds.length }]);
});

test('ratings have no group, because raters are anonymous', async () => {
  const campaignId = await aCycle(server.deps, account.id);
  const { id: userId } = await server.aUser({ account, gender: 'woman' });
  const cycle = { id: campaignId, accountId: account.id };
  const [target_id = 0] = await addTargets(server.deps, cycle, [userId]);
  const questions = await questionsOf(server.deps, 'r');
  const random = seededRandom(8);
  const ratings = Array.from({ length: 4 }, () => ({
    id: randomUUID(),
    campaign_id: campaignId,
    target_id,
    rater_group: 'peer',
    answers: JSON.stringify(rankingsBy(random, questions, randomMetrics(random))),
    quality: 'good',
  }));
  await server.database.owner.insertInto('ratings').values(ratings).execute();
  const forms = await formsOf('r');
  expect(forms.length).toBeGreaterThan(0);
  for (const { groups, answered } of forms) {
    expect(groups).toEqual({});
    expect(answered).toHaveLength(36);
  }
});

test('applicants have a language only, whatever they stated for selection rates', async () => {
  const { assessmentId } = await anApplicantForm(server.deps, account.id);
  const groups = await server.database.as(builderScope, (tx) => listGroupsOfRespondents(tx, [assessmentId]));
  expect([...groups.values()]).toEqual([{ gender: null, race: null, birth_year: null, language: null }]);
});
