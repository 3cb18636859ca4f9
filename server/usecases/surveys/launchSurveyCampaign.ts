import { Refusal } from '../../../domain/refusal.ts';
import { checkRaterBounds } from '../../../domain/surveys/raterBounds.ts';
import { checkSurveyLaunch } from '../../../domain/surveys/surveyStatus.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { withAddress } from '../../store/campaigns/audienceMembers.ts';
import { cycleAudiences } from '../../store/campaigns/audienceTargets.ts';
import { listMetricQuestions } from '../../store/content/metricQuestions.ts';
import type { Tx } from '../../store/database.ts';
import { freezeSupplementals } from '../../store/survey/frozenSupplementals.ts';
import {
  addAssessmentForm,
  changeSurveyCampaign,
  type SurveyCampaign,
} from '../../store/surveys/campaigns.ts';
import { readAccountDay } from '../accounts/readAccountDay.ts';
import { inviteAssignments } from '../assignments/inviteAssignments.ts';
import { checkAudience, peopleInAudience } from '../campaigns/campaignAccess.ts';
import { createCampaignKey } from '../keys/campaignKeys.ts';
import { addSurveyTargets } from './addSurveyTargets.ts';
import { lockOwnSurvey } from './surveyAccess.ts';

/**
 * Launches a draft, all or nothing: freezes its targets and questions, creates its key, nominates managers and direct
 * reports, and queues the invitations. Throws `status_change`, `campaign_past`, `campaign_empty`, `questions_missing`,
 * `invalid`.
 */
export async function launchSurveyCampaign(deps: Deps, caller: Caller, campaignId: number): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    const campaign = await lockOwnSurvey(tx, caller, campaignId);
    const audience = await cycleAudiences.of(tx, { accountId: campaign.account_id, campaignId });
    await checkAudience(tx, caller, campaign.audience, audience);
    const people = withAddress(await peopleInAudience(tx, campaign, audience));
    const day = await readAccountDay(deps, tx, campaign.account_id);
    checkSurveyLaunch(campaign, people.length, day);
    checkRaterBounds(campaign.relationships, campaign);

    await addForms(tx, campaign);
    await createCampaignKey(deps, tx, { kind: 'cycle', id: campaignId });
    await changeSurveyCampaign(tx, campaignId, { status: 'open', launched_on: day }, now);
    const { targets, approved } = await addSurveyTargets(tx, caller, campaign, people);
    await inviteAssignments(deps, tx, approved);
    await recordAudit(tx, caller, {
      action: 'launch',
      resource: 'survey_campaigns',
      id: campaignId,
      before: { status: 'draft' },
      after: { status: 'open', targets },
      now,
    });
  });
  await deps.jobs.wake('send-mails');
}

async function addForms(tx: Tx, campaign: SurveyCampaign): Promise<void> {
  const kinds = campaign.relationships.length > 0 ? (['s', 'r'] as const) : (['s'] as const);
  const own = await freezeSupplementals(tx, campaign.account_id, campaign.supplemental_ids);
  for (const kind of kinds) {
    const questions = await listMetricQuestions(tx, kind);
    if (questions.length === 0) throw new Refusal('questions_missing');
    await addAssessmentForm(tx, campaign, kind, { question_ids: questions.map(({ id }) => id), ...own });
  }
}
