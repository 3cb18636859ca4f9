import type { BodyOf } from '../../../contract/call.ts';
import type { PreviewedSurvey, surveyPreviewCalls } from '../../../contract/v2/surveyPreview.ts';
import { companyNameOf } from '../../../domain/accounts/accountDisplayName.ts';
import { lowestMinimumGroupSize } from '../../../domain/campaigns/benchmarkStatus.ts';
import { selectCuts } from '../../../domain/campaigns/cuts.ts';
import { hasTwoForms } from '../../../domain/campaigns/surveyLength.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { audienceChoice } from '../../../domain/survey/invitedAudience.ts';
import { selectFormQuestions } from '../../../domain/survey/shortForms.ts';
import {
  announcedMinutesFor,
  medianSecondsPerQuestion,
  minutesLeft,
} from '../../../domain/survey/timeLeft.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, isLimitedToLedTeams } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { benchmarkAudiences } from '../../store/campaigns/audienceTargets.ts';
import { type Campaign, findForm } from '../../store/campaigns/campaigns.ts';
import { findQuestions } from '../../store/content/benchmarkContent.ts';
import type { Tx } from '../../store/database.ts';
import { listActiveSupplementalIds } from '../../store/questions/supplementalQuestions.ts';
import { readReceiptFacts } from '../../store/survey/readReceiptFacts.ts';
import { readShownBranding } from '../branding/readBranding.ts';
import { readCampaignSupplementals, translateSupplementals } from '../supplemental/campaignSupplementals.ts';
import { shuffleForm, translateQuestions } from '../survey/respondentForm.ts';
import { peopleInAudience, requireCampaign, requireOwned } from './campaignAccess.ts';
import { listFormLanguages } from './listFormLanguages.ts';
import { planCampaignForm } from './planCampaignForm.ts';

type PreviewQuery = BodyOf<typeof surveyPreviewCalls.read>;
type PreviewedCampaign = Pick<
  Campaign,
  | 'name'
  | 'message'
  | 'account_id'
  | 'min_group'
  | 'cuts'
  | 'questions_per_sitting'
  | 'supplemental_ids'
  | 'length'
  | 'topic_ids'
> & { readonly id: number | null; readonly closes_on: string | null };

/**
 * Returns the survey as a respondent of the campaign would open it now, in the caller's language or another one. Reads only; the role of
 * respondents isn't used. Throws `not_found`, and `forbidden` for a campaign that the caller can't manage.
 */
export async function previewSurvey(
  deps: Deps,
  caller: Caller,
  { campaign_id, locale }: PreviewQuery,
): Promise<PreviewedSurvey> {
  const { user, currentAccount } = caller.person;
  return deps.database.as(caller.scope, async (tx) => {
    const campaign = campaign_id === null ? null : await requireCampaign(tx, caller, campaign_id);
    const shown = campaign ? requireOwned(campaign, caller) : await withoutCampaign(tx, caller);
    const language = locale ?? user.locale_abbr;
    const form =
      (shown.id === null ? null : await findForm(tx, shown.id)) ?? (await planCampaignForm(tx, shown));
    const all = await findQuestions(tx, form.question_ids);
    const stored = hasTwoForms(shown.length) ? selectFormQuestions(all, 'a') : all;
    const questions = shuffleForm(stored, `preview:${shown.id ?? 0}`);
    const supplementals = await readCampaignSupplementals(tx, form);
    const total = questions.length + supplementals.length;
    return {
      device_key: null,
      ending: null,
      kind: 'm',
      campaign: {
        name: shown.name,
        company: companyNameOf(currentAccount),
        closes_on: shown.closes_on,
        message: shown.message,
        ...(await readShownBranding(tx, currentAccount.id)),
      },
      target_first_name: user.first_name,
      receipt: {
        k: shown.min_group,
        cuts: [...selectCuts(shown.cuts)],
        kept_until: shown.closes_on,
        certificate: null,
        ...(campaign ? await invitedBy(tx, campaign) : {}),
        own_copy_possible: true,
      },
      progress: { answered: 0, total, minutes_left: minutesLeft(total, medianSecondsPerQuestion) },
      sitting: { answered: 0, total },
      questions: await translateQuestions(tx, questions, language),
      supplementals: await translateSupplementals(tx, supplementals, language),
      feedback: 'none',
      started: false,
      ...(shown.length === 'full' ? {} : { announced_minutes: announcedMinutesFor(shown.length, total) }),
      signed_in: false,
      locale: language,
      questions_per_sitting: shown.questions_per_sitting,
      languages: await listFormLanguages(tx, form),
    };
  });
}

/** The benchmark with all active custom questions, for the lists of questions. Only administrators manage these. */
async function withoutCampaign(tx: Tx, caller: Caller): Promise<PreviewedCampaign> {
  if (isLimitedToLedTeams(caller)) throw new Refusal('forbidden');
  const account_id = accountOf(caller);
  return {
    id: null,
    name: answers.previewedQuestions,
    message: null,
    account_id,
    closes_on: null,
    min_group: lowestMinimumGroupSize,
    cuts: [],
    questions_per_sitting: null,
    length: 'full',
    topic_ids: [],
    supplemental_ids: await listActiveSupplementalIds(tx, account_id, 'benchmark'),
  };
}

/** The people the privacy notice names: those who were invited, or before launch, those a launch would invite today. */
async function invitedBy(tx: Tx, campaign: Campaign) {
  if (campaign.status !== 'draft') {
    const { invited, audience, ...kinds } = await readReceiptFacts(tx, {
      id: null,
      account_id: campaign.account_id,
      campaign_id: campaign.id,
    });
    return { invited, invited_as: audienceChoice(audience, kinds) };
  }
  const audience = await benchmarkAudiences.of(tx, {
    accountId: campaign.account_id,
    campaignId: campaign.id,
  });
  const people = await peopleInAudience(tx, campaign, audience);
  const kinds = { hasTeams: audience.team_ids.length > 0, hasPeople: audience.user_ids.length > 0 };
  return { invited: people.length, invited_as: audienceChoice(campaign.audience, kinds) };
}
