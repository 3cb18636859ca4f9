import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import { accountOf } from '../kernel/scope.ts';
import { type Campaign, findCampaign } from '../store/campaigns/campaigns.ts';
import type { StoredQuestion } from '../store/content/benchmarkContent.ts';
import type { Scope, Tx } from '../store/database.ts';
import { narrowScope } from '../store/engine/transactionScope.ts';
import { publicKeyOf } from '../store/survey/campaignKeys.ts';
import { participationDraftStore } from '../store/survey/draftStores.ts';
import { changeParticipation, type Participation } from '../store/survey/participations.ts';
import { addWaitingForms } from '../store/survey/submittedForms.ts';
import { type Draft, writeDraft } from '../usecases/survey/draft.ts';
import { ownQuestions, readCampaignForm } from '../usecases/survey/respondentForm.ts';
import {
  type CampaignWithQuestions,
  type CompleteDraft,
  padJson,
  submitForm,
  submitForms,
} from '../usecases/survey/submitForm.ts';
import type { KeyName } from '../vault/keyStore/keyStore.ts';
import { linkCode } from '../vault/linkCodes.ts';
import { seal } from '../vault/sealedBox.ts';
import type { Random } from './demoRandom.ts';
import { generateSurveyFeedback, givesFeedback } from './feedback.ts';
import { drawRanking, opinionOf, type Respondent } from './opinions.ts';
import { supplementalAnswersOf } from './supplementalAnswers.ts';

/** Shares of the invited people. */
export interface Turnout {
  readonly finished: number;
  readonly started: number;
  /** Number of quarters since the first one, as opinions change over time. */
  readonly quarter: number;
  /** People who finish and keep a private copy. */
  readonly keepCopyOf: readonly number[];
  /** People who have not opened their invitation. */
  readonly leaveOut: readonly number[];
}

/** Submits answers to an open campaign through the use case that respondents use. */
export async function answerCampaign(
  deps: Deps,
  random: Random,
  caller: Caller,
  campaignId: number,
  turnout: Turnout,
): Promise<void> {
  const scope: Scope = { ...caller.scope, role: 'respondent' };
  await deps.database.as(scope, async (tx) => {
    const campaign = await findCampaign(tx, accountOf({ scope }), campaignId);
    if (!campaign) return;
    const topicOf = await topicsByElement(tx);
    const form = await readCampaignForm(deps, tx, campaignId);
    const supplementalAnswers = supplementalAnswersOf(campaignId);
    const participations: Participation[] = await tx
      .selectFrom('participations')
      .selectAll()
      .where('campaign_id', '=', campaignId)
      .orderBy('id')
      .execute();
    const complete: CompleteDraft[] = [];
    for (const participation of participations) {
      const share = random.next();
      if (turnout.leaveOut.includes(participation.user_id ?? 0)) continue;
      const keep_copy = turnout.keepCopyOf.includes(participation.user_id ?? 0);
      const person = { attributes: participation.attributes, mood: supplementalAnswers.mood() };
      const questions = ownQuestions(form, participation.form);
      const answers = answersOf(random, questions, topicOf, person, turnout.quarter, today(deps.clock));
      if (keep_copy || share < turnout.finished) {
        const draft = { keep_copy, answers, supplementals: supplementalAnswers.answers(form.supplementals) };
        complete.push({ participation, draft });
      } else if (share < turnout.finished + turnout.started) {
        const begun = answers.slice(0, random.between(3, 30));
        await startDraft(deps, tx, participation, { keep_copy: false, answers: begun, supplementals: [] });
      }
    }
    await giveFeedback(
      tx,
      campaign,
      complete.map(({ participation }) => participation.id),
    );
    await submitAll(deps, tx, { campaign, ...form }, complete);
  });
}

/** Submits all forms in one step, except those with a private copy, which only the person can write. */
async function submitAll(
  deps: Deps,
  tx: Tx,
  form: CampaignWithQuestions,
  complete: readonly CompleteDraft[],
): Promise<void> {
  const together = complete.filter(({ draft }) => !draft.keep_copy);
  await submitForms(deps, tx, form, together);
  for (const one of complete.filter(({ draft }) => draft.keep_copy)) {
    const { account_id: accountId, user_id: userId } = one.participation;
    await narrowScope(tx, { accountId, userId });
    await submitForm(deps, tx, form, one);
  }
}

async function giveFeedback(
  tx: Tx,
  { id, account_id: accountId }: Pick<Campaign, 'id' | 'account_id'>,
  finished: readonly number[],
): Promise<void> {
  const giving = finished.filter(givesFeedback);
  if (giving.length === 0) return;
  const key: KeyName = { kind: 'campaign', id };
  const publicKey = await publicKeyOf(tx, key);
  const feedback = generateSurveyFeedback(id, giving.length);
  const forms = giving.map((respondentId, index) => ({
    accountId,
    respondentId,
    box: seal(publicKey, padJson(feedback[index])),
  }));
  await addWaitingForms(tx, key, 'feedback', forms);
  await tx.updateTable('participations').set({ feedback_given: true }).where('id', 'in', giving).execute();
}

async function startDraft(
  deps: Deps,
  tx: Tx,
  { id, link_version }: Participation,
  draft: Draft,
): Promise<void> {
  const draftKey = {
    draftStore: participationDraftStore(id),
    linkCode: linkCode(deps.environment.secret, id, link_version),
  };
  await writeDraft(tx, draftKey, draft);
  await changeParticipation(tx, id, { status: 'started', started_on: today(deps.clock) });
}

function answersOf(
  random: Random,
  questions: readonly StoredQuestion[],
  topicOf: ReadonlyMap<number, string>,
  person: Respondent,
  quarter: number,
  on: string,
): Draft['answers'] {
  const strengths = new Map<string, number>();
  for (const topic of new Set(topicOf.values())) {
    strengths.set(topic, opinionOf(random, person, quarter, topic));
  }
  return questions.map((question) => {
    const strength = strengths.get(topicOf.get(question.element_id) ?? '') ?? 0;
    const ofElement = (((question.element_id * 37) % 11) - 5) * 0.05;
    return { question_id: question.id, ordering: drawRanking(random, question, strength + ofElement), on };
  });
}

async function topicsByElement(tx: Tx): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('elements')
    .innerJoin('topics', 'topics.id', 'elements.topic_id')
    .select(['elements.id', 'topics.code'])
    .execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}
