import { checkSurveyClose } from '../../../domain/surveys/status.ts';
import type { Deps } from '../../deps.ts';
import { type Audience, chosenPeople } from '../../store/audience.ts';
import { cycleAudiences } from '../../store/audiences.ts';
import { changeSurveyCampaign } from '../../store/surveys/campaigns.ts';
import type { Asker } from '../asker.ts';
import { inviteAssignments } from '../assignments/inviteAssignments.ts';
import { checkReach } from '../campaignReach.ts';
import { noteSurvey } from './note.ts';
import { takeSurvey } from './reach.ts';
import { targetPeople } from './targetPeople.ts';

/**
 * Adds teams and people to those a campaign is about. In an open one they are targets at once, and invited. Answers
 * how many targets are new. Throws `campaign_closed`, `invalid`, `forbidden`.
 */
export async function addToSurvey(
  deps: Deps,
  asker: Asker,
  campaignId: number,
  added: Audience,
): Promise<number> {
  const now = deps.clock.now();
  const targets = await deps.database.as(asker.scope, async (tx) => {
    const campaign = await takeSurvey(tx, asker, campaignId);
    if (campaign.status !== 'draft') checkSurveyClose(campaign.status);
    await checkReach(tx, asker, 'chosen', added);
    await cycleAudiences.add(tx, { accountId: campaign.account_id, campaignId }, added);
    await changeSurveyCampaign(tx, campaignId, {}, now);
    const people = campaign.status === 'open' ? await chosenPeople(tx, campaign.account_id, added) : [];
    const { targets, approved } = await targetPeople(tx, asker, campaign, people);
    await inviteAssignments(deps, tx, approved);
    const after = { ...added, targets };
    await noteSurvey(tx, asker, { action: 'add_targets', campaignId, after, now });
    return targets;
  });
  if (targets > 0) await deps.jobs.wake('send-mails');
  return targets;
}
