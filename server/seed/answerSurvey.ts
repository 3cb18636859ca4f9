import { maxAnswerBytes } from '../../domain/questions/supplementalAnswer.ts';
import type { Deps } from '../deps.ts';
import { respondentScope } from '../kernel/scope.ts';
import { listMetricQuestions, type StoredMetricQuestion } from '../store/content/metricQuestions.ts';
import type { Tx } from '../store/database.ts';
import { publicKeyOf } from '../store/survey/campaignKeys.ts';
import { addWaitingForms } from '../store/survey/submittedForms.ts';
import { sealAssessment } from '../usecases/assignments/sealAssessment.ts';
import { paddedRatingBytes } from '../usecases/assignments/submitAssessment.ts';
import type { FinishedRating } from '../usecases/scoring/raterGroups.ts';
import { scoreNewAssessments } from '../usecases/scoring/scoreNewAssessments.ts';
import { padJson } from '../usecases/survey/submitForm.ts';
import type { KeyName } from '../vault/keyStore/keyStore.ts';
import { seal } from '../vault/sealedBox.ts';
import { type Random, seededRandom } from './demoRandom.ts';
import { generateSurveyFeedback } from './feedback.ts';
import { randomMetrics, rankingsBy } from './rankings.ts';
import { listSupplementalsOf, supplementalAnswersOf } from './supplementalAnswers.ts';

/** People rate themselves slightly higher than others do; raters differ among themselves. */
const ownView = { higher: 0.3, apart: 0.5 };
const ratersApart = 0.6;
/** A cycle has few people, so more of them have to comment before any comment can be published. */
const commentShare = 0.45;

/**
 * Creates answers for everyone in an open cycle whose assignment is finished: encrypted self-assessments with their
 * scores, and sealed ratings of others that closing decrypts. Each person has the same metrics in every cycle and for every
 * respondent.
 */
export async function answerSurvey(deps: Deps, campaignId: number): Promise<void> {
  const random = seededRandom(campaignId);
  const last = await deps.database.as(respondentScope, async (tx) => {
    const finished = await finishedIn(tx, campaignId);
    const own = finished.filter(({ kind }) => kind === 's');
    const raters = finished.filter(({ kind }) => kind === 'r');
    await addOwn(deps, tx, random, { campaignId, own });
    await addRatings(tx, random, campaignId, raters);
    await giveFeedback(tx, campaignId, finished);
    return own
      .map(({ finished_on }) => finished_on ?? '')
      .sort()
      .at(-1);
  });
  if (last) await scoreNewAssessments({ ...deps, clock: { now: () => new Date(`${last}T18:00:00.000Z`) } });
}

type Finished = Awaited<ReturnType<typeof finishedIn>>[number];

const finishedIn = (tx: Tx, campaignId: number) =>
  tx
    .selectFrom('assignments')
    .innerJoin('survey_targets', 'survey_targets.id', 'assignments.target_id')
    .select([
      'assignments.id',
      'assignments.account_id',
      'assignments.kind',
      'assignments.relationship',
      'assignments.target_id',
      'assignments.finished_on',
      'survey_targets.user_id as about',
    ])
    .where('assignments.campaign_id', '=', campaignId)
    .where('assignments.status', '=', 'finished')
    .orderBy('assignments.id')
    .execute();

async function addOwn(
  { environment }: Deps,
  tx: Tx,
  random: Random,
  { campaignId, own }: { readonly campaignId: number; readonly own: readonly Finished[] },
): Promise<void> {
  if (own.length === 0) return;
  const questions = await listMetricQuestions(tx, 's');
  const supplementals = await listSupplementalsOf(tx, {
    kind: 's',
    campaign_id: campaignId,
    requisition_id: null,
  });
  const supplementalAnswers = supplementalAnswersOf(campaignId, { writing: commentShare });
  const rows = own.map(({ id, account_id, about, finished_on }) => {
    const answers = rankingsBy(random, questions, perceivedMetrics(random, about, ownView));
    return {
      account_id,
      kind: 's' as const,
      assignment_id: id,
      user_id: about,
      sealed: sealAssessment(environment.secret, account_id, {
        answers,
        supplementals: supplementalAnswers.answers(supplementals),
      }),
      quality: 'good',
      finished_on: finished_on ?? '',
    };
  });
  await tx.insertInto('assessments').values(rows).execute();
}

async function addRatings(
  tx: Tx,
  random: Random,
  campaignId: number,
  raters: readonly Finished[],
): Promise<void> {
  if (raters.length === 0) return;
  const questions = await listMetricQuestions(tx, 'r');
  const key: KeyName = { kind: 'cycle', id: campaignId };
  const publicKey = await publicKeyOf(tx, key);
  const supplementals = await listSupplementalsOf(tx, {
    kind: 'r',
    campaign_id: campaignId,
    requisition_id: null,
  });
  const supplementalAnswers = supplementalAnswersOf(-campaignId);
  const boxBytes = paddedRatingBytes + maxAnswerBytes(supplementals.map(({ form }) => form));
  const forms = raters.map((rater) => {
    const rating = {
      ...ratingOf(random, questions, rater),
      supplementals: supplementalAnswers.answers(supplementals),
    };
    return {
      accountId: rater.account_id,
      respondentId: rater.id,
      box: seal(publicKey, padJson(rating, boxBytes)),
    };
  });
  await addWaitingForms(tx, key, 'answers', forms);
}

/** Adds sealed feedback for each finished assignment. */
async function giveFeedback(tx: Tx, campaignId: number, giving: readonly Finished[]): Promise<void> {
  if (giving.length === 0) return;
  const key: KeyName = { kind: 'cycle', id: campaignId };
  const publicKey = await publicKeyOf(tx, key);
  const feedback = generateSurveyFeedback(-campaignId, giving.length);
  const forms = giving.map(({ id, account_id }, index) => ({
    accountId: account_id,
    respondentId: id,
    box: seal(publicKey, padJson(feedback[index], paddedRatingBytes)),
  }));
  await addWaitingForms(tx, key, 'feedback', forms);
  const ids = giving.map(({ id }) => id);
  await tx.updateTable('assignments').set({ feedback_given: true }).where('id', 'in', ids).execute();
}

function ratingOf(
  random: Random,
  questions: readonly StoredMetricQuestion[],
  { target_id, relationship, about }: Finished,
): Omit<FinishedRating, 'supplementals'> {
  return {
    target_id: target_id ?? 0,
    relationship: relationship as FinishedRating['relationship'], // Forms of kind `r` have no other relationships.
    answers: rankingsBy(
      random,
      questions,
      perceivedMetrics(random, about, { higher: 0, apart: ratersApart }),
    ),
    quality: 'good',
  };
}

/** Returns the metrics of a person as one respondent sees them. */
function perceivedMetrics(random: Random, about: number, { higher, apart }: typeof ownView): number[] {
  return randomMetrics(seededRandom(about * 7_919)).map((value) => value + higher + random.normal() * apart);
}
