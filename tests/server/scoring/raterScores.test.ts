import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnScore, SelfAndOthersScore } from '../../../contract/v2/personalScores.ts';
import type { GroupScore } from '../../../domain/scoring/raters/scoreGroup.ts';
import { builderScope } from '../../../server/kernel/scope.ts';
import { seededRandom } from '../../../server/seed/demoRandom.ts';
import { randomMetrics, rankingsBy } from '../../../server/seed/rankings.ts';
import type { Scope } from '../../../server/store/database.ts';
import { submittedForms } from '../../../server/store/survey/submittedForms.ts';
import { type PublishedRatings, publishRatings } from '../../../server/usecases/scoring/publishRatings.ts';
import {
  type FinishedRating,
  groupRatings,
  scoreRatings,
} from '../../../server/usecases/scoring/raterGroups.ts';
import { readScoringForm } from '../../../server/usecases/scoring/readScoringForm.ts';
import { scoreNewAssessments } from '../../../server/usecases/scoring/scoreNewAssessments.ts';
import type { AnAccount, AUser } from '../../support/builders.ts';
import {
  aCycle,
  addTargets,
  finishForms,
  questionsOf,
  randomRankings,
  submitRatings,
} from '../../support/finishedForms.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('scoring raters when a cycle closes', () => {
  let account: AnAccount;
  let target: AUser;
  let targetId: number;
  let lone: AUser;
  let campaignId: number;
  let published: PublishedRatings;

  beforeAll(async () => {
    account = await server.anAccount();
    target = await server.aUser({ account });
    lone = await server.aUser({ account });
    campaignId = await aCycle(server.deps, account.id, { name: 'Closing cycle' });
    const cycle = { id: campaignId, accountId: account.id };
    const [first = 0, second = 0] = await addTargets(server.deps, cycle, [target.id, lone.id]);
    targetId = first;
    const random = seededRandom(11);
    const questions = await questionsOf(server.deps, 'r');
    const theta = randomMetrics(random);
    const rating = (of: number, relationship: FinishedRating['relationship']): FinishedRating => ({
      target_id: of,
      relationship,
      answers: rankingsBy(random, questions, theta),
      quality: 'good',
      supplementals: [],
    });
    const clicked = {
      ...rating(first, 'peer'),
      answers: randomRankings(random, questions),
      quality: 'inconsistent',
    };
    await submitRatings(server.deps, campaignId, [
      rating(first, 'manager'),
      ...Array.from({ length: 4 }, () => rating(first, 'peer')),
      clicked,
      rating(first, 'other'),
      ...Array.from({ length: 3 }, () => rating(first, 'direct_report')),
      rating(second, 'peer'),
      rating(second, 'peer'),
    ]);
    const own = rankingsBy(random, await questionsOf(server.deps, 's'), theta);
    await finishForms(server.deps, [
      { accountId: account.id, campaignId, targetId: first, userId: target.id, answers: own },
    ]);
    await scoreNewAssessments(server.deps);
    const scope: Scope = { role: 'web', accountId: account.id, userId: null, platform: false };
    published = await server.database.as(scope, (tx) =>
      publishRatings(server.deps, tx, { id: campaignId, account_id: account.id }),
    );
  });

  const groups = async () =>
    (
      await server.database.owner
        .selectFrom('scores')
        .select(['target_id', 'rater_group', 'result'])
        .where('subject', '=', 'raters')
        .where('account_id', '=', account.id)
        .orderBy('rater_group')
        .execute()
    ).map(({ target_id, rater_group, result }) => ({
      target_id,
      rater_group,
      raters: 'raters' in result ? result.raters : null,
      dropped: 'dropped' in result ? result.dropped : null,
    }));

  test('merges groups to at least three, separates the manager, and counts everyone before calibration', async () => {
    expect(await groups()).toEqual([
      { target_id: targetId, rater_group: 'direct_report', raters: 3, dropped: 0 },
      { target_id: targetId, rater_group: 'manager', raters: 1, dropped: 0 },
      { target_id: targetId, rater_group: 'peer_and_other', raters: 6, dropped: 0 },
    ]);
  });

  test('stores no rater score for a participant with two raters, and says so', async () => {
    expect(published).toEqual({ scored: 1, without: 1 });
    const stored = await server.database.owner
      .selectFrom('ratings')
      .select(['target_id', 'id'])
      .where('campaign_id', '=', campaignId)
      .orderBy(sql`ctid`)
      .execute();
    expect(stored.map(({ target_id }) => target_id)).toEqual(Array(10).fill(targetId));
    const ids = stored.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
  });

  test('deletes the sealed forms', async () => {
    await server.database.as(builderScope, async (tx) => {
      expect(await submittedForms(tx, { kind: 'cycle', id: campaignId }, 'answers')).toEqual([]);
    });
  });

  test('people read their own scores at once and rater scores after their release, and no one else does', async () => {
    const own = await server.signIn(target);
    const subjects = async () => {
      const { body } = await own.get('/api/v2/scores/own');
      return body.scores.map(({ subject, rater_group }: OwnScore) => rater_group ?? subject).sort();
    };
    const release = (facts: object) =>
      server.database.owner.updateTable('survey_campaigns').set(facts).where('id', '=', campaignId).execute();
    expect(await subjects()).toEqual(['self']);
    await release({ released_on: '2026-11-21', released_to: 'coach' });
    expect(await subjects()).toEqual(['self']);
    await own.post('/api/v2/personal_data/ask', { password: target.password });
    await server.runJobs();
    const copy = await own.get('/api/v2/personal_data/file');
    expect(copy.body.own_scores.map(({ subject }: OwnScore) => subject)).toEqual(['self']);
    await release({ released_to: 'self' });
    expect(await subjects()).toEqual(['direct_report', 'manager', 'peer_and_other', 'self']);
    const { body } = await own.get('/api/v2/scores/own');
    expect(body.self_and_others.map(({ rater_group }: SelfAndOthersScore) => rater_group).sort()).toEqual([
      'direct_report',
      'manager',
      'peer_and_other',
    ]);
    const self = body.scores.find(({ subject }: OwnScore) => subject === 'self');
    expect(self).toMatchObject({
      campaign: { id: campaignId, name: 'Closing cycle' },
      model_version: 'pl-irt-3',
      norm_version: null,
      kind: 'normative',
      may_compare: { within_person: true, between_people: true, reason: null },
    });
    expect(self.question_ids).toHaveLength(36);
    for (const { value, low, high } of self.metrics) {
      expect(low).toBeLessThan(value + 0.5);
      expect(high).toBeGreaterThan(value - 0.5);
    }
    expect((await server.visitor().get('/api/v2/scores/own')).status).toBe(401);
    const boss = await server.aUser({ account, permissions: ['user', 'local_admin'] });
    expect((await (await server.signIn(boss)).get('/api/v2/scores/own')).body.scores).toEqual([]);
  });

  test('every group has the reliability of its cycle for the smallest number in its band, and a manager has none', async () => {
    const own = await server.signIn(target);
    const { body } = await own.get('/api/v2/scores/own');
    const reliabilityOf = (group: string) =>
      body.scores.find(({ rater_group }: OwnScore) => rater_group === group).rater_reliability;
    const [three, five] = [reliabilityOf('direct_report'), reliabilityOf('peer_and_other')];
    expect(three.value).toBeGreaterThan(0.3);
    expect(three.value).toBeLessThan(0.9);
    // Two more than three are five.
    expect(three.with_two_more).toBeCloseTo(five.value, 10);
    expect(five.with_two_more).toBeGreaterThan(five.value);
    expect(reliabilityOf('manager')).toBeNull();
  });

  test('scores from before raters were compared have no reliability until they are calculated again', async () => {
    const { owner } = server.database;
    const rows = () =>
      owner
        .selectFrom('scores')
        .selectAll()
        .where('target_id', '=', targetId)
        .where('rater_group', '=', 'direct_report')
        .where('replaced_on', 'is', null)
        .executeTakeFirstOrThrow();
    const current = await rows();
    const result = current.result as unknown as GroupScore; // Written by `addScores`.
    const { rater_reliability: _, ...older } = { ...result, model_version: 'pl-irt-1' };
    await owner
      .updateTable('scores')
      .set({ result: JSON.stringify(older), model_version: 'pl-irt-1' })
      .where('id', '=', current.id)
      .execute();
    const own = await server.signIn(target);
    const { body } = await own.get('/api/v2/scores/own');
    const shown = body.scores.find(({ rater_group }: OwnScore) => rater_group === 'direct_report');
    expect(shown.rater_reliability).toBeNull();
    const platform = await server.anAccount();
    const admin = await server.aUser({ account: platform, permissions: ['user', 'super_admin'] });
    expect((await (await server.signIn(admin)).post('/api/v2/scoring/rescore')).status).toBe(200);
    await server.runJobs();
    expect((await rows()).result).toEqual(result);
  });

  test('a flag from before a norm version is replaced, and a manager like chance is marked in the score only', async () => {
    const random = seededRandom(12);
    const questions = await questionsOf(server.deps, 'r');
    const form = await server.database.as(builderScope, (tx) =>
      readScoringForm(
        tx,
        'r',
        questions.map(({ id }) => id),
      ),
    );
    const { parameters, question_ids: form_version_ids } = form;
    const norm = { number: 1, form_version_ids, n: 1_000, parameters, metrics: [], reliability: [] };
    const serious: FinishedRating = {
      target_id: targetId,
      relationship: 'manager',
      answers: rankingsBy(random, questions, randomMetrics(random)),
      quality: 'inconsistent',
      supplementals: [],
    };
    const clicked = { ...serious, answers: randomRankings(random, questions) };
    const lenient = { ...norm, evidence_limit: null };
    const qualities = [null, norm, lenient].flatMap((given) =>
      groupRatings([serious, clicked], { ...form, norm: given }).map(({ quality }) => quality),
    );
    expect(qualities).toEqual(['undecided', 'undecided', 'good', 'inconsistent', 'good', 'undecided']);
    const marks = [serious, clicked].map(
      (rating) =>
        scoreRatings(groupRatings([rating], form), form, { person: 0.4, rater: 0.6, reliability: null })
          ?.is_undecided,
    );
    expect(marks).toEqual([false, true]);
    const own = await (await server.signIn(target)).get('/api/v2/scores/own');
    expect(own.body.scores.length).toBeGreaterThan(1);
    expect(
      own.body.scores.filter(({ subject, is_undecided }: OwnScore) => subject === 'raters' && is_undecided),
    ).toEqual([]);
  });

  test('personal data is neither read nor compared during emulation', async () => {
    const platform = await server.anAccount();
    const support = await server.signIn(
      await server.aUser({ account: platform, permissions: ['user', 'super_admin'] }),
    );
    await support.post('/api/v2/session/view', { account_id: account.id, reason: 'A question about scores' });
    const emulationHeaders = { headers: { 'x-cairn-account': String(account.id) } };
    expect((await support.get('/api/v2/scores/own', emulationHeaders)).body.code).toBe('emulating');
    const requests = await support.post(
      '/api/v2/scores/compare',
      { user_ids: [target.id, lone.id] },
      emulationHeaders,
    );
    expect(requests.body.code).toBe('emulating');
  });
});
