import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { type Audience, listChosenPeople } from '../../store/campaigns/audienceMembers.ts';
import { benchmarkAudiences } from '../../store/campaigns/audienceTargets.ts';
import { changeCampaign } from '../../store/campaigns/campaigns.ts';
import { checkAudience, lockOwnCampaign } from './campaignAccess.ts';
import { checkRunsForPerson } from './checkRunsForPerson.ts';
import { inviteParticipants } from './inviteParticipants.ts';
import { cancelAfterChange } from './opening/scheduleOpening.ts';

/**
 * Adds teams and people to a campaign. An open campaign invites them immediately, with their current attributes. Returns whether a
 * scheduled opening was canceled.
 */
export async function addToAudience(
  deps: Deps,
  caller: Caller,
  campaignId: number,
  added: Audience,
): Promise<boolean> {
  const { invited, isScheduleCanceled } = await deps.database.as(caller.scope, async (tx) => {
    const campaign = await lockOwnCampaign(tx, caller, campaignId);
    if (campaign.status !== 'draft') await checkRunsForPerson(deps, tx, campaign, null);
    await checkAudience(tx, caller, 'chosen', added);
    await benchmarkAudiences.add(tx, { accountId: campaign.account_id, campaignId }, added);
    const now = deps.clock.now();
    // Sets `updated_at`, so that saving an edit based on the old audience is a conflict.
    await changeCampaign(tx, campaignId, {}, now);
    const isScheduleCanceled = await cancelAfterChange(deps, tx, caller, {
      kind: 'benchmark',
      campaign,
      changedFields: ['audience'],
    });
    await recordAudit(tx, caller, {
      action: 'assign',
      resource: 'benchmark_campaigns',
      id: campaignId,
      after: { ...added },
      now,
    });
    if (campaign.status === 'draft') return { invited: 0, isScheduleCanceled };
    const people = await listChosenPeople(tx, campaign.account_id, added);
    return { invited: await inviteParticipants(deps, tx, campaign, people), isScheduleCanceled };
  });
  if (invited > 0) await deps.jobs.wake('send-mails');
  return isScheduleCanceled;
}
