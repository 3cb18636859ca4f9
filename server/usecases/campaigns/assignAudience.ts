import { checkAcceptsAnswers } from '../../../domain/campaigns/benchmarkStatus.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../../kernel/audit.ts';
import type { Caller } from '../../kernel/caller.ts';
import { type Audience, chosenPeople } from '../../store/campaigns/audienceMembers.ts';
import { benchmarkAudiences } from '../../store/campaigns/audienceTargets.ts';
import { changeCampaign } from '../../store/campaigns/campaigns.ts';
import { checkAudience, lockOwnCampaign } from './campaignAccess.ts';
import { inviteParticipants } from './inviteParticipants.ts';

/** Adds teams and people to a campaign; an open one invites them at once, with their attributes of today. */
export async function assignAudience(
  deps: Deps,
  caller: Caller,
  campaignId: number,
  added: Audience,
): Promise<void> {
  const invited = await deps.database.as(caller.scope, async (tx) => {
    const campaign = await lockOwnCampaign(tx, caller, campaignId);
    if (campaign.status !== 'draft') checkAcceptsAnswers(campaign.status);
    await checkAudience(tx, caller, 'chosen', added);
    await benchmarkAudiences.add(tx, { accountId: campaign.account_id, campaignId }, added);
    const now = deps.clock.now();
    // Whoever has the campaign open with the audience before would write over it.
    await changeCampaign(tx, campaignId, {}, now);
    await recordAudit(tx, caller, {
      action: 'assign',
      resource: 'benchmark_campaigns',
      id: campaignId,
      after: { ...added },
      now,
    });
    if (campaign.status === 'draft') return 0;
    return inviteParticipants(deps, tx, campaign, await chosenPeople(tx, campaign.account_id, added));
  });
  if (invited > 0) await deps.jobs.wake('send-mails');
}
