import type { BodyOf } from '../../../contract/call.ts';
import type { PreviewedSurvey, surveyPreviewCalls } from '../../../contract/v2/surveyPreview.ts';
import { companyNameOf } from '../../../domain/accounts/accountDisplayName.ts';
import { previewedRelationship } from '../../../domain/raters/previewedRelationship.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { answerPromise, minPeopleBehind } from '../../../domain/survey/answerPromise.ts';
import { medianSecondsPerQuestion, minutesLeft } from '../../../domain/survey/timeLeft.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, isLimitedToLedTeams } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { findMetricQuestions } from '../../store/content/metricQuestions.ts';
import type { Tx } from '../../store/database.ts';
import { listActiveSupplementalIds } from '../../store/questions/supplementalQuestions.ts';
import { findAssessmentForm } from '../../store/survey/assignmentContext.ts';
import type { SurveyCampaign } from '../../store/surveys/campaigns.ts';
import { readShownBranding } from '../branding/readBranding.ts';
import { requireOwned } from '../campaigns/campaignAccess.ts';
import { listFormLanguages } from '../campaigns/listFormLanguages.ts';
import { readCampaignSupplementals, translateSupplementals } from '../supplemental/campaignSupplementals.ts';
import { shuffleForm, translateQuestions } from '../survey/respondentForm.ts';
import { planAssessmentForm } from './planAssessmentForm.ts';
import { requireSurvey } from './surveyAccess.ts';

type PreviewQuery = BodyOf<typeof surveyPreviewCalls.readAssessment>;
type PreviewedCampaign = Pick<
  SurveyCampaign,
  | 'name'
  | 'message'
  | 'account_id'
  | 'relationships'
  | 'questions_per_sitting'
  | 'supplemental_ids'
  | 'released_to'
  | 'release'
> & { readonly id: number | null; readonly closes_on: string | null };

/**
 * Returns the assessment of a survey campaign as a participant (`s`) or a rater (`r`) would open it now, in the caller's language or another
 * one. Reads only; the role of respondents isn't used. Throws `not_found`, also for raters of a campaign without any, and `forbidden` for a
 * campaign that the caller can't manage.
 */
export async function previewAssessment(
  deps: Deps,
  caller: Caller,
  { campaign_id, kind, locale }: PreviewQuery,
): Promise<PreviewedSurvey> {
  const { user, currentAccount } = caller.person;
  return deps.database.as(caller.scope, async (tx) => {
    const shown: PreviewedCampaign =
      campaign_id === null
        ? await withoutCampaign(tx, caller)
        : requireOwned(await requireSurvey(tx, caller, campaign_id), caller);
    if (kind === 'r' && shown.relationships.length === 0) throw new Refusal('not_found');
    const language = locale ?? user.locale_abbr;
    const form = (await findFrozenForm(tx, shown.id, kind)) ?? (await planAssessmentForm(tx, shown, kind));
    const stored = await findMetricQuestions(tx, form.question_ids);
    const questions = shuffleForm(stored, `preview:${kind}:${shown.id ?? 0}`);
    const supplementals = await readCampaignSupplementals(tx, form);
    const total = questions.length + supplementals.length;
    const promise = answerPromise(kind === 's' ? 'self' : previewedRelationship(shown.relationships), 2);
    return {
      device_key: null,
      ending: null,
      kind,
      campaign: {
        name: shown.name,
        company: companyNameOf(currentAccount),
        closes_on: shown.closes_on,
        message: shown.message,
        ...(await readShownBranding(tx, currentAccount.id)),
      },
      target_first_name: kind === 's' ? user.first_name : null,
      receipt: {
        k: minPeopleBehind(promise),
        cuts: [],
        kept_until: null,
        certificate: null,
        own_copy_possible: false,
        promise,
        seen_by: shown.released_to,
        release: shown.release,
        own_questions: supplementals.length > 0,
      },
      progress: { answered: 0, total, minutes_left: minutesLeft(total, medianSecondsPerQuestion) },
      sitting: { answered: 0, total },
      questions: await translateQuestions(tx, questions, language),
      supplementals: await translateSupplementals(tx, supplementals, language),
      feedback: 'none',
      started: false,
      ...(kind === 'r' ? { may_decline: true } : {}),
      signed_in: false,
      locale: language,
      questions_per_sitting: shown.questions_per_sitting,
      languages: await listFormLanguages(tx, form),
    };
  });
}

const findFrozenForm = async (tx: Tx, campaignId: number | null, kind: 's' | 'r') =>
  campaignId === null
    ? null
    : findAssessmentForm(tx, { kind, campaign_id: campaignId, requisition_id: null });

/** The questions with all active custom questions, for the email templates. Only administrators manage these. */
async function withoutCampaign(tx: Tx, caller: Caller): Promise<PreviewedCampaign> {
  if (isLimitedToLedTeams(caller)) throw new Refusal('forbidden');
  const account_id = accountOf(caller);
  return {
    id: null,
    name: answers.previewedFeedback,
    message: null,
    account_id,
    closes_on: null,
    relationships: ['manager', 'peer', 'direct_report', 'other'],
    questions_per_sitting: null,
    released_to: 'self',
    release: 'by_hand',
    supplemental_ids: await listActiveSupplementalIds(tx, account_id, 'survey'),
  };
}
