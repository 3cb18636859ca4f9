import { checkSurveyClose } from '../../../domain/surveys/surveyStatus.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { type Audience, listChosenPeople, withAddress } from '../../store/campaigns/audienceMembers.ts';
import { cycleAudiences } from '../../store/campaigns/audienceTargets.ts';
import { changeSurveyCampaign } from '../../store/surveys/campaigns.ts';
import { inviteAssignments } from '../assignments/inviteAssignments.ts';
import { checkAudience } from '../campaigns/campaignAccess.ts';
import { cancelAfterChange } from '../campaigns/opening/scheduleOpening.ts';
import { addSurveyTargets } from './addSurveyTargets.ts';
import { lockOwnSurvey } from './surveyAccess.ts';

/**
 * Adds teams and people to the audience of a campaign. In an open campaign, they become targets and are invited
 * immediately. Returns the number of new targets. Throws `campaign_closed`, `invalid`, `forbidden`.
 */
export async function addToSurveyAudience(
  deps: Deps,
  caller: Caller,
  campaignId: number,
  added: Audience,
): Promise<number> {
  const now = deps.clock.now();
  const targets = await deps.database.as(caller.scope, async (tx) => {
    const campaign = await lockOwnSurvey(tx, caller, campaignId);
    if (campaign.status !== 'draft') checkSurveyClose(campaign.status);
    await checkAudience(tx, caller, 'chosen', added);
    await cycleAudiences.add(tx, { accountId: campaign.account_id, campaignId }, added);
    await changeSurveyCampaign(tx, campaignId, {}, now);
    await cancelAfterChange(deps, tx, caller, { kind: 'survey', campaign, changedFields: ['audience'] });
    const people =
      campaign.status === 'open' ? withAddress(await listChosenPeople(tx, campaign.account_id, added)) : [];
    const { targets, approved } = await addSurveyTargets(tx, caller, campaign, people);
    await inviteAssignments(deps, tx, approved);
    const after = { ...added, targets };
    await recordAudit(tx, caller, {
      action: 'add_targets',
      resource: 'survey_campaigns',
      id: campaignId,
      after,
      now,
    });
    return targets;
  });
  if (targets > 0) await deps.jobs.wake('send-mails');
  return targets;
}
