import { Refusal } from '../../../domain/refusal.ts';
import { checkRaterBounds } from '../../../domain/surveys/raterBounds.ts';
import { checkSurveyLaunch } from '../../../domain/surveys/surveyStatus.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { withAddress } from '../../store/campaigns/audienceMembers.ts';
import { cycleAudiences } from '../../store/campaigns/audienceTargets.ts';
import type { Tx } from '../../store/database.ts';
import {
  addAssessmentForm,
  changeSurveyCampaign,
  type SurveyCampaign,
} from '../../store/surveys/campaigns.ts';
import { readAccountDay } from '../accounts/readAccountDay.ts';
import { inviteAssignments } from '../assignments/inviteAssignments.ts';
import { checkAudience, peopleInAudience } from '../campaigns/campaignAccess.ts';
import { unscheduledFields } from '../campaigns/opening/openingKinds.ts';
import { createCampaignKey } from '../keys/campaignKeys.ts';
import { addSurveyTargets } from './addSurveyTargets.ts';
import { planAssessmentForm } from './planAssessmentForm.ts';
import { lockOwnSurvey } from './surveyAccess.ts';

/** Launches a draft, all or nothing, as `launchLockedSurvey` does. Also throws `not_found`, `forbidden`. */
export async function launchSurveyCampaign(deps: Deps, caller: Caller, campaignId: number): Promise<void> {
  await deps.database.as(caller.scope, async (tx) => {
    await launchLockedSurvey(deps, tx, caller, await lockOwnSurvey(tx, caller, campaignId));
  });
  await deps.jobs.wake('send-mails');
}

/**
 * Launches a draft in the given transaction: freezes its targets and questions, creates its key, nominates managers and direct
 * reports, and queues the invitations. Throws `status_change`, `campaign_past`, `campaign_empty`, `questions_missing`, `invalid`.
 */
export async function launchLockedSurvey(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  campaign: SurveyCampaign,
): Promise<void> {
  const now = deps.clock.now();
  const { id, account_id } = campaign;
  const audience = await cycleAudiences.of(tx, { accountId: account_id, campaignId: id });
  await checkAudience(tx, caller, campaign.audience, audience);
  const people = withAddress(await peopleInAudience(tx, campaign, audience));
  const day = await readAccountDay(deps, tx, account_id);
  checkSurveyLaunch(campaign, people.length, day);
  checkRaterBounds(campaign.relationships, campaign);

  await addForms(tx, campaign);
  await createCampaignKey(deps, tx, { kind: 'cycle', id });
  const opened = { status: 'open', launched_on: day, ...unscheduledFields, opening_problem: null } as const;
  await changeSurveyCampaign(tx, id, opened, now);
  const { targets, approved } = await addSurveyTargets(tx, caller, campaign, people);
  await inviteAssignments(deps, tx, approved);
  await recordAudit(tx, caller, {
    action: 'launch',
    resource: 'survey_campaigns',
    id,
    before: { status: 'draft' },
    after: { status: 'open', targets },
    now,
  });
}

async function addForms(tx: Tx, campaign: SurveyCampaign): Promise<void> {
  const kinds = campaign.relationships.length > 0 ? (['s', 'r'] as const) : (['s'] as const);
  for (const kind of kinds) {
    const form = await planAssessmentForm(tx, campaign, kind);
    if (form.question_ids.length === 0) throw new Refusal('questions_missing');
    await addAssessmentForm(tx, campaign, kind, form);
  }
}
